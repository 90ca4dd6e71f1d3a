import { beforeEach, describe, expect, it, vi } from "vitest";

const still = vi.hoisted(() => ({ now: false }));
vi.mock("../src/lib/prefs.svelte", async (original) => ({ ...(await original<object>()), reducedMotion: () => still.now }));
const { LONGEST_MS, moving, run, skipMotion, STEP_MS, travel } = await import("../src/lib/board/motion");

function piece() {
  const element = document.createElement("div");
  const begun: { frames: Keyframe[]; timing: KeyframeAnimationOptions; finish: () => void }[] = [];
  element.animate = ((frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    let finish = () => {};
    const finished = new Promise<void>((done) => (finish = done));
    begun.push({ frames, timing, finish });
    return { finished, finish };
  }) as unknown as typeof element.animate;
  return { element, begun };
}
const path = (legs: number) => Array.from({ length: legs + 1 }, (_, i) => ({ x: i * 10, y: 0 }));

describe("pieces on their way", () => {
  beforeEach(() => (still.now = false));
  it("move by transform alone, step by step, and hop where they walk", () => {
    const { element, begun } = piece();
    expect(travel(element, path(2), 100, STEP_MS, 12)).toBe(100 + 2 * STEP_MS);
    expect(begun[0]!.frames.map((frame) => [frame.transform, frame.offset])).toEqual([
      ["translate(0.0px, 0.0px)", 0],
      ["translate(5.0px, -12.0px)", 0.25],
      ["translate(10.0px, 0.0px)", 0.5],
      ["translate(15.0px, -12.0px)", 0.75],
      ["translate(20.0px, 0.0px)", 1],
    ]);
    for (const frame of begun[0]!.frames) expect(Object.keys(frame).sort()).toEqual(["offset", "transform"]);
    skipMotion();
  });
  it("never keep anybody waiting longer than that", () => {
    const { element } = piece();
    expect(travel(element, path(30))).toBe(LONGEST_MS);
    skipMotion();
  });
  it("end at a tap", async () => {
    const { element, begun } = piece();
    const ended = run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 500 });
    expect(moving()).toBe(true);
    expect(begun).toHaveLength(1);
    skipMotion();
    expect(moving()).toBe(false);
    await ended;
  });
  it("stand where they are for those who asked for stillness", async () => {
    still.now = true;
    const { element, begun } = piece();
    expect(travel(element, path(3), 40)).toBe(40);
    await run(element, [{ opacity: 0 }], { duration: 500 });
    expect(begun).toHaveLength(0);
    expect(moving()).toBe(false);
  });
});
