/** The games' cards, loaded with the hall: `<game>/card.ts`. */
import type { GameCard } from "./types";

const cards = import.meta.glob<{ default: GameCard }>("./*/card.ts", { eager: true });

export function cardOf(game: string): GameCard | null {
  return cards[`./${game}/card.ts`]?.default ?? null;
}

export const allCards: GameCard[] = Object.values(cards).map((module) => module.default);
