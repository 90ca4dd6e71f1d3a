import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Board from "../src/games/gallery/GalleryBoard.svelte";
import { planOf } from "../src/games/gallery/geometry";
import { follow, freshPieces, key, reconcile } from "../src/games/gallery/pieces";
import { targetsOf } from "../src/games/gallery/targets";
import type { GalleryBoard, GalleryPosition, Place } from "../src/games/gallery/types";
import * as words from "../src/games/gallery/words";
import { spoken, told } from "./lang";

const { galleryTable } = words;

import type { Event } from "../src/lib/protocol/types";
import type { View } from "../src/lib/protocol/view";

const board = (spaces = 36, exit = 0, doors = [3, 8, 11]): GalleryBoard => ({
  name: "Castle", spaces, exit, steps: [10, 9, 8], clocks: [{ time: "11:45", speed: 3 }],
  chambers: doors.map((doorway, i) => ({ name: ["Library", "Map Room", "Chapel"][i % 3]! + (i > 2 ? ` ${i}` : ""), slug: ["library", "map-room", "chapel"][i % 3]! + (i > 2 ? `-${i}` : ""), doorway, arms: i === 1 ? -3 : 0 })),
}); // prettier-ignore
const at = (number: number): Place => ({ at: "gallery", number });
const chamber = (number: number): Place => ({ at: "chamber", number });
const step = (number: number): Place => ({ at: "step", number });
const position = (guests: Place[][], extra: Partial<GalleryPosition> = {}): GalleryPosition => ({
  board: board(), phase: "moving", turn: 0, die: 4, phantom: at(20), guests, colours: ["red", "blue"], scores: [10, 10], ...extra,
}); // prettier-ignore
const view = (p: GalleryPosition, actions: [string, string][] = []): View<GalleryPosition> => ({
  game: "hidden-castle", seat: 0, players: 2, actor: 0, moves: 1, actions: actions.map(([text, says]) => ({ text, message: told(says) })),
  scores: [10, 10], winners: [], marks: {}, position: p,
}); // prettier-ignore
const event = (kind: string, data: Record<string, unknown>): Event => ({ kind, data, message: told("") });

describe("the plan of a board", () => {
  it.each([
    [16, 0, [2, 9]],
    [36, 0, [3, 8, 11, 15, 20, 23, 27, 30, 34]],
    [36, 5, [0, 2, 35]],
    [41, 40, [7]],
    [80, 13, Array.from({ length: 24 }, (_, i) => i * 3)],
  ])("of %i spaces: everything lies on it, and spaces are evenly apart", (spaces, exit, doors) => {
    for (const upright of [false, true]) {
      const plan = planOf(board(spaces, exit, doors), upright);
      expect(upright ? plan.height > plan.width : plan.width > plan.height).toBe(true);
      for (let space = 0; space < spaces; space++) {
        const [a, b] = [plan.gallery(space), plan.gallery((space + 1) % spaces)];
        const gap = Math.hypot(a.x - b.x, a.y - b.y);
        expect(gap).toBeGreaterThan(45);
        expect(gap).toBeLessThan(61);
      }
      const points = [...plan.rooms.flatMap((room) => [room.stand, room.things, room.label]), plan.door, ...[0, 1, 2].map((i) => plan.place(step(i), 0))];
      for (const p of [...points, ...Array.from({ length: 16 }, (_, i) => plan.place({ at: "box", number: 0 }, i))]) {
        expect(p.x).toBeGreaterThan(0);
        expect(p.x).toBeLessThan(plan.width);
        expect(p.y).toBeGreaterThan(0);
        expect(p.y).toBeLessThan(plan.height);
      }
    }
  });
});

describe("pieces", () => {
  it("keep their identity when nothing is told", () => {
    const old = freshPieces(position([[at(1), at(4), at(9)], [at(2)]]));
    const next = reconcile(old, position([[at(1), at(8), at(9)], [at(2)]]));
    expect(next.map((piece) => [piece.id, key(piece.place)])).toEqual([
      ["0.0", "gallery 1"],
      ["0.1", "gallery 8"],
      ["0.2", "gallery 9"],
      ["1.0", "gallery 2"],
    ]);
  });
  it("walk space by space, over the end of the loop too", () => {
    const old = freshPieces(position([[at(34)], [at(2)]]));
    const { ways } = follow(old, [event("walked", { seat: 0, origin: "34", space: 2, number: 4 })], view(position([[at(2)], [at(2)]])));
    expect(ways[0]!.places.map(key)).toEqual([34, 35, 0, 1, 2].map((n) => `gallery ${n}`));
  });
  it("leave a chamber by its doorway and enter another; the one inside is booted", () => {
    const old = freshPieces(position([[chamber(0)], [chamber(1)]]));
    const events = [
      event("entered", { seat: 0, origin: "library", chamber: "Map Room", number: 4 }),
      event("booted", { seat: 1, chamber: "Map Room", space: 8, by: 0 }),
    ];
    const { pieces, ways } = follow(old, events, view(position([[chamber(1)], [at(8)]])));
    expect(ways[0]!.places.map(key)).toEqual(["chamber 0", "gallery 3", "gallery 4", "gallery 5", "gallery 6", "gallery 7", "gallery 8", "chamber 1"]);
    expect(pieces.map((piece) => key(piece.place))).toEqual(["chamber 1", "gallery 8"]);
  });
  it("are taken to their step when the Phantom reaches them, not before", () => {
    const old = freshPieces(position([[at(1)], [at(2), at(2)]]));
    const events = [
      event("rolled", { seat: 0, number: 0 }),
      event("phantom", { seat: 0, origin: "step 8", spaces: 4 }),
      event("captured", { seat: 0, space: 1, step: 10, guests: 1 }),
      event("captured", { seat: 1, space: 2, step: 9, guests: 2 }),
    ];
    const { ways, rolled } = follow(old, events, view(position([[step(0)], [step(1), step(1)]], { phantom: at(3) })));
    expect(rolled).toBe(0);
    expect(ways.find((way) => way.id === "phantom")!.places.map(key)).toEqual(["step 2", "gallery 0", "gallery 1", "gallery 2", "gallery 3"]);
    const starts = Object.fromEntries(ways.map((way) => [way.id, way.start]));
    expect(starts["0.0"]! - starts.phantom!).toBe(2);
    expect(starts["1.0"]! - starts.phantom!).toBe(3);
    expect(starts["1.1"]).toBe(starts["1.0"]);
  });
});

describe("choices", () => {
  it("are found on the board by the aim that the view tells", () => {
    const seen = view(position([[at(3)], [at(2)]]), [["walk 3", "from space 3 to space 7"], ["place 7", ""], ["stay", ""]]);
    seen.actions[0]!.aim = { from: at(3), to: at(7) };
    seen.actions[1]!.aim = { from: null, to: at(7) };
    seen.actions[2]!.aim = null;
    expect(targetsOf(seen)).toEqual([
      { action: "walk 3", from: at(3), to: at(7) },
      { action: "place 7", from: null, to: at(7) },
    ]);
  });
});

it("the board is told in words, in both languages", () => {
  const table = galleryTable(null as never, "+", undefined);
  const p = position([[at(3), at(3)], [chamber(1)]], { clock: 0 });
  const en = spoken(table.describe)(view(p) as unknown as View, { lang: "en", names: ["Rosa", "Tom"] });
  expect(en.slice(0, 5)).toEqual(["The Phantom: space 20.", "The clock shows 11:45.", "The die shows 4.", "Rosa: space 3 (2).", "Tom: the Map Room."]);
  const nl = spoken(table.describe)(view(p) as unknown as View, { lang: "nl", names: ["Rosa", "Tom"] });
  expect(nl[4]).toBe("Tom: de kaartenkamer.");
});

it("names of rooms lie on no rug, where the boards of the box are drawn on a desk", () => {
  for (const doors of [[3, 8, 11, 15, 20, 23, 27, 30, 34], [3, 5, 9, 12, 16, 18, 22, 25, 28, 32, 34]])
    for (const { label, stand, turn } of planOf(board(36, 0, doors), false).rooms)
      if (!turn && Math.abs(label.x - stand.x) < 60) expect(Math.abs(label.y - (stand.y + 16))).toBeGreaterThan(22);
});

describe("with several guests that may walk", () => {
  const walks = (...ways: [string, Place, Place][]) => {
    const seen = view(position([[at(3), at(5)], [chamber(1)]]), ways.map(([text]) => [text, text]));
    seen.actions.forEach((action, i) => (action.aim = { from: ways[i]![1], to: ways[i]![2] }));
    return seen;
  };
  function show(seen: View<GalleryPosition>) {
    const choose = vi.fn();
    const props = { view: seen, latest: { n: 0, events: [], undone: false }, speak: { lang: "en", names: ["Rosa", "Tom"] }, choose, point: vi.fn(), upright: false } as never;
    const { container: target } = render(Board, props);
    const tap = (label: string) => {
      const found = [...target.querySelectorAll<SVGElement>("[data-choice]")].filter((one) => one.getAttribute("aria-label") === label);
      expect(found.length, label).toBeGreaterThan(0);
      found.at(-1)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
    };
    return { choose, tap, labels: () => [...target.querySelectorAll("[data-choice]")].map((one) => one.getAttribute("aria-label")), stops: () => target.querySelectorAll("[data-choice][tabindex='0']").length };
  }
  it("all places they can go to are lit, and a tap on one chooses; the keyboard stops once", () => {
    const { choose, labels, tap, stops } = show(walks(["walk 3", at(3), at(7)], ["walk 5", at(5), at(9)], ["enter chapel from 5", at(5), chamber(2)]));
    expect(labels().sort()).toEqual(["enter chapel from 5", "space 5", "walk 3", "walk 3", "walk 5"]);
    expect(stops()).toBe(1);
    tap("enter chapel from 5");
    expect(choose).toHaveBeenCalledWith("enter chapel from 5");
  });
  it("a place that two can go to asks which of them", () => {
    const { choose, labels, tap, stops } = show(walks(["walk 3", at(3), at(7)], ["enter map-room from 3", at(3), chamber(1)], ["enter map-room from 5", at(5), chamber(1)]));
    tap("the Map Room");
    expect(choose).not.toHaveBeenCalled();
    expect(labels()).toContain("enter map-room from 3");
    expect(stops()).toBe(1); // the keyboard is not shut out
    tap("enter map-room from 5");
    expect(choose).toHaveBeenCalledWith("enter map-room from 5");
  });
});
