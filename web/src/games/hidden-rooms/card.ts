import type { GameCard } from "../types";

const card: GameCard = {
  name: "hidden-rooms",
  titleNl: "Verborgen kamers",
  blurb: {
    en: "For one: a child with a lantern in a dark house, and a monster on its round. Feel your way from room to room, remember what did not fit, stay out of its sight, and find the exit before it ends its walk.",
    nl: "Voor één speler: een kind met een lantaarn in een donker huis, en een monster op zijn ronde. Zoek je weg van kamer naar kamer, onthoud wat niet paste, blijf uit het zicht en vind de uitgang voordat het monster klaar is met zijn ronde.",
  },
  minutes: [10, 20],
  sign: `<path fill="currentColor" fill-opacity=".25" d="M8 60V26a24 24 0 0 1 48 0v34Z"/><path fill="var(--phantom)" d="M32 16c9 0 14 7 14 17v23c-4 3-6-1-8-2-3 4-9 4-12 0-2 1-4 5-8 2V33c0-10 5-17 14-17Z"/><path fill="#1b1733" d="M25 32c1-5 6-5 6 0 0 4-6 5-6 0Zm9 0c1-5 6-5 6 0 0 5-6 4-6 0Z"/>`,
  without: ["stages"],
  options: {
    match: {
      en: "Length",
      nl: "Lengte",
      values: { game: { en: "a whole game", nl: "een heel spel" }, stage: { en: "one stage", nl: "één verdieping" } },
    },
    stage: {
      en: "Stage",
      nl: "Verdieping",
      values: { drawn: { en: "drawn", nl: "getrokken" } },
    },
    turn_limit: { en: "Turns in a stage, at most", nl: "Beurten per verdieping, hoogstens" },
  },
};
export default card;
