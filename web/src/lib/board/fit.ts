/** Boards are drawn in units of their own; how large a unit comes out depends on the room there is. */
export interface Box {
  wide: number;
  high: number;
}

/** Letters on a board are not drawn smaller than this where there is any way, in px. */
const READABLE = 14;

/** How large a unit of a drawing comes out, in px; 1 while the room is not known yet. */
export function unitIn(box: Box, plan: { width: number; height: number }): number {
  return box.wide && box.high ? Math.min(box.wide / plan.width, box.high / plan.height) : 1;
}

/** The size of letters in units: the usual one, or larger where that could not be read, but no more than there is room for. */
export function letters(box: Box, plan: { width: number; height: number }, usual: number, most: number): number {
  return Math.min(most, Math.max(usual, READABLE / unitIn(box, plan)));
}
