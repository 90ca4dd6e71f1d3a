import { say, wordsOf } from "../lib/words";
import { prefs } from "../lib/prefs.svelte";
import type { GameInfo } from "../lib/protocol/types";
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

/** How long ago something was (seconds since 1970): "5 minutes ago". */
export function agoText(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  const past = Math.max(0, now - at);
  for (const [unit, seconds] of [["day", 86400], ["hour", 3600], ["minute", 60]] as const)
    if (past >= seconds) return words.format(-Math.floor(past / seconds), unit);
  return words.format(0, "second");
}
