/** What all boards share: what can be chosen, and drawings that fit the room there is. */
import { describe, expect, it, vi } from "vitest";
import { planOf as galleryPlan } from "../src/games/gallery/geometry";
import { planOf as roomsPlan } from "../src/games/hidden-rooms/layout";
import { planOf as keysPlan } from "../src/games/keys-to-the-castle/layout";
import { choice } from "../src/lib/board/choice";
import { letters, unitIn } from "../src/lib/board/fit";

function part() {
  const board = document.createElement("div");
  board.dataset.board = "";
  board.tabIndex = -1;
  const node = document.createElementNS("http://www.w3.org/2000/svg", "g");
  board.append(node);
  document.body.append(board);
  return { board, node };
}

describe("something that can be chosen", () => {
  it("listens only while it can be, so that the keyboard does not stop at it", () => {
    const { node } = part();
    const heard = new Set<string>();
    vi.spyOn(node, "addEventListener").mockImplementation((name: string) => void heard.add(name));
    vi.spyOn(node, "removeEventListener").mockImplementation((name: string) => void heard.delete(name));
    const chosen = choice(node, null);
    expect([...heard]).toEqual([]);
    chosen.update({ label: "space 3", act: () => {} });
    expect(heard).toContain("focus");
    expect(node.getAttribute("tabindex")).toBe("0");
    chosen.update(null);
    expect([...heard]).toEqual([]);
    expect(node.hasAttribute("tabindex")).toBe(false);
  });
  it("hands the keyboard's place to the board when it is chosen no more", () => {
    const { board, node } = part();
    const chosen = choice(node, { label: "space 3", act: () => {} });
    node.focus();
    expect(document.activeElement).toBe(node);
    chosen.update({ label: "space 3, again", act: () => {} });
    expect(document.activeElement).toBe(node);
    chosen.update(null);
    expect(document.activeElement).toBe(board);
    chosen.update({ label: "space 3", act: () => {} });
    node.focus();
    chosen.destroy();
    expect(document.activeElement).toBe(board);
  });
});

describe("drawings fit the room there is", () => {
  const gallery = {
    name: "Castle", spaces: 36, exit: 0, steps: [10, 9, 8], clocks: [],
    chambers: [3, 15, 27].map((doorway) => ({ name: "Library", slug: "library", doorway, arms: 0 })),
  }; // prettier-ignore
  it("letters grow where they could not be read, as far as there is room", () => {
    const plan = { width: 1000, height: 500 };
    expect(letters({ wide: 0, high: 0 }, plan, 20, 40)).toBe(20);
    expect(letters({ wide: 1000, high: 1000 }, plan, 20, 40)).toBe(20);
    expect(letters({ wide: 500, high: 500 }, plan, 20, 40)).toBe(28);
    expect(letters({ wide: 200, high: 500 }, plan, 20, 40)).toBe(40);
  });
  it("a small gallery takes the shape of the screen: tall, square or wide", () => {
    for (const [wide, high] of [[376, 442], [346, 346], [346, 300], [346, 262], [484, 376]] as const) {
      const plan = galleryPlan(gallery, wide < high, true, wide / high);
      expect(plan.width / plan.height).toBeCloseTo(wide / high, 1);
      expect(plan.upright).toBe(plan.height > plan.width);
      const usual = Math.max(...[true, false].map((upright) => unitIn({ wide, high }, galleryPlan(gallery, upright))));
      expect(unitIn({ wide, high }, plan)).toBeGreaterThanOrEqual(usual * 0.999);
    } // prettier-ignore
  });
  it("a guest in the gallery stands beside the number of its space", () => {
    for (const small of [true, false]) {
      const plan = galleryPlan(gallery, small);
      for (let space = 0; space < 36; space++) {
        const [f, p] = [plan.tile(space), plan.place({ at: "gallery", number: space }, 0)];
        expect((p.x - f.x) * f.nx + (p.y - f.y) * f.ny).toBeGreaterThan(5);
      }
    }
  });
  it("the hand lies where it leaves the castle larger", () => {
    const sides = ["south", "west", "north", "east"] as const;
    const below = keysPlan(6, 6, [...sides], true, { wide: 376, high: 460 });
    const beside = keysPlan(6, 6, [...sides], true, { wide: 484, high: 376 });
    expect(below.pile.y).toBeGreaterThan(below.castle.y + below.castle.height);
    expect(beside.pile.x).toBeGreaterThan(beside.castle.x + beside.castle.width);
    expect(beside.font * unitIn({ wide: 484, high: 376 }, beside)).toBeGreaterThan(13);
  });
  it("words beside the hidden rooms can be read on a phone on its side", () => {
    const box = { wide: 484, high: 376 };
    const plan = roomsPlan(5, false, true, box);
    expect(plan.font * unitIn(box, plan)).toBeGreaterThan(13);
  });
});
