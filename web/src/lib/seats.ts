/** The eight seats: colours that stay apart for colour-blind eyes, and an emblem each, so that colour is never alone. */
export interface SeatLook {
  colour: string;
  ink: string;
  emblem: EmblemName;
}

export type EmblemName = "key" | "bell" | "rose" | "owl" | "candle" | "moon" | "crown" | "cat";

/** Drawn in a box of 24 by 24, filled. */
export const EMBLEMS: Record<EmblemName, string> = {
  key: "M7.5 3a5 5 0 1 0 2.9 9.07L18.3 20l1.9-1.9-1.6-1.6 1.5-1.5-2-2-1.5 1.5-4.2-4.2A5 5 0 0 0 7.5 3Zm0 2.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z",
  bell: "M12 2.5a1.7 1.7 0 0 0-1.7 1.9C7.400 5.200 5.800 7.700 5.800 10.800c0 3.600-.9 5.200-2.300 6.500v1.300h17v-1.300c-1.400-1.300-2.300-2.900-2.300-6.500 0-3.100-1.600-5.600-4.500-6.400A1.700 1.700 0 0 0 12 2.500ZM9.800 19.700a2.300 2.300 0 0 0 4.400 0Z",
  rose: "M12 2.500c-3.500 0-6 2.300-6 5.400 0 2.900 2 5 4.900 5.500v3.300c-1.200-1.300-3-2-5.100-1.800.5 2.600 2.500 4 5.100 4v2.600h2.200v-4.200c2.500.1 4.500-1.300 5.100-3.900-2-.2-3.900.5-5.100 1.800v-1.800c2.900-.5 4.900-2.600 4.900-5.500 0-3.100-2.500-5.400-6-5.400Zm0 2.500c1.900 0 3.100 1.100 3.100 2.600S14 10.300 12.400 10.300 9.900 9.300 9.900 8.100c0-.9.7-1.600 1.600-1.600.8 0 1.300.5 1.300 1.200",
  owl: "M5 3.200c1.700 1.300 3.300 1.700 4.600 1.500h4.800c1.300.2 2.900-.2 4.600-1.500.4 2.100.3 3.500-.2 4.800.8 1.400 1.200 3 1.200 4.700 0 5-3.300 8.300-8 8.300s-8-3.300-8-8.300c0-1.700.4-3.300 1.200-4.700C4.700 6.700 4.600 5.300 5 3.200Zm3.500 4.600a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400Zm7 0a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400ZM12 12.400l-1.500 1.800L12 16.600l1.500-2.400Z",
  candle: "M12 1.500c2 2.400 2.900 3.800 2.900 5.200a2.900 2.900 0 0 1-5.800 0c0-1.400.9-2.800 2.900-5.200ZM8.800 11h6.400v8.300H18v2.700H6v-2.700h2.800Z",
  moon: "M14.500 2.600A9.500 9.500 0 1 0 21.400 15 7.600 7.600 0 0 1 14.500 2.600Z",
  crown: "M3 6.500l4.600 4.200L12 4l4.400 6.700L21 6.500 19.300 17H4.700ZM4.700 18.400h14.600V21H4.700Z",
  cat: "M4.300 3l4.600 3.300h6.200L19.700 3c.7 3.300.7 6 .2 8.200.3 4.900-3.100 9.800-7.900 9.800S3.800 16.100 4.100 11.200C3.600 9 3.600 6.300 4.300 3Zm4 7.200c-.6 1.300-.1 2.600 1.400 3 .4-1.500-.1-2.600-1.400-3Zm7.400 0c-1.300.4-1.800 1.500-1.400 3 1.500-.4 2-1.700 1.400-3ZM12 14.600l-1.600 1 1.600 1.800 1.600-1.800Z",
};

/** By the names that games give their colours. */
export const COLOURS: Record<string, { colour: string; ink: string }> = {
  red: { colour: "#e2574c", ink: "#1c0503" },
  blue: { colour: "#4b8fe8", ink: "#04122a" },
  turquoise: { colour: "#37c4b4", ink: "#02201c" },
  yellow: { colour: "#f5cf4f", ink: "#2a2000" },
  grey: { colour: "#a7adc0", ink: "#14172a" },
  green: { colour: "#6fae3f", ink: "#0d1c00" },
  white: { colour: "#fbf7ea", ink: "#262235" },
  purple: { colour: "#b57bee", ink: "#1a0532" },
};

const ORDER = Object.keys(COLOURS);
const EMBLEM_ORDER = Object.keys(EMBLEMS) as EmblemName[];

export function seatLook(seat: number, colourName?: string | null): SeatLook {
  const found = COLOURS[colourName ?? ""] ?? COLOURS[ORDER[seat % ORDER.length]!]!;
  return { ...found, emblem: EMBLEM_ORDER[seat % EMBLEM_ORDER.length]! };
}
