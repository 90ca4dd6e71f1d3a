/** Where everything is on a gallery board, from nothing but its spaces, steps and doorways: any board can be drawn. */
import type { Point } from "../../lib/board/motion";
import type { GalleryBoard, Place } from "./types";

export const TILE = 60;
const ROUND = 74; // radius of the loop's corners
export const MARGIN = 14;

export interface Frame extends Point {
  /** Outward, away from the court. */
  nx: number;
  ny: number;
  /** Along the gallery, clockwise. */
  tx: number;
  ty: number;
  /** From the loop's outer edge to the outer wall, along the outward direction. */
  depth: number;
}

export interface Room {
  outline: string;
  door: Frame;
  middle: Frame;
  /** Where the guest stands, where the furniture is, where the name is written. */
  stand: Point;
  things: Point;
  label: Point;
  turn: number;
  /** How long the room is, along the gallery. */
  along: number;
  /** How large the furniture is. */
  size: number;
  arms: Point;
  windows: { x: number; y: number; angle: number }[];
}

export interface Plan {
  width: number;
  height: number;
  /** The stairs lead down the page, not across it. */
  upright: boolean;
  /** For a phone: shallow rooms, large letters. */
  small: boolean;
  tile(space: number): Frame;
  /** A space's outline, or one that lies so far inside it. */
  tileShape(space: number, inset?: number): string;
  runner: string;
  court: { x: number; y: number; width: number; height: number };
  rooms: Room[];
  steps: { x: number; y: number; width: number; height: number }[];
  door: Point;
  inner(along: number, across: number): Point;
  innerLength: number;
  innerHalf: number;
  place(place: Place, slot: number): Point;
  gallery(space: number): Point;
}

/** A small plan takes the shape of the room there is: its width to its height. */
export function planOf(board: GalleryBoard, standing: boolean, small = standing, shape = standing ? 0.85 : 1.3): Plan {
  const n = board.spaces;
  const depth = small ? 94 : 128;
  const sum = (n * TILE + (8 - 2 * Math.PI) * ROUND) / 2;
  const edge = MARGIN + depth + TILE / 2;
  const fitting = (sum + 2 * edge * (1 - shape)) / (1 + shape);
  const h = small ? Math.min(sum * 0.6, Math.max(sum * 0.39, fitting)) : sum * 0.39;
  const w = sum - h;
  const upright = h > w;
  const left = edge;
  const top = edge;
  const right = left + w;
  const bottom = top + h;
  const width = w + 2 * edge;
  const height = h + 2 * edge;
  const length = n * TILE;

  // The loop in pieces, clockwise from the exit: in the middle of the left side, or of the top when upright.
  type Leg = { size: number; at: (along: number) => Frame };
  const straight = (x: number, y: number, tx: number, ty: number, size: number): Leg => ({
    size,
    at: (d) => ({ x: x + tx * d, y: y + ty * d, tx, ty, nx: ty, ny: -tx, depth }),
  });
  const arc = (cx: number, cy: number, from: number): Leg => ({
    size: (Math.PI / 2) * ROUND,
    at: (d) => {
      const angle = from + d / ROUND;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const reach = (ROUND + TILE / 2 + depth) / Math.max(Math.abs(c), Math.abs(s));
      return { x: cx + c * ROUND, y: cy + s * ROUND, nx: c, ny: s, tx: -s, ty: c, depth: reach - ROUND - TILE / 2 };
    },
  });
  const sides: Leg[] = [
    straight(left, bottom - ROUND, 0, -1, h - 2 * ROUND),
    arc(left + ROUND, top + ROUND, Math.PI),
    straight(left + ROUND, top, 1, 0, w - 2 * ROUND),
    arc(right - ROUND, top + ROUND, -Math.PI / 2),
    straight(right, top + ROUND, 0, 1, h - 2 * ROUND),
    arc(right - ROUND, bottom - ROUND, 0),
    straight(right - ROUND, bottom, -1, 0, w - 2 * ROUND),
    arc(left + ROUND, bottom - ROUND, Math.PI / 2),
  ];
  const start = upright ? sides[0]!.size + sides[1]!.size + sides[2]!.size / 2 : sides[0]!.size / 2;
  const at = (space: number): Frame => {
    let d = (((start + (space - board.exit) * TILE) % length) + length) % length;
    for (const leg of sides) {
      if (d <= leg.size) return leg.at(d);
      d -= leg.size;
    }
    return sides[0]!.at(0);
  };
  const edgePoint = (f: Frame, out: number): string => `${(f.x + f.nx * out).toFixed(1)} ${(f.y + f.ny * out).toFixed(1)}`;
  /** A strip along the gallery from one place to another, between two distances from its middle. */
  const strip = (from: number, to: number, inside: number, outside: (f: Frame) => number): string => {
    const marks: number[] = [];
    const pieces = Math.max(2, Math.ceil((to - from) * 6));
    for (let i = 0; i <= pieces; i++) marks.push(from + ((to - from) * i) / pieces);
    for (const corner of corners()) for (const turn of [-n, 0, n]) if (corner + turn > from && corner + turn < to) marks.push(corner + turn);
    marks.sort((a, b) => a - b);
    const near = marks.map((m) => edgePoint(at(m), inside));
    const far = marks.map((m) => edgePoint(at(m), outside(at(m)))).reverse();
    return `M${[...near, ...far].join("L")}Z`;
  };
  /** Where the middles of the four corners are, in spaces, so that outer walls have sharp corners. */
  const corners = (): number[] => {
    let before = 0;
    return sides.flatMap((leg, i) => {
      const middle = before + leg.size / 2;
      before += leg.size;
      return i % 2 ? [(((middle - start) / TILE + board.exit) % n + n) % n] : [];
    });
  };

  const rooms = board.chambers.map((chamber): Room => {
    const count = board.chambers.length;
    const order = [...board.chambers].sort((a, b) => a.doorway - b.doorway);
    const place = order.indexOf(chamber);
    const before = order[(place - 1 + count) % count]!.doorway - (place === 0 ? n : 0);
    const after = order[(place + 1) % count]!.doorway + (place === count - 1 ? n : 0);
    const [from, to] = count === 1 ? [chamber.doorway - n / 2, chamber.doorway + n / 2] : [(before + chamber.doorway) / 2, (chamber.doorway + after) / 2];
    const middle = at((from + to) / 2);
    const door = at(chamber.doorway);
    const into = (f: Frame, share: number): Point => ({ x: f.x + f.nx * (TILE / 2 + f.depth * share), y: f.y + f.ny * (TILE / 2 + f.depth * share) });
    // The guest stands just behind the door, the furniture in the longer half of the room, the arms in the shorter one.
    // In a corner the outer part of a half is longer than its piece of the gallery: halves are measured in mid-room.
    const [back, ahead] = [chamber.doorway - from, to - chamber.doorway];
    const [low, heart, high] = [from, chamber.doorway, to].map((along) => into(at(along), 0.5)) as [Point, Point, Point];
    const longer = Math.hypot(high.x - heart.x, high.y - heart.y) - Math.hypot(low.x - heart.x, low.y - heart.y);
    const side = longer > -1 ? 1 : -1;
    const [long, short] = side > 0 ? [ahead, back] : [back, ahead];
    const far = at(chamber.doorway + side * long * 0.56);
    const near = at(chamber.doorway - side * short * 0.6);
    const level = (f: Frame) => Math.abs(f.ny) >= 0.7;
    const wide = far.depth > depth * 1.15;
    const turned = small && !level(middle) && !level(far);
    let size = wide ? 96 : small ? (turned ? 52 : 58) : 76;
    const stand = into(door, 0.34);
    const things = into(far, turned ? 0.3 : level(far) ? (small ? 0.34 : 0.4) : 0.5);
    const arms = into(near, 0.3);
    // Names are written along the outer wall; beside a side wall above the furniture, or turned when there is no room.
    const wallAt = (f: Frame, off: number) => into(f, 1 - off / f.depth);
    const atWall = level(middle) ? wallAt(middle, small ? 24 : 22) : wallAt(far, 24);
    // Where one side of a room is slanted, its wall has another middle.
    const ends = [at(from), at(to)] as const;
    if (level(middle) && ends.every(level)) atWall.x = (wallAt(ends[0], 24).x + wallAt(ends[1], 24).x) / 2;
    const beside = !turned && !level(middle) && !level(far);
    let nameBeside = 0;
    if (beside) {
      // The name above the furniture, both clear of the rug: the furniture is as large as there is room for. Where that
      // is little, the name goes to the other side of the rug, unless a coat of arms is there.
      const under = things.y > stand.y;
      const [top, bottom] = under ? [stand.y + 34, Math.max(low.y, high.y) - 6] : [Math.min(low.y, high.y) + 6, stand.y - 36];
      things.x = into(middle, 0.5).x;
      const across = under ? stand.y - 46 : stand.y + 48;
      const free = under ? across - 12 > Math.min(low.y, high.y) : across + 12 < Math.max(low.y, high.y);
      if (bottom - top - 30 < 44 && free && !chamber.arms) {
        size = Math.min(size, Math.max(34, bottom - top));
        things.y = (top + bottom) / 2;
        nameBeside = across;
      } else {
        size = Math.min(size, Math.max(44, bottom - top - 30));
        things.y = (top + bottom) / 2 + 14;
        nameBeside = things.y - size / 2 - 15;
      }
    }
    const label = turned ? into(middle, 1 - 22 / middle.depth) : beside ? { x: things.x, y: nameBeside } : atWall;
    const windows = [0.3, 0.7].map((share) => {
      const frame = at(from + (to - from) * share);
      return {
        x: frame.x + frame.nx * (TILE / 2 + frame.depth),
        y: frame.y + frame.ny * (TILE / 2 + frame.depth),
        angle: Math.abs(frame.nx) > Math.abs(frame.ny) ? 90 : 0,
      };
    });
    return {
      outline: strip(from, to, TILE / 2, (f) => TILE / 2 + f.depth),
      door,
      middle,
      stand,
      things,
      label,
      along: (to - from) * TILE - 14,
      turn: turned ? (middle.nx > 0 ? 90 : -90) : 0,
      size,
      arms,
      windows,
    };
  });

  // The stairs run along the middle of the court, from the exit down to the cellar door.
  const innerLength = (upright ? h : w) - TILE;
  const innerHalf = ((upright ? w : h) - TILE) / 2;
  const inner = (along: number, across: number): Point =>
    upright
      ? { x: (left + right) / 2 - across, y: top + TILE / 2 + along }
      : { x: left + TILE / 2 + along, y: (top + bottom) / 2 + across };
  const count = board.steps.length;
  const stepLength = Math.min(TILE, (innerLength - 70) / count);
  const stair = Math.min(small ? 112 : 78, innerHalf * 0.9); // down the page there is a number beside the guests
  const stepPoint = (number: number): Point => inner((count - number - 0.5) * stepLength, 0);
  const steps = board.steps.map((_, number) => {
    const p = stepPoint(number);
    const [sw, sh] = upright ? [stair, stepLength] : [stepLength, 78];
    return { x: p.x - sw / 2, y: p.y - sh / 2, width: sw, height: sh };
  });
  const door = inner(count * stepLength + 40, 0);
  const gallery = (space: number): Point => {
    const f = at(space);
    return { x: f.x, y: f.y };
  };
  const box = (slot: number): Point => {
    const across = innerHalf - 30 - Math.floor(slot / 8) * 46;
    return inner(innerLength - 28 - (slot % 8) * (small ? 52 : 44), across);
  };
  return {
    width,
    height,
    upright,
    small,
    tile: at,
    tileShape: (space, inset = 0) => strip(space - 0.5 + inset / TILE, space + 0.5 - inset / TILE, inset - TILE / 2, () => TILE / 2 - inset),
    runner: `M${Array.from({ length: n * 3 }, (_, i) => edgePoint(at(i / 3), 0)).join("L")}Z`,
    court: { x: left + TILE / 2, y: top + TILE / 2, width: w - TILE, height: h - TILE },
    rooms,
    steps,
    door,
    inner,
    innerLength,
    innerHalf,
    gallery,
    place(place, slot) {
      switch (place.at) {
        case "gallery": {
          // a little outward, so that the number of the space, on its inner side, stays in sight
          const f = at(place.number);
          const out = (small ? 13 : 8) + (f.ny > 0 ? 9 * f.ny : 0); // more below the court: heads are high
          return { x: f.x + f.nx * out, y: f.y + f.ny * out };
        }
        case "chamber":
          return rooms[place.number]?.stand ?? door;
        case "step": {
          const p = stepPoint(place.number);
          return upright ? { x: p.x + stair * 0.21, y: p.y } : p; // beside the number on the step
        }
        case "door":
          return door;
        default:
          return box(slot);
      }
    },
  };
}

/** Pieces on one place stand beside each other. */
export function spread(k: number, of: number): Point {
  if (of === 1) return { x: 0, y: 0 };
  if (of === 2) return { x: k ? 13 : -13, y: k ? 5 : -3 };
  if (of === 3) return { x: [-14, 14, 0][k] ?? 0, y: [-9, -9, 10][k] ?? 0 };
  const angle = (2 * Math.PI * k) / of - Math.PI / 4;
  return { x: Math.cos(angle) * 17, y: Math.sin(angle) * 14 };
}
