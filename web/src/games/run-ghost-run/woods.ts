/** What each piece of furniture is made of, seen from above and in 3D. */
export const WOODS: Record<string, string> = { mirror: "#7288b0", trolley: "#d9a765", desk: "#a9703f", piano: "#57506a", armchair: "#b5506a", table: "#c98e52" };

/** What lies on a piece that stands upright, seen from above: how high it lies, and paths in the piece's own frame with their colours. */
export const THINGS: Record<string, { top: number; paths: [string, string][] }> = {
  piano: {
    top: 66,
    paths: [
      ["M-78 18H78V35H-78Z", "#f2e9d3"],
      [Array.from({ length: 21 }, (_, i) => (i % 7 === 2 || i % 7 === 6 ? "" : `M${-73 + i * 7.200} 18h3.600v10h-3.600Z`)).join(""), "#1b1726"],
    ],
  },
  armchair: { top: 36, paths: [["M-36-24H36Q40-24 40-20V46Q40 52 34 52H-34Q-40 52-40 46V-20Q-40-24-36-24Z", "#cf6f87"], ["M-1.500-20h3V48h-3Z", "#a2435b"]] },
  table: {
    top: 64,
    paths: [
      ["M-62-20H62V20H-62Z", "#efe2c4"],
      ["M-62-20H62V-15H-62ZM-62 15H62V20H-62Z", "#b5506a"],
      ["M0-9A9 9 0 1 0 .010-9Z", "#c79a4e"],
      ["M0-4A4 4 0 1 0 .010-4Z", "#fff3c4"],
    ],
  },
  desk: {
    top: 76,
    paths: [
      ["M-46-32H34V26H-46Z", "#3f6b54"],
      ["M-26-24L10-28 16 14-20 18Z", "#f2e9d3"],
      ["M78-13A13 13 0 1 0 78.010-13Z", "#d8b25e"],
      ["M78-4A4 4 0 1 0 78.010-4Z", "#7a5a1c"],
      ["M-92-14H-62V14H-92Z", "#6d4524"],
    ],
  },
  trolley: {
    top: 62,
    paths: [
      ["M-56-31H56V31H-56Z", "#efe2c4"],
      ["M-22-15A15 15 0 1 0-21.990-15ZM-6-3L8-7V-1L-6 5Z", "#8fa8c9"],
      ["M-22-4A4 4 0 1 0-21.990-4Z", "#57709a"],
      ["M26-20A8 8 0 1 0 26.010-20ZM34 4A8 8 0 1 0 34.010 4Z", "#fffaf0"],
      ["M26-16A4 4 0 1 0 26.010-16ZM34 8A4 4 0 1 0 34.010 8Z", "#9a6c40"],
    ],
  },
};
