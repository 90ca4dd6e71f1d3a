/**
 * Sentences: `say("table-undo")` gives the page's own, `wordsOf(game)` those of a game's board, and `sayGame` what
 * the rules tell. They stand in Fluent files (`words/LANG.ftl`); a language and a game are loaded when they are wanted.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Catalogue } from "../../catalogues";
import { pageCatalogue, serverCatalogue, type Lang, type Part } from "./languages";
import { prefs } from "./prefs.svelte";
import { ServerProblem } from "./protocol/api";
import type { Message } from "./protocol/types";

export type { Message };
export type Arg = NonNullable<Message["args"]>[string];
export type Gaps = Record<string, string | number | boolean | null | undefined>;

interface Words {
  bundle: FluentBundle;
  english: Set<string>;
}
const known = new Map<string, Words>();

/** Add sentences to a scope: "page", a game's name, or "rules:" and a game's name. */
export function add(scope: string, lang: Lang, { text, english }: Catalogue): void {
  const key = `${lang} ${scope}`;
  const words: Words = known.get(key) ?? { bundle: new FluentBundle(lang, { useIsolating: false, functions: { SIGNED, FIXED: fixed(lang), NAME: namer(() => words.bundle) } }), english: new Set() };
  known.set(key, words);
  words.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  for (const id of english) words.english.add(id);
  untrack(() => prefs.loaded++);
}

/** What loads the sentences in use, of games and of parts of the page, once more for each language. */
const wanted = new Map<string, (lang: Lang) => Promise<void>>();
export async function want(what: string, load: (lang: Lang) => Promise<void>): Promise<void> {
  wanted.set(what, load);
  await load(untrack(() => prefs.lang)); // another language is loaded by chooseLang; what waits here is not opened anew
}
export async function loadPage(lang: Lang, part: Part): Promise<void> {
  for (const [scope, catalogue] of Object.entries(await pageCatalogue(lang, part))) add(scope, lang, catalogue);
}
/** Return what a page is, once the page's sentences that it says are loaded as well. */
export async function withWords<Page>(page: Promise<Page>, ...parts: Part[]): Promise<Page> {
  await Promise.all(parts.map((part) => want(`page ${part}`, (lang) => loadPage(lang, part))));
  return page;
}
/** Show the page in a language, as soon as all its sentences are there. */
export async function chooseLang(lang: Lang): Promise<void> {
  await Promise.all([...wanted.values()].map((load) => load(lang)));
  prefs.setLang(lang);
}

/** The sentences of a scope in the page's language, once they are loaded. */
function catalogue(scope: string): Words | undefined {
  void prefs.loaded;
  return known.get(`${prefs.lang} ${scope}`);
}
function render(scope: string, id: string, args: Record<string, FluentValue>): string {
  const words = catalogue(scope);
  const pattern = words?.bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const text = words.bundle.formatPattern(pattern, args, []);
  if (words.english.has(id)) void import("./mark").then(({ mark }) => mark(text));
  return text;
}
const plain = (value: number | boolean) => new FluentNumber(Number(value), { useGrouping: false });
const gap = (value: Gaps[string]) => (typeof value === "string" ? value : plain(value ?? 0));

export interface Say {
  (id: string, gaps?: Gaps): string;
  has: (id: string) => boolean;
  /** What a thing is called: the sentence `KIND-WORD`, or the word itself where there is none. */
  named: (kind: string, word: unknown) => string;
}
/** The sentences of a scope. */
export function wordsOf(scope: string): Say {
  const say: Say = (id, gaps = {}) => render(scope, id, Object.fromEntries(Object.entries(gaps).map(([name, value]) => [name, gap(value)])));
  say.has = (id) => catalogue(scope)?.bundle.hasMessage(id) ?? false;
  say.named = (kind, word) => {
    const id = `${kind}-${slug(word)}`;
    return say.has(id) ? say(id) : String(word);
  };
  return say;
}
export const say = wordsOf("page");

/**
 * The sentence of a message of the rules, as Python's `Words.say` makes it. Messages inside another are of its catalogue.
 * A seat is called by its player's name, where `names` has it.
 */
export function sayGame({ id, args = {}, of = "" }: Message, names: string[] = []): string {
  const player = id === "seat" && names[Number(args.number) - 1];
  if (player) return player;
  const scope = [`rules:${of}`, "rules:"].find((one) => wordsOf(one).has(id)) ?? "page";
  const given = Object.entries(args).filter(([, value]) => value !== null);
  return render(scope, id, Object.fromEntries(given.map(([name, value]) => [name, argument(value, of, names)])));
}
function argument(value: Arg, of: string, names: string[]): string | FluentNumber {
  if (Array.isArray(value)) return listOf(value.map((one) => String(argument(one, of, names))));
  if (typeof value === "object") return value ? sayGame({ ...value, of: value.of || of }, names) : "";
  return typeof value === "string" ? value : plain(value);
}

/** Names in a row, as one says them: "Rosa, Tom and Max". */
export function listOf(names: string[]): string {
  return names.length < 2 ? (names[0] ?? "") : say("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) });
}

const SIGNED = ([value]: FluentValue[]): string => {
  const signed = Math.trunc(Number(value));
  return signed < 0 ? String(signed) : `+${signed}`;
};
/** A number of hundredths with decimals, as the language writes it: 480 is "4.80" or "4,80". */
function fixed(lang: Lang) {
  return ([value]: FluentValue[], { digits }: Record<string, FluentValue>): string => {
    const places = digits === undefined ? 2 : Number(digits);
    return (Number(value) / 100).toLocaleString(lang, { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false });
  };
}

/** What a language calls a thing: its sentence `name-WORD` or `name-WORD-FORM`, else the word itself. */
function namer(bundle: () => FluentBundle) {
  return ([word]: FluentValue[], { form }: Record<string, FluentValue>): string => {
    const pattern = bundle().getMessage(["name", slug(word), ...(form ? [String(form)] : [])].join("-"))?.value;
    return pattern ? bundle().formatPattern(pattern) : String(word);
  };
}
/** A word as it stands in ids: "Map Room" is "map-room". */
export const slug = (word: unknown): string => String(word).toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

/** A square at the beginning ("c1") keeps its small letter, as the board has it. */
export const capital = (text: string): string => (/^[a-z]\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));

/** Whether the sentences of a message, and of those inside it, are loaded. */
function isKnown({ id, args = {}, of = "" }: Message): boolean {
  const inside = Object.values(args).flat().filter((one) => typeof one === "object" && one !== null);
  return [`rules:${of}`, "rules:"].some((scope) => wordsOf(scope).has(id)) && inside.every((one) => isKnown({ ...one, of: one.of || of }));
}

/** A message of the server: why it refuses something, or what it says of a table. Its sentences are loaded with the first. */
export async function serverText(message: Message): Promise<string> {
  const own = message.of === "server";
  if (!isKnown(message)) await want("server", loadServer);
  if (!isKnown(message)) return say("problem-refused");
  return own ? sayGame(message) : `${capital(sayGame(message))}.`;
}
const loadServer = (lang: Lang) => serverCatalogue(lang).then((words) => add("rules:", lang, words), () => undefined);

/** Why something failed: the server's message, or the page's own sentence where the server has sent none. */
export async function problemText(error: unknown): Promise<string> {
  if (error instanceof ServerProblem && error.told) return serverText(error.told);
  return say(error instanceof ServerProblem && error.code === "offline" ? "problem-offline" : "problem-error");
}
