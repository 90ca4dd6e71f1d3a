/** A table for any game that has no folder of its own yet: its position in words, its choices as buttons. */
import type { GameTable } from "../types";
import PlainBoard from "./PlainBoard.svelte";

export function flatten(value: unknown, name = ""): string[] {
  if (value === null || typeof value !== "object") return [`${name}: ${String(value)}`];
  if (Array.isArray(value) && value.every((one) => one === null || typeof one !== "object"))
    return [`${name}: ${value.join(", ")}`];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, name ? `${name} ${key}` : key));
}

const plain: GameTable = {
  Board: PlainBoard,
  describe: (view) => flatten(view.position).filter((text) => !text.startsWith("board")),
  eventNl: () => null,
  sayAction: () => null,
};
export default plain;
