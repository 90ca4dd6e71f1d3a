/** The games' tables, each loaded with its sentences when somebody sits down: `<game>/table.ts` and `<game>/words/LANG.ftl`. */
import type { Catalogue, GameCatalogue } from "../../catalogues";
import type { Lang } from "../lib/languages";
import { api } from "../lib/protocol/api";
import { add, want } from "../lib/words";
import { cardOf } from ".";
import type { GameTable } from "./types";

const tables = import.meta.glob<{ default: GameTable }>("./*/table.ts");
const files = import.meta.glob<GameCatalogue>("./*/words/*.ftl", { import: "default" });

const idsOf = ({ text }: Catalogue) => [...text.matchAll(/^[\w-]+/gm)].map(([id]) => id);

/** Load the sentences of a game, and those it shares with others; in English where there is no file for the language. */
export async function loadGame(game: string, lang: Lang): Promise<void> {
  const folders = [cardOf(game)?.shared, game].filter((one) => one !== undefined);
  const load = async (folder: string) => {
    const own = files[`./${folder}/words/${lang}.ftl`];
    return { folder, translated: own !== undefined, words: await (own ?? files[`./${folder}/words/en.ftl`])?.() };
  };
  if (!cardOf(game)) {
    const { name, text, english } = await api.words(game, lang);
    add(`rules:${name}`, lang, { text, english });
  }
  for (const { folder, translated, words } of await Promise.all(folders.map(load))) {
    if (!words) continue;
    const marked = (catalogue: Catalogue) => (translated ? catalogue : { ...catalogue, english: idsOf(catalogue) });
    add(folder, lang, marked(words.own));
    add(`rules:${game}`, lang, marked(words.rules));
  }
}

export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[`./${game}/table.ts`] ?? (() => import("./plain/plain"));
  const [module] = await Promise.all([load(), want(game, (lang) => loadGame(game, lang))]);
  return module.default;
}
