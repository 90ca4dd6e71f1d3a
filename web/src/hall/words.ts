import { cardOf } from "../games";
import { t } from "../lib/i18n";
import { prefs } from "../lib/prefs.svelte";
import type { GameInfo } from "../lib/protocol/types";

export function titleOf(game: { name: string; title: string }): string {
  return (prefs.lang === "nl" && cardOf(game.name)?.titleNl) || game.title;
}

export function players(game: GameInfo): string {
  const [a, b] = game.players;
  if (b === 1) return t("app.player");
  return a === b ? t("app.exactly", { a }) : t("app.players", { a, b });
}
