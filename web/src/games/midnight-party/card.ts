import type { GameCard } from "../types";

const card: GameCard = {
  name: "midnight-party",
  titleNl: "Middernachtsfeest",
  blurb: {
    en: "A party in the castle, until the clock strikes twelve and the Phantom comes up the stairs. Every guest needs a room, and there are not enough. Three rounds; caught guests cost points, the best rooms bring some.",
    nl: "Een feest in het kasteel, tot de klok twaalf slaat en het Spook de trap op komt. Elke gast heeft een kamer nodig, en er zijn er te weinig. Drie rondes; gevangen gasten kosten punten, de beste kamers leveren er op.",
  },
  minutes: [20, 40],
  sign: `<circle cx="32" cy="32" r="27" fill="none" stroke="currentColor" stroke-width="4"/><path d="M32 10v4M32 50v4M10 32h4M50 32h4M16.500 16.500l2.800 2.800M47.500 16.500l-2.800 2.800M16.500 47.500l2.800-2.800M47.500 47.500l-2.800-2.800" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M32 35V15M32 35V23" stroke="var(--candle)" stroke-width="5" stroke-linecap="round"/><circle cx="32" cy="34" r="4" fill="var(--candle)"/>`,
  without: ["version"],
  options: {
    board: {
      en: "Board",
      nl: "Bord",
      values: { published: { en: "as published, 28 spaces", nl: "zoals uitgegeven, 28 vakken" }, house: { en: "our own, 36 spaces", nl: "van onszelf, 36 vakken" } },
    },
    colours: {
      en: "Colours",
      nl: "Kleuren",
      values: { "seat-order": { en: "in order of seats", nl: "op volgorde" }, choose: { en: "everybody chooses", nl: "iedereen kiest" } },
    },
    first_seat: {
      en: "Who begins",
      nl: "Wie begint",
      values: { "seat-1": { en: "seat 1, the youngest", nl: "plaats 1, de jongste" }, drawn: { en: "a drawn seat", nl: "een gelote plaats" } },
    },
  },
};
export default card;
