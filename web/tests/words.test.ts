import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { allCards, tableOf } from "../src/games";
import { agoText, choicesOf, commonOptions, optionName, valueName } from "../src/hall/words";
import { catalogues, fill, problemText, type Key } from "../src/lib/i18n";
import { langOf, prefs } from "../src/lib/prefs.svelte";
import type { GameOption } from "../src/lib/protocol/types";
import type { View } from "../src/lib/protocol/view";
import { turnText } from "../src/table/words";

const SAME = new Set<Key>(["app.name"]);
const src = join(__dirname, "..", "src");

function files(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
}

describe("catalogues", () => {
  const keys = Object.keys(catalogues.en) as Key[];
  it.each(keys)("%s is written in both languages, with the same gaps", (key) => {
    const { en, nl } = catalogues;
    const gaps = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort();
    expect(nl[key].trim()).not.toBe("");
    expect(gaps(nl[key])).toEqual(gaps(en[key]));
    if (!SAME.has(key)) expect(nl[key]).not.toBe(en[key]);
  });
  it("every key is used somewhere, or made of a word the server says", () => {
    const code = [...files(src, ".svelte"), ...files(src, ".ts")].filter((f) => !f.includes("i18n/")).map((f) => readFileSync(f, "utf8")).join("\n");
    const made = /^(problem|level|app\.light)\./;
    expect(keys.filter((key) => !made.test(key) && !code.includes(`"${key}"`))).toEqual([]);
  });
  it("fills in words and chooses by number", () => {
    expect(fill("{n} free {n|seat|seats} for {who}", { n: 1, who: "Rosa" })).toBe("1 free seat for Rosa");
    expect(fill("{n} free {n|seat|seats}", { n: 3 })).toBe("3 free seats");
    expect(fill("{unknown}", {})).toBe("{unknown}");
  });
  it("chooses the browser's language, English where it speaks neither", () => {
    expect(langOf(["nl-BE", "en"])).toBe("nl");
    expect(langOf(["de", "en-US", "nl"])).toBe("en");
    expect(langOf(["fr"])).toBe("en");
  });
  it("tells a refusal in the page's language", () => {
    prefs.lang = "nl";
    expect(problemText("no-table", "there is no such table")).toBe("Die tafel bestaat niet.");
    expect(problemText("strange", "the server's own words")).toBe("Dat kan niet.");
    prefs.lang = "en";
    expect(problemText("strange", "the server's own words")).toBe("The server's own words");
    expect(problemText("strange", "")).toBe(catalogues.en["problem.error"]);
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

describe("games", () => {
  const games = readdirSync(join(src, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  it.each(allCards.map((card) => [card.name, card] as const))("the card of %s speaks both languages", (_, card) => {
    expect(card.blurb.en).not.toBe(card.blurb.nl);
    expect(card.blurb.nl.length).toBeGreaterThan(40);
    expect(card.minutes[0]).toBeLessThanOrEqual(card.minutes[1]);
    for (const { en, nl } of Object.values(card.options ?? {})) expect(en && nl).toBeTruthy();
  });
  it.each(allCards.map((card) => [card.name, card] as const))("%s: title, options and values have the names of its rule list", (name, card) => {
    const home = join(__dirname, "../../src/nightkeep/games", name.replaceAll("-", "_"));
    const english = readFileSync(join(home, "rules.toml"), "utf8");
    expect(readFileSync(join(home, "rules.nl.toml"), "utf8")).toContain(`title = "${card.titleNl}"`);
    const keys = [...english.matchAll(/^\[\[option\]\]\nkey = "(\w+)"/gm)].map((match) => match[1]!);
    const named = existsSync(join(home, "boards")); // a game with several boards offers them by name
    const hidden = ["players", ...(named ? [] : ["board"]), ...(card.without ?? [])];
    const worded = [...Object.keys(card.options ?? {}), ...keys.filter((key) => key in commonOptions)];
    expect([...new Set(worded)].sort()).toEqual(keys.filter((key) => !hidden.includes(key)).sort());
    for (const option of Object.values(card.options ?? {}))
      for (const value of Object.keys(option.values ?? {})) expect(english).toContain(`"${value}"`);
  });
  const drawn = allCards.map((card) => card.name).filter((name) => existsSync(join(src, "games", name, "table.ts")));
  it.each(drawn)("every kind of event of %s has a Dutch sentence", async (name) => {
    const home = join(__dirname, "../../src/nightkeep/games", name.replaceAll("-", "_"));
    const python = files(home, ".py").map((file) => readFileSync(file, "utf8")).join("\n");
    const kinds = [...python.matchAll(/(?:EventKind|_kind)\(\s*"([\w -]+)"/g)].map((match) => match[1]!);
    expect(kinds.length).toBeGreaterThan(3);
    const table = await tableOf(name);
    const missing = kinds.filter((kind) => !table.eventNl({ kind, data: { seat: 0 }, rules: [], text: "" }, ["Rosa", "Tom"]));
    expect(missing).toEqual([]);
  });
  it.each(drawn)("%s says what decides, and speaks of a die only where one is rolled", async (name) => {
    const home = join(__dirname, "../../src/nightkeep/games", name.replaceAll("-", "_"));
    const rules = readFileSync(join(home, "rules.toml"), "utf8");
    const rolled = /^\[\[chance\]\]\nkey = "(\w*_)?roll"/m.test(rules);
    const places = [home, join(home, "../gallery")].map((folder) => join(folder, "view.py")).find((file) => existsSync(file) && /^PHASES = /m.test(readFileSync(file, "utf8")))!;
    const phases = [.../^PHASES = \(([^)]+)\)/m.exec(readFileSync(places, "utf8"))![1]!.matchAll(/"([\w -]+)"/g)].map((match) => match[1]!);
    expect(phases.length).toBeGreaterThan(4);
    const table = await tableOf(name);
    const said = (lang: "en" | "nl") => phases.map((phase) => table.chance?.({ position: { phase } } as unknown as View, lang) ?? null);
    const [en, nl] = [said("en"), said("nl")];
    expect(en.map(Boolean)).toEqual(nl.map(Boolean));
    expect(en.filter((words) => words?.endsWith(" decides") || words?.endsWith(" decide"))).toEqual(en.filter(Boolean));
    expect(nl.filter((words) => words?.endsWith(" beslist") || words?.endsWith(" beslissen"))).toEqual(nl.filter(Boolean));
    expect([...en, ...nl].some((words) => /\bdie\b|dobbel/i.test(words ?? ""))).toBe(rolled);
  });
  it("there is a folder for every card", () => expect(games.length).toBeGreaterThanOrEqual(allCards.length));
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
  for (const catalogue of Object.values(catalogues)) expect(Object.values(catalogue).filter((text) => /\bdice\b|dobbel/i.test(text))).toEqual([]);
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
    ["The die goes on to the left of", "whoever chose the side", "whoever had the die"],
  ]);
  // a card's own words come first, and a seat is chosen from those there are
  expect(valueName("hidden-rooms", option("stage", [1, "drawn"], "drawn"), "drawn")).toBe("drawn");
  const ghost = (values: string) => option("ghost_seat", values, 1);
  expect(choicesOf(ghost("any seat 1..players"), 3)).toEqual([1, 2, 3]);
  expect(choicesOf(ghost("any seat 1..players, or drawn"), 2)).toEqual([1, 2, "drawn"]);
  expect(choicesOf(ghost("20..1000"), 2)).toBeNull();
  expect(choicesOf(seat, 2)).toEqual(["seat-1", "drawn"]);
});
