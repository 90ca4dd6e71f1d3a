/** What `view` in the messages holds; it is the same for all games, except `position`. */
export interface ActionView {
  text: string;
  says: string;
  /** Where on the board it happens, in games that tell it; the places are those of the game's own position. */
  aim?: { from: unknown; to: unknown } | null;
}

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
}

export function asView(view: unknown): View | null {
  return view ? (view as View) : null;
}
