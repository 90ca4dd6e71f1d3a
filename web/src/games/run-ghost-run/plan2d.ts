/** The lobby from above, as a drawing: a frame of walls with doors, and room outside for the ghosts that wait. */
import { corners, doorPoint, LOBBY, middle, opposite, SIDES, turned, type Point } from "./geometry";
import type { Box, Ghost, LobbyPosition, Place, Placed, Side, Size } from "./types";

export const MARGIN = 84;
export const WALL = 26;
export const EDGE = LOBBY + 2 * MARGIN;

/** A point of the lobby in the drawing, where y goes down. */
export const draw = (p: Point): Point => ({ x: MARGIN + p.x, y: MARGIN + LOBBY - p.y });
export const undraw = (p: Point): Point => ({ x: p.x - MARGIN, y: MARGIN + LOBBY - p.y });
export const outline = (points: Point[]): string => `M${points.map((p) => `${draw(p).x.toFixed(1)} ${draw(p).y.toFixed(1)}`).join("L")}Z`;

/** A strip along a side of the lobby: from `near` to `far` away from the wall's inner edge. */
export function strip(side: Side, near: number, far: number): { x: number; y: number; width: number; height: number } {
  const deep = far - near;
  switch (side) {
    case "S": return { x: MARGIN, y: MARGIN + LOBBY + near, width: LOBBY, height: deep };
    case "N": return { x: MARGIN, y: MARGIN - far, width: LOBBY, height: deep };
    case "W": return { x: MARGIN - far, y: MARGIN, width: deep, height: LOBBY };
    case "E": return { x: MARGIN + LOBBY + near, y: MARGIN, width: deep, height: LOBBY };
  }
} // prettier-ignore

export const DOORS = SIDES.flatMap((side) => [1, 2, 3, 4, 5, 6].map((n) => `${side}${n}`));
export function doorBox(door: string): { x: number; y: number; width: number; height: number } {
  const p = draw(doorPoint(door));
  const box = strip(door[0] as Side, 0, WALL);
  return door[0] === "S" || door[0] === "N" ? { ...box, x: p.x - 27, width: 54 } : { ...box, y: p.y - 27, height: 54 };
}

/** Ghosts outside the lobby wait beside their start side; those that escaped across it stand at that side's other end. */
export function waiting(position: LobbyPosition, seat: number, ghost: number): Point {
  const { side, ghosts } = position.seats[seat]!;
  const out = ghosts[ghost]!.where === "escaped";
  const at = out ? opposite(side) : side;
  const rank = ghosts.slice(0, ghost).filter((one) => one.where === "escaped").length;
  const along = out ? LOBBY - 24 - rank * CLOSE : (ghost + 0.5) * room(position, side);
  const off = WALL + (MARGIN - WALL) / 2;
  switch (at) {
    case "S": return { x: MARGIN + along, y: MARGIN + LOBBY + off };
    case "N": return { x: MARGIN + along, y: MARGIN - off };
    case "W": return { x: MARGIN - off, y: MARGIN + along };
    case "E": return { x: MARGIN + LOBBY + off, y: MARGIN + along };
  }
} // prettier-ignore

const CLOSE = 40;
const AWAY: Record<Size, number> = { small: 1.25, medium: 0.66, large: 0.48 }; // ghosts that wait are nearly of one size
/** How much room each ghost has that waits at a side, beside those that escaped to it. */
function room(position: LobbyPosition, side: Side): number {
  const guests = position.seats.filter((one) => opposite(one.side) === side).flatMap((one) => one.ghosts.filter((ghost) => ghost.where === "escaped"));
  return (LOBBY - (guests.length ? 30 + guests.length * CLOSE : 0)) / 7;
}
/** How large a ghost outside the lobby is drawn, against its size inside. */
export function awayScale(position: LobbyPosition, seat: number, ghost: number): number {
  const { side, ghosts } = position.seats[seat]!;
  const { where, size } = ghosts[ghost]!;
  return AWAY[size] * Math.min(1, (where === "escaped" ? CLOSE : room(position, side)) / 58);
}

/** Where a ghost is drawn; the planning seat sees its own as planned. */
export function ghostPoint(position: LobbyPosition, viewer: number | null, seat: number, ghost: number): Point {
  const one = position.seats[seat]!.ghosts[ghost]!;
  const at: Pick<Ghost, "where"> & Partial<Place> = (seat === viewer && position.plan?.ghosts?.[ghost]) || one;
  if (at.where === "lobby") return draw(middle({ field: at.field!, spot: at.spot! }, one.size));
  if (at.where === one.where) return waiting(position, seat, ghost);
  const seats = position.seats.map((s, i) => (i === seat ? { ...s, ghosts: s.ghosts.map((g, j) => (j === ghost ? { ...g, where: at.where } : g)) } : s));
  return waiting({ ...position, seats }, seat, ghost);
}

// ---------------------------------------------------------------------- furniture

export const inBox = (p: Point, one: Placed, [west, east, south, north]: Box, near = 0): boolean => {
  const [dx, dy] = [p.x - one.x, p.y - one.y];
  const [x, y] = [one.cos * dx + one.sin * dy, one.cos * dy - one.sin * dx];
  return x >= west - near && x <= east + near && y >= south - near && y <= north + near;
};
const topOf = (one: Placed) => one.z + Math.max(...one.boxes.map((box) => box[5]));

/** Whether something hangs over a ghost's middle: it is under a table, not on it. */
export const covered = (place: Place, size: Size, furniture: Placed[]): boolean =>
  furniture.some((one) => one.boxes.some((box) => one.z + box[4] > place.level && inBox(middle(place, size), one, box)));

/** Half of how wide and how high a word is. */
export interface Room {
  half: number;
  deep: number;
}
/**
 * Where each piece's name is written: on the piece, between the walls, clear of ghosts, of other names and of what stands
 * higher. A name that finds no such place is left out: it would hide more than it tells.
 */
export function namePoints(furniture: Placed[], room: (piece: string) => Room, ghosts: (Point & { half: number })[] = []): Map<string, Point> {
  const found = new Map<string, Point & Room>();
  const above: Placed[] = [];
  for (const one of [...furniture].sort((a, b) => topOf(b) - topOf(a))) {
    const { half, deep } = room(one.piece);
    const all = one.boxes.flatMap((box) => corners(box, { x: 0, y: 0, cos: 1, sin: 0 }));
    const [wide, high] = [Math.max(...all.map((p) => p.x)) * 0.8, Math.max(...all.map((p) => p.y)) * 0.8];
    const steps = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];
    const inWalls = (x: number) => Math.max(half, Math.min(LOBBY - half, x));
    const spots = steps
      .flatMap((x) => steps.map((y) => ({ x: x * wide, y: y * high })))
      .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
      .map((p) => turned(p, one))
      .map(({ x, y }) => ({ x: inWalls(x), y }));
    const clear = (p: Point) =>
      p.y > deep && p.y < LOBBY - deep &&
      [...found.values()].every((q) => Math.abs(p.x - q.x) > half + q.half || Math.abs(p.y - q.y) > deep + q.deep) &&
      ghosts.every((q) => Math.abs(p.x - q.x) > half + q.half || Math.abs(p.y - q.y) > deep + q.half) &&
      !above.some((other) => other.boxes.some((box) => inBox(p, other, box, 8)));
    const spot = spots.find(clear);
    if (spot) found.set(one.piece, { ...spot, half, deep });
    above.push(one);
  }
  return found;
} // prettier-ignore
