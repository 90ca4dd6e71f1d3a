import type { View } from "../../lib/protocol/view";

export type Facing = "up" | "right" | "down" | "left";
export interface RoomTile {
  text: string;
  colour: string;
  number: number;
}
export interface Monster {
  square: string;
  facing: Facing;
  sight: string[];
  sees_child: boolean;
  on_route: boolean;
  coming: string[];
}
export interface RoomsPosition {
  phase: "stage tile" | "start tiles" | "lay" | "act" | "search" | "over";
  match: "game" | "stage";
  chosen: number | null;
  wins: number;
  wins_needed: number;
  losses: number;
  losses_allowed: number;
  star: boolean;
  turns: number;
  turn_limit: number;
  moves_left: number;
  start: string;
  exit: string;
  stage: { number: number; name: string; flavour: string; named: boolean; route: string[] };
  child: string | null;
  monster: Monster | null;
  tiles: Record<string, RoomTile>;
  searching: string | null;
  offer: RoomTile[];
  memory: (RoomTile & { fits: boolean })[];
  memory_size: number;
  discard: RoomTile | null;
  pile: RoomTile[];
}
export type RoomsView = View<RoomsPosition>;
