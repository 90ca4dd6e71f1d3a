/** The games' tables, each loaded with its sentences when somebody sits down: `<game>/table.ts` and `<game>/words/LANG.ftl`. */
import type { GameCatalogue } from "../../catalogues";
import type { Lang } from "../lib/languages";
import { add, want } from "../lib/words";
import { cardOf } from ".";
import type { GameTable } from "./types";

const tables = import.meta.glob<{ default: GameTable }>("./*/table.ts");
const files = import.meta.glob<GameCatalogue>("./*/words/*.ftl", { import: "default" });

/** Load the sentences of a game; in English where it has no file for the language. */
export async function loadGame(game: string, lang: Lang): Promise<void> {
  for (const folder of [cardOf(game)?.shared, game].filter((one) => one !== undefined)) {
    const load = files[`./${folder}/words/${lang}.ftl`] ?? files[`./${folder}/words/en.ftl`];
    if (!load) continue;
    const { own, rules } = await load();
    add(folder, lang, own);
    add(`rules:${game}`, lang, rules);
  }
}

export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[`./${game}/table.ts`] ?? (() => import("./plain/plain"));
  const [module] = await Promise.all([load(), want(game, (lang) => loadGame(game, lang))]);
  return module.default;
}
