export interface Place {
  at: "gallery" | "chamber" | "step" | "door" | "box";
  number: number;
}
export interface GalleryBoard {
  name: string;
  spaces: number;
  exit: number;
  steps: number[];
  chambers: { name: string; slug: string; doorway: number; arms: number }[];
  clocks: { time: string; speed: number }[];
}
export interface GalleryPosition {
  board: GalleryBoard;
  phase: "choosing" | "placing" | "rolling" | "moving" | "replacing" | "over" | "drawing";
  turn: number;
  die: number | null;
  phantom: Place;
  guests: Place[][];
  colours: (string | null)[];
  scores: number[];
  clock?: number;
  round?: number;
  starter?: number | null;
}
