import type { GameCard } from "../types";

const card: GameCard = {
  name: "run-ghost-run",
  minutes: [30, 45],
  sign: `<path d="M32 6a17 17 0 0 0-9 31l-6 21h30l-6-21a17 17 0 0 0-9-31Z" fill="currentColor"/><path d="M32 15c-6 0-9 5-9 11s-1 8-3 12c3 1 4-1 5-3 1 3 3 4 4 4s2-1 3-2c1 1 2 2 3 2s3-1 4-4c1 2 2 4 5 3-2-4-3-6-3-12s-3-11-9-11Z" fill="#0d6f63"/><circle cx="28.500" cy="25" r="2" fill="#f3ecc8"/><circle cx="35.500" cy="25" r="2" fill="#f3ecc8"/>`,
  without: ["board"],
};
export default card;
