/** Drawings of the cards and of what lies on doors, as SVG paths around (0, 0), about 80 high. */
export const KEY = "M0-40a17 17 0 1 0 .01 0ZM0-31a8 8 0 1 1-.01 0ZM-4.500-8H4.500V40H-4.500ZM4.500 19H17V26.500H4.500ZM4.500 32H13V40H4.500Z";
export const SKELETON = {
  key: "M0-42c-14 0-22 8-22 19 0 7 3 11 8 13v7H14v-7c5-2 8-6 8-13 0-11-8-19-22-19ZM-4.500-3H4.500V40H-4.500ZM4.500 19H17V26.500H4.500ZM4.500 32H13V40H4.500Z",
  face: "M-9-29a5.500 5.500 0 1 0 .01 0ZM9-29a5.500 5.500 0 1 0 .01 0ZM0-19l3 6h-6ZM-6-8v5M0-8v5M6-8v5",
};
export const PADLOCK = {
  body: "M-24-6H24V28a7 7 0 0 1-7 7H-17a7 7 0 0 1-7-7Z",
  shackle: "M-14-6V-20a14 14 0 0 1 28 0V-6",
  hole: "M0 5a6 6 0 0 1 3 11.200L4.500 26h-9L-3 16.200A6 6 0 0 1 0 5Z",
};
export const PASSAGE = {
  arches: "M-36 38V16a12 12 0 0 1 24 0V38ZM12-8V-30a12 12 0 0 1 24 0V-8Z",
  way: "M-24 10C-24-24 2-6 8 0S24 20 24-2",
};
export const HACKSAW = { frame: "M-34 14V-12a6 6 0 0 1 6-6H26a6 6 0 0 1 6 6V14", blade: "M-36 14H34l-3 7-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5Z", grip: "M32-16h9v34h-9Z" };
export const NET = { hoop: "M0-38a28 28 0 1 0 .01 0Z", mesh: "M-24-24L14 14M-14-34L24 4M-28-8L4 18M24-24L-14 14M14-34L-24 4M28-8L-4 18", grip: "M17 13L34 38" };
export const HOURGLASS = { sand: "M-13-19C-13-6-3-4-3 0S-13 6-13 19H13C13 6 3 4 3 0S13-6 13-19Z", ends: "M-16-21H16M-16 21H16", fill: "M-8-9H8C6-4 2-3 0 0-2-3-6-4-8-9ZM-10 18C-9 12-3 11 0 7 3 11 9 12 10 18Z" };
/** A net hanging over somebody: about 70 wide and 80 high. */
export const HANGING = "M0-40C-22-34-30-6-34 30M0-40C22-34 30-6 34 30M0-40C-8-20-12 0-14 36M0-40C8-20 12 0 14 36M-17-26C-6-20 6-20 17-26M-26-8C-10 0 10 0 26-8M-31 11C-12 20 12 20 31 11M-34 30C-24 34-20 40-14 36S-4 42 0 38 8 40 14 36 26 36 34 30";
