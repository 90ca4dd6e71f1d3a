/**
 * Pieces travel along the path they really take. A board always stands in its newest position; motion only shows how it
 * came there, so it never blocks anybody: a tap ends it at once, and reduced motion leaves it out.
 * Only transform (of movers) and opacity are animated: the browser does both without painting anything again.
 */
import { reducedMotion } from "../prefs.svelte";

export interface Point {
  x: number;
  y: number;
}

export const STEP_MS = 190;
export const LONGEST_MS = 1200;
const running = new Set<Animation>();

export const shift = (p: Point): string => `translate(${p.x.toFixed(1)}px, ${p.y.toFixed(1)}px)`;

/** The mover of this name on a board. */
export function mover(root: HTMLElement | undefined, name: string): Element | null {
  return root?.querySelector(`[data-mover="${name}"]`) ?? null;
}

export function travel(element: Element | null | undefined, path: Point[], delay = 0, stepMs = STEP_MS, lift = 0): number {
  const legs = path.length - 1;
  if (!element || legs < 1 || !animates(element)) return delay;
  const length = Math.min(legs * stepMs, Math.max(LONGEST_MS - delay, stepMs));
  const frames: Keyframe[] = [];
  path.forEach((p, i) => {
    frames.push({ transform: shift(p), offset: i / legs });
    const next = path[i + 1];
    if (next && lift) frames.push({ transform: shift({ x: (p.x + next.x) / 2, y: Math.min(p.y, next.y) - lift }), offset: (i + 0.5) / legs });
  });
  void run(element, frames, { duration: length, delay, easing: lift ? "linear" : "ease-in-out" });
  return delay + length;
}

export function animates(element: Element): boolean {
  return !reducedMotion() && "animate" in element;
}

/** Resolves when it has ended, at once where nothing moves. */
export function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<unknown> {
  if (!animates(element)) return Promise.resolve();
  const animation = element.animate(frames, { fill: "backwards", ...timing });
  running.add(animation);
  const gone = () => running.delete(animation);
  return animation.finished.then(gone, gone);
}

/** End everything that still moves, at its goal. */
export function skipMotion(): void {
  for (const animation of running) animation.finish();
  running.clear();
}

export function moving(): boolean {
  return running.size > 0;
}
