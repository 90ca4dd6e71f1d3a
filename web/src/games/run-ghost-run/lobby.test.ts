import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Vector3 } from "three";
import { describe, expect, it, vi } from "vitest";
import { asPlaced, beyond, corners, doorPoint, holdText, placeText, readAction, within, type Held } from "./geometry";
import { peeking, towards } from "./camera";
import { Lobby } from "./lobby.svelte";
import * as called from "./names";
import { byField, nearest, optionsOf } from "./options";
import { ROUNDING } from "./room";
import type { LobbyView, Shape } from "./types";
import { spoken, told } from "../../../tests/lang";
import * as words from "./words";

const { lobbyTable } = words;
const inWords = spoken(words.describe);
const group = spoken(words.group);
const heightNames = spoken(words.heightNames);
const refusal = spoken(words.refusal);
const say = spoken(words.sayAction);
const sayChance = spoken(words.sayChance);
const cardName = spoken(called.cardName);
const cardSays = spoken(called.cardSays);

const TABLE: Shape = { boxes: [[-85, 85, -60, 60, 54, 64], [-85, -73, -60, -48, 0, 54]] };
const speak = { lang: "en" as const, names: ["Rosa", "Tom"] };
const seat = (colour: string, side: string, where: string) => ({
  colour, side, card: { value: 7, pieces: ["mirror", "table"] }, chosen: 0, roll: null, points: "1/2",
  ghosts: ["large", "medium 1", "medium 2", "small 1", "small 2", "small 3", "small 4"].map((name) => ({
    name, size: name.split(" ")[0], number: Number(name.split(" ")[1] ?? 1), where,
    ...(where === "lobby" && { field: "c3", spot: [0, 0], level: 0, height: 40 }),
  })),
}); // prettier-ignore
function view(more: object = {}): LobbyView {
  const position = {
    board: "The lobby", phase: "planning", round: 2, die: 0, turn: 0, keyhole: "S2", named: null, door: null, midnight: null,
    midnight_title: null, lying: false, merging: true, furniture: [], stacking: [], taken: null, shapes: {}, heights: [40, 65, 95],
    seats: [seat("blue", "S", "stock"), seat("red", "N", "stock")], sight: [],
    plan: { entries: [], left: 7, ghosts: seat("blue", "S", "stock").ghosts.map((one) => ({ ...one, field: "a1", spot: [0, 0], level: 0 })), ways: {
      "small 1": { c2: { cost: 2, floor: "#........", up: [[0, 0, 64]], merge: [] }, a1: { cost: 1, floor: "....#....", up: [], merge: [["small 2", 1, 1, 0]] } },
    } },
    ...more,
  }; // prettier-ignore
  return { game: "run-ghost-run", seat: 0, players: 2, actor: 0, moves: 1, actions: [], scores: [0, 0], winners: [], marks: {}, position } as unknown as LobbyView;
}

describe("places", () => {
  it("reads back the texts it writes", () => {
    const held: Held = { piece: "table", x: 325, y: 140, turn: 90, pose: "left", under: true };
    expect(holdText(held)).toBe("place table 3.25 1.40 90 left under");
    expect(readAction(holdText(held)).held).toEqual(held);
    const place = { field: "c2", spot: [0, 1] as [number, number], level: 54 };
    expect(readAction(`small 1 to ${placeText(place)}`)).toEqual({ ghost: "small 1", size: "small", place });
    expect(readAction(`small 1 merges with medium 2 at ${placeText(place)}`).size).toBe("large");
    expect(readAction("medium 1 grows at c4 0,0").size).toBe("large");
    expect(readAction("bring to c3 1,1")).toEqual({ size: "small", place: { field: "c3", spot: [1, 1], level: 0 } });
    expect(readAction("side e")).toEqual({ side: "E" });
    expect(readAction("tag small 3")).toEqual({ ghost: "small 3" });
    expect(readAction("done")).toEqual({});
  });
  it("brings a piece back inside the lobby, whatever its turn", () => {
    for (let turn = 0; turn < 360; turn += 17) {
      const held = within({ piece: "table", x: 600, y: 0, turn, pose: "up", under: false }, TABLE);
      for (const p of TABLE.boxes.flatMap((box) => corners(box, asPlaced(held, TABLE)))) {
        expect(Math.min(p.x, p.y)).toBeGreaterThan(-0.01);
        expect(Math.max(p.x, p.y)).toBeLessThan(600.01);
      }
    }
  });
  it("knows where each door looks", () => {
    expect(doorPoint("W4")).toEqual({ x: 0, y: 350, dx: 1, dy: 0 });
    expect(doorPoint("N1")).toEqual({ x: 50, y: 600, dx: 0, dy: -1 });
  });
});

describe("a ghost's body", () => {
  it("holds every sample point of the rules, standing and lying", () => {
    const toml = readFileSync(join(__dirname, "../../../../src/nightkeep/games/run_ghost_run/components.toml"), "utf8");
    const ghosts = [...toml.matchAll(/size = "(\w+)"\nspots = (\d)[^\n]*\nwidth_600 = (\d+)[^\n]*\nheight_standing = (\d+)[^\n]*\nheight_lying = (\d+)/g)];
    const samples = [...toml.matchAll(/\[\[samples\]\]\nsize = "(\w+)"\npose = "(\w+)"\nheights = (\[.*\])\noffsets = (\[.*\])/g)];
    expect([ghosts.length, samples.length]).toEqual([3, 6]);
    for (const [, size, pose, heights, offsets] of samples) {
      const [, , , width, up, flat] = ghosts.find((one) => one[1] === size)!;
      const half = Number(width) / 2;
      const high = Number(pose === "standing" ? up : flat) * 6;
      const round = Math.min(ROUNDING * half, high / 2);
      for (const z of JSON.parse(heights!) as number[])
        for (const [x, y] of JSON.parse(offsets!) as [number, number][]) {
          const off = new Vector3(Math.max(0, Math.abs(x) - half + round), Math.max(0, Math.abs(y) - half + round), Math.max(0, Math.abs(z - high / 2) - high / 2 + round));
          expect(off.length()).toBeLessThan(round);
        }
    }
  });
});

describe("what may be chosen", () => {
  it("comes from the plan's ways", () => {
    const options = optionsOf(view()).get("small 1")!;
    expect(options.map((one) => one.action)).toEqual(["small 1 to c2 0,0", "small 1 to c2 0,0 on 0.64", "small 1 to a1 1,1", "small 1 merges with small 2 at a1 1,1"]);
    expect(byField(options).map(({ field, cost }) => [field, cost])).toEqual([["a1", 1], ["c2", 2]]);
    expect(nearest(options, { x: 217, y: 117 })).toHaveLength(2);
    expect(nearest(options, { x: 500, y: 500 })).toEqual([]);
  });
  it("is nothing when another seat is on turn", () => expect(optionsOf({ ...view(), actor: 1 }).size).toBe(0));
  it("asks how high, or takes the height that was tapped", () => {
    const chosen: string[] = [];
    const lobby = new Lobby(view());
    lobby.show(view(), (action) => void chosen.push(action), undefined);
    lobby.pick("small 1");
    lobby.tap({ x: 217, y: 117 });
    expect([chosen, lobby.several.length]).toEqual([[], 2]);
    lobby.tap({ x: 217, y: 117 }, 60);
    expect(chosen).toEqual(["small 1 to c2 0,0 on 0.64"]);
  });
});

describe("how high", () => {
  const piece = (name: string, shape: Shape) => ({ piece: name, x: 250, y: 150, z: 0, turn: 0, cos: 1, sin: 0, pose: "up", moved: false, ...shape });
  const ways = {
    "medium 1": { c2: { cost: 2, floor: "##.##....", up: [], merge: [] } },
    "small 1": { c2: { cost: 2, floor: "#########", up: [[0, 0, 64], [1, 1, 64]], merge: [["small 2", 0, 0, 0], ["small 3", 0, 0, 0], ["small 2", 0, 0, 64]] } },
  };
  const crowded = (more: object = {}) => view({ plan: { ...view().position.plan, ways }, ...more });
  it("is not asked where spots are equally near: a medium ghost in the middle of a field has four", () => {
    const chosen: string[] = [];
    const lobby = new Lobby(crowded());
    lobby.show(crowded(), (action) => void chosen.push(action), undefined);
    lobby.pick("medium 1");
    expect(lobby.tap({ x: 250, y: 150 })).toBe(true);
    expect([chosen, lobby.several]).toEqual([["medium 1 to c2 0,0"], []]);
    lobby.tap({ x: 250, y: 110 });
    expect(chosen[1]).toBe("medium 1 to c2 0,0");
  });
  it("never offers two choices of the same name, wherever one taps", () => {
    const lobby = new Lobby(crowded());
    for (const picked of ["medium 1", "small 1"])
      for (let x = 200; x <= 300; x += 1)
        for (let y = 100; y <= 200; y += 1) {
          const found = nearest(lobby.options.get(picked)!, { x, y });
          expect(found.length).toBeGreaterThan(0);
          for (const lang of ["en", "nl"] as const) {
            const names = heightNames(found, lobby.view, lang);
            expect(new Set(names).size, `${picked} at ${x}, ${y}: ${names.join("; ")}`).toBe(names.length);
          }
        }
  });
  it("says what a choice stands on or under", () => {
    const table = crowded({ furniture: [piece("table", TABLE)] });
    const names = (seen: LobbyView, lang: "en" | "nl", x = 250, y = 150) => heightNames(nearest(optionsOf(seen).get("small 1")!, { x, y }), seen, lang);
    expect(names(table, "en")).toEqual(["floor, under the table", "on the table"]);
    expect(names(table, "nl")).toEqual(["vloer, onder de tafel", "op de tafel"]);
    expect(names(crowded(), "en")).toEqual(["floor", "0.64 up"]);
    const stack = crowded({ furniture: [piece("table", { boxes: [...TABLE.boxes, [-85, 85, -60, 60, 100, 110]] })] });
    const high = optionsOf(stack).get("small 1")!.filter(({ place }) => place.level);
    expect(heightNames([high[1]!, { ...high[1]!, place: { ...high[1]!.place, level: 110 } }], stack, "en")).toEqual(["0.64 up", "1.10 up"]);
    expect(names(crowded(), "en", 233, 133)).toEqual(["floor, with small 2", "floor, with small 3", "0.64 up, with small 2"]);
  });
});

describe("a piece in hand", () => {
  const shapes = { table: { up: TABLE, down: TABLE, back: TABLE, front: TABLE, left: TABLE, right: TABLE } };
  it("can be put back as it was, where that is listed", () => {
    const placing = { ...view({ phase: "placing", plan: null, shapes }), actions: [{ text: "put back table", message: told("") }] } as unknown as LobbyView;
    expect(new Lobby(placing).back?.text).toBe("put back table");
    expect(new Lobby(view({ phase: "furnishing", plan: null, shapes })).back).toBeUndefined();
    expect(say({ text: "put back table", message: told("") }, placing, speak)).toBeNull();
  });
});

describe("ghosts that wait", () => {
  it("are alike: the listed one goes for any of its size, and for no other", () => {
    const lobby = new Lobby(view());
    expect(["small 1", "small 3", "medium 1", "nobody"].map((name) => lobby.standIn(name))).toEqual(["small 1", "small 1", null, null]);
    const [own, other] = [seat("blue", "S", "stock"), seat("red", "N", "stock")];
    own.ghosts[5]!.where = "escaped";
    const gone = new Lobby(view({ seats: [own, other], plan: { ...view().position.plan, ghosts: own.ghosts } }));
    expect(gone.standIn("small 3")).toBeNull();
  });
});

describe("lines of sight", () => {
  const sight = [{ seat: 1, ghost: "small 1", door: "S2", eye: [1, 0, 270], bounce: null, point: [3, 3, 3] }];
  it("stay for a while when others play on at once, and go at once where one looks back and forth", () => {
    vi.useFakeTimers();
    const ask = () => new Promise<never>(() => {});
    const lobby = new Lobby(view());
    lobby.show(view({ sight }), undefined, ask);
    lobby.show(view(), undefined, ask);
    lobby.show(view(), undefined, ask);
    expect(lobby.sight).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(lobby.sight).toEqual([]);
    lobby.show(view({ sight }), undefined, undefined);
    lobby.show(view(), undefined, undefined);
    expect(lobby.sight).toEqual([]);
    vi.useRealTimers();
  });
});

describe("lines of sight that were told", () => {
  const sight = [{ seat: 1, ghost: "small 1", door: "S2", eye: [1, 0, 270], bounce: null, point: [3, 3, 3] }];
  it("are of the past as soon as the round goes on, and gone as soon as a ghost is taken in hand", () => {
    const ask = () => new Promise<never>(() => {});
    const lobby = new Lobby(view());
    lobby.show(view({ sight }), undefined, ask);
    expect(lobby.past).toBe(false);
    lobby.pick("small 1");
    expect(lobby.sight).toHaveLength(1);
    lobby.show(view(), undefined, ask);
    expect(lobby.past).toBe(true);
    lobby.pick("small 1");
    expect(lobby.sight).toEqual([]);
    expect(lobby.past).toBe(false);
  });
});

describe("leaving the lobby", () => {
  const ready = { ...view(), actions: [{ text: "small 1 leaves", message: told("") }, { text: "large leaves", message: told("") }] } as unknown as LobbyView;
  it("is offered for the picked ghost alone, also for one that may go nowhere else", () => {
    const lobby = new Lobby(ready);
    expect(lobby.leave).toBeUndefined();
    lobby.pick("small 1");
    expect(lobby.leave?.text).toBe("small 1 leaves");
    expect(lobby.options.get("large")).toEqual([]);
    lobby.pick("large");
    expect(lobby.leave?.text).toBe("large leaves");
  });
  it("is meant by a point past the side across", () => {
    expect((["S", "W", "N", "E"] as const).map((side) => beyond({ x: 300, y: 640 }, side))).toEqual([false, false, true, false]);
    expect(beyond({ x: -5, y: 300 }, "W") && beyond({ x: 610, y: 300 }, "E") && beyond({ x: 300, y: -5 }, "S")).toBe(true);
  });
});

describe("the eye at the keyhole", () => {
  it("turns to who was seen, whichever door it is", () => {
    for (const door of ["S2", "W5", "N1", "E6"])
      for (const p of [{ x: 300, y: 300 }, { x: 90, y: 410 }]) {
        const { eye, aim } = peeking(door, towards(door, [p]), 0);
        const way = new Vector3(p.x / 100, eye.y, -p.y / 100).sub(eye).normalize();
        expect(aim.dot(way)).toBeGreaterThan(0.999);
      }
    expect(towards("S2", [])).toBe(0);
    expect(towards("S2", [{ x: 600, y: 0 }, { x: 150, y: 300 }])).toBeCloseTo(0);
  });
});

describe("midnight cards", () => {
  it("say what they do, in both languages", () => {
    const toml = readFileSync(join(__dirname, "../../../../src/nightkeep/games/run_ghost_run/components.toml"), "utf8");
    const titles = [...toml.matchAll(/\[\[midnight\]\]\nid = \d+\nkey = "\w+"\ntitle = "(.+)"/g)].map((one) => one[1]!);
    expect(titles).toHaveLength(12);
    for (const title of titles) {
      expect(cardSays(title, "en")).toMatch(/^.+: .+\.$/);
      expect(cardSays(title, "nl")).toMatch(/^.+: .+\.$/);
      expect(cardName(title, "nl")).not.toBe(title);
    }
  });
});

describe("furniture in hand", () => {
  const placing = view({ phase: "placing", plan: null, shapes: { table: { up: TABLE, down: TABLE, back: TABLE, front: TABLE, left: TABLE, right: TABLE } } });
  it("asks about the newest place only, and plays nothing", async () => {
    const asked: string[] = [];
    const chosen: string[] = [];
    const lobby = new Lobby(placing);
    const ask = (action: string) => {
      asked.push(action);
      return Promise.resolve({ type: "because" as const, action, message: action.includes(" 6.00 ") ? told("it sticks out") : null, rules: [] });
    };
    lobby.show(placing, (action) => void chosen.push(action), ask);
    expect(lobby.held).toMatchObject({ piece: "table", x: 300, y: 300 });
    for (let x = 310; x <= 600; x += 10) lobby.move({ x });
    await vi.waitFor(() => expect(lobby.verdict?.message?.args?.text).toBe("it sticks out"), 60_000);
    await new Promise((done) => setTimeout(done, 400)); // and nothing more is asked
    expect(asked).toEqual(["place table 3.00 3.00 0 up over", "place table 6.00 3.00 0 up over"]);
    expect(lobby.verdict?.message?.args?.text).toBe("it sticks out");
    lobby.fit();
    expect(lobby.held?.x).toBe(515);
    lobby.turn(-15);
    lobby.tip();
    expect(lobby.held).toMatchObject({ turn: 345, pose: "down" });
    expect(chosen).toEqual([]);
    lobby.put();
    expect(chosen[0]).toMatch(/^place table .* 345 down over$/);
  });
});

describe("words", () => {
  const nl = { ...speak, lang: "nl" as const };
  it("say what chance brought", () => {
    const came = (of: object) => ["arrangement 3", "keyhole e1", "card 10", "card 7 mirror table", "roll 4", "midnight take cover", "first 2"].map((text) => sayChance(text, of));
    expect(came(speak)).toEqual(["Furnishing 3", "the keyhole starts at door E1", "10 points", "7 points, mirror or table", "the die shows 4", "take cover", "Tom begins"]);
    expect(came(nl)).toEqual(["Inrichting 3", "het sleutelgat begint bij deur E1", "10 punten", "7 punten, spiegel of tafel", "de dobbelsteen toont 4", "Zoek dekking!", "Tom begint"]);
  });
  it("tells half points as halves", () => {
    const table = lobbyTable(undefined as never);
    const scored = (points: string) => table.score!(view({ seats: [{ ...seat("blue", "S", "stock"), points }] }) as never, 0);
    expect(["0", "1/2", "3", "3 1/2"].map(scored)).toEqual(["0", "½", "3", "3½"]);
  });
  it("folds the list where the lobby itself offers everything", () => {
    const { folds } = lobbyTable(undefined as never);
    const at = (phase: string) => folds!(view({ phase }) as never);
    expect(["planning", "placing", "taking", "naming", "tag"].map(at)).toEqual([true, true, false, false, false]);
  });
  it("names choices in both languages", () => {
    const action = { text: "small 1 to c2 0,1 on 0.54", message: { id: "action-move", args: { cost: 2 } } };
    expect(say(action, view(), speak)).toBe("small 1 goes to c2 0,1, 0.54 up (2 points)");
    expect(say(action, view(), nl)).toBe("klein 1 gaat naar c2 0,1, 0,54 hoog (2 punten)");
    expect(say({ text: "done", message: { id: "action-done", args: { left: 4 } } }, view(), speak)).toBe("Plan is ready (4 of 7 points left)");
    expect(group(action, view() as never, nl)).toEqual(["Klein 1"]);
  });
  it("tells the rule behind a refusal", () => {
    const message = { id: "why-outside", args: { piece: "table" }, of: "run-ghost-run" };
    const because = { type: "because" as const, action: "x", message, rules: [{ id: "RG-2.9", title: "", text: "" }] };
    expect(refusal(because, speak.names)).toBe("The table would not lie wholly inside the lobby. (RG-2.9)");
    expect(refusal(because, speak.names, "nl")).toBe("De tafel zou niet helemaal binnen de lobby staan. (RG-2.9)");
  });
  it("tells the lobby in sentences", () => {
    const lines = inWords(view(), nl);
    expect(lines).toContain("Het sleutelgat is bij deur S2.");
    expect(lines.join(" ")).toContain("Rosa begint in het zuiden");
  });
});
