/** The legal actions, by the room, door or frame they happen at. */
import type { ActionView } from "../../lib/protocol/view";
import type { Animal, GhostPosition } from "./types";

export interface Aim {
  action: string;
  does: "place" | "frame" | "move" | "cheat" | "break" | "go" | "trap" | "stay" | "unlock" | "other";
  room: number | null;
  figure: string | null;
  frame: Animal | null;
  /** The door that is locked as well, "19-24". */
  lock: string | null;
}

export function aimOf({ text }: Pick<ActionView, "text">, position: GhostPosition): Aim {
  const none: Aim = { action: text, does: "other", room: null, figure: null, frame: null, lock: null };
  const words = text.split(" ");
  const [verb = "", a = ""] = words;
  const lock = words.at(-2) === "lock" ? words.at(-1)! : null;
  const figure = words.at(-2) === "with" ? words.at(-1)! : null;
  const here = position.figures.find((one) => one.name === figure)?.room ?? null;
  switch (verb) {
    case "place":
      return { ...none, does: "place", room: Number(a) };
    case "frame":
      return { ...none, does: "frame", frame: a as Animal };
    case "move":
    case "cheat":
      return { ...none, does: verb, room: Number(a), lock };
    case "break":
      return { ...none, does: "break", room: position.own?.room ?? null, lock };
    case "go":
      return { ...none, does: "go", room: Number(a), figure };
    case "trap":
      return { ...none, does: "trap", room: Number(words[3]), figure };
    case "stay":
    case "unlock":
      return { ...none, does: verb, room: here, figure };
    default:
      return none;
  }
}

export interface Picked {
  figure: string | null;
  /** Whether the trap is laid before the figure goes. */
  trap: boolean;
  /** The door that is to be locked with Max's play. */
  lock: string | null;
}
/** What glows, each with the action it means; null: it is picked first, and something else after it. */
export interface Lit {
  rooms: Map<number, string>;
  doors: Map<string, string | null>;
  figures: string[];
  frames: Map<Animal, string>;
  /** The figure whose rooms glow. */
  figure: string | null;
  canTrap: boolean;
}

export function litBy(aims: Aim[], picked: Picked, position: GhostPosition): Lit {
  const figures = [...new Set(aims.flatMap((aim) => (aim.figure ? [aim.figure] : [])))];
  const figure = picked.figure && figures.includes(picked.figure) ? picked.figure : (figures[0] ?? null);
  const canTrap = aims.some((aim) => aim.does === "trap" && aim.figure === figure);
  const lit: Lit = { rooms: new Map(), doors: new Map(), figures, frames: new Map(), figure, canTrap };
  for (const { action, does, room, figure: who, frame, lock } of aims) {
    if (frame) lit.frames.set(frame, action);
    if (who && who !== figure) continue;
    if (lock) lit.doors.set(lock, null);
    if (does === "unlock" && position.locked) lit.doors.set(position.locked.join("-"), action);
    else if (room && lock === picked.lock && !(canTrap && picked.trap ? does !== "trap" : does === "trap")) lit.rooms.set(room, action);
  }
  return lit;
}
