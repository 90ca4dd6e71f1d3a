/** Where things are in the lobby: x to the east, y to the north, z up, all in 1/100 field; a field is 100, a spot 33. */
import type { Box, Ghost, LobbyPosition, Place, Placed, Pose, Shape, Side, Size } from "./types";

export const LOBBY = 600;
export const SPOTS: Record<Size, number> = { small: 1, medium: 2, large: 3 };
export const SIZES: Size[] = ["small", "medium", "large"];
export const POSES: Pose[] = ["up", "down", "back", "front", "left", "right"];
export const SIDES: Side[] = ["S", "W", "N", "E"];

export interface Point {
  x: number;
  y: number;
}
/** A piece somewhere: as it stands, or as somebody holds it. */
export interface Held extends Point {
  piece: string;
  turn: number;
  pose: Pose;
  under: boolean;
}

export const sizeOf = (ghost: string): Size => (ghost.split(" ")[0] ?? "small") as Size;

/** The middle of a ghost's footprint. */
export function middle(place: Pick<Place, "field" | "spot">, size: Size): Point {
  const column = "abcdef".indexOf(place.field[0] ?? "a");
  const row = Number(place.field[1]) - 1;
  const half = SPOTS[size] / 2;
  return { x: column * 100 + ((place.spot[0] + half) * 100) / 3, y: row * 100 + ((place.spot[1] + half) * 100) / 3 };
}

/** A point of a piece's own frame, in the lobby. */
export function turned(p: Point, at: Pick<Placed, "x" | "y" | "cos" | "sin">): Point {
  return { x: at.x + at.cos * p.x - at.sin * p.y, y: at.y + at.sin * p.x + at.cos * p.y };
}
export function corners(box: Box, at: Pick<Placed, "x" | "y" | "cos" | "sin">): Point[] {
  const [west, east, south, north] = box;
  return [[west, south], [east, south], [east, north], [west, north]].map(([x, y]) => turned({ x: x!, y: y! }, at));
}

/** A held piece as if it stood there, on the floor. */
export function asPlaced(held: Held, shape: Shape): Placed {
  const angle = (held.turn * Math.PI) / 180;
  return { ...shape, ...held, z: 0, cos: Math.cos(angle), sin: Math.sin(angle), moved: false };
}

/** As near to where it was wished as the grid and the walls of the lobby have room for it. */
export function within(held: Held, shape: Shape): Held {
  const all = asPlaced({ ...held, x: 0, y: 0 }, shape);
  const points = shape.boxes.flatMap((box) => corners(box, all));
  const fit = (wish: number, along: number[]) => {
    const low = Math.ceil(-Math.min(...along) - 1e-6);
    const high = Math.floor(LOBBY - Math.max(...along) + 1e-6);
    return Math.max(low, Math.min(high, Math.round(wish)));
  };
  return { ...held, x: fit(held.x, points.map((p) => p.x)), y: fit(held.y, points.map((p) => p.y)) };
}

const length = (value: number) => (value / 100).toFixed(2);
export const placeText = (place: Place): string =>
  `${place.field} ${place.spot[0]},${place.spot[1]}${place.level ? ` on ${length(place.level)}` : ""}`;
export const holdText = (held: Held): string =>
  `place ${held.piece} ${length(held.x)} ${length(held.y)} ${held.turn} ${held.pose} ${held.under ? "under" : "over"}`;

/** "c2 0,1 on 0.54" as a place. */
export function readPlace(text: string): Place | null {
  const found = /^([a-f][1-6]) ([0-2]),([0-2])(?: on (\d+\.\d\d))?$/.exec(text);
  if (!found) return null;
  return { field: found[1]!, spot: [Number(found[2]), Number(found[3])], level: Math.round(Number(found[4] ?? 0) * 100) };
}

/** What an action's text says of the lobby: a piece held somewhere, or a ghost at a place. */
export function readAction(text: string): { held?: Held; ghost?: string; partner?: string; size?: Size; place?: Place; side?: Side } {
  const put = /^place (\w+) (\d+\.\d\d) (\d+\.\d\d) (\d+) (\w+) (over|under)$/.exec(text);
  if (put) {
    const [, piece, x, y, turn, pose, way] = put;
    return { held: { piece: piece!, x: Math.round(Number(x) * 100), y: Math.round(Number(y) * 100), turn: Number(turn), pose: pose as Pose, under: way === "under" } };
  }
  const side = /^side ([swne])$/.exec(text);
  if (side) return { side: side[1]!.toUpperCase() as Side };
  const move = /^(large|medium \d|small \d) (?:to|grows at|merges with (large|medium \d|small \d) at) (.+)$/.exec(text);
  if (move) {
    const [, ghost, partner, where] = move;
    const place = readPlace(where!);
    const grown = Math.max(SIZES.indexOf(sizeOf(ghost!)), SIZES.indexOf(sizeOf(partner ?? ghost!))) + 1;
    const size = text.includes(" to ") ? sizeOf(ghost!) : (SIZES[Math.min(2, grown)] ?? "large");
    return { ghost: ghost!, size, ...(partner && { partner }), ...(place && { place }) };
  }
  const brought = readPlace(text.replace(/^bring to /, ""));
  if (brought) return { size: "small", place: brought };
  const named = /^(?:tag |take back )?(large|medium \d|small \d)\b/.exec(text);
  return named ? { ghost: named[1]! } : {};
}

/** A door's point on the wall, and which way one looks from there. */
export function doorPoint(door: string): Point & { dx: number; dy: number } {
  const along = Number(door.slice(1)) * 100 - 50;
  switch (door[0]) {
    case "S": return { x: along, y: 0, dx: 0, dy: 1 };
    case "N": return { x: along, y: LOBBY, dx: 0, dy: -1 };
    case "W": return { x: 0, y: along, dx: 1, dy: 0 };
    default: return { x: LOBBY, y: along, dx: -1, dy: 0 };
  }
} // prettier-ignore
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

/** Whether a point lies outside the lobby, past that side. */
export const beyond = (p: Point, side: Side): boolean => ({ S: p.y < 0, W: p.x < 0, N: p.y > LOBBY, E: p.x > LOBBY })[side];

export interface Standing {
  seat: number;
  ghost: string;
  size: Size;
  number: number;
  colour: string;
  place: Place;
  height: number;
  /** Planned, and known to nobody else. */
  draft: boolean;
  spellbound: boolean;
}
/** All ghosts in the lobby, one's own as one's plan has them. */
export function standing(position: LobbyPosition, seat: number | null): Standing[] {
  const found: Standing[] = [];
  position.seats.forEach((owner, number) => {
    const draft = number === seat ? (position.plan?.ghosts ?? null) : null;
    owner.ghosts.forEach((ghost, i) => {
      const at: Pick<Ghost, "where"> & Partial<Place> = draft?.[i] ?? ghost;
      if (at.where !== "lobby") return;
      const place = { field: at.field!, spot: at.spot!, level: at.level! };
      const planned = draft !== null && (ghost.where !== "lobby" || placeText(place) !== placeText(ghost as Place));
      found.push({
        seat: number, ghost: ghost.name, size: ghost.size, number: ghost.number, colour: owner.colour, place,
        height: position.heights[SIZES.indexOf(ghost.size)]!, draft: planned, spellbound: ghost.spellbound ?? false,
      }); // prettier-ignore
    });
  });
  return found;
}
