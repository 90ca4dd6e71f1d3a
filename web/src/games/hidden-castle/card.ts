import type { GameCard } from "../types";

const card: GameCard = {
  name: "hidden-castle",
  shared: "gallery",
  minutes: [20, 40],
  sign: `<path fill="var(--phantom)" d="M32 6c-13 0-20 10-20 24 0 12-2 20-7 28 5 3 9 0 11-4 1 5 4 7 8 7 3 0 5-2 6-5 1 3 4 5 7 5s5-2 6-5c2 4 6 5 10 1-3-6-2-15-2-27C51 16 45 6 32 6Z"/><path fill="#1b1733" d="M22 26c1-6 7-6 8 0 0 5-7 6-8 0Zm13 0c1-6 8-6 8 0 0 6-8 5-8 0ZM27 39c3 5 8 5 10 0-1 9-9 9-10 0Z"/>`,
  without: ["version"],
};
export default card;
