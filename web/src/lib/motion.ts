/**
 * Pieces travel along the path they really take. A board always stands in its newest position; motion only shows how it
 * came there, so it never blocks anybody: a tap ends it at once, and reduced motion leaves it out.
 */
import { reducedMotion } from "./prefs.svelte";

export interface Point {
  x: number;
  y: number;
}

export const STEP_MS = 190;
export const LONGEST_MS = 1200;
const running = new Set<Animation>();

export function travel(element: Element | null | undefined, path: Point[], delay = 0, stepMs = STEP_MS, lift = 0): number {
  const legs = path.length - 1;
  if (!element || legs < 1) return delay;
  const length = Math.min(legs * stepMs, Math.max(LONGEST_MS - delay, stepMs));
  if (reducedMotion() || !("animate" in element)) return delay;
  const frames: Keyframe[] = [];
  path.forEach((p, i) => {
    frames.push({ transform: `translate(${p.x}px, ${p.y}px)`, offset: i / legs });
    const next = path[i + 1];
    if (next && lift) {
      const y = Math.min(p.y, next.y) - lift;
      frames.push({ transform: `translate(${(p.x + next.x) / 2}px, ${y}px)`, offset: (i + 0.5) / legs });
    }
  });
  run(element, frames, { duration: length, delay, easing: lift ? "linear" : "ease-in-out" });
  return delay + length;
}

export function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (reducedMotion() || !("animate" in element)) return;
  const animation = element.animate(frames, { fill: "backwards", ...timing });
  running.add(animation);
  const gone = () => running.delete(animation);
  animation.finished.then(gone, gone);
}

/** End everything that still moves, at its goal. */
export function skipMotion(): void {
  for (const animation of running) animation.finish();
  running.clear();
}

export function moving(): boolean {
  return running.size > 0;
}
