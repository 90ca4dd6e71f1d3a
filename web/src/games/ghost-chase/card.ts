import type { GameCard } from "../types";

const card: GameCard = {
  name: "ghost-chase",
  titleNl: "Spokenjacht in kasteel Canterville",
  blurb: {
    en: "One of you is Max, the ghost who slips unseen through 54 rooms. The others are after him, together. Every room he shows is a clue; every animal that goes home is time lost.",
    nl: "Een van jullie is Max, het spook dat ongezien door 54 kamers glipt. De anderen zitten hem samen achterna. Elke kamer die hij laat zien is een aanwijzing; elk dier dat naar huis gaat is verloren tijd.",
  },
  minutes: [30, 45],
  options: {
    ghost_seat: { en: "Seat of Max", nl: "Plaats van Max", values: { drawn: { en: "drawn by lot", nl: "geloot" } } },
    cheat_cards: { en: "Cheat cards", nl: "Valsspeelkaarten" },
    break_cards: { en: "Break cards", nl: "Pauzekaarten" },
    chimney: { en: "Chimney card", nl: "Schoorsteenkaart" },
    door: { en: "Door card", nl: "Deurkaart" },
    trap: { en: "Trap card", nl: "Valkaart" },
    trap_holder: {
      en: "Seat of the trap",
      nl: "Plaats van de val",
      values: { "the chaser to Max's left": { en: "the chaser to Max's left", nl: "de jager links van Max" } },
    },
    memory_aid: { en: "Memory aid", nl: "Geheugensteun" },
    deduction_aid: { en: "Deduction aid", nl: "Speurhulp" },
  },
  sign: `<path d="M10 8h44v48H10z" fill="none" stroke="var(--candle)" stroke-width="5"/><path fill="var(--phantom)" d="M32 16c-9 0-13 7-13 16 0 8-1 13-4 18 3 2 6 0 7-3 1 4 4 5 6 5s3-1 4-3c1 2 2 3 5 3s4-2 5-5c2 3 5 4 7 2-3-5-4-10-4-17 0-9-4-16-13-16Z"/><circle cx="27" cy="30" r="2.600" fill="#1b1733"/><circle cx="37" cy="30" r="2.600" fill="#1b1733"/>`,
};
export default card;
