import { describe, expect, it } from "vitest";
import { planOf, type Room } from "./geometry";
import type { GalleryBoard } from "./types";

function board(spaces: number, doorways: number[], arms: Record<number, number> = {}): GalleryBoard {
  const chambers = doorways.map((doorway) => ({ name: `Room ${doorway}`, slug: `room-${doorway}`, doorway, arms: arms[doorway] ?? 0 }));
  return { name: "", spaces, exit: 0, steps: [10, 9, 8, 7, 6, 5, 4, 3, 2], chambers, clocks: [] };
}

/** The boards of both games: where their doorways and coats of arms are. */
const BOARDS: Record<string, GalleryBoard> = {
  published: board(28, [0, 2, 3, 8, 10, 14, 16, 17, 20, 23, 25], { 3: 3, 8: 3, 20: -1, 25: -1 }),
  house: board(36, [3, 5, 9, 12, 16, 18, 22, 25, 28, 32, 34], { 5: -1, 9: 3, 22: -1, 25: 3 }),
  castle: board(36, [3, 8, 11, 15, 20, 23, 27, 30, 34], { 8: -3, 20: 1, 27: -3 }),
};

function inside(room: Room, x: number, y: number): boolean {
  const points = room.outline.slice(1, -1).split("L").map((pair) => pair.split(" ").map(Number) as [number, number]);
  let odd = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
  });
  return odd;
}

describe("a gallery board", () => {
  for (const [name, given] of Object.entries(BOARDS))
    for (const [how, plan] of [["wide", planOf(given, false)], ["on a phone", planOf(given, true)]] as const) {
      it(`keeps guests, furniture and names in their rooms: ${name}, ${how}`, () => {
        plan.rooms.forEach((room, i) => {
          const called = given.chambers[i]!.name;
          expect(inside(room, room.stand.x, room.stand.y), `${called}: the guest`).toBe(true);
          expect(inside(room, room.label.x, room.label.y), `${called}: the name`).toBe(true);
          const half = room.size * 0.4; // the drawing itself, without its margin
          for (const [dx, dy] of [[0, 0], [0, -half], [0, half]] as const)
            expect(inside(room, room.things.x + dx, room.things.y + dy), `${called}: the furniture, ${dy}`).toBe(true);
          if (given.chambers[i]!.arms) expect(inside(room, room.arms.x, room.arms.y), `${called}: the arms`).toBe(true);
        });
      });
      it(`keeps names clear of guests: ${name}, ${how}`, () => {
        for (const room of plan.rooms)
          expect(Math.hypot(room.label.x - room.stand.x, room.label.y - room.stand.y)).toBeGreaterThan(plan.small ? 30 : 40);
      });
    }
});
