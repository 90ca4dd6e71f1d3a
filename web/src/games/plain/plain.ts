/** A table for any game that brings no page of its own: its position as tables, its choices as buttons. */
import type { GameTable } from "../types";
import PlainBoard from "./PlainBoard.svelte";
import { label, shapeOf, wordsOf, type Cell } from "./shape";

const plain: GameTable = {
  Board: PlainBoard,
  lang: "en",
  describe: (view, speak) => {
    const { seats, parts } = shapeOf(view);
    const words = (cell: Cell) => wordsOf(cell, speak.names).join(", ");
    const told = (columns: string[], cells: (Cell | null)[]) =>
      cells.flatMap((cell, i) => (cell ? [[label(columns[i] ?? "").toLowerCase(), words(cell)].filter(Boolean).join(" ")] : [])).join(", ");
    return [
      ...(seats?.rows ?? []).map((row, seat) => `${speak.names[seat] ?? seat + 1}: ${told(seats!.columns, row.cells)}`),
      ...parts.flatMap((part) => [
        ...part.facts.map((fact) => `${label([part.name, fact.name].filter(Boolean).join(" "))}: ${words(fact.cell)}`),
        ...(part.table?.rows ?? []).map((row) => `${label([part.name, row.name].filter(Boolean).join(" "))}: ${told(part.table!.columns, row.cells)}`),
      ]),
    ];
  },
  folds: (view) => view.actions.every((action) => action.action),
  group: (action) => (action.action ? [label(String(action.action.kind))] : []),
};
export default plain;
