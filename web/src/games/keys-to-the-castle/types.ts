import type { View } from "../../lib/protocol/view";

export type Side = "south" | "west" | "north" | "east";
export type Kind = "open" | "barred" | "extra-key" | "extra-turn";
export interface Tile {
  name: string;
  colour: string;
  up: boolean;
  kind: Kind | null;
  padlock: boolean;
  sawn: boolean;
  character: number | null;
}
export interface Player {
  side: Side;
  goal: Side;
  at: string | null;
  /** The door it entered by last, by which it may not come back (KC-10.10). */
  entry: string | null;
  netted: number;
  cards: number;
  used: string[];
}
export interface KeysPosition {
  board: { name: string; columns: number; rows: number; cards: Record<string, number>; tiles: Record<Kind, number> };
  phase: "laying" | "dealing" | "refilling" | "drawing" | "flipping" | "extra-flipping" | "playing" | "moving" | "choosing" | "over" | "starting";
  turn: number;
  turns: number;
  limit: number | null;
  winner: number | null;
  flip: string | null;
  tiles: Tile[];
  passages: [string, string][];
  players: Player[];
  hand: Record<string, number> | null;
  discard: Record<string, number>;
  pile: number;
  unseen_cards: Record<string, number>;
  unseen_tiles: Record<string, Record<Kind, number>>;
  unused_tiles: Record<string, number>;
}
export type KeysView = View<KeysPosition>;
export const KINDS: Kind[] = ["open", "barred", "extra-key", "extra-turn"];
/** Seats have colours that no door has. */
export const SEAT_COLOURS = ["white", "purple", "turquoise", "grey"];
