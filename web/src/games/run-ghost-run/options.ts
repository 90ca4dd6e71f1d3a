/** What the one on turn may choose in the lobby, by ghost; everything is read from the view. */
import { middle, placeText, readAction, SIZES, sizeOf, type Point } from "./geometry";
import type { LobbyView, Place, Size } from "./types";

export interface Option {
  action: string;
  place: Place;
  /** The size of what will stand there. */
  size: Size;
  cost: number | null;
  partner: string | null;
}
/** The ghost that a midnight card brings in has no name yet. */
export const NEWCOMER = "newcomer";

const bigger = (one: string, other: string): Size => SIZES[Math.min(2, Math.max(SIZES.indexOf(sizeOf(one)), SIZES.indexOf(sizeOf(other))) + 1)]!;

export function optionsOf(view: LobbyView): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  const add = (ghost: string, option: Option) => found.set(ghost, [...(found.get(ghost) ?? []), option]);
  if (view.actor !== view.seat) return found;
  for (const [ghost, fields] of Object.entries(view.position.plan?.ways ?? {})) {
    const own: Option[] = [];
    for (const [field, { cost, floor, up, merge }] of Object.entries(fields)) {
      const move = (spot: [number, number], level: number) => {
        const place = { field, spot, level };
        own.push({ action: `${ghost} to ${placeText(place)}`, place, size: sizeOf(ghost), cost, partner: null });
      };
      [...floor].forEach((sign, i) => sign === "#" && move([i % 3, Math.floor(i / 3)], 0));
      for (const [i, j, level] of up) move([i, j], level);
      for (const [partner, i, j, level] of merge) {
        const place: Place = { field, spot: [i, j], level };
        own.push({ action: `${ghost} merges with ${partner} at ${placeText(place)}`, place, size: bigger(ghost, partner), cost, partner });
      }
    }
    found.set(ghost, own);
  }
  for (const { text } of view.actions) {
    const ghost = / leaves$/.test(text) && text.replace(/ leaves$/, "");
    if (ghost && !found.has(ghost)) found.set(ghost, []); // it may go nowhere else
  }
  if (view.position.phase === "tag" || view.position.phase === "big brother")
    for (const { text } of view.actions) {
      const { ghost, place, size } = readAction(text);
      if (place && size) add(ghost ?? NEWCOMER, { action: text, place, size, cost: null, partner: null });
    }
  return found;
}

/** Those on the spot nearest to a point, of equally near ones the first: they differ in height and partner alone. */
export function nearest(options: Option[], p: Point): Option[] {
  const far = (option: Option) => {
    const at = middle(option.place, option.size);
    return Math.hypot(at.x - p.x, at.y - p.y);
  };
  const inField = options.filter((option) => {
    const [column, row] = ["abcdef".indexOf(option.place.field[0]!) * 100, (Number(option.place.field[1]) - 1) * 100];
    return p.x >= column && p.x <= column + 100 && p.y >= row && p.y <= row + 100;
  });
  if (!inField.length) return [];
  const best = inField.reduce((best, option) => (far(option) < far(best) - 1e-6 ? option : best));
  const at = middle(best.place, best.size);
  return inField.filter((option) => {
    const { x, y } = middle(option.place, option.size);
    return Math.hypot(x - at.x, y - at.y) < 1;
  });
}

/** The piece on which an option stands, or for one on the floor the piece above it. */
export function pieceAt(view: LobbyView, { place, size }: Option): string | null {
  const p = middle(place, size);
  const found = view.position.furniture.find((piece) => {
    const [dx, dy] = [p.x - piece.x, p.y - piece.y];
    const own = { x: piece.cos * dx + piece.sin * dy, y: piece.cos * dy - piece.sin * dx };
    return piece.boxes.some(([west, east, south, north, low, top]) => {
      if (own.x < west || own.x > east || own.y < south || own.y > north) return false;
      return place.level ? piece.z + top === place.level : piece.z + low > 0;
    });
  });
  return found?.piece ?? null;
}

/** By field, with the cost; for keyboards and for those who listen. */
export function byField(options: Option[]): { field: string; cost: number | null; options: Option[] }[] {
  const found = new Map<string, Option[]>();
  for (const option of options) found.set(option.place.field, [...(found.get(option.place.field) ?? []), option]);
  return [...found].map(([field, own]) => ({ field, cost: own[0]!.cost, options: own })).sort((a, b) => (a.field < b.field ? -1 : 1));
}
