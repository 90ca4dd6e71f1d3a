/** Drawings that several boards share, as SVG paths. */

/** The Phantom: a veiled figure, drawn around (0, 0), about 40 wide and 56 high, standing on y = 22. */
export const PHANTOM = {
  veil: "M0-34c-13 0-20 10-20 24 0 12-2 20-7 28 5 3 9 0 11-4 1 5 4 8 8 8 3 0 5-2 6-5 1 3 4 5 7 5s5-2 6-5c2 4 5 5 9 1 3 3 7 2 10-3-6-6-10-14-10-25 0-14-7-24-20-24Z",
  face: "M-9-16c1-5 5-5 6 0 0 4-5 5-6 0Zm12 0c1-5 6-5 6 0 0 5-6 4-6 0ZM-4-3c2 4 6 4 8 0-1 7-7 7-8 0Z",
};

/** A guest: a little standing figure around (0, 0), about 26 wide and 40 high, standing on y = 16. */
export const GUEST = "M0-26a8.500 8.500 0 0 1 5.600 14.900C10.500-8 13-2 13.500 8c.2 4-1 8-3.500 8h-20c-2.500 0-3.700-4-3.500-8 .5-10 3-16 7.900-19.100A8.500 8.500 0 0 1 0-26Z";

/** A door with a round top, standing on y = 0, 24 wide and 34 high. */
export const DOOR = "M-12 0v-20a12 12 0 0 1 24 0V0Z";

/** Where the pips of a die's face are, in a square from -1 to 1. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-0.5, -0.5], [0.5, 0.5]],
  3: [[-0.5, -0.5], [0, 0], [0.5, 0.5]],
  4: [[-0.5, -0.5], [0.5, 0.5], [-0.5, 0.5], [0.5, -0.5]],
  5: [[-0.5, -0.5], [0.5, 0.5], [-0.5, 0.5], [0.5, -0.5], [0, 0]],
  6: [[-0.5, -0.6], [0.5, 0.6], [-0.5, 0.6], [0.5, -0.6], [-0.5, 0], [0.5, 0]],
}; // prettier-ignore
