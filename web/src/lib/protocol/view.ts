/** What `view` in the messages holds; it is the same for all games, except `position`. */
import type { ActionView } from "./types";

export type { ActionView };

export interface View<Position = Record<string, unknown>> {
  game: string;
  seat: number | null;
  players: number;
  /** The seats that win with this one, itself among them; null without sides, and for those who only look on. */
  team?: number[] | null;
  actor: number | "chance" | "over";
  moves: number;
  actions: ActionView[];
  scores: number[];
  winners: number[];
  ranking?: number[][];
  marks: Record<string, string | null>;
  position: Position;
  /** Parts of the position that speak of seats, in games that declare their views: a list with an entry for each of
   * them, or the number of one, or several. */
  seats?: Record<string, "each" | "number">;
}

export function asView(view: unknown): View | null {
  return view ? (view as View) : null;
}
