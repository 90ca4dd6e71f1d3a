import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { aimOf, litBy } from "./choices";
import { roomThing } from "./furniture";
import GhostBoard from "./GhostBoard.svelte";
import { centre, NAME, nameIn, planOf, spot, steps, storey, thingsFor } from "./layout";
import type { CastleData, GhostPosition, Room } from "./types";
import * as words from "./words";
import type { View } from "../../lib/protocol/view";
import { spoken, told } from "../../../tests/lang";

const { ghostTable, later, shares } = words;
const inWords = spoken(words.describe);
const group = spoken(words.group);
const roomName = spoken(words.roomName);

/** The real castle, from the board's own file. */
function castleOf(): CastleData {
  const toml = readFileSync(join(__dirname, "../../../../src/nightkeep/games/ghost_chase/board.toml"), "utf8");
  const parts = toml.split(/^\[\[?(\w+)\]\]?$/m);
  const read = (part: string) => Object.fromEntries([...part.matchAll(/^(\w+) = (.+?)(?: #.*)?$/gm)].map((m) => [m[1]!, JSON.parse(m[2]!) as unknown]));
  const all: Record<string, Record<string, unknown>[]> = {};
  for (let i = 1; i < parts.length; i += 2) (all[parts[i]!] ??= []).push(read(parts[i + 1]!));
  const head = all.board![0]!;
  return {
    name: String(head.name), width: Number(head.width), height: Number(head.height), ground: Number(head.ground_y),
    rooms: all.room as unknown as Room[], passages: all.passage!.map((p) => ({ lockable: false, ...p })) as unknown as CastleData["passages"],
    red: head.red_rooms as number[], secret_passage: head.secret_passage as number[], chimney: head.chimney as number[],
  }; // prettier-ignore
}
const castle = castleOf();
const frame = (name: string, animals: number, spaces: number) => ({ name, used: true, animals, spaces });
const position = (extra: Partial<GhostPosition> = {}): GhostPosition => ({
  castle, phase: "chasers", max: 0, result: null, catcher: null, round: 2,
  figures: [{ name: "ada", seat: 1, room: 25, acted: false }, { name: "bram", seat: 1, room: 19, acted: false }, { name: "cleo", seat: 2, room: 25, acted: false }],
  frames: [frame("cats", 4, 4), frame("bats", 4, 4), frame("owls", 5, 5), frame("mice", 4, 5)] as GhostPosition["frames"], frame: "mice",
  at: null, open_card: 9, row: [{ turn: 1, cheat: false }, { turn: 2, cheat: true }], cheats: 1, chimney: true, door_card: true, locked: [19, 24],
  trap_holder: 1, trap: null, memory_aid: false, deduction_aid: false, ...extra,
}); // prettier-ignore
const CHASE = ["stay with ada", "go 19 with ada", "go 26 with ada", "trap and go 26 with ada", "stay with bram", "go 25 with bram", "unlock with bram"];
const HAUNT = ["break", "break lock 11-12", "move 8", "move 8 lock 11-12", "cheat 10", "cheat 10 lock 11-12"];
const view = (p: GhostPosition, actions: string[], extra: Partial<View> = {}): View =>
  ({ game: "ghost-chase", seat: 1, players: 3, actor: 1, moves: 9, actions: actions.map((text) => ({ text, message: told(`says ${text}`) })), scores: [0, 0, 0], winners: [], marks: { suspicion: null }, position: p, ...extra }) as unknown as View;
const names = ["Rosa", "Tom", "Eva"];
const en = { lang: "en" as const, names };
const nl = { lang: "nl" as const, names };
const latest = { n: 1, events: [], undone: false };
const own = { own: { room: 9, visited: [9, 10], breaks: 2 }, way: [10, 9], phase: "max" as const };
const nothing = { figure: null, trap: false, lock: null };

describe("the drawing", () => {
  const plan = planOf(castle);
  it("has every room where the board has it, none over another, all inside", () => {
    const boxes = [...plan.rooms.values()].map((room) => room.box);
    expect(boxes).toHaveLength(54);
    for (const [i, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.w).toBeLessThanOrEqual(plan.width);
      expect(a.y + a.h).toBeLessThanOrEqual(plan.height);
      for (const b of boxes.slice(i + 1)) expect(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h).toBe(false);
    }
  });
  it("writes every room's name inside the room, beside or below its number", () => {
    for (const { name, box } of plan.rooms.values())
      for (const lang of ["en", "nl"] as const)
        for (const marked of [false, true]) {
          const { x, y, lines } = nameIn(roomName(name, lang), box, marked);
          const half = Math.max(...lines.map((line) => line.length)) * NAME * 0.28;
          expect([lines.join(" ").replace("- ", ""), x - half >= box.x + (y < box.y + 30 ? 27 : 0), x + half <= box.x + box.w, lines.length < 4]).toEqual([roomName(name, lang).replace("\u00ad", ""), true, true, true]);
        }
  });
  it("has every way between the two rooms it joins", () => {
    expect(plan.ways).toHaveLength(69);
    for (const way of plan.ways) {
      const [a, b] = [plan.rooms.get(way.a)!.box, plan.rooms.get(way.b)!.box];
      if (way.kind === "door") {
        expect([a.x + a.w, b.x]).toEqual([way.x, way.x]);
        for (const box of [a, b]) expect(way.y - way.h >= box.y - 1 && way.y <= box.y + box.h + 1).toBe(true);
      } else {
        expect([a.y, b.y + b.h]).toEqual([way.y, way.y]);
        for (const box of [a, b]) expect(way.x - way.w / 2 >= box.x && way.x + way.w / 2 <= box.x + box.w).toBe(true);
      }
    }
    expect(plan.ways.filter((way) => way.lockable)).toHaveLength(8);
  });
  it("has something telling in every room, and a Dutch name for it", () => {
    const things = castle.rooms.filter((room) => !room.name.endsWith("Stairwell"));
    for (const room of things) expect(thingsFor(plan, room.id).length, room.name).toBeGreaterThan(0);
    expect(new Set(things.map((room) => roomThing(room.name))).size).toBeGreaterThanOrEqual(things.length - 3);
    for (const room of castle.rooms) if (!["Crypt"].includes(room.name)) expect(roomName(room.name, "nl"), room.name).not.toBe(room.name);
  });
  it("has a place for each animal outside the rooms", () => {
    const boxes = [...plan.rooms.values()].map((room) => room.box);
    const all = Object.values(plan.animals).flat();
    expect(Object.fromEntries(Object.entries(plan.animals).map(([name, spots]) => [name, spots.length]))).toEqual({ cats: 4, bats: 4, owls: 5, mice: 5, hedgehogs: 6 });
    for (const p of all) expect(boxes.some((box) => p.x > box.x && p.x < box.x + box.w && p.y > box.y && p.y < box.y + box.h)).toBe(false);
    for (const [i, p] of all.entries()) for (const q of all.slice(i + 1)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(24);
  });
  it("keeps figures of one room apart, and Max's way goes underground through the secret passage", () => {
    expect(spot(plan, 25, 1, 2).x - spot(plan, 25, 0, 2).x).toBe(26);
    expect(steps(plan, castle, [2, 1, 54])).toEqual([centre(plan, 2), centre(plan, 1), ...plan.tunnel, centre(plan, 54)]);
    expect(steps(plan, castle, [54, 54, 1])).toEqual([centre(plan, 54), ...plan.tunnel.toReversed(), centre(plan, 1)]);
  });
  it("rooms stand on storeys", () => {
    const floor = (id: number) => storey(castle, castle.rooms.find((room) => room.id === id)!);
    expect([33, 28, 25, 18, 6, 4, 1, 39, 45].map(floor)).toEqual(["tower", "attic", "upper", "first", "first", "ground", "ground", "cellar", "deep"]);
  });
});

describe("what glows", () => {
  const lit = (actions: string[], picked: Parameters<typeof litBy>[1], p = position()) => litBy(actions.map((text) => aimOf({ text }, p)), picked, p);
  it("for a chaser: the rooms of one figure; another figure, the trap and the locked door", () => {
    const first = lit(CHASE, nothing);
    expect([first.figure, first.figures, first.canTrap]).toEqual(["ada", ["ada", "bram"], true]);
    expect(Object.fromEntries(first.rooms)).toEqual({ 25: "stay with ada", 19: "go 19 with ada", 26: "go 26 with ada" });
    expect(Object.fromEntries(lit(CHASE, { ...nothing, trap: true }).rooms)).toEqual({ 26: "trap and go 26 with ada" });
    const bram = lit(CHASE, { ...nothing, figure: "bram", trap: true });
    expect(Object.fromEntries(bram.rooms)).toEqual({ 19: "stay with bram", 25: "go 25 with bram" });
    expect(Object.fromEntries(bram.doors)).toEqual({ "19-24": "unlock with bram" });
  });
  it("for Max: rooms to enter, his own for a break, and doors to lock along with it", () => {
    const p = position(own);
    expect(Object.fromEntries(lit(HAUNT, nothing, p).rooms)).toEqual({ 9: "break", 8: "move 8", 10: "cheat 10" });
    expect(Object.fromEntries(lit(HAUNT, nothing, p).doors)).toEqual({ "11-12": null });
    expect(lit(HAUNT, { ...nothing, lock: "11-12" }, p).rooms.get(8)).toBe("move 8 lock 11-12");
  });
  it("rooms to begin in, and frames", () => {
    expect([...lit(["place 4", "place 9"], nothing).rooms.keys()]).toEqual([4, 9]);
    expect(lit(["frame mice"], nothing).frames.get("mice")).toBe("frame mice");
  });
});

describe("words", () => {
  it("put long lists under headings", () => {
    const heads = (actions: string[], p = position()) => actions.map((text) => group({ text, message: told("") }, view(p, []), en).join(" / "));
    expect(heads(CHASE)).toEqual(["Ada, in 25 Library", "Ada, in 25 Library", "Ada, in 25 Library", "Ada, in 25 Library / Lay the trap first", "Bram, in 19 Upper Stairwell", "Bram, in 19 Upper Stairwell", "Bram, in 19 Upper Stairwell"]);
    expect(new Set(heads(HAUNT, position(own)))).toEqual(new Set(["Stay with a break card", "With the door card: lock 11-12", "Float to a new room", "Go back with a cheat card"]));
    expect(heads(["place 33", "place 45", "frame mice"])).toEqual(["Towers", "Deep below", ""]);
  });
  it("say how it ended, and what became of each side", () => {
    const { ending, sideSays, sayChance } = ghostTable(GhostBoard);
    const end = (extra: Partial<GhostPosition>) => view(position({ phase: "over", at: 25, round: 4, ...extra }), [], { winners: [1, 2] });
    expect(spoken(ending)(end({ result: "caught", catcher: 2 }), en)).toBe(`Eva's Cleo caught Max (Rosa) in 25 ${castle.rooms[24]!.name}, in round 4.`);
    expect(spoken(ending)(end({ result: "stuck" }), nl)).toContain("Max (Rosa) kon niet weg uit 25");
    expect(spoken(ending)(end({ result: "escaped" }), en)).toContain("The night ended with round 4, and nobody had caught Max (Rosa)");
    expect(spoken(ending)(view(position(), []), en)).toBeNull();
    expect(spoken(sideSays)(end({}), [1, 2], true, "en")).toBe("The chasers have won");
    expect(spoken(sideSays)(end({}), [0], false, "nl")).toBe("Max heeft verloren");
    expect([spoken(sayChance)("ghost 3", en), spoken(sayChance)("leave out cats", nl)]).toEqual(["Eva is Max", "zonder de katten"]);
  });
  it("tell nobody to be Max before that is drawn", () => {
    const { role } = ghostTable(GhostBoard);
    const before = position({ max: null, figures: [], open_card: null, trap_holder: null });
    expect([0, 1, 2].map((seat) => spoken(role)(view(before, []), seat, "en", false))).toEqual(["", "", ""]);
    expect(inWords(view(before, []), nl)[0]).toBe("Er wordt geloot wie Max is.");
  });
  it("describe the board: to chasers what they know, to Max what is his", () => {
    const chasers = inWords(view(position(), [], { marks: { suspicion: "26" } }), en).join("\n");
    expect(chasers).toContain("Last seen: 9 Music Room. Hidden cards since: 2.");
    expect(chasers).toContain("Cheated in turn 2.");
    expect(chasers).toContain("We think that Max is in 26 Long Gallery.");
    expect(chasers).not.toContain("You are in");
    const max = inWords(view(position({ ...own, suspected: [{ room: 8, histories: 1 }, { room: 9, histories: 3 }] }), []), nl).join("\n");
    expect(max).toContain("Je bent in 9 Muziekkamer. Pauzekaarten: 2.");
    expect(max).toContain("Wat zij kunnen weten: 9 Muziekkamer 75%, 8 Blauwe salon 25%.");
    expect(shares(undefined)).toEqual([]);
  });
  it("tell who is Max, who hunts with whom, and who has won; nothing is counted before", () => {
    const { role, score } = ghostTable(GhostBoard);
    const roles = (lang: "en" | "nl", short: boolean) => [0, 1, 2].map((seat) => spoken(role)(view(position(), []), seat, lang, short));
    expect(roles("en", false)).toEqual(["Max, the ghost", "Chases with Ada and Bram", "Chases with Cleo"]);
    expect(roles("nl", false)[0]).toBe("Max, het spook");
    expect(roles("en", true)).toEqual(["Max", "", ""]);
    expect([0, 1, 2].map((seat) => score!(view(position(), [], { winners: [] }), seat))).toEqual(["", "", ""]);
    expect([0, 1, 2].map((seat) => score!(view(position({ phase: "over" }), [], { winners: [1, 2] }), seat))).toEqual(["", "★", "★"]);
  });
  it("stand with plain moves first, what costs a card after them, and locked doors last", () => {
    const ranks = HAUNT.map((text) => later({ text, message: told("") }, view(position(own), [])));
    expect(ranks).toEqual([1, 2, 0, 2, 1, 2]);
    expect(CHASE.map((text) => later({ text, message: told("") }, view(position(), [])))).toEqual(CHASE.map(() => 0));
  });
  it("ask again before Max steps into the trap", () => {
    const { confirm } = ghostTable(GhostBoard);
    expect(confirm!({ text: "move 8", message: told("") }, view(position({ ...own, trap: 8 }), []))).toBe(true);
    expect(confirm!({ text: "move 10", message: told("") }, view(position({ ...own, trap: 8 }), []))).toBe(false);
    expect(confirm!({ text: "go 8 with ada", message: told("") }, view(position({ trap: 8 }), []))).toBe(false);
  });
});

describe("the board", { timeout: 60_000 }, () => {
  const board = (p: GhostPosition, actions: string[], more: object = {}) => {
    const [choose, mark] = [vi.fn(), vi.fn()];
    const props = { view: view(p, actions), latest, speak: en, choose, mark, upright: false, ...more };
    const shown = render(GhostBoard, props);
    /** By its words; asking for roles takes seconds among so many parts. */
    const button = (name: string) => [...shown.container.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent).trim().startsWith(name)) ?? null;
    return { ...shown, choose, mark, props, button };
  };
  it("is played with taps: a room, another figure, the trap first, a locked door", async () => {
    const { container, choose, button } = board(position(), CHASE);
    await fireEvent.click(container.querySelector("[data-room='26']")!);
    expect(choose).toHaveBeenLastCalledWith("go 26 with ada");
    await fireEvent.click(button("Lay the trap first")!);
    await fireEvent.click(container.querySelector("[data-room='26']")!);
    expect(choose).toHaveBeenLastCalledWith("trap and go 26 with ada");
    await fireEvent.click(button("move with Bram, in 19 Upper Stairwell")!);
    await fireEvent.click(container.querySelector("[data-door='19-24']")!);
    expect(choose).toHaveBeenLastCalledWith("unlock with bram");
    expect(container.querySelectorAll("[data-room][data-choice]")).toHaveLength(2);
  });
  it("locks a door along with Max's play, by its door or from the list", async () => {
    const { container, choose, getByLabelText } = board(position({ ...own, locked: null }), HAUNT, {});
    await fireEvent.click(container.querySelector("[data-door='11-12']")!);
    await fireEvent.keyDown(container.querySelector("[data-room='8']")!, { key: "Enter" });
    expect(choose).toHaveBeenLastCalledWith("move 8 lock 11-12");
    await fireEvent.change(getByLabelText("Lock a door"), { target: { value: "" } });
    await fireEvent.click(container.querySelector("[data-room='8']")!);
    expect(choose).toHaveBeenLastCalledWith("move 8");
  });
  it("marks the rooms that cost a card, lights the pointed figure's rooms, and leads underground", async () => {
    const max = board(position({ ...own, locked: null }), HAUNT);
    expect([...max.container.querySelectorAll("[data-signs]")].flatMap((one) => (one.querySelector(".costs") ? [[one.getAttribute("data-signs"), one.querySelector(".costs")!.textContent]] : []))).toEqual([["9", "="], ["10", "!"]]); // prettier-ignore
    max.unmount();
    const [from, to] = castle.secret_passage as [number, number];
    const secret = board(position({ ...own, own: { room: from, visited: [from], breaks: 0 }, way: [from] }), [`move ${to}`], { pointed: `move ${to}` });
    expect(secret.container.querySelector(".arrow")!.getAttribute("d")!.split("L")).toHaveLength(6);
    secret.unmount();
    const { container, button, choose } = board(position(), CHASE, { pointed: "go 25 with bram" });
    await fireEvent.click(container.querySelector("[data-room='25']")!);
    expect(choose).toHaveBeenLastCalledWith("go 25 with bram");
    await fireEvent.click(button("move with Ada")!);
    await fireEvent.click(container.querySelector("[data-room='26']")!);
    expect(choose).toHaveBeenLastCalledWith("go 26 with ada");
  });
  it("moves the guess in or out of turn, and never Max's own", async () => {
    const { container, mark, button, rerender, unmount, props } = board(position(), [], { choose: undefined });
    await fireEvent.click(button("Move our guess")!);
    expect(container.querySelectorAll("[data-room][data-choice]")).toHaveLength(54);
    expect(container.querySelectorAll("[data-room][tabindex='0']")).toHaveLength(1);
    await fireEvent.click(container.querySelector("[data-room='31']")!);
    expect(mark).toHaveBeenLastCalledWith("suspicion", "31");
    expect(container.querySelectorAll("[data-choice]")).toHaveLength(0);
    await rerender({ ...props, view: view(position(), [], { marks: { suspicion: "31" } }) });
    expect(container.querySelector("[data-mover='guess']")).not.toBeNull();
    await fireEvent.click(button("Take the guess away")!);
    expect(mark).toHaveBeenLastCalledWith("suspicion", null);
    unmount();
    const max = board(position(own), [], { view: view(position(own), [], { seat: 0 }) });
    expect(max.button("Move our guess")).toBeNull();
  });
  it("shows chasers the last room seen and face-down cards only; Max himself to Max", () => {
    const chaser = board(position(), []);
    expect(chaser.container.querySelector("[data-mover='max']")).toBeNull();
    expect(chaser.container.querySelector("[data-mover='last']")).not.toBeNull();
    expect(chaser.container.querySelectorAll(".card.face")).toHaveLength(0);
    expect(chaser.container.querySelectorAll(".card")).toHaveLength(3);
    chaser.unmount();
    const max = board(position({ ...own, row: [{ turn: 1, cheat: false, play: "move", room: 9 }], suspected: [{ room: 9, histories: 1 }, { room: 8, histories: 3 }] }), []);
    expect(max.container.querySelector("[data-mover='max'] .unseen")).not.toBeNull();
    expect(max.container.querySelectorAll(".card.face")).toHaveLength(1);
    expect([...max.container.querySelectorAll(".share")].map((one) => one.textContent)).toEqual(["75%", "25%"]);
    expect(max.container.querySelectorAll(".been")).toHaveLength(2);
    // where Max cannot be it is dark, but for the lanterns of the chasers
    const dark = (room: number) => max.container.querySelectorAll(`[data-room='${room}'] .cold`).length;
    expect([dark(25), dark(19), dark(40)]).toEqual([0, 0, 1]);
  });
  it("keeps the way that was shown until Max goes on, and shows all of it at the end", async () => {
    const { container, rerender, props } = board(position({ row: [{ turn: 1 }, { turn: 2 }] }), []);
    const turned = [[1, 8], [2, 18]].map(([turn, room]) => ({ kind: "turned up", data: { turn, play: "move", room }, message: told("") })); // prettier-ignore
    await rerender({ ...props, view: view(position({ row: [], at: 18, open_card: 18, phase: "choosing" }), []), latest: { n: 2, events: turned, undone: false } });
    const turns = () => [...container.querySelectorAll(".turn + text")].map((one) => one.textContent);
    expect(turns()).toEqual(["0", "1", "2"]);
    await rerender({ ...props, view: view(position({ row: [], at: 18, open_card: 18, phase: "max" }), []), latest: { n: 3, events: [], undone: false } });
    expect(turns()).toEqual(["0", "1", "2"]);
    await rerender({ ...props, view: view(position({ row: [{ turn: 3 }], open_card: 18 }), []), latest: { n: 4, events: [], undone: false } });
    expect(turns()).toEqual([]);
    const trail = [9, 8, 8, 9].map((room, turn) => ({ turn, play: "move" as const, room }));
    await rerender({ ...props, view: view(position({ phase: "over", result: "stuck", trail }), []), latest: { n: 5, events: [], undone: false } });
    expect(turns()).toEqual(["0 3", "1 2"]);
  });
  it("chooses a frame on the shelf, and has nothing to press for those who watch", async () => {
    const { button, choose, unmount } = board(position({ phase: "choosing", frame: null }), ["frame cats", "frame mice"]);
    await fireEvent.click(button("Mice: 1 of 5")!);
    expect(choose).toHaveBeenLastCalledWith("frame mice");
    unmount();
    const watcher = board(position(), [], { choose: undefined, mark: undefined });
    expect(watcher.container.querySelectorAll("[data-choice]")).toHaveLength(0);
    expect(watcher.button("Move our guess")).toBeNull();
  });
});
