import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import plain from "../src/games/plain/plain";
import PlainBoard from "../src/games/plain/PlainBoard.svelte";
import { choicesOf, label, shapeOf, valuesOf, wordsOf } from "../src/games/plain/shape";
import { prefs } from "../src/lib/prefs.svelte";
import type { View } from "../src/lib/protocol/view";
import { told } from "./lang";

const position = {
  stairs: 10,
  to_come: null,
  open: true,
  at: [3, 5],
  hands: [{ cards: 4, shown: ["red-1", "blue-2"] }, { cards: 2 }],
  pile: ["red-4", "red-5"],
  deck: [{ text: "red-4", number: 4 }, { text: "red-5", number: 5, good: true }],
  rooms: { a1: { light: true }, b1: { light: false } },
  grid: [[1, 2, 3], [4, 5, 6], [7, 8, 9]],
  monster: { square: "b3", sight: ["b4"], home: { square: "a1" } },
};

describe("the shape of a position", () => {
  const shape = shapeOf({ position, players: 2, seats: { at: "each", hands: "each" } });
  const part = (name: string) => shape.parts.find((one) => one.name === name)!;
  it("tells of each seat in one table", () => {
    expect(shape.seats?.columns).toEqual(["at", "cards", "shown"]);
    expect(shape.seats?.rows.map((row) => row.cells.map((cell) => cell?.value))).toEqual([[3, 4, ["red-1", "blue-2"]], [5, 2, undefined]]);
  });
  it("tells single facts first, and lists among them", () => {
    expect(shape.parts[0]!.facts.map(({ name, cell }) => [name, cell.value])).toEqual([["stairs", 10], ["to_come", null], ["open", true], ["pile", ["red-4", "red-5"]]]);
    expect(shape.parts[0]!.name).toBe("");
  });
  it("makes rows of what is alike, and a grid of rows", () => {
    expect(part("deck").table?.columns).toEqual(["text", "number", "good"]);
    expect(part("deck").table?.rows[0]!.cells[2]).toBeNull();
    expect(part("rooms").table?.rows.map((row) => row.name)).toEqual(["a1", "b1"]);
    expect(part("grid").table?.rows).toHaveLength(3);
    expect(part("grid").table?.columns).toEqual([]);
  });
  it("goes into what is not alike", () => {
    expect(part("monster").facts.map((fact) => fact.name)).toEqual(["square", "sight"]);
    expect(part("monster · home").facts[0]!.cell.value).toBe("a1");
  });
  it("leaves nothing out", () => {
    const leaves = (value: unknown): number =>
      value === null || typeof value !== "object" || (Array.isArray(value) && value.every((one) => typeof one !== "object")) ? 1 : Object.values(value).reduce((sum: number, one) => sum + leaves(one), 0);
    const inTables = 2 - 1 + (9 - 3); // a list of numbers is one fact, but a cell each for seats and in grids
    expect(valuesOf(shape).size).toBe(leaves(position) + inTables);
  });
  it("takes a list for that of the seats only where the game says so", () => {
    expect(shapeOf({ position: { at: [3, 5] }, players: 2 }).seats).toBeNull();
    expect(shapeOf({ position: { at: [3, 5] }, players: 2 }).parts[0]!.facts[0]!.cell.value).toEqual([3, 5]);
    expect(shapeOf({ position: {}, players: 2 })).toEqual({ seats: null, parts: [] });
  });
  it("calls seats by name", () => {
    expect(wordsOf({ path: "x", value: 1, seat: true }, ["Rosa", "Tom"])).toEqual(["Tom"]);
    expect(wordsOf({ path: "x", value: [0, 1], seat: true }, ["Rosa", "Tom"])).toEqual(["Rosa", "Tom"]);
    expect(wordsOf({ path: "x", value: 1 }, ["Rosa", "Tom"])).toEqual(["1"]);
    expect(wordsOf({ path: "x", value: null, seat: true }, ["Rosa", "Tom"])).toEqual([]);
  });
  it("writes names of data as words", () => expect([label("wins_needed"), label("at"), label("")]).toEqual(["Wins needed", "At", ""]));
});

const offer = (text: string, action?: Record<string, unknown>) => ({ text, message: told(`do ${text}`), ...(action ? { action } : {}) });

describe("choices", () => {
  it("stand by kind and by the first thing they name", () => {
    const found = choicesOf([
      offer("done", { kind: "done" }),
      offer("move b3", { kind: "move", square: "b3" }),
      offer("use b3 red-1", { kind: "use", square: "b3", tile: "red-1" }),
      offer("use b3 red-2", { kind: "use", square: "b3", tile: "red-2" }),
      offer("use c3 red-1", { kind: "use", square: "c3", tile: "red-1" }),
    ]);
    expect(found.map(({ kind, rows }) => [kind, rows.map((row) => [row.name, row.choices.map((one) => one.name)])])).toEqual([
      ["done", [["", [""]]]],
      ["move", [["", ["b3"]]]],
      ["use", [["b3", ["red-1", "red-2"]], ["c3", ["red-1"]]]],
    ]);
  });
  it("are only in the list beside the board where a game does not tell them as data", () => {
    expect(choicesOf([offer("done", { kind: "done" }), offer("more")])).toEqual([]);
    const view = { actions: [offer("more")] } as unknown as View;
    expect(plain.folds!(view)).toBe(false);
    expect(plain.group!(view.actions[0]!, view, { names: [] })).toEqual([]);
  });
});

describe("the board", () => {
  const view = (at: number[], actions: unknown[] = [offer("tiptoe", { kind: "tiptoe" }), offer("go 4", { kind: "go", stair: 4 })]) =>
    ({ game: "x", seat: 0, players: 2, actor: 0, moves: 0, actions, scores: at, winners: [], marks: {}, position: { stairs: 10, turn: 1, at }, seats: { at: "each", turn: "number" } }) as unknown as View;
  const props = (n: number, at: number[]) => ({ view: view(at), latest: { n, events: [], undone: false }, speak: { names: ["Rosa", "Tom"] }, upright: false });
  beforeEach(() => prefs.setLang("en"));

  it("offers a button for each choice, with what it does", async () => {
    const choose = vi.fn();
    const point = vi.fn();
    render(PlainBoard, { ...props(1, [0, 3]), choose, point });
    const button = screen.getByRole("button", { name: "4: do go 4" });
    expect(button.textContent).toBe("4");
    await fireEvent.pointerEnter(button);
    await fireEvent.click(button);
    expect(choose.mock.calls).toEqual([["go 4"]]);
    expect(point.mock.calls).toEqual([["go 4"]]);
  });
  it("offers nothing to those who only look on", () => {
    render(PlainBoard, props(1, [0, 3]));
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("row", { name: /Rosa/ }).className).toContain("turn");
  });
  it("marks what the newest events have changed", async () => {
    const { rerender, container } = render(PlainBoard, props(1, [0, 3]));
    expect(container.querySelectorAll(".changed")).toHaveLength(0);
    await rerender(props(2, [0, 4]));
    expect([...container.querySelectorAll(".changed")].map((one) => one.textContent)).toEqual(["4"]);
    await rerender(props(2, [0, 4]));
    expect(container.querySelectorAll(".changed")).toHaveLength(1);
    await rerender(props(3, [0, 4]));
    expect(container.querySelectorAll(".changed")).toHaveLength(0);
  });
  it("has names marked as English, and says so in another language", () => {
    prefs.setLang("nl");
    const { container } = render(PlainBoard, props(1, [0, 3]));
    expect(container.querySelector(".plain")?.getAttribute("lang")).toBe("en");
    expect(container.querySelector(".note")?.getAttribute("lang")).toBe("nl");
    expect(container.querySelector(".note")?.textContent).toContain("Engels");
  });
  it("is told in words", () => {
    expect(plain.describe(view([0, 3]), { names: ["Rosa", "Tom"] })).toEqual(["Rosa: at 0", "Tom: at 3", "Stairs: 10", "Turn: Tom"]);
  });
});
