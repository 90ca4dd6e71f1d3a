import type { GameCard } from "../types";

const card: GameCard = {
  name: "run-ghost-run",
  titleNl: "Ren, spook, ren!",
  blurb: {
    en: "Ghosts creep across the lobby from one piece of furniture to the next. Now and then somebody peeks through the keyhole: whoever is seen flies back to the start.",
    nl: "Spoken sluipen door de lobby, van het ene meubel naar het andere. Af en toe gluurt er iemand door het sleutelgat: wie gezien wordt, vliegt terug naar het begin.",
  },
  minutes: [30, 45],
  options: {
    setup: {
      en: "Furnishing",
      nl: "Inrichting",
      values: { random: { en: "by chance", nl: "door het toeval" }, placed: { en: "by the players", nl: "door de spelers" } },
    },
    two_player_sides: {
      en: "Sides (two players)",
      nl: "Kanten (twee spelers)",
      values: { opposite: { en: "opposite", nl: "tegenover elkaar" }, adjacent: { en: "next to each other", nl: "naast elkaar" } },
    },
    movement: {
      en: "Moving ghosts",
      nl: "Spoken bewegen",
      values: { simultaneous: { en: "all together", nl: "allemaal tegelijk" }, turns: { en: "one after another", nl: "één voor één" } },
    },
    scoring: { en: "Points (small-medium-large)", nl: "Punten (klein-middelgroot-groot)" },
    seen_fraction: {
      en: "A ghost is seen",
      nl: "Een spook is gezien",
      values: {
        any: { en: "at any visible bit", nl: "bij elk zichtbaar stukje" },
        quarter: { en: "if a quarter is visible", nl: "als een kwart te zien is" },
        half: { en: "if half is visible", nl: "als de helft te zien is" },
      },
    },
    midnight: { en: "Midnight cards", nl: "Middernachtkaarten", values: { off: { en: "without", nl: "zonder" }, on: { en: "with", nl: "met" } } },
    merging: { en: "Merging ghosts", nl: "Spoken samenvoegen", values: { off: { en: "no", nl: "nee" }, on: { en: "yes", nl: "ja" } } },
    die_passes: {
      en: "The die is passed on by",
      nl: "De dobbelsteen gaat naar links vanaf",
      values: { chooser: { en: "who chose the side", nl: "wie de kant koos" }, holder: { en: "who held it", nl: "wie hem had" } },
    },
    first_seat: {
      en: "Who begins",
      nl: "Wie begint",
      values: { "seat-1": { en: "seat 1", nl: "plaats 1" }, drawn: { en: "a seat drawn by chance", nl: "een gelote plaats" } },
    },
  },
  sign: `<path d="M32 6a17 17 0 0 0-9 31l-6 21h30l-6-21a17 17 0 0 0-9-31Z" fill="currentColor"/><path d="M32 15c-6 0-9 5-9 11s-1 8-3 12c3 1 4-1 5-3 1 3 3 4 4 4s2-1 3-2c1 1 2 2 3 2s3-1 4-4c1 2 2 4 5 3-2-4-3-6-3-12s-3-11-9-11Z" fill="#0d6f63"/><circle cx="28.500" cy="25" r="2" fill="#f3ecc8"/><circle cx="35.500" cy="25" r="2" fill="#f3ecc8"/>`,
  without: ["board"],
};
export default card;
