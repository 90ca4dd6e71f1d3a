import type { GameCard } from "../types";

const card: GameCard = {
  name: "hidden-rooms",
  minutes: [10, 20],
  sign: `<path fill="currentColor" fill-opacity=".25" d="M8 60V26a24 24 0 0 1 48 0v34Z"/><path fill="var(--phantom)" d="M32 16c9 0 14 7 14 17v23c-4 3-6-1-8-2-3 4-9 4-12 0-2 1-4 5-8 2V33c0-10 5-17 14-17Z"/><path fill="#1b1733" d="M25 32c1-5 6-5 6 0 0 4-6 5-6 0Zm9 0c1-5 6-5 6 0 0 5-6 4-6 0Z"/>`,
  without: ["stages"],
};
export default card;
