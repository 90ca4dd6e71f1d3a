/** What games are called in a language, from the server: for games that bring no card of their own. */
import type { Lang } from "./languages";
import { api } from "./protocol/api";
import type { Games } from "./protocol/types";

export interface TitleIn {
  title: string;
  lang: string;
}

const known = $state<Record<string, TitleIn>>({});
const asked = new Set<Lang>();

/** The title of a game; null until the server has told it, which it is asked for once. */
export function serverTitle(game: string, lang: Lang): TitleIn | null {
  if (!asked.has(lang)) {
    asked.add(lang);
    const learn = (all: Games) => Object.assign(known, Object.fromEntries(all.games.map(({ name, title, lang: own }) => [`${lang} ${name}`, { title, lang: own }])));
    api.games(lang).then(learn).catch(() => asked.delete(lang)); // the title that is known stands meanwhile
  }
  return known[`${lang} ${game}`] ?? null;
}
