import { describe, expect, it } from "vitest";
import { asPlaced } from "./geometry";
import { Pace, RATIOS } from "./pace";
import { Pinch } from "./pinch";
import { awayScale, covered, inBox, namePoints, waiting } from "./plan2d";
import type { LobbyPosition, Placed, Shape } from "./types";

/** A machine that needs so many ms for a picture of ratio 1, and shows at most 60 a second. */
function motion(pace: Pace, ms: number, frames = 60): number[] {
  const seen: number[] = [];
  pace.begin();
  for (let i = 0; i < frames; i++) {
    seen.push(pace.ratio);
    pace.judge(Math.max(16.7, ms * pace.ratio ** 2));
  }
  return seen;
}

describe("the picture in motion", () => {
  it("gets coarser while it is too slow, and never finer within a motion", () => {
    const pace = new Pace(1);
    const seen = motion(pace, 50);
    expect(seen[0]).toBe(1);
    expect(seen.at(-1)).toBe(0.6); // 50 ms would be 26 with 0.72 of the pixels each way: too near to what is slow
    expect(seen.every((ratio, i) => i === 0 || ratio <= seen[i - 1]!)).toBe(true);
  });
  it("gets finer again, motion by motion, when there is room", () => {
    const pace = new Pace(1);
    motion(pace, 200); // as long as everything is loaded
    expect(pace.ratio).toBe(RATIOS.at(-1));
    for (let i = 0; i < 12; i++) motion(pace, 10);
    expect(pace.ratio).toBe(1);
    expect(motion(pace, 10).every((ratio) => ratio === 1)).toBe(true);
  });
  it("tries what is too fine ever more seldom", () => {
    const pace = new Pace(2);
    const tried = Array.from({ length: 200 }, () => Math.max(...motion(pace, 20)));
    const fine = tried.flatMap((ratio, i) => (ratio > 1 ? [i] : []));
    expect(fine.length).toBeLessThan(20);
    expect(tried.slice(100).filter((ratio) => ratio > 1).length).toBeLessThan(3);
  });
  it("does not mind a hiccup", () => {
    const pace = new Pace(1);
    for (let i = 0; i < 60; i++) pace.judge(i % 6 ? 16.7 : 400);
    expect(pace.ratio).toBe(1);
  });
});

describe("two fingers", () => {
  const at = (pointerId: number, clientX: number, clientY = 0) => ({ pointerId, clientX, clientY });
  it("look closer when they part, and farther away when they meet; one finger alone does neither", () => {
    const pinch = new Pinch();
    pinch.down(at(1, 100));
    expect([pinch.on, pinch.move(at(1, 150))]).toEqual([false, 1]);
    pinch.down(at(2, 250));
    expect([pinch.on, pinch.move(at(2, 350)), pinch.move(at(1, 250))]).toEqual([true, 0.5, 2]);
    expect(pinch.move(at(3, 0))).toBe(1);
    pinch.up({ pointerId: 2 });
    expect([pinch.on, pinch.move(at(1, 10))]).toEqual([false, 1]);
  });
});

// ---------------------------------------------------------------------- from above

const GHOSTS = ["large", "medium 1", "medium 2", "small 1", "small 2", "small 3", "small 4"];
function house(where: (seat: number, ghost: number) => string): LobbyPosition {
  const seats = ["S", "W", "N", "E"].map((side, s) => ({ side, ghosts: GHOSTS.map((name, i) => ({ name, size: name.split(" ")[0], where: where(s, i) })) }));
  return { seats } as unknown as LobbyPosition;
}

describe("ghosts that wait", () => {
  it("stand apart, whoever has escaped", () => {
    for (const gone of [0, 1, 4, 7]) {
      const position = house((_, ghost) => (ghost < gone ? "escaped" : "stock"));
      const all = [0, 1, 2, 3].flatMap((seat) => GHOSTS.map((_, i) => ({ ...waiting(position, seat, i), scale: awayScale(position, seat, i) })));
      for (const [i, one] of all.entries())
        for (const other of all.slice(0, i)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(38);
    }
  });
  it("are large enough for a finger before anybody has escaped", () => {
    const position = house(() => "stock");
    const [one, next] = [waiting(position, 0, 3), waiting(position, 0, 4)];
    expect(next.x - one.x).toBeGreaterThan(80);
    expect(33 * awayScale(position, 0, 3)).toBeGreaterThan(40);
  });
});

const TABLE: Shape = { boxes: [[-85, 85, -60, 60, 54, 64], [-85, -73, -60, -48, 0, 54]] };
const put = (piece: string, x: number, y: number, z = 0): Placed => ({ ...asPlaced({ piece, x, y, turn: 20, pose: "up", under: false }, TABLE), z });

describe("furniture from above", () => {
  const word = () => ({ half: 58, deep: 13 });
  it("writes the names of stacked pieces apart, each on its piece", () => {
    const pieces = [put("table", 300, 300), put("desk", 350, 250, 64), put("piano", 480, 480)];
    const found = namePoints(pieces, word);
    expect(found.size).toBe(3);
    for (const one of pieces) expect(one.boxes.some((box) => inBox(found.get(one.piece)!, one, box))).toBe(true);
    expect(seenOfTwo()).toEqual(["desk"]);
  });
  /** What cannot be seen has no name on what hides it. */
  const seenOfTwo = () => [...namePoints([put("table", 300, 300), put("desk", 300, 300, 64)], word).keys()];
  it("writes no name over a ghost, over another name or over a wall", () => {
    let kept = 0;
    for (let n = 0; n < 200; n++) {
      const at = (k: number) => 60 + ((n * 97 + k * 151) % 480);
      const pieces = ["mirror", "desk", "piano", "table"].map((piece, i) => put(piece, at(i), at(i + 7), 10 * i));
      const ghosts = [1, 2, 3, 4, 5].map((i) => ({ x: at(i + 11), y: at(3 * i + 2), half: 25 }));
      const found = [...namePoints(pieces, word, ghosts).values()];
      kept += found.length;
      for (const [i, p] of found.entries()) {
        expect(p.x >= 58 && p.x <= 542 && p.y > 13 && p.y < 587).toBe(true);
        for (const q of found.slice(0, i)) expect(Math.abs(p.x - q.x) > 116 || Math.abs(p.y - q.y) > 26).toBe(true);
        for (const q of ghosts) expect(Math.abs(p.x - q.x) > 83 || Math.abs(p.y - q.y) > 38).toBe(true);
      }
    }
    expect(kept).toBeGreaterThan(500);
  });
  it("knows who is under a table and who is on it", () => {
    const table = [put("table", 250, 250)];
    const at = (level: number) => ({ field: "c3", spot: [1, 1] as [number, number], level });
    expect(covered(at(0), "small", table)).toBe(true);
    expect(covered(at(64), "small", table)).toBe(false);
    expect(covered({ ...at(0), field: "f6" }, "small", table)).toBe(false);
  });
});
