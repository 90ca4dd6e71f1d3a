import type { GameCard } from "../types";
import { characterWords } from "./characters";

const card: GameCard = {
  name: "keys-to-the-castle",
  titleNl: "Sleutels van het kasteel",
  blurb: {
    en: "A castle full of closed doors, and you want to be on the other side. Open doors with keys of their colour, hang padlocks in the way of others, dig secret passages. Nobody sees your cards: whoever crosses the castle first wins.",
    nl: "Een kasteel vol dichte deuren, en jij wilt naar de overkant. Open deuren met sleutels van hun kleur, hang hangsloten in de weg van anderen, graaf geheime gangen. Niemand ziet je kaarten: wie het eerst door het kasteel is, wint.",
  },
  minutes: [20, 45],
  sign: `<path fill="var(--candle)" d="M32 3a13 13 0 1 0 .01 0Zm0 7a6 6 0 1 1-.01 0ZM28 28h8v33h-8Zm8 18h10v5H36Zm0 9h7v6h-7Z"/>`,
  without: ["board"],
  controls: { character: { load: () => import("./CharacterPicker.svelte"), words: characterWords } },
  options: {
    empty_side: {
      en: "Empty side (three players)",
      nl: "Lege kant (drie spelers)",
      values: { east: { en: "east", nl: "oost" }, north: { en: "north", nl: "noord" }, west: { en: "west", nl: "west" } },
    },
    character: { en: "Characters", nl: "Personages" },
    turn_limit: {
      en: "Longest game, in turns",
      nl: "Langste spel, in beurten",
    },
    first_seat: {
      en: "Who begins",
      nl: "Wie begint",
      values: { "seat-1": { en: "the first player", nl: "de eerste speler" }, drawn: { en: "drawn by chance", nl: "door het lot" } },
    },
  },
};
export default card;
