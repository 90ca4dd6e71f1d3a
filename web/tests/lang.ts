/** Says a test's words in the language that one of the arguments names. */
import { LANGS } from "../src/lib/languages";
import { prefs } from "../src/lib/prefs.svelte";
import type { Message } from "../src/lib/words";

/** A message that says one text in every language. */
export const told = (text: string, rules: string[] = []): Message => ({ id: "text", args: { text }, rules });

const isLang = (one: unknown): one is string => typeof one === "string" && LANGS.includes(one);

export function spoken<Result>(say: ((...given: any[]) => Result) | undefined): (...given: unknown[]) => Result {
  return (...given) => {
    const before = prefs.lang;
    prefs.lang = given.map((one) => (one && typeof one === "object" && "lang" in one ? one.lang : one)).find(isLang) ?? "en";
    try {
      return say!(...given.filter((one) => !isLang(one)));
    } finally {
      prefs.lang = before;
    }
  };
}
