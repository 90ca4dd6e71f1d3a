/** The games' folders, found by themselves: `<game>/card.ts` for the hall, `<game>/table.ts` for the table. */
import type { GameCard, GameTable } from "./types";

const cards = import.meta.glob<{ default: GameCard }>("./*/card.ts", { eager: true });
const tables = import.meta.glob<{ default: GameTable }>("./*/table.ts");

export function cardOf(game: string): GameCard | null {
  return cards[`./${game}/card.ts`]?.default ?? null;
}

export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[`./${game}/table.ts`] ?? (() => import("./plain/plain"));
  return (await load()).default;
}

export const allCards: GameCard[] = Object.values(cards).map((module) => module.default);
