import type { GameCard } from "../types";

const card: GameCard = {
  name: "ghost-chase",
  minutes: [30, 45],
  sign: `<path d="M10 8h44v48H10z" fill="none" stroke="var(--candle)" stroke-width="5"/><path fill="var(--phantom)" d="M32 16c-9 0-13 7-13 16 0 8-1 13-4 18 3 2 6 0 7-3 1 4 4 5 6 5s3-1 4-3c1 2 2 3 5 3s4-2 5-5c2 3 5 4 7 2-3-5-4-10-4-17 0-9-4-16-13-16Z"/><circle cx="27" cy="30" r="2.600" fill="#1b1733"/><circle cx="37" cy="30" r="2.600" fill="#1b1733"/>`,
};
export default card;
