import type { View } from "../../lib/protocol/view";

export interface Room {
  id: number;
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Passage {
  a: number;
  b: number;
  kind: "door" | "stairs" | "ladder" | "trapdoor";
  lockable: boolean;
}
export interface CastleData {
  name: string;
  width: number;
  height: number;
  ground: number;
  rooms: Room[];
  passages: Passage[];
  red: number[];
  secret_passage: number[];
  chimney: number[];
}
export type Animal = "cats" | "bats" | "owls" | "mice" | "hedgehogs";
export interface Figure {
  name: string;
  seat: number;
  room: number | null;
  acted: boolean;
}
/** A card of Max; what it is, is there only for those who may know. */
export interface Card {
  turn: number;
  cheat?: boolean;
  play?: "start" | "move" | "cheat" | "break";
  room?: number;
}
export interface Ways {
  room: number;
  histories: number;
}
export interface GhostPosition {
  castle: CastleData;
  phase: "drawing" | "placing" | "hiding" | "choosing" | "max" | "chasers" | "over";
  /** Null until it has been drawn who is Max. */
  max: number | null;
  result: "caught" | "stuck" | "escaped" | null;
  catcher: number | null;
  round: number;
  figures: Figure[];
  frames: { name: Animal; used: boolean; animals: number; spaces: number }[];
  frame: Animal | null;
  at: number | null;
  open_card: number | null;
  row: Card[];
  cheats: number;
  chimney: boolean;
  door_card: boolean;
  locked: [number, number] | null;
  trap_holder: number | null;
  trap: number | null;
  memory_aid: boolean;
  deduction_aid: boolean;
  shown_rooms?: number[];
  shown_breaks?: number;
  belief?: Ways[];
  own?: { room: number; visited: number[]; breaks: number };
  way?: number[];
  suspected?: Ways[];
  trail?: Card[];
}
export type GhostView = View<GhostPosition>;
