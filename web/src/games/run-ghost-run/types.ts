import type { View } from "../../lib/protocol/view";

/** West, east, south, north, bottom and top in the piece's own frame, in 1/100 field. */
export type Box = [number, number, number, number, number, number];
export type Pose = "up" | "down" | "back" | "front" | "left" | "right";
export type Side = "S" | "W" | "N" | "E";
export type Size = "small" | "medium" | "large";

export interface Shape {
  boxes: Box[];
  /** The mirror's face, with the axis and the sign of where it looks. */
  face?: Box;
  looks?: [number, number];
}
export interface Placed extends Shape {
  piece: string;
  x: number;
  y: number;
  z: number;
  turn: number;
  cos: number;
  sin: number;
  pose: Pose;
  moved: boolean;
}
/** Where a ghost stands: the field, the spot of its south-western corner, and how high. */
export interface Place {
  field: string;
  spot: [number, number];
  level: number;
}
export interface Ghost extends Partial<Place> {
  name: string;
  size: Size;
  number: number;
  where: "stock" | "lobby" | "escaped" | "edge" | "reserve";
  height?: number;
  spellbound?: boolean;
}
export interface Way {
  cost: number;
  floor: string;
  up: [number, number, number][];
  merge: [string, number, number, number][];
}
export interface Plan {
  entries: string[];
  left?: number;
  ghosts?: ({ name: string; where: Ghost["where"] } & Place)[];
  ways?: Record<string, Record<string, Way>>;
}
export interface Sight {
  seat: number;
  ghost: string;
  door: string;
  eye: Triple;
  bounce: Triple | null;
  point: Triple;
}
export type Triple = [number, number, number];
export interface LobbySeat {
  colour: string;
  side: Side;
  card: { value: number; pieces: string[] } | null;
  chosen: number;
  roll: number | null;
  points: string;
  ghosts: Ghost[];
}
export interface LobbyPosition {
  board: string;
  phase: string;
  round: number;
  /** Who holds it; null before the first seat is drawn. */
  die: number | null;
  turn: number | null;
  keyhole: string | null;
  named: Side | null;
  door: number | null;
  midnight: string | null;
  midnight_title: string | null;
  lying: boolean;
  merging: boolean;
  furniture: Placed[];
  stacking: string[];
  taken: string | null;
  shapes: Record<string, Record<Pose, Shape>>;
  heights: [number, number, number];
  seats: LobbySeat[];
  plan: Plan | null;
  sight: Sight[];
}
export type LobbyView = View<LobbyPosition>;
