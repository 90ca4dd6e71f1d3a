/** Where everything lies on the drawing. One door with its share of the corridors is 100 by 100. */
import { letters, unitIn, type Box } from "../../lib/board/fit";
import type { Point } from "../../lib/board/motion";
import type { Side } from "./types";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Plan {
  width: number;
  height: number;
  /** For a phone: large letters, no table. */
  small: boolean;
  /** How thick the castle's wall is. */
  wall: number;
  castle: Rect;
  /** The ground outside, on the sides where somebody starts or arrives. */
  strips: Partial<Record<Side, Rect>>;
  tile(name: string): Point;
  outside(side: Side): Point;
  /** The hand, for so many cards; flat cards lie on their side, with the name beside the picture. */
  cards(count: number): Rect[];
  flat: boolean;
  named: boolean;
  /** Whether there is room for words under the piles, or only for numbers. */
  captions: boolean;
  pile: Rect;
  discard: Rect;
  /** The table of doors nobody has seen; there is no room for it on phones. */
  counts: Rect | null;
  font: number;
}

export const CELL = 100;
const GROUND = 58;

export const middle = (r: Rect): Point => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });

/** With room for everything, or for a phone; for a phone too where that leaves the doors much larger. */
export function planOf(columns: number, rows: number, sides: Side[], small: boolean, box: Box = { wide: 0, high: 0 }): Plan {
  const close = closePlan(columns, rows, sides, box);
  if (small) return close;
  const whole = draw(columns, rows, sides, null, letters(box, draw(columns, rows, sides, null, 18), 18, 23));
  return unitIn(box, close) > 1.2 * unitIn(box, whole) ? close : whole;
}

/** The hand lies beside the castle or below it, whichever leaves the castle larger. */
function closePlan(columns: number, rows: number, sides: Side[], box: Box): Plan {
  const ways = rows > columns ? (["beside", "below"] as const) : (["below", "beside"] as const);
  const [first, second] = ways.map((way) => draw(columns, rows, sides, way, letters(box, draw(columns, rows, sides, way, 30), 30, 42)));
  return unitIn(box, second!) > unitIn(box, first!) ? second! : first!;
}

function draw(columns: number, rows: number, sides: Side[], hand: "beside" | "below" | null, font: number): Plan {
  const small = hand !== null;
  const wall = small ? font + 3 : 25;
  const ground = (side: Side) => (sides.includes(side) ? wall + GROUND + 6 : wall + 4);
  const castle: Rect = { x: ground("west"), y: ground("north"), width: columns * CELL, height: rows * CELL };
  const [houseWidth, houseHeight] = [castle.x + castle.width + ground("east"), castle.y + castle.height + ground("south")];
  const strips: Plan["strips"] = {};
  for (const side of sides)
    strips[side] = {
      south: { x: castle.x, y: castle.y + castle.height + wall, width: castle.width, height: GROUND },
      north: { x: castle.x, y: 6, width: castle.width, height: GROUND },
      west: { x: 6, y: castle.y, width: GROUND, height: castle.height },
      east: { x: castle.x + castle.width + wall, y: castle.y, width: GROUND, height: castle.height },
    }[side];
  const tile = (name: string): Point => ({
    x: castle.x + (name.charCodeAt(0) - 97 + 0.5) * CELL,
    y: castle.y + (rows - Number(name.slice(1)) + 0.5) * CELL,
  });
  const common = { small, wall, castle, strips, tile, outside: (side: Side) => middle(strips[side] ?? castle), font };

  if (hand === "beside") {
    // Names only where they can be read beside the pictures.
    const named = font <= 34;
    const [x, width] = [houseWidth, named ? 226 : 190];
    const back = { width: (width - 18) / 2, height: (width - 18) * 0.7 };
    const high = Math.min(170, (houseHeight - back.height - font - 56) / 4);
    const pile = { x: x + 4, y: houseHeight - back.height - font - 6, ...back };
    return {
      ...common, width: houseWidth + width + 6, height: houseHeight, flat: true, named, captions: false, counts: null,
      cards: (count) => Array.from({ length: count }, (_, i) => ({ x, y: 8 + i * (high + 8), width, height: high })),
      pile, discard: { ...pile, x: x + back.width + 14 },
    }; // prettier-ignore
  }
  if (hand === "below") {
    const wide = (houseWidth - 60) / 6;
    const place = (i: number): Rect => ({ x: 6 + i * (wide + 8) + (i > 3 ? 10 : 0), y: houseHeight + 8, width: wide, height: wide * 1.35 });
    return {
      ...common, width: houseWidth, height: houseHeight + wide * 1.35 + font + 20, flat: false, named: false, captions: false, counts: null,
      cards: (count) => Array.from({ length: count }, (_, i) => place(i)), pile: place(4), discard: place(5),
    }; // prettier-ignore
  }
  const width = Math.max(houseWidth + 250, houseHeight * 1.3);
  const [left, room] = [houseWidth + 14, width - houseWidth - 28];
  const inRow = room > 480 ? 4 : 2;
  const wide = Math.min(150, (room - 14 * (inRow - 1)) / inRow);
  const high = wide * 1.42;
  // Three blocks above one another, the room between them shared out: the piles, the hand, the table of unseen doors.
  const table = inRow === 4 ? 290 : 190;
  const air = Math.max(0, (houseHeight - (1 + 4 / inRow) * (high + 14) - 74 - table) / 4);
  const held = 12 + air + high + 62 + air;
  const counts = held + (4 / inRow) * (high + 14) + 6 + air;
  const pile = { x: left + (room - 2 * wide - 60) / 2, y: 12 + air, width: wide, height: high };
  const close = inRow === 2;
  return {
    ...common, width, height: houseHeight, flat: false, named: true, captions: inRow === 4,
    cards: (count) => {
      const start = inRow === 4 ? left + (room - count * wide - (count - 1) * 14) / 2 : left + (room - 2 * wide - 14) / 2;
      return Array.from({ length: count }, (_, i) => ({ x: start + (i % inRow) * (wide + 14), y: held + Math.floor(i / inRow) * (high + 14), width: wide, height: high }));
    },
    pile: close ? { ...pile, x: left + (room - 2 * wide - 14) / 2 } : pile,
    discard: { ...pile, x: close ? left + (room - 2 * wide - 14) / 2 + wide + 14 : pile.x + wide + 60 },
    counts: { x: left + Math.max(0, (room - 420) / 2), y: counts, width: Math.min(room, 420), height: Math.min(houseHeight - counts - 10, table) },
  }; // prettier-ignore
}
