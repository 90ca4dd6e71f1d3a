/** The languages of the page: each has a file of sentences in `src/words`. */
import type { Catalogue, PageCatalogue, Part } from "../../catalogues";

export type { Part };
export type Lang = string;
const files = {
  hall: import.meta.glob<PageCatalogue>("../words/*.ftl", { import: "default" }),
  table: import.meta.glob<PageCatalogue>("../words/*.ftl", { import: "default", query: "?table" }),
  setup: import.meta.glob<PageCatalogue>("../words/*.ftl", { import: "default", query: "?setup" }),
  replay: import.meta.glob<PageCatalogue>("../words/*.ftl", { import: "default", query: "?replay" }),
};
export const LANGS: Lang[] = Object.keys(files.hall).map((file) => file.slice("../words/".length, -".ftl".length));

export const pageCatalogue = (lang: Lang, part: Part): Promise<PageCatalogue> => files[part][`../words/${lang}.ftl`]!();

/** The sentences of the server, in English where it has no file for a language. */
const servers = import.meta.glob<Catalogue>("../../../src/nightkeep/server/words/*.ftl", { import: "default" });
const serverFile = (lang: Lang) => servers[`../../../src/nightkeep/server/words/${lang}.ftl`];
export const serverCatalogue = (lang: Lang): Promise<Catalogue> => (serverFile(lang) ?? serverFile("en")!)();

/** The first of the wanted languages that the page has, else English. */
export function langOf(wanted: readonly string[]): Lang {
  return wanted.map((lang) => lang.toLowerCase().split("-")[0]!).find((lang) => LANGS.includes(lang)) ?? "en";
}
