import { cardOf } from "../games";
import { say, slug, wordsOf } from "../lib/words";
import { prefs } from "../lib/prefs.svelte";
import type { Value } from "../games/types";
import type { GameInfo, GameOption } from "../lib/protocol/types";
import { serverTitle, type TitleIn } from "../lib/titles.svelte";

/** The sign on the door of a game that brings none: a keyhole. */
export const DOOR_SIGN = `<path d="M32 10a14 14 0 0 0-6 26l-4 18h20l-4-18a14 14 0 0 0-6-26Z" fill="currentColor"/>`;

/** A game's title in the page's language: from its folder, else from the server, which has it in the game's languages. */
function titleIn(game: { name: string; title: string }): TitleIn {
  const own = wordsOf(game.name);
  if (own.has("hall-title")) return { title: own("hall-title"), lang: prefs.lang };
  return (prefs.lang === "en" ? null : serverTitle(game.name, prefs.lang)) ?? { title: game.title, lang: "en" };
}

export function titleOf(game: { name: string; title: string }): string {
  return titleIn(game).title;
}

/** For the attribute `lang` of an element: a title's language where it is not the page's. */
export function titleLang(game: { name: string; title: string }): string | undefined {
  return otherLang(titleIn(game).lang);
}

/** A language where it is not the page's. */
export function otherLang(lang: string | undefined): string | undefined {
  return lang === prefs.lang ? undefined : lang;
}

export function players(game: GameInfo): string {
  const [a, b] = game.players;
  if (b === 1) return say("app-player");
  return a === b ? say("app-exactly", { a }) : say("app-players", { a, b });
}

export type { Value };

/** What can be chosen about a game, besides how many play. */
export function optionsOf(game: GameInfo): GameOption[] {
  return game.options.filter((option) => option.key !== "players" && !cardOf(game.name)?.without?.includes(option.key));
}

/** Return the values of an option to choose from: those it lists, or the seats of `count` players. null: free text. */
export function choicesOf(option: GameOption, count: number): Value[] | null {
  const { values } = option;
  if (typeof values !== "string") return values;
  if (!/\b1\.\.players\b/.test(values)) return null;
  const seats = Array.from({ length: count }, (_, i) => i + 1);
  return [...seats, ...["seat-1", "drawn"].filter((name) => values.split(/[^\w-]+/).includes(name))];
}

/** "Stage: 3": an option of a table in words; nothing where it is as usual. */
export function termOf(game: string, option: GameOption, value: Value | undefined, count: number): string {
  if (value === undefined || value === option.default) return "";
  const control = cardOf(game)?.controls?.[option.key];
  const listed = choicesOf(option, count);
  // Where the usual value is told in words ("the chaser to Max's left"), a number is only what these words come to.
  const told = typeof option.default === "string" && typeof value === "number";
  const own = !told && (listed ? listed.includes(value) : typeof option.default === typeof value);
  if (!control && !own) return "";
  const words = control ? control.words(value) : valueName(game, option, value);
  return words && say("option-term", { option: optionName(game, option), value: words });
}

/** An option's name, or a value's: in the game's own words, or in those that several games have. */
function named(game: string, id: string): string | null {
  const words = [wordsOf(game), say].find((one) => one.has(id));
  return words ? words(id) : null;
}

export function optionName(game: string, option: GameOption): string {
  return named(game, `option-${option.key}`) ?? option.key.replaceAll("_", " ");
}

export function valueName(game: string, option: GameOption, value: Value): string {
  if (typeof value === "boolean") return say(value ? "app-yes" : "app-no");
  return named(game, `option-${option.key}-${slug(value)}`) ?? (value === "drawn" ? say("option-first_seat-drawn") : String(value));
}

/** How long ago something was (seconds since 1970): "5 minutes ago". */
export function agoText(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  const past = Math.max(0, now - at);
  for (const [unit, seconds] of [["day", 86400], ["hour", 3600], ["minute", 60]] as const)
    if (past >= seconds) return words.format(-Math.floor(past / seconds), unit);
  return words.format(0, "second");
}
