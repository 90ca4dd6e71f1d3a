/** A game's options in words: what a table plays with. */
import { cardOf } from "../games";
import type { Value } from "../games/types";
import type { GameInfo, GameOption } from "../lib/protocol/types";
import { say, slug, wordsOf } from "../lib/words";

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
