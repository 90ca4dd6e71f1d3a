/** Vite plugin: a Fluent file `words/LANG.ftl` becomes a module that holds the sentences of its language. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Sentences as Fluent source without comments, and the ids that had to be taken from English. */
export interface Catalogue {
  text: string;
  english: string[];
}
/** What a page game's file becomes: its own sentences, and those of the rules, from the folder that Python reads. */
export interface GameCatalogue {
  own: Catalogue;
  rules: Catalogue;
}
/** What a part of the page's file becomes: its own sentences, and those of the engine and of each game's card, by scope. */
export type PageCatalogue = Record<string, Catalogue>;

/** The page's sentences that are loaded later than the hall's, with the pages that say them (`App.svelte`). */
export const PARTS = {
  table: /^(table|end|curtain|watch|level|plain)-/,
  setup: /^(game|option|join)-/,
  replay: /^(replay|dice)-/,
};
export type Part = "hall" | keyof typeof PARTS;
export const partOf = (id: string): Part => (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((part) => PARTS[part].test(id)) ?? "hall";

const HERE = dirname(new URL(import.meta.url).pathname);
const GAMES = join(HERE, "src/games");
const RULES = join(HERE, "../src/nightkeep/games");
const ENGINE = join(HERE, "../src/nightkeep/words");
const SERVER = join(HERE, "../src/nightkeep/server/words");
/** The engine's sentences that a table says; those on options and files are loaded with the server's refusals. */
const IN_PLAY = /^(cited|illegal|lesson|list|listed|marker|name|no|nothing|seat|side|spectator|text|turn|why)\b(?!-action|.*-thing$)/;
const IN_HALL = /^(hall|option)-/;

/** A game's sentences that only the terminal or Python says, or only before a game begins. */
export const AT_TERMINAL = /^(terminal|option|word|position|board|heat)-/;
/** The engine's and the server's sentences that no page ever shows: they are about files, Python and the database. */
const ELSEWHERE = /^(position|step|toml|type|bound|comment|value|env|store|column|picture|library|extra)-/;

/** Return the messages of a Fluent file by id, each as its source. */
export function messages(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, "utf8").replace(/^#.*\n?/gm, "");
  return new Map(text.split(/^(?=[a-zA-Z])/m).flatMap((one) => (one.includes("=") ? [[one.slice(0, one.search(/ *=/)), one.trimEnd()] as const] : [])));
}

/** Return a message's source with no more blanks than it needs. */
const short = (source: string) => source.replace(/\n\s+/g, "\n ").replace(/\{ /g, "{").replace(/ \}/g, "}").replace(/^([\w-]+) = ?/, "$1=");

/** Return the sentences of a folder in a language; those that it lacks are English. */
function catalogue(folder: string, lang: string, wanted: (id: string) => boolean = () => true): Catalogue {
  const [english, own] = [messages(join(folder, "en.ftl")), messages(join(folder, `${lang}.ftl`))];
  const all = [...new Map([...english, ...own])].filter(([id]) => wanted(id));
  return { text: all.map(([, source]) => short(source)).join("\n"), english: all.flatMap(([id]) => (own.has(id) ? [] : [id])) };
}

function content(folder: string, lang: string, part: string): PageCatalogue | GameCatalogue | Catalogue {
  if (folder === SERVER) {
    const [server, engine] = [catalogue(folder, lang, (id) => !ELSEWHERE.test(id)), catalogue(ENGINE, lang, (id) => !IN_PLAY.test(id) && !ELSEWHERE.test(id))];
    return { text: `${server.text}\n${engine.text}`, english: [...server.english, ...engine.english] };
  }
  const name = /src\/games\/([^/]+)\/words$/.exec(folder)?.[1];
  if (name) {
    const rules = join(RULES, name.replaceAll("-", "_"), "words");
    return { own: catalogue(folder, lang, (id) => !IN_HALL.test(id)), rules: catalogue(rules, lang, (id) => !AT_TERMINAL.test(id)) };
  }
  const of = (id: string) => partOf(id) === part;
  const cards = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "words")));
  const scopes: [string, Catalogue][] = cards.map((game) => [game, catalogue(join(GAMES, game, "words"), lang, (id) => IN_HALL.test(id) && of(id))]);
  if (part === "table") scopes.push(["rules:", catalogue(ENGINE, lang, (id) => IN_PLAY.test(id))]);
  return Object.fromEntries([["page", catalogue(folder, lang, of)], ...scopes.filter(([, { text }]) => text)]) as PageCatalogue;
}

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      const [, folder, lang, part = "hall"] = /^(.*\/words)\/([a-z-]+)\.ftl(?:\?(\w+))?$/.exec(id) ?? [];
      return folder && lang ? `export default ${JSON.stringify(content(folder, lang, part))}` : null;
    },
  };
}
