/** Where everything lies on the drawing: the floor of 6 by 6 squares of 100, and beside or below it the tiles. */
import { letters, type Box } from "../../lib/board/fit";
import type { Point } from "../../lib/board/motion";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Plan {
  width: number;
  height: number;
  upright: boolean;
  /** For a phone: large letters, fewer words. */
  small: boolean;
  floor: Rect;
  frame: number;
  square(name: string): Point;
  /** Slots of the memory area, then the pile and the tile put aside: middle points. */
  memory: Point[];
  pile: Point;
  aside: Point;
  slot: number;
  /** The two tiles to choose from at the start of a stage. */
  offer: Point[];
  /** The open book of rooms; on phones a line above the floor. */
  book: Rect;
  font: number;
}

export const SIZE = 6;
export const SQUARES = Array.from({ length: SIZE * SIZE }, (_, i) => `${String.fromCharCode(97 + (i % SIZE))}${Math.floor(i / SIZE) + 1}`);

export function planOf(slots: number, upright: boolean, small = upright, box: Box = { wide: 0, high: 0 }): Plan {
  const usual = upright ? 30 : 17;
  return draw(slots, upright, small, letters(box, draw(slots, upright, small, usual), usual, upright ? 40 : small ? 27 : 20));
}

function draw(slots: number, upright: boolean, small: boolean, font: number): Plan {
  const frame = small ? font + 6 : 30;
  const line = font * 1.3; // on phones the book is one line above the floor, and words stand below the tiles
  const side = SIZE * 100;
  const floor: Rect = { x: frame + 2, y: frame + (upright ? line + 24 : 8), width: side, height: side };
  const square = (name: string): Point => ({
    x: floor.x + (name.charCodeAt(0) - 97 + 0.5) * 100,
    y: floor.y + (Number(name.slice(1)) - 0.5) * 100,
  });
  const offer = [-85, 85].map((x) => ({ x: floor.x + side / 2 + x, y: floor.y + side / 2 }));
  if (upright) {
    const width = side + 2 * frame + 4;
    const y = floor.y + side + frame + 56;
    const step = (width - 8) / (slots + 2);
    const place = (i: number): Point => ({ x: 4 + (i + 0.5) * step, y });
    return {
      width, height: y + 50 + line, upright, small, floor, frame, square, offer, font, slot: Math.min(96, step - 8),
      memory: Array.from({ length: slots }, (_, i) => place(i)), pile: place(slots), aside: place(slots + 1),
      book: { x: 4, y: 2, width: width - 8, height: line + 18 },
    }; // prettier-ignore
  }
  const height = side + 2 * frame + 16;
  const [left, room] = [side + 2 * frame + 26, height * 1.3 - side - 2 * frame - 34];
  const slot = Math.min(72, (room - 20) / 3);
  const column = (i: number) => left + room / 2 + (i - 1) * (slot + 10);
  const top = 318;
  return {
    width: height * 1.3, height, upright, small, floor, frame, square, offer, font, slot,
    pile: { x: column(0) + slot / 2, y: top + slot / 2 }, aside: { x: column(2), y: top + slot / 2 },
    memory: Array.from({ length: slots }, (_, i) => ({ x: column(i % 3) + (i > 2 ? slot / 2 + 5 : 0), y: top + (small ? 84 : 58) + slot * 1.5 + Math.floor(i / 3) * (slot + 10) })),
    book: { x: left, y: 8, width: room, height: 270 },
  }; // prettier-ignore
}
