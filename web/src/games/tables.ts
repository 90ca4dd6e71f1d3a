/** The games' tables, each loaded with its sentences when somebody sits down: `<game>/table.ts` and `<game>/words/LANG.ftl`. */
import type { GameCatalogue } from "../../catalogues";
import type { Lang } from "../lib/languages";
import { add, want } from "../lib/words";
import { cardOf } from ".";
import type { GameTable } from "./types";

const tables = import.meta.glob<{ default: GameTable }>("./*/table.ts");
const files = import.meta.glob<GameCatalogue>("./*/words/*.ftl", { import: "default" });

/** Load the sentences of a game, and those it shares with others; in English where there is no file for the language. */
export async function loadGame(game: string, lang: Lang): Promise<void> {
  const folders = [cardOf(game)?.shared, game].filter((one) => one !== undefined);
  const found = folders.map((folder) => (files[`./${folder}/words/${lang}.ftl`] ?? files[`./${folder}/words/en.ftl`])?.());
  (await Promise.all(found)).forEach((words, i) => {
    if (!words) return;
    add(folders[i]!, lang, words.own);
    add(`rules:${game}`, lang, words.rules);
  });
}

export async function tableOf(game: string): Promise<GameTable> {
  const load = tables[`./${game}/table.ts`] ?? (() => import("./plain/plain"));
  const [module] = await Promise.all([load(), want(game, (lang) => loadGame(game, lang))]);
  return module.default;
}
