import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { AT_TERMINAL, messages, partOf } from "../catalogues";
import { allCards } from "../src/games";
import { tableOf } from "../src/games/tables";
import { choicesOf, optionName, valueName } from "../src/hall/options";
import { agoText } from "../src/hall/words";
import { LANGS, langOf } from "../src/lib/languages";
import { prefs } from "../src/lib/prefs.svelte";
import type { GameOption } from "../src/lib/protocol/types";
import { ServerProblem } from "../src/lib/protocol/api";
import type { View } from "../src/lib/protocol/view";
import { add, capital, chooseLang, listOf, problemText, say, sayGame, serverText, wordsOf, type Message } from "../src/lib/words";
import { turnText } from "../src/table/words";
import { spoken } from "./lang";

const src = join(__dirname, "..", "src");

function files(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
}
const code = (folder: string) => [...files(folder, ".svelte"), ...files(folder, ".ts")].filter((file) => !file.endsWith(".test.ts")).map((file) => readFileSync(file, "utf8")).join("\n");
const gaps = (text: string) => [...new Set(text.match(/\$[\w-]+/g) ?? [])].sort();

/** Ids that code makes of a word: of `say.named("room", ...)`, and of a template such as "prompt-" and a phase. */
function made(text: string): RegExp {
  const kinds = [...text.matchAll(/\.named\("([\w-]+)"/g)].map((one) => `${one[1]}-`);
  const templates = [...text.matchAll(/`([\w-]+-)\$\{/g)].map((one) => one[1]!);
  return new RegExp(`^(${[...kinds, ...templates, "hall-", "option-"].join("|")})`);
}

const games = readdirSync(join(src, "games")).filter((game) => existsSync(join(src, "games", game, "words")));
const folders = [["page", src], ...games.map((game) => [game, join(src, "games", game)])] as [string, string][];

describe.each(folders)("the sentences of %s", (_, folder) => {
  const english = messages(join(folder, "words", "en.ftl"));
  it.each(LANGS)("are all there in %s, with the same gaps as in English, and can be said", (lang) => {
    const own = messages(join(folder, "words", `${lang}.ftl`));
    expect([...english.keys()].filter((id) => !own.has(id)), "missing").toEqual([]);
    expect([...own.keys()].filter((id) => !english.has(id)), "unknown").toEqual([]);
    expect([...own].filter(([id, text]) => gaps(text).join() !== gaps(english.get(id)!).join()), "other gaps").toEqual([]);
    const bundle = new FluentBundle(lang, { functions: { SIGNED: ([one]) => one!, FIXED: ([one]) => one! } });
    expect(bundle.addResource(new FluentResource([...own.values()].join("\n")))).toEqual([]);
    for (const [id] of own)
      for (const sample of ["none", "x", new FluentNumber(0), new FluentNumber(1), new FluentNumber(7)]) {
        const problems: Error[] = [];
        const text = bundle.formatPattern(bundle.getMessage(id)!.value!, Object.fromEntries([...english.values()].flatMap(gaps).map((gap) => [gap.slice(1), sample])), problems);
        expect([id, problems, text.trim() !== ""]).toEqual([id, [], true]);
      }
  });
  it("are those that the code says", () => {
    const text = code(folder);
    const parts = [...english.values()].join("\n");
    const unused = [...english.keys()].filter((id) => !text.includes(`"${id}"`) && !made(text).test(id) && !parts.includes(`{ ${id} }`));
    expect(unused).toEqual([]);
    const said = [...text.matchAll(/\bsay\("([\w-]+)"/g)].map((one) => one[1]!);
    const own = folder === src ? said.filter((id) => !games.some((game) => code(join(src, "games", game)).includes(`say("${id}"`))) : said;
    expect(own.filter((id) => !english.has(id) && !messages(join(src, "words", "en.ftl")).has(id))).toEqual([]);
  });
});

/** Return a module of the page and all that are loaded with it: what it imports, not what it asks for later. */
function together(file: string, found = new Set<string>()): Set<string> {
  const path = [file, `${file}.ts`, join(file, "index.ts")].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
  if (!path || found.has(path)) return found;
  found.add(path);
  for (const [, name] of readFileSync(path, "utf8").matchAll(/^\s*import (?!type\b)[^;]*?"(\.[^"]+)"/gm)) together(resolve(dirname(path), name!), found);
  return found;
}
describe("the sentences of a page", () => {
  const loaders = ["App.svelte", "table/TablePage.svelte"].map((name) => join(src, name));
  const pages = loaders.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(withWords\()?import\("([^"]+)"\)((?:, "\w+")*)/g)].map(([, , name, parts]) => [resolve(dirname(file), name!), [...parts!.matchAll(/\w+/g)].map(String)] as const),
  );
  it("knows the pages that are loaded later", () => expect(pages.map(([file]) => file.replace(/.*\//, ""))).toEqual(expect.arrayContaining(["GamePage.svelte", "TablePage.svelte", "Waiting.svelte"])));
  it.each([[join(src, "main.ts"), []], ...pages] as [string, string[]][])("%s are loaded with it", (file, parts) => {
    const boards = parts.includes("table") ? files(join(src, "games/plain"), ".svelte") : [];
    const inTable = dirname(file) === join(src, "table") ? ["table"] : [];
    const loaded = ["hall", ...inTable, ...parts];
    const said = [...together(file), ...boards].flatMap((one) => [...readFileSync(one, "utf8").replace(/^\s*\/?\*.*/gm, "").matchAll(/\bsay(?:\.named)?\([^)]*?"([a-z]+)(?:-[\w-]+)?"/g)].map((id) => `${id[1]}-`));
    expect(said.length).toBeGreaterThan(0);
    expect([...new Set(said)].filter((id) => !loaded.includes(partOf(id)))).toEqual([]);
  });
});

const sentences = JSON.parse(readFileSync(join(__dirname, "sentences.json"), "utf8")) as Record<string, [Message, Record<string, string>][]>;
describe.each(Object.entries(sentences))("the sentences that the rules of %s tell", (game, samples) => {
  it.each(LANGS)("are those that Python says, in %s", (lang) => {
    const words = (one: string) => messages(join(__dirname, "../../src/nightkeep/games", game.replaceAll("-", "_"), "words", `${one}.ftl`));
    expect([...words("en").keys()].filter((id) => !AT_TERMINAL.test(id) && !words(lang).has(id))).toEqual([]);
    const said = spoken(() => samples.map(([message]) => sayGame({ ...message, of: game })))(lang);
    expect(said).toEqual(samples.map(([, texts]) => texts[lang]));
  });
});

describe("saying", () => {
  it("puts words into gaps, chooses by number, and writes numbers plainly", () => {
    expect([1, 3].map((n) => say("hall-free", { n }))).toEqual(["1 free seat", "3 free seats"]);
    expect(say("table-clock", { n: 12345 })).toBe("12345 s left");
    expect(spoken(say)("hall-free", { n: 1 }, "nl")).toBe("1 vrije plaats");
    expect([listOf([]), listOf(["Rosa"]), listOf(["Rosa", "Tom", "Max"])]).toEqual(["", "Rosa", "Rosa, Tom and Max"]);
  });
  it("names a thing by its word, and leaves a word that has no name", () => {
    expect(wordsOf("gallery").named("room", "Map Room")).toBe("Map Room");
    expect(spoken(wordsOf("gallery").named)("room", "Map Room", "nl")).toBe("kaartenkamer");
    expect(wordsOf("gallery").named("room", "Broom Cupboard")).toBe("Broom Cupboard");
  });
  it("marks what had to be said in English", async () => {
    add("only-english", "nl", { text: "hello = Hello there", english: ["hello"] });
    document.body.innerHTML = "<p>Hello there</p><p>Goedendag</p>";
    expect(spoken(wordsOf("only-english"))("hello", "nl")).toBe("Hello there");
    await expect.poll(() => [...document.querySelectorAll("p")].map((one) => one.lang)).toEqual(["en", ""]);
    document.querySelectorAll("p")[1]!.textContent = "Hello there";
    document.querySelectorAll("p")[0]!.textContent = "Goedendag";
    await expect.poll(() => [...document.querySelectorAll("p")].map((one) => one.lang)).toEqual(["", "en"]);
    document.body.innerHTML = "";
  });
  it("chooses the browser's language, English where it speaks none", () => {
    expect(langOf(["nl-BE", "en"])).toBe("nl");
    expect(langOf(["xx", "en-US", "nl"])).toBe("en");
    expect(langOf(["xx"])).toBe("en");
  });
  it("tells a refusal in the page's language", async () => {
    prefs.lang = "nl";
    const refused = (message: Message | null, code = "no-table") => problemText(new ServerProblem(code, message));
    expect(await refused({ id: "refused-no-table", of: "server" })).toBe("Deze tafel bestaat niet, of is besloten. Vraag een uitnodiging.");
    expect(await refused({ id: "refused-bad-level", args: { level: "x", levels: ["random", "steady"] }, of: "server" })).toBe("Er is geen bot die x heet. De bots zijn: random en steady.");
    expect(await refused({ id: "why-over" })).toBe(`${capital(sayGame({ id: "why-over" }))}.`);
    expect(await refused({ id: "of-a-newer-server", of: "server" })).toBe("Dat kan niet.");
    expect(await refused(null, "offline")).toBe(say("problem-offline"));
    expect(await refused(null, "error")).toBe(say("problem-error"));
    expect(await problemText(new Error("a defect"))).toBe(say("problem-error"));
    await chooseLang("en");
    expect(await refused({ id: "refused-no-table", of: "server" })).toBe("This table does not exist, or it is private. Ask for an invitation.");
  });
  it("has the server's sentences in every language of the page", async () => {
    const files = LANGS.map((lang) => messages(join(src, "../../src/nightkeep/server/words", `${lang}.ftl`)));
    expect(files.map((one) => one.size)).toEqual(LANGS.map(() => files[0]!.size));
  });
});

describe("components", () => {
  const spoken = new Set(["aria-label", "placeholder", "title", "alt"]);
  const letters = /\p{L}{2,}/u;
  it.each(files(src, ".svelte"))("%s has no words of its own", (file) => {
    const found: string[] = [];
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(walk);
      if (!node || typeof node !== "object") return;
      const one = node as Record<string, unknown>;
      if (one.type === "Text" && letters.test(String(one.data))) found.push(String(one.data).trim());
      if (one.type === "Attribute") {
        if (spoken.has(String(one.name)) && Array.isArray(one.value)) walk(one.value);
        return;
      }
      for (const [key, value] of Object.entries(one)) if (key !== "css" && key !== "instance" && key !== "module") walk(value);
    };
    walk(parse(readFileSync(file, "utf8"), { modern: true }).fragment);
    expect(found).toEqual([]);
  });
});

it("reads no sentence: no regular expression has words as people say them", () => {
  const words = /\/[^/\n]*\b[a-z]{3,} [a-z]{2,}\b[^/\n]*\/[gimsuy]*[.,;)\s]/;
  const found = [...files(src, ".svelte"), ...files(src, ".ts")].filter((file) => !file.endsWith(".test.ts")).flatMap((file) =>
    readFileSync(file, "utf8").split("\n").filter((line) => words.test(line.replace(/\/\/.*|\/\*.*|^ *\*.*|"[^"]*"|`[^`]*`/g, "")) && !/<path|import |d="/.test(line)).map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );
  // actions of the lobby, rooms by their names on the board, and graphics cards by theirs
  const notation = /(run-ghost-run\/(geometry|which)|ghost-chase\/furniture)\.ts: /;
  expect(found.filter((line) => !notation.test(line))).toEqual([]);
});

/** A die in each language, and how a sentence that says what decides ends; a new language is tested once it is here. */
const DIE: Record<string, RegExp> = { en: /\b(die|dice)\b/i, nl: /dobbel/i, de: /würfel/i, fr: /\bdés?(?!\p{L})/iu, es: /\bdados?\b/i };
const DECIDES: Record<string, RegExp> = { en: / decides?$/, nl: / (beslist|beslissen)$/, de: / entscheide[nt]$/, fr: / décide(nt)?$/, es: / deciden?$|^deciden? /i };

describe("games", () => {
  it.each(allCards.map((card) => [card.name, card] as const))("%s: title, options and values have the names of its rule list", (name, card) => {
    expect(card.minutes[0]).toBeLessThanOrEqual(card.minutes[1]);
    const home = join(__dirname, "../../src/nightkeep/games", name.replaceAll("-", "_"));
    const english = readFileSync(join(home, "rules.toml"), "utf8");
    for (const lang of LANGS) {
      const list = join(home, lang === "en" ? "rules.toml" : `rules.${lang}.toml`);
      expect(readFileSync(list, "utf8")).toContain(`title = "${spoken(wordsOf(name))("hall-title", lang)}"`);
    }
    const keys = [...english.matchAll(/^\[\[option\]\]\nkey = "(\w+)"/gm)].map((match) => match[1]!);
    const named = existsSync(join(home, "boards")); // a game with several boards offers them by name
    const hidden = ["players", ...(named ? [] : ["board"]), ...(card.without ?? [])];
    const has = (key: string) => wordsOf(name).has(`option-${key}`) || say.has(`option-${key}`);
    expect(keys.filter((key) => !hidden.includes(key) && !(key in (card.controls ?? {})) && !has(key))).toEqual([]);
  });
  const drawn = allCards.map((card) => card.name).filter((name) => existsSync(join(src, "games", name, "table.ts")));
  it.each(drawn)("%s says what decides, and speaks of a die only where one is rolled", async (name) => {
    const home = join(__dirname, "../../src/nightkeep/games", name.replaceAll("-", "_"));
    const rules = readFileSync(join(home, "rules.toml"), "utf8");
    const rolled = /^\[\[chance\]\]\nkey = "(\w*_)?roll"/m.test(rules);
    const python = [home, join(home, "../gallery")].flatMap((folder) => files(folder, ".py")).map((file) => readFileSync(file, "utf8")).join("\n");
    const lists = [...python.matchAll(/(?:^PHASES = |^PHASE_NAMES = |Named\("phase", )\(\n?([^)]+)\)/gm)].map((found) => [...found[1]!.matchAll(/"([\w -]+)"/g)].map((match) => match[1]!));
    const phases = lists.find((list) => list.length)!;
    expect(phases.length).toBeGreaterThan(4);
    const table = await tableOf(name);
    const said = (lang: string) => phases.map((phase) => spoken((view: View) => table.chance?.(view) ?? null)({ position: { phase } } as unknown as View, lang));
    for (const lang of LANGS.filter((one) => one in DIE)) {
      expect(said(lang).map(Boolean)).toEqual(said("en").map(Boolean));
      expect(said(lang).filter((words) => words !== null && !DECIDES[lang]!.test(words))).toEqual([]);
      expect(said(lang).some((words) => DIE[lang]!.test(words ?? ""))).toBe(rolled);
    }
  });
});

it("says how long ago something was, in both languages", () => {
  const now = 1_000_000;
  const at = (seconds: number) => agoText(now - seconds, now);
  prefs.setLang("en");
  expect([0, 59, 60, 3599, 7200, 86400, 3 * 86400, -5].map(at)).toEqual(["now", "now", "1 minute ago", "59 minutes ago", "2 hours ago", "yesterday", "3 days ago", "now"]);
  prefs.setLang("nl");
  expect([60, 3 * 86400].map(at)).toEqual(["1 minuut geleden", "3 dagen geleden"]);
  prefs.setLang("en");
});

it("says that chance decides where a game has no words for it, and speaks of no dice in any game", async () => {
  const view = { actor: "chance", position: { phase: "elsewhere" } } as unknown as View;
  const table = { status: "playing", seats: [] } as never;
  const keys = await tableOf("keys-to-the-castle");
  const said = () => [turnText(null, table, view, 0, [0]), turnText(keys, table, view, 0, [0]), turnText(keys, table, { ...view, position: { phase: "flipping" } } as View, 0, [0])];
  prefs.setLang("en");
  expect(said()).toEqual(["Chance decides", "Chance decides", "The door decides"]);
  prefs.setLang("nl");
  expect(said()).toEqual(["Het toeval beslist", "Het toeval beslist", "De deur beslist"]);
  prefs.setLang("en");
  for (const lang of LANGS)
    for (const [id, text] of messages(join(src, "words", `${lang}.ftl`))) if (!id.startsWith("option-die_passes")) expect(text.slice(id.length)).not.toMatch(lang === "es" ? /\bdados\b/i : (DIE[lang] ?? /(?!)/));
});

it("words options that several games have", () => {
  const option = (key: string, values: GameOption["values"], usual: string | number) => ({ key, values, default: usual, text: "" });
  const seat = option("first_seat", ["seat-1", "drawn"], "seat-1");
  const die = option("die_passes", ["chooser", "holder"], "chooser");
  const said = (...options: GameOption[]) => options.map((one) => [optionName("x", one), ...(one.values as string[]).map((value) => valueName("x", one, value))]);
  prefs.setLang("nl");
  expect(said(seat, die)).toEqual([
    ["Wie begint", "Plaats 1", "Door loting"],
    ["De dobbelsteen gaat naar links van", "wie de kant koos", "wie de dobbelsteen had"],
  ]);
  prefs.setLang("en");
  expect(said(seat, die)).toEqual([
    ["Who begins", "Seat 1", "Drawn by lot"],
    ["The die goes to the left of", "the player who chose the side", "the player who had the die"],
  ]);
  // a card's own words come first, and a seat is chosen from those there are
  expect(valueName("hidden-rooms", option("stage", [1, "drawn"], "drawn"), "drawn")).toBe("drawn");
  const ghost = (values: string) => option("ghost_seat", values, 1);
  expect(choicesOf(ghost("any seat 1..players"), 3)).toEqual([1, 2, 3]);
  expect(choicesOf(ghost("any seat 1..players, or drawn"), 2)).toEqual([1, 2, "drawn"]);
  expect(choicesOf(ghost("20..1000"), 2)).toBeNull();
  expect(choicesOf(seat, 2)).toEqual(["seat-1", "drawn"]);
});

describe("what the server says", () => {
  const missing: Message = { id: "option-unknown", args: { game: "x", key: "colour", options: "players", guess: 0 } };
  const text: Message = { id: "no-action-text", args: { text: "fly", guess: 0, examples: "roll 4" } };

  it("has the sentences of messages inside another, loaded with the first refusal", async () => {
    const args = { action: "fly", why: text, turn: { id: "turn-over" }, allowed: "roll 4" };
    expect(await serverText({ id: "illegal-now", args })).toContain("'fly' is not an action; actions look like: roll 4");
  });
  it("has the engine's sentences that no table needs", async () => {
    expect(await serverText(missing)).toBe("X has no option 'colour'; its options are: players.");
  });
  it("is told in general words where a page is older than its server", async () => {
    expect(await serverText({ id: "refused-tomorrow", of: "server" })).toBe(say("problem-refused"));
    const args = { action: "fly", why: { id: "why-tomorrow" }, turn: { id: "turn-over" }, allowed: "" };
    expect(await serverText({ id: "illegal-now", args })).toBe(say("problem-refused"));
  });
});
