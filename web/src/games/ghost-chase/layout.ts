/** The castle's geometry as a drawing: where each room, passage, roof and animal is. All of it follows from the board. */
import type { Point } from "../../lib/board/motion";
import type { Animal, CastleData, Passage, Room } from "./types";

/** One unit of the board in the drawing's units: a storey is a little taller than it is wide. */
export const UX = 24;
export const UY = 34;
const LEFT = 36;
const RIGHT = 36;
const SKY = 134;
const EARTH = 26;

export interface Box extends Point {
  w: number;
  h: number;
}
export interface Way {
  key: string;
  kind: Passage["kind"];
  lockable: boolean;
  a: number;
  b: number;
  /** A door stands on its threshold; what leads up does so from the lower room's floor to (x, y). */
  x: number;
  y: number;
  /** How high the door may be; from the lower room's floor up to its ceiling for what leads up. */
  h: number;
  /** How wide the opening between floors may be. */
  w: number;
  /** Rooms that this door enters above their floor: a ledge to stand on. */
  ledges: (-1 | 1)[];
}
export interface Roof {
  /** A run of rooms under one line. */
  x: number;
  y: number;
  w: number;
  shape: "spire" | "gable" | "left" | "right" | "wall";
}
export interface Plan {
  width: number;
  height: number;
  ground: number;
  rooms: Map<number, Room & { box: Box }>;
  ways: Way[];
  roofs: Roof[];
  /** Under the castle, from one end of the secret passage to the other. */
  tunnel: Point[];
  flue: Point[];
  animals: Record<Animal, Point[]>;
}

const px = (x: number): number => LEFT + x * UX;
const py = (y: number): number => SKY + y * UY;

function wayBetween(one: Room, other: Room, { kind, lockable }: Passage): Way {
  const [a, b] = kind === "door" ? (one.x < other.x ? [one, other] : [other, one]) : one.y > other.y ? [one, other] : [other, one];
  const base = { key: `${Math.min(one.id, other.id)}-${Math.max(one.id, other.id)}`, kind, lockable, a: a.id, b: b.id };
  if (kind === "door") {
    const [top, foot] = [Math.max(a.y, b.y), Math.min(a.y + a.h, b.y + b.h)];
    const ledges: (-1 | 1)[] = [];
    if (a.y + a.h > foot) ledges.push(-1);
    if (b.y + b.h > foot) ledges.push(1);
    return { ...base, x: px(b.x), y: py(foot), h: Math.min((foot - top) * UY - 4, 44), w: 10, ledges };
  }
  const [from, to] = [Math.max(a.x, b.x), Math.min(a.x + a.w, b.x + b.w)]; // a is the lower room
  return { ...base, x: px((from + to) / 2), y: py(a.y), h: a.h * UY, w: Math.min((to - from) * UX - 10, 40), ledges: [] };
}

/** Runs of columns whose highest room is equally high, each with the roof that suits its neighbours. */
function roofsOver(castle: CastleData): Roof[] {
  const low = castle.ground;
  const tops = Array.from({ length: castle.width }, (_, x) => Math.min(low, ...castle.rooms.filter((r) => r.x <= x && x < r.x + r.w).map((r) => r.y)));
  const runs: { x: number; w: number; y: number }[] = [];
  tops.forEach((y, x) => {
    const last = runs.at(-1);
    if (last?.y === y) last.w += 1;
    else runs.push({ x, w: 1, y });
  });
  return runs
    .filter((run) => run.y < low)
    .map((run) => {
      const i = runs.indexOf(run);
      const [before, after] = [runs[i - 1]?.y ?? low, runs[i + 1]?.y ?? low];
      const peak = before > run.y && after > run.y;
      const sloped = run.w > 2 && (before < run.y) !== (after < run.y);
      const shape = peak ? (run.w < 7 && run.y < low - 7 ? "spire" : "gable") : sloped ? (before < run.y ? "left" : "right") : "wall";
      return { x: px(run.x), y: py(run.y), w: run.w * UX, shape };
    });
}

/** Where the animals wait: owls on the long wall, cats on ledges, bats in the sky, mice and hedgehogs in their burrows. */
function animalsAround(castle: CastleData, roofs: Roof[]): Record<Animal, Point[]> {
  const walls = roofs.filter((roof) => roof.shape === "wall").sort((a, b) => b.w - a.w);
  const along = (roof: Roof | undefined, n: number): Point[] =>
    roof ? Array.from({ length: n }, (_, i) => ({ x: roof.x + (roof.w * (i + 0.5)) / n, y: roof.y - 11 })) : [];
  const ledges = walls.slice(1).flatMap((roof) => along(roof, Math.max(1, Math.floor(roof.w / 34))));
  const spread = (points: [number, number][]) => points.map(([x, y]) => ({ x: px(x), y: py(y) }));
  const { width: w, ground } = castle;
  const burrows = (n: number, from: number, step: number) => spread(Array.from({ length: n }, (_, i) => [from + i * step, castle.height - 0.9]));
  const nearby = spread([[-0.8, ground - 0.3], [w + 0.8, ground - 0.3], [-0.8, ground + 1], [w + 0.8, ground + 1]]);
  return {
    owls: walls[0] && walls[0].w >= 5 * UX ? along(walls[0], 5) : spread([2, 4, 6, 8, 10].map((x) => [x, -2])),
    cats: [...ledges, ...nearby].slice(0, 4),
    bats: spread([[w * 0.23, 0.9], [w * 0.53, -0.6], [w * 0.9, 3.2], [w * 0.07, 2.2]]),
    mice: burrows(5, 1, 1.9),
    hedgehogs: burrows(6, w - 13.5, 2.4),
  };
} // prettier-ignore

const plans = new WeakMap<CastleData, Plan>();

export function planOf(castle: CastleData): Plan {
  const known = plans.get(castle);
  if (known) return known;
  const rooms = new Map(castle.rooms.map((r) => [r.id, { ...r, box: { x: px(r.x), y: py(r.y), w: r.w * UX, h: r.h * UY } }]));
  const roofs = roofsOver(castle);
  const deep = py(castle.height) + EARTH * 0.45;
  const ends = castle.secret_passage.map((id) => rooms.get(id)!.box);
  const [x1, x2] = ends.map((box) => box.x + box.w / 2) as [number, number];
  const [below, above] = castle.chimney.map((id) => rooms.get(id)!.box) as [Box, Box];
  const overlap = (Math.max(below.x, above.x) + Math.min(below.x + below.w, above.x + above.w)) / 2;
  const plan: Plan = {
    width: LEFT + castle.width * UX + RIGHT,
    height: SKY + castle.height * UY + EARTH,
    ground: py(castle.ground),
    rooms,
    ways: castle.passages.map((p) => wayBetween(rooms.get(p.a)!, rooms.get(p.b)!, p)),
    roofs,
    tunnel: [{ x: x1, y: ends[0]!.y + ends[0]!.h }, { x: x1, y: deep }, { x: x2, y: deep }, { x: x2, y: ends[1]!.y + ends[1]!.h }],
    flue: [{ x: overlap, y: below.y + below.h - 8 }, { x: overlap, y: above.y - 36 }],
    animals: animalsAround(castle, roofs),
  }; // prettier-ignore
  plans.set(castle, plan);
  return plan;
}

/** Where the i-th of n figures stands in a room; Max floats above them. */
export function spot(plan: Plan, room: number, i: number, n: number): Point {
  const { box } = plan.rooms.get(room)!;
  const gap = Math.min(26, (box.w - 20) / Math.max(1, n));
  return { x: box.x + box.w / 2 + (i - (n - 1) / 2) * gap, y: box.y + box.h - 22 };
}
export function centre(plan: Plan, room: number): Point {
  const { box } = plan.rooms.get(room)!;
  return { x: box.x + box.w / 2, y: box.y + box.h - 38 };
}
/** How large rooms' names are written, where the castle is seen from nearby. */
export const NAME = 9.5;
const LETTER = NAME * 0.56;
/** A room's name in lines: beside its number, or below it where a word would not fit there. */
export function nameIn(name: string, box: Box, marked: boolean): Point & { lines: string[] } {
  const wrap = (wide: number, words: string[]) =>
    words.reduce<string[]>((lines, word) => {
      const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
      return lines.length && longer.length * LETTER <= wide ? [...lines.slice(0, -1), longer] : [...lines, word];
    }, []);
  const plain = (word: string) => word.replace("\u00ad", "");
  const words = name.split(" ");
  const [left, right] = [28, marked ? 24 : 4];
  const beside = wrap(box.w - left - right, words.map(plain));
  const fits = beside.length <= 2 && beside.every((line) => line.length * LETTER <= box.w - left - right);
  if (fits) return { x: box.x + left + (box.w - left - right) / 2, y: box.y + 13, lines: beside };
  const parts = words.flatMap((word) => (plain(word).length * LETTER <= box.w - 4 ? [plain(word)] : word.replace("\u00ad", "- ").split(" "))); // a soft hyphen
  return { x: box.x + box.w / 2, y: box.y + 37, lines: wrap(box.w - 4, parts) };
}
/** The way from room to room, each step from centre to centre; through the secret passage it goes underground. */
export function steps(plan: Plan, castle: CastleData, rooms: number[]): Point[] {
  const line: Point[] = [];
  rooms.forEach((room, i) => {
    const from = rooms[i - 1];
    const secret = from !== undefined && from !== room && castle.secret_passage.includes(from) && castle.secret_passage.includes(room);
    if (secret) line.push(...(from === castle.secret_passage[0] ? plan.tunnel : plan.tunnel.toReversed()));
    if (room !== from) line.push(centre(plan, room));
  });
  return line;
}
/** Floors from the top down, for lists of rooms: those whose feet are on one level. */
export function storey(castle: CastleData, room: Room): "tower" | "attic" | "upper" | "first" | "ground" | "cellar" | "deep" {
  const up = castle.ground - (room.y + room.h);
  if (up >= 9) return "tower";
  if (up >= 7) return "attic";
  if (up >= 5) return "upper";
  if (up >= 2) return "first";
  if (room.y >= castle.ground + 2) return "deep";
  return room.y >= castle.ground ? "cellar" : "ground";
}

/** Where a room's furniture stands: not in front of stairs and ladders, more of it in long rooms, larger in high ones. */
export function thingsFor(plan: Plan, id: number): { x: number; scale: number }[] {
  const { box, w, h } = plan.rooms.get(id)!;
  const ways = plan.ways.filter((way) => way.kind !== "door" && way.a === id);
  const most = w >= 8 ? 3 : w >= 5 && h === 2 ? 2 : 1;
  const largest = Math.min((box.w - 18) / 64, h > 2 ? 1.15 : 0.66);
  for (const scale of [largest, largest * 0.7]) {
    const half = 32 * scale;
    const taken = ways.map((way) => ({ x: way.x, near: half + (way.kind === "ladder" ? 9 : way.w / 2) }));
    const found: { x: number; scale: number }[] = [];
    for (let x = box.x + box.w - half - 8; x >= box.x + half && found.length < most; x -= 4) {
      if (taken.some((one) => Math.abs(one.x - x) < one.near)) continue;
      found.push({ x, scale });
      taken.push({ x, near: half * 2 + 8 });
    }
    if (found.length) return found;
  }
  // A small room full of stairs: what stands there stands behind them.
  return h < 4 ? [{ x: box.x + box.w - 20, scale: 0.5 }] : [];
}
