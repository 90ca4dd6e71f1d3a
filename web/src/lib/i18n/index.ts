/** Words: `t("key", {name})` in the chosen language. Every key exists in both catalogues: the types see to it. */
import { prefs, type Lang } from "../prefs.svelte";
import { en, type Key } from "./en";
import { nl } from "./nl";

export type { Key };
export const catalogues: Record<Lang, Record<Key, string>> = { en, nl };

export function t(key: Key, words: Record<string, string | number> = {}): string {
  return fill(catalogues[prefs.lang][key], words);
}

/** `{n|guest|guests}` chooses by number; `{name}` puts a word in. */
export function fill(sentence: string, words: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const word = words[name];
    if (word === undefined) return whole;
    return one === undefined ? String(word) : Number(word) === 1 ? one : many!;
  });
}

export function pick<T>(both: Record<Lang, T>): T {
  return both[prefs.lang];
}

/** A server's refusal in the page's language. Its own sentence is English: elsewhere the catalogue's nearest words. */
export function problemText(code: string, text: string): string {
  const key = `problem.${code}` as Key;
  const known = catalogues[prefs.lang][key];
  if (prefs.lang === "en" && text) return text.charAt(0).toUpperCase() + text.slice(1);
  return known ?? t(text ? "problem.refused" : "problem.error");
}

export function levelName(level: string): string {
  return catalogues[prefs.lang][`level.${level}` as Key] ?? level;
}

/** Names in a row, as one says them: "Rosa, Tom and Max". */
export function listOf(names: string[]): string {
  return new Intl.ListFormat(prefs.lang === "en" ? "en-GB" : prefs.lang, { type: "conjunction" }).format(names);
}
