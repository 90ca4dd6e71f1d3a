import type { GameCard } from "../types";

const card: GameCard = {
  name: "midnight-party",
  shared: "gallery",
  minutes: [20, 40],
  sign: `<circle cx="32" cy="32" r="27" fill="none" stroke="currentColor" stroke-width="4"/><path d="M32 10v4M32 50v4M10 32h4M50 32h4M16.500 16.500l2.800 2.800M47.500 16.500l-2.800 2.800M16.500 47.500l2.800-2.800M47.500 47.500l-2.800-2.800" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M32 35V15M32 35V23" stroke="var(--candle)" stroke-width="5" stroke-linecap="round"/><circle cx="32" cy="34" r="4" fill="var(--candle)"/>`,
  without: ["version"],
};
export default card;
