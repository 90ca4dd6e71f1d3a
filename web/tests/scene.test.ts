import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

const motion = vi.hoisted(() => ({ moving: false }));
vi.mock("../src/lib/board/motion", async (original) => ({ ...(await original<object>()), moving: () => motion.moving }));
const { default: Scene } = await import("../src/lib/board/Scene.svelte");

const still = createRawSnippet(() => ({ render: () => '<g><rect class="wall"></rect><rect class="lit"></rect></g>' }));

describe("a tap on a board", () => {
  afterEach(() => (motion.moving = false));
  it("on what cannot be chosen is answered; on what is lit, or to skip what moves, it is not", async () => {
    const miss = vi.fn();
    const { container } = render(Scene, { width: 100, height: 100, label: "Castle", still, miss });
    const [scene, wall, lit] = ["[data-board]", ".wall", ".lit"].map((name) => container.querySelector(name)!);
    const tap = async (part: Element) => {
      await fireEvent.pointerDown(part);
      await fireEvent.click(part);
    };
    await tap(lit!);
    expect(miss).not.toHaveBeenCalled();
    motion.moving = true;
    await tap(wall!);
    expect(miss).not.toHaveBeenCalled();
    motion.moving = false;
    await tap(wall!);
    expect(miss).toHaveBeenCalledOnce();
    expect(scene!.classList).toContain("missed");
  });
});
