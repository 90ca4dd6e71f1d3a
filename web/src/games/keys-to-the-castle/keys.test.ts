import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { optionsOf, termOf } from "../../hall/options";
import { prefs } from "../../lib/prefs.svelte";
import type { GameInfo } from "../../lib/protocol/types";
import CharacterPicker from "./CharacterPicker.svelte";
import * as characters from "./characters";
import { aimOf, litBy, spreadHand } from "./choices";
import KeysBoard from "./KeysBoard.svelte";
import { planOf } from "./layout";
import type { KeysPosition, Side, Tile } from "./types";
import { spoken, told } from "../../../tests/lang";
import * as words from "./words";

const { CHARACTERS, charactersOf } = characters;
const { keysTable } = words;
const characterWords = spoken(characters.characterWords);
const characterName = spoken(characters.characterName);
const inWords = spoken(words.describe);
const sayAction = spoken(words.sayAction);
const tileWords = spoken(words.tileWords);
const sayChance = spoken(words.sayChance);
import type { View } from "../../lib/protocol/view";

const door = (name: string, extra: Partial<Tile> = {}): Tile => ({ name, colour: "blue", up: false, kind: null, padlock: false, sawn: false, character: null, ...extra });
const none = { open: 0, barred: 0, "extra-key": 0, "extra-turn": 0 };
const position = (extra: Partial<KeysPosition> = {}): KeysPosition => ({
  board: { name: "The Castle", columns: 5, rows: 8, cards: {}, tiles: none }, phase: "playing", turn: 0, turns: 4, limit: 600, winner: null, flip: null,
  tiles: Array.from({ length: 40 }, (_, i) => door(`${"abcde"[i % 5]!}${Math.floor(i / 5) + 1}`)), passages: [["c3", "d4"]],
  players: [
    { side: "south", goal: "north", at: "b2", entry: "b1", netted: 0, cards: 4, used: [] },
    { side: "north", goal: "south", at: "c7", entry: "c8", netted: 2, cards: 3, used: [] },
  ],
  hand: { "key-blue": 2, passage: 1, net: 1 }, discard: { padlock: 1 }, pile: 40, unseen_cards: {},
  unseen_tiles: { blue: { ...none, open: 4 } }, unused_tiles: {}, ...extra,
}); // prettier-ignore
const view = (p: KeysPosition, actions: string[], says = "server's words"): View =>
  ({ game: "keys-to-the-castle", seat: 0, players: 2, actor: 0, moves: 9, actions: actions.map((text) => ({ text, message: told(says) })), scores: [0, 0], winners: [], marks: {}, position: p }) as unknown as View;
const ACTIONS = ["throw key-blue", "throw passage", "throw net", "play key-blue a1", "play key-blue e8", "play net north", "play passage a1-b2", "play passage b2-c3", "play passage b2-c1"];
const nl = { lang: "nl" as const, names: ["Rosa", "Tom"] };
const en = { lang: "en" as const, names: ["Rosa", "Tom"] };

describe("where an action is aimed", () => {
  const aim = (text: string, p = position()) => aimOf({ text }, p);
  it("at a door, at both ends of a passage, at whoever is caught", () => {
    expect(aim("play key-red c4")).toMatchObject({ card: "key-red", tiles: ["c4"] });
    expect(aim("play passage c3-d4")).toMatchObject({ card: "passage", tiles: ["c3", "d4"] });
    expect(aim("play net north")).toMatchObject({ card: "net", tiles: ["c7"] });
    expect(aim("throw net")).toMatchObject({ card: "net", tiles: [], to: "discard" });
  });
  it("staying is aimed at where one stands, also outside", () => {
    expect(aim("stay")).toMatchObject({ card: null, tiles: ["b2"], to: null });
    const outside = position();
    outside.players[0]!.at = null;
    expect(aim("stay", outside)).toMatchObject({ tiles: [], to: "south" });
    expect(aim("leave")).toMatchObject({ tiles: [], to: "south" });
    expect(aim("decline")).toMatchObject({ tiles: ["b2"] });
  });
});

describe("what glows", () => {
  const aims = ACTIONS.map((text) => aimOf({ text }, position()));
  it("at first the cards, and no door", () => {
    const lit = litBy(aims, { card: null, end: null });
    expect([...lit.cards]).toEqual(["key-blue", "passage", "net"]);
    expect(lit.tiles.size + lit.grounds.size).toBe(0);
  });
  it("then the doors of the card in hand, and the discard pile", () => {
    const lit = litBy(aims, { card: "key-blue", end: null });
    expect(Object.fromEntries(lit.tiles)).toEqual({ a1: "play key-blue a1", e8: "play key-blue e8" });
    expect(lit.grounds.get("discard")).toBe("throw key-blue");
  });
  it("for a passage one end, then those it can lead to", () => {
    expect([...litBy(aims, { card: "passage", end: null }).tiles]).toEqual([["a1", null], ["b2", null], ["c3", null], ["c1", null]]); // prettier-ignore
    const lit = litBy(aims, { card: "passage", end: "b2" });
    expect(Object.fromEntries(lit.tiles)).toEqual({ b2: null, a1: "play passage a1-b2", c3: "play passage b2-c3", c1: "play passage b2-c1" });
    expect([...litBy(aims, { card: "passage", end: "c1" }).tiles.keys()]).toEqual(["c1", "b2"]);
  });
  it("a hand is spread card by card", () => {
    expect(spreadHand({ "key-blue": 2, net: 1 })).toEqual(["key-blue", "key-blue", "net"]);
    expect(spreadHand(null)).toEqual([]);
  });
});

describe("the plan", () => {
  const two: Side[] = ["south", "north"];
  const four: Side[] = ["south", "west", "north", "east"];
  it.each([
    [5, 8, two, false],
    [5, 8, two, true],
    [6, 6, four, false],
    [6, 6, four, true],
  ])("of %i by %i: everything lies on it, and nothing on anything else", (columns, rows, sides, upright) => {
    const plan = planOf(columns, rows, sides, upright);
    const rects = [plan.castle, ...Object.values(plan.strips), ...plan.cards(4), plan.pile, plan.discard, ...(plan.counts ? [plan.counts] : [])];
    for (const r of rects) {
      expect(r.width).toBeGreaterThan(40);
      expect(r.height).toBeGreaterThan(40);
      expect(r.x).toBeGreaterThanOrEqual(0);
      expect(r.y).toBeGreaterThanOrEqual(0);
      expect(r.x + r.width).toBeLessThanOrEqual(plan.width + 0.01);
      expect(r.y + r.height).toBeLessThanOrEqual(plan.height + 0.01);
    }
    rects.forEach((a, i) =>
      rects.slice(i + 1).forEach((b) => {
        const apart = a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01 || a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01;
        expect(apart, JSON.stringify([a, b])).toBe(true);
      }),
    );
    expect(plan.tile("a1").y - plan.tile("a2").y).toBe(100);
    expect(plan.tile("b1").x - plan.tile("a1").x).toBe(100);
  });
  it("a door is big enough for a finger on a phone", () => {
    const [width, height] = [374, 460];
    for (const [columns, rows, sides] of [[5, 8, two], [6, 6, four]] as const) {
      const plan = planOf(columns, rows, [...sides], true);
      expect(100 * Math.min(width / plan.width, height / plan.height)).toBeGreaterThanOrEqual(44);
    } // prettier-ignore
  });
});

describe("words", () => {
  it("say who is caught by name", () => {
    const net = { text: "play net north", message: { id: "action-net", args: { side: "north", tile: "c7" }, of: "keys-to-the-castle" } };
    expect(sayAction(net, view(position(), []), en)).toBe("throw a Net over Tom on c7: two turns without a move");
    expect(sayAction(net, view(position(), []), nl)).toBe("gooi een net over Tom op c7: twee beurten niet lopen");
    expect(sayAction({ text: "stay", message: told("stay on b2") }, view(position(), []), en)).toBeNull();
  });
  it("do not name a card again under its name", () => {
    const { sayInGroup } = keysTable(KeysBoard);
    const brief = (id: string, front: string, speak: object) => spoken(sayInGroup)({ text: "", message: { id, args: { tile: "a1", front, card: "key-blue" }, of: "keys-to-the-castle" } }, view(position(), []), speak);
    expect(brief("action-key", "unseen", en)).toBe("open a1 (never opened yet)");
    expect(brief("action-skeleton", "unseen", nl)).toBe("doe a1 open (nog nooit geopend)");
    expect(brief("action-skeleton", "padlocked", nl)).toBeNull();
    expect(brief("action-throw", "", nl)).toBeNull();
  });
  it("say what chance brought", () => {
    expect(sayChance("first 2", nl)).toBe("Tom begint");
    expect(["draw key-red", "flip barred", "lay blue", "refill"].map((text) => sayChance(text, nl))).toEqual(["Rode sleutel", "achter een deur: tralies", "een blauwe deur", "een nieuwe trekstapel"]);
    expect(["draw net", "flip extra-turn", "lay blue", "refill"].map((text) => sayChance(text, en))).toEqual(["Net", "behind a door: extra turn", "a blue door", "a new draw pile"]);
  });
  it("tell a door and the whole board", () => {
    expect(tileWords(door("a1", { up: true, kind: "barred", sawn: true, padlock: true }), "en")).toBe("blue, bars, sawn through, with a Padlock");
    expect(tileWords(door("a1", { kind: "extra-turn", colour: "red" }), "nl")).toBe("rood, dicht, daarachter: extra beurt");
    const lines = inWords(view(position(), []), en);
    expect(lines[0]).toBe("Your hand: Blue Key (2), Secret Passage, Net.");
    expect(lines).toContain("Tom: c7, in a Net (2 to go); wants to reach the south; cards: 3.");
    expect(lines.filter((line) => line.startsWith("Row "))).toHaveLength(8);
    expect(inWords(view(position({ hand: null }), []), nl)[0]).toMatch(/^Rosa: b2/);
  });
  it("tell who has left the castle by which door it does not come back (KC-10.6)", () => {
    const left = position({ phase: "moving" });
    left.players[0]!.at = null;
    expect(inWords(view(left, []), en)).toContain("Rosa: outside, in the south, comes back by another door than b1; wants to reach the north; cards: 4.");
    const { prompt } = keysTable(KeysBoard);
    expect(spoken(prompt)(view(left, []), nl)).toContain("niet weer door b1");
    left.players[0]!.entry = null;
    expect(spoken(prompt)(view(left, []), en)).toBe("Walk to a lit door, or stay.");
  });
});

describe("the board", () => {
  const latest = { n: 1, events: [], undone: false };
  const lit = (root: HTMLElement) => [...root.querySelectorAll<SVGElement>("[data-choice]")];
  it("takes a card, then a door", async () => {
    const choose = vi.fn();
    const { container } = render(KeysBoard, { view: view(position(), ACTIONS), latest, speak: en, choose, upright: false });
    expect(lit(container)).toHaveLength(4);
    lit(container)[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await Promise.resolve();
    expect(choose).not.toHaveBeenCalled();
    const discard = container.querySelector<SVGElement>(".pile[data-choice]")!;
    expect(discard.getAttribute("aria-label")).toBe("server's words");
    const doors = [...container.querySelectorAll<SVGElement>(".door[data-choice]")];
    expect(doors).toHaveLength(2);
    doors[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(choose).toHaveBeenCalledWith("play key-blue a1");
  });
  it("takes both ends of a passage", async () => {
    const choose = vi.fn();
    prefs.lang = "nl";
    const { container } = render(KeysBoard, { view: view(position(), ACTIONS), latest, speak: nl, choose, upright: true });
    const click = async (found: Element | null | undefined) => {
      found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await Promise.resolve();
    };
    await click(lit(container).find((one) => one.getAttribute("aria-label")?.startsWith("Geheime gang")));
    const door = (name: string) => container.querySelector(`[data-tile="${name}"]`);
    await click(door("b2"));
    expect(choose).not.toHaveBeenCalled();
    await click(door("c1"));
    expect(choose).toHaveBeenCalledWith("play passage b2-c1");
    prefs.lang = "en";
  });
  it("only looks when nothing may be chosen, and shows no hand to a spectator", () => {
    const { container } = render(KeysBoard, { view: view(position({ hand: null }), []), latest, speak: en, upright: false });
    expect(lit(container)).toHaveLength(0);
    expect(container.querySelectorAll("[data-held]")).toHaveLength(0);
    expect(container.querySelectorAll(".door")).toHaveLength(40);
    expect(container.querySelector("[data-net='1']")).not.toBeNull();
  });
  it("lights an open door from inside while somebody is in it", () => {
    const tiles = position().tiles.map((tile) => (tile.name === "b2" || tile.name === "b3" ? { ...tile, up: true, kind: "open" as const } : tile));
    const { container } = render(KeysBoard, { view: view(position({ tiles }), []), latest, speak: en, upright: false });
    expect([...container.querySelectorAll(".lamp")].map((one) => one.closest("[data-tile]")?.getAttribute("data-tile"))).toEqual(["b2"]);
  });
});

describe("characters (KC-2.12)", () => {
  it("are twelve, each with a name in both languages and a dress of its own", () => {
    expect(CHARACTERS).toHaveLength(12);
    for (const lang of ["en", "nl"] as const) expect(new Set(CHARACTERS.map((_, i) => characterName(i + 1, lang))).size).toBe(12);
    expect(new Set(CHARACTERS.map((one) => JSON.stringify(one.parts))).size).toBe(12);
  });
  it.each([
    [undefined, 2, [1, 2]],
    ["1,2", 2, [1, 2]],
    ["7,1,2", 3, [7, 1, 2]],
    ["3,9", 4, [3, 9, 1, 2]],
    ["3,9,4", 2, [3, 9]],
    ["5,5,5", 3, [5, 1, 2]],
    [7, 2, [7, 1]],
    ["13,x", 2, [1, 2]],
  ])("%s for %i players", (value, count, worn) => expect(charactersOf(value, count)).toEqual(worn));
  it("are told at a table where they are not the usual ones", () => {
    expect(characterWords("1,2,3", "en")).toBe("");
    expect(characterWords("3,2", "nl")).toBe("Tovenaar, Koningin");
    const option = { key: "character", values: [1, 2], default: 1, text: "" };
    const game = { name: "keys-to-the-castle", options: [option, { ...option, key: "board" }] } as unknown as GameInfo;
    expect(optionsOf(game).map((one) => one.key)).toEqual(["character"]);
    prefs.lang = "en";
    expect(termOf(game.name, option, "1,2", 2)).toBe("");
    expect(termOf(game.name, option, "12,2", 2)).toBe("Characters: Sleepyhead, Queen");
    expect(termOf(game.name, { ...option, key: "turn_limit", values: [300, 600], default: 600 }, 300, 2)).toBe("Longest game, in turns: 300");
    expect(termOf(game.name, { ...option, key: "turn_limit", values: [300, 600], default: 600 }, 600, 2)).toBe("");
  });
  it("are picked seat by seat, and fit the number of players", async () => {
    const change = vi.fn();
    const props = { value: undefined as string | undefined, count: 3, labelledby: "a", describedby: "b", change };
    const { getByRole, getAllByRole, rerender } = render(CharacterPicker, props);
    expect(getAllByRole("radio")).toHaveLength(3 + 12);
    expect(change).not.toHaveBeenCalled();
    expect((getByRole("radio", { name: "Wizard Player 3" }) as HTMLInputElement).disabled, "taken").toBe(true);
    getByRole("radio", { name: "Vampire" }).click();
    expect(change).toHaveBeenLastCalledWith("9,2,3");
    await rerender({ ...props, value: "9,2,3" });
    getByRole("radio", { name: "Player 2 Queen" }).click();
    await Promise.resolve();
    getByRole("radio", { name: "Pirate" }).click();
    expect(change).toHaveBeenLastCalledWith("9,7,3");
    await rerender({ ...props, value: "9,7,3", count: 2 });
    expect(change).toHaveBeenLastCalledWith("9,7");
    prefs.lang = "nl";
    await rerender({ ...props, value: "9,7", count: 4 });
    expect(change).toHaveBeenLastCalledWith("9,7,1,2");
    getByRole("group", { name: "Personage van speler 2" });
  });
  it("stand on the board in their dress", () => {
    const latest = { n: 1, events: [], undone: false };
    const dressed = (options?: Record<string, string>) => {
      const { container } = render(KeysBoard, { view: view(position(), []), latest, speak: en, upright: false, options });
      return [...container.querySelectorAll("[data-character]")].map((one) => one.getAttribute("data-character"));
    };
    expect(dressed({ character: "8,12" })).toEqual(["8", "12"]);
    expect(dressed()).toEqual(["1", "2"]);
  });
});
