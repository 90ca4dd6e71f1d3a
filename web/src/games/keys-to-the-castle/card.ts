import type { GameCard } from "../types";
import { characterWords } from "./characters";

const card: GameCard = {
  name: "keys-to-the-castle",
  minutes: [20, 45],
  sign: `<path fill="var(--candle)" d="M32 3a13 13 0 1 0 .01 0Zm0 7a6 6 0 1 1-.01 0ZM28 28h8v33h-8Zm8 18h10v5H36Zm0 9h7v6h-7Z"/>`,
  without: ["board"],
  controls: { character: { load: () => import("./CharacterPicker.svelte"), words: characterWords } },
};
export default card;
