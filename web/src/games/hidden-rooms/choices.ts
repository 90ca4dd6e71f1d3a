/** The legal actions, by the square they happen on and the tile they take. */
import type { Message } from "../../lib/words";
import type { ActionView } from "../../lib/protocol/view";
import type { RoomsPosition } from "./types";

export interface Aim {
  action: string;
  does: "move" | "search" | "done" | "lay" | "other";
  square: string | null;
  /** Where a search takes its tile from: "pile", or a tile of the memory area. */
  source: string | null;
}

export function aimOf({ text }: Pick<ActionView, "text">, position: RoomsPosition): Aim {
  const [verb = "", a = "", b = ""] = text.split(" ");
  switch (verb) {
    case "move":
      return { action: text, does: "move", square: a, source: null };
    case "search":
      return { action: text, does: "search", square: a, source: b || "pile" };
    case "done":
      return { action: text, does: "done", square: position.child, source: null };
    case "lay":
      return { action: text, does: "lay", square: null, source: a };
    default:
      return { action: text, does: "other", square: null, source: null };
  }
}

export interface Picked {
  square: string | null;
  source: string | null;
}
/** Squares and tiles that glow, each with the action it means; null: it is picked first, and something else after it. */
export interface Lit {
  squares: Map<string, string | null>;
  sources: Map<string, string | null>;
}

export function litBy(aims: Aim[], picked: Picked): Lit {
  const lit: Lit = { squares: new Map(), sources: new Map() };
  const searches = aims.filter((aim) => aim.does === "search");
  for (const aim of aims) {
    if (aim.does === "lay") lit.sources.set(aim.source!, aim.action);
    else if (aim.does !== "search" && aim.square && !picked.source) lit.squares.set(aim.square, aim.action);
  }
  for (const { action, square, source } of searches) {
    if (!square || !source) continue;
    if (!picked.source || picked.source === source) {
      const here = searches.filter((one) => one.square === square && (!picked.source || one.source === picked.source));
      lit.squares.set(square, here.length === 1 ? action : null);
    }
    if (!picked.square) lit.sources.set(source, null);
    else if (picked.square === square) lit.sources.set(source, action);
  }
  return lit;
}

/** What the monster will do after an action, as the rules foretell it: the squares it goes to. */
export function forecast({ id, args = {} }: Message = { id: "" }): string[] {
  if (id === "forecast-goes") return [String(args.square)];
  return Object.values(args).flatMap((arg) => (arg && typeof arg === "object" && "id" in arg ? forecast(arg) : []));
}
