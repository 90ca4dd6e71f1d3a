/** The position of any game as tables: what is told of each seat, single facts, rows, grids and lists. */
import { sayGame } from "../../lib/words";
import type { ActionView, View } from "../../lib/protocol/view";

export type Scalar = string | number | boolean | null;

/** A value to show, with the way to it in the position: what is compared to see whether it has changed. */
export interface Cell {
  path: string;
  value: Scalar | Scalar[];
  /** Whether the number is that of a seat, or the numbers are. */
  seat?: boolean;
}

export interface Table {
  columns: string[];
  rows: { name: string | null; cells: (Cell | null)[] }[];
}

/** A part of the position under a heading; the first one has none. */
export interface Part {
  name: string;
  facts: { name: string; cell: Cell }[];
  table: Table | null;
}

export interface Shape {
  /** What is told of each seat, by seat; null where nothing is. */
  seats: Table | null;
  parts: Part[];
}

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const isList = (value: unknown): value is Scalar[] => Array.isArray(value) && value.every(isScalar);
const isPlain = (value: unknown): value is Scalar | Scalar[] => isScalar(value) || isList(value);
const isRecord = (value: unknown): value is Record<string, unknown> => !isScalar(value) && !Array.isArray(value);
const isFlat = (value: unknown): value is Record<string, Scalar | Scalar[]> => isRecord(value) && Object.values(value).every(isPlain);

/** A name of the data as one reads it: `wins_needed` is "Wins needed". */
export function label(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function shapeOf({ position, players, seats: known = {} }: Pick<View, "position" | "players" | "seats">): Shape {
  const seats: Table = { columns: [], rows: Array.from({ length: players }, () => ({ name: null, cells: [] })) };
  const first: Part = { name: "", facts: [], table: null };
  const parts = [first];
  for (const [name, value] of Object.entries(position)) {
    if (known[name] === "each" && Array.isArray(value) && (value.every(isPlain) || value.every(isFlat)))
      addSeats(seats, name, value as (Scalar | Scalar[])[] | Record<string, Scalar | Scalar[]>[]);
    else add(parts, first, name, name, value, known[name] === "number");
  }
  return { seats: seats.columns.length ? seats : null, parts: parts.filter((part) => part.facts.length || part.table) };
}

/** A list with an entry for every seat: a column, or one for each part of the entries. */
function addSeats(seats: Table, name: string, values: (Scalar | Scalar[])[] | Record<string, Scalar | Scalar[]>[]) {
  const keys = [...new Set(values.flatMap((value) => (isRecord(value) ? Object.keys(value) : [""])))];
  for (const key of keys) {
    seats.columns.push(key || name);
    values.forEach((value, seat) => {
      const found = isRecord(value) ? value[key] : value;
      seats.rows[seat]!.cells.push(found === undefined ? null : { path: `${name}.${seat}.${key}`, value: found });
    });
  }
}

function add(parts: Part[], here: Part, name: string, path: string, value: unknown, seat = false): void {
  if (isPlain(value)) {
    here.facts.push({ name, cell: { path, value, seat } });
    return;
  }
  const part: Part = { name: path.replaceAll(".", " · "), facts: [], table: null };
  parts.push(part);
  if (Array.isArray(value)) {
    if (value.every(isFlat)) part.table = rowsOf(value.map((row, i) => [null, row, `${path}.${i}`]));
    else if (value.every(isList)) part.table = { columns: [], rows: value.map((row, i) => ({ name: null, cells: row.map((one, j) => ({ path: `${path}.${i}.${j}`, value: one })) })) };
    else value.forEach((one, i) => add(parts, part, String(i + 1), `${path}.${i + 1}`, one));
    return;
  }
  const entries = Object.entries(value as Record<string, unknown>);
  if (entries.length > 1 && entries.every(([, one]) => isFlat(one))) {
    part.table = rowsOf(entries.map(([key, row]) => [key, row as Record<string, Scalar | Scalar[]>, `${path}.${key}`]));
    return;
  }
  for (const [key, one] of entries) add(parts, part, key, `${path}.${key}`, one);
}

function rowsOf(rows: [string | null, Record<string, Scalar | Scalar[]>, string][]): Table {
  const columns = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))];
  return {
    columns,
    rows: rows.map(([name, row, path]) => ({
      name,
      cells: columns.map((column) => (column in row ? { path: `${path}.${column}`, value: row[column]! } : null)),
    })),
  };
}

/** Every value of a shape by the way to it, as text. */
export function valuesOf({ seats, parts }: Shape): Map<string, string> {
  const tables = [seats, ...parts.map((part) => part.table)].flatMap((table) => table?.rows.flatMap((row) => row.cells) ?? []);
  const cells = [...tables, ...parts.flatMap((part) => part.facts.map((fact) => fact.cell))];
  return new Map(cells.flatMap((cell) => (cell ? [[cell.path, JSON.stringify(cell.value)] as const] : [])));
}

/** A cell's values as words; nothing stands for null and for an empty list. */
export function wordsOf({ value, seat }: Cell, names: string[]): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => (one === null || one === "" ? [] : [(seat && names[Number(one)]) || String(one)]));
}

/** The choices of one kind: single buttons, or by the first thing they name. */
export interface Choices {
  kind: string;
  rows: { name: string; choices: { text: string; says: string; name: string }[] }[];
}

/** Legal actions by their kind and what they name; empty if the game does not tell its actions as data. */
export function choicesOf(actions: ActionView[], names: string[] = []): Choices[] {
  const kinds = new Map<string, Map<string, Choices["rows"][number]>>();
  for (const { text, message, action } of actions) {
    if (!action) return [];
    const kind = String(action.kind);
    const things = Object.entries(action).flatMap(([name, value]) => (name === "kind" ? [] : [wordOf(value)]));
    const row = things.length > 1 ? things[0]! : "";
    const rows = kinds.get(kind) ?? new Map<string, Choices["rows"][number]>();
    kinds.set(kind, rows);
    if (!rows.has(row)) rows.set(row, { name: row, choices: [] });
    rows.get(row)!.choices.push({ text, says: sayGame(message, names), name: things.slice(row ? 1 : 0).join(" · ") });
  }
  return [...kinds].map(([kind, rows]) => ({ kind, rows: [...rows.values()] }));
}

function wordOf(value: unknown): string {
  return isScalar(value) ? String(value) : Object.values(value as object).map(wordOf).join(" ");
}
