/** Small things about lessons: where one begins, and who sits there. */
import type { LessonStep, SeatInfo } from "../lib/protocol/types";

/** The step in the address (`#5`), so that a page loaded again goes on where it was. */
export function startAt(hash: string): number {
  const step = Number(hash.slice(1));
  return Number.isInteger(step) && step >= 1 && step <= 1000 ? step : 1;
}

/** The seats of a lesson as a table has them. */
export function seatsOf(step: LessonStep): { seats: SeatInfo[]; status: "playing" } {
  const seats = step.names.map((name, seat) => ({ seat, kind: "human" as const, name, level: null, away: null, seed: null }));
  return { seats, status: "playing" };
}
