import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { aimOf, forecast, litBy } from "./choices";
import { planOf, SQUARES } from "./layout";
import RoomsBoard from "./RoomsBoard.svelte";
import type { RoomsPosition } from "./types";
import { spoken, told } from "../../../tests/lang";
import * as words from "./words";

const inWords = spoken(words.describe);
const tileName = spoken(words.tileName);
import type { View } from "../../lib/protocol/view";

const tile = (text: string) => ({ text, colour: text.split("-")[0]!, number: Number(text.split("-")[1]) });
const position = (extra: Partial<RoomsPosition> = {}): RoomsPosition => ({
  phase: "act", match: "game", chosen: null, wins: 1, wins_needed: 2, losses: 1, losses_allowed: 3, star: true, turns: 5, turn_limit: 200, moves_left: 2,
  start: "f6", exit: "a1", stage: { number: 3, name: "The Wheel", flavour: "It rolls.", named: true, route: ["c2", "d2", "e2", "e3"] },
  child: "f5", monster: { square: "d2", facing: "right", sight: ["d1", "e2", "d3"], sees_child: false, on_route: true, coming: ["e2", "e3"] },
  tiles: { f6: tile("red-1"), f5: tile("red-4") }, searching: null, offer: [], memory: [{ ...tile("blue-5"), fits: true }, { ...tile("green-2"), fits: false }],
  memory_size: 5, discard: tile("yellow-3"), pile: [tile("red-2"), tile("red-3")], ...extra,
}); // prettier-ignore
const ACTIONS: [string, string][] = [
  ["move f6", "step down to f6 onto red-1"],
  ["search e5", "look left to e5 with a tile of the pile: 1 of 2 fit"],
  ["search e5 blue-5", "lay blue-5 left to e5, and step on it; then the monster goes to e2 and then turns down"],
  ["search f4", "look up to f4 with a tile of the pile: 1 of 2 fit"],
  ["done", "end your turn; then the monster goes to e2 and then goes to e3; the stage is lost"],
];
const GOES = ["e2", "e3"].map((square) => ({ id: "forecast-goes", args: { square } }));
const TWICE = { id: "forecast-twice", args: { first: GOES[0]!, second: GOES[1]! } };
const DONE = { id: "action-done", args: { forecast: { id: "forecast-lost", args: { forecast: TWICE } } }, of: "hidden-rooms" };
const view = (p: RoomsPosition, actions = ACTIONS): View =>
  ({ game: "hidden-rooms", seat: 0, players: 1, actor: 0, moves: 9, actions: actions.map(([text, says]) => ({ text, message: text === "done" ? DONE : told(says) })), scores: [1], winners: [], marks: {}, position: p }) as unknown as View;
const nl = { lang: "nl" as const, names: ["Rosa"] };
const en = { lang: "en" as const, names: ["Rosa"] };

describe("what glows", () => {
  const aims = ACTIONS.map(([text]) => aimOf({ text }, position()));
  it("squares to step on or to search, the child to stay; one tap where there is one way only", () => {
    const lit = litBy(aims, { square: null, source: null });
    expect(Object.fromEntries(lit.squares)).toEqual({ f6: "move f6", e5: null, f4: "search f4", f5: "done" });
    expect(Object.fromEntries(lit.sources)).toEqual({ pile: null, "blue-5": null });
  });
  it("a square first, then where its tile comes from", () => {
    const lit = litBy(aims, { square: "e5", source: null });
    expect(Object.fromEntries(lit.sources)).toEqual({ pile: "search e5", "blue-5": "search e5 blue-5" });
  });
  it("a tile first, then its square", () => {
    const lit = litBy(aims, { square: null, source: "blue-5" });
    expect(Object.fromEntries(lit.squares)).toEqual({ e5: "search e5 blue-5" });
    expect(Object.fromEntries(litBy(aims, { square: null, source: "pile" }).squares)).toEqual({ e5: "search e5", f4: "search f4" });
  });
  it("the two tiles to begin with", () => {
    const lit = litBy(["lay red-4", "lay blue-1"].map((text) => aimOf({ text }, position())), { square: null, source: null });
    expect(Object.fromEntries(lit.sources)).toEqual({ "red-4": "lay red-4", "blue-1": "lay blue-1" });
  });
  it("what the monster will do is told with the action", () => {
    expect(forecast(DONE)).toEqual(["e2", "e3"]);
    expect(forecast({ id: "action-move", args: { square: "f6" } })).toEqual([]);
  });
});

describe("the plan", () => {
  it.each([true, false])("has room for everything (upright: %s)", (upright) => {
    const plan = planOf(5, upright);
    for (const p of [...plan.memory, plan.pile, plan.aside, ...plan.offer, ...SQUARES.map((name) => plan.square(name))]) {
      expect(p.x - plan.slot / 2).toBeGreaterThanOrEqual(0);
      expect(p.x + plan.slot / 2).toBeLessThanOrEqual(plan.width);
      expect(p.y + plan.slot / 2).toBeLessThanOrEqual(plan.height);
    }
    const slots = [...plan.memory, plan.pile, plan.aside];
    slots.forEach((a, i) => slots.slice(i + 1).forEach((b) => expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(plan.slot)));
    expect(SQUARES).toHaveLength(36);
    expect(plan.square("b1").x - plan.square("a1").x).toBe(100);
    expect(plan.square("a2").y - plan.square("a1").y).toBe(100);
  });
  it("squares and tiles are big enough for a finger on a phone", () => {
    const plan = planOf(5, true);
    const scale = Math.min(374 / plan.width, 450 / plan.height);
    expect(100 * scale).toBeGreaterThanOrEqual(44);
    expect(plan.slot * scale).toBeGreaterThanOrEqual(44);
  });
});

describe("words", () => {
  it("say tiles by name", () => expect(tileName("green-6", "nl")).toBe("groene 6"));
  it("tell the board", () => {
    const lines = inWords(view(position()), en);
    expect(lines).toContain("The child is on f5, on red 4, with the star. The exit is a1.");
    expect(lines).toContain("The monster is on d2 and looks right.");
    expect(lines).toContain("Memory: blue 5 (fits), green 2.");
    expect(inWords(view(position({ child: null, monster: null, tiles: {} })), nl).join(" ")).toContain("Kamers: geen.");
  });
});

describe("the board", () => {
  const latest = { n: 1, events: [], undone: false };
  it("searches with a tile of the memory: the square, then the tile", async () => {
    const choose = vi.fn();
    const { container } = render(RoomsBoard, { view: view(position()), latest, speak: en, choose, upright: true });
    const click = async (found: string) => {
      container.querySelector(found)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await Promise.resolve();
    };
    await click("[data-square=e5]");
    expect(choose).not.toHaveBeenCalled();
    await click("[data-kept=blue-5]");
    expect(choose).toHaveBeenCalledWith("search e5 blue-5");
    await click("[data-square=f6]");
    expect(choose).toHaveBeenLastCalledWith("move f6");
  });
  it("shows what the monster does after the choice that is pointed at", () => {
    const { container } = render(RoomsBoard, { view: view(position()), latest, speak: en, choose: vi.fn(), pointed: "done", upright: false });
    expect(container.querySelectorAll(".threat")).toHaveLength(2);
  });
  it("shines the child's lantern on squares nobody knows, never on the colour of a room", () => {
    const { container } = render(RoomsBoard, { view: view(position()), latest, speak: en, upright: false });
    const floor = container.querySelector("[fill='url(#hr-lantern)']")!.getAttribute("d")!;
    const corner = (name: string) => planOf(5, false).square(name);
    const shone = (name: string) => floor.includes(`M${corner(name).x - 50} ${corner(name).y - 50}h`);
    expect(["e5", "a1", "f5", "f6"].map(shone)).toEqual([true, true, false, false]);
  });
  it("draws every stage, also before one is named", () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const { container, unmount } = render(RoomsBoard, { view: view(position({ stage: { ...position().stage, number } }), []), latest, speak: en, upright: false });
      expect(container.querySelector("[data-mover='monster']")).not.toBeNull();
      expect(container.querySelectorAll("[data-choice]")).toHaveLength(0);
      unmount();
    }
    const early = position({ child: null, monster: null, tiles: {}, memory: [], offer: [tile("red-4"), tile("blue-1")], phase: "lay", stage: { ...position().stage, named: false } });
    const { container } = render(RoomsBoard, { view: view(early, [["lay red-4", ""], ["lay blue-1", ""]]), latest, speak: nl, choose: vi.fn(), upright: false }); // prettier-ignore
    expect(container.querySelectorAll("[data-choice]")).toHaveLength(2);
  });
});
