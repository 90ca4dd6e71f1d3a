import { cardOf } from "../games";
import { pick, t } from "../lib/i18n";
import { prefs } from "../lib/prefs.svelte";
import type { Value } from "../games/types";
import type { GameInfo, GameOption } from "../lib/protocol/types";

export function titleOf(game: { name: string; title: string }): string {
  return (prefs.lang === "nl" && cardOf(game.name)?.titleNl) || game.title;
}

export function players(game: GameInfo): string {
  const [a, b] = game.players;
  if (b === 1) return t("app.player");
  return a === b ? t("app.exactly", { a }) : t("app.players", { a, b });
}

export type { Value };

/** What can be chosen about a game, besides how many play. */
export function optionsOf(game: GameInfo): GameOption[] {
  return game.options.filter((option) => option.key !== "players" && !cardOf(game.name)?.without?.includes(option.key));
}

/** "Stage: 3": an option of a table in words; nothing where it is as usual. */
export function termOf(game: string, option: GameOption, value: Value | undefined): string {
  const own = Array.isArray(option.values) || typeof option.default === typeof value; // else the usual one is in words
  if (value === undefined || !own || value === option.default) return "";
  const control = cardOf(game)?.controls?.[option.key];
  const words = control ? control.words(value, prefs.lang) : valueName(game, option, value);
  return words && `${optionName(game, option)}: ${words}`;
}

export function optionName(game: string, option: GameOption): string {
  const known = cardOf(game)?.options?.[option.key];
  return known ? pick(known) : option.key.replaceAll("_", " ");
}

export function valueName(game: string, option: GameOption, value: Value): string {
  const known = cardOf(game)?.options?.[option.key]?.values?.[String(value)];
  if (known) return pick(known);
  return typeof value === "boolean" ? t(value ? "app.yes" : "app.no") : String(value);
}

/** How long ago something was (seconds since 1970): "5 minutes ago". */
export function agoText(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  const past = Math.max(0, now - at);
  for (const [unit, seconds] of [["day", 86400], ["hour", 3600], ["minute", 60]] as const)
    if (past >= seconds) return words.format(-Math.floor(past / seconds), unit);
  return words.format(0, "second");
}
