/** Pieces keep their identity from view to view, and events tell the way they took. */
import type { Event } from "../../lib/protocol/types";
import type { View } from "../../lib/protocol/view";
import type { GalleryPosition, Place } from "./types";

export interface Piece {
  id: string;
  seat: number;
  place: Place;
}
/** A piece's way, place by place, and when it sets out, in steps. */
export interface Way {
  id: string;
  places: Place[];
  start: number;
  by: "walk" | "glide";
}

export const key = (place: Place): string => `${place.at} ${place.number}`;
const space = (number: number): Place => ({ at: "gallery", number });

export function freshPieces(position: GalleryPosition): Piece[] {
  return position.guests.flatMap((places, seat) => places.map((place, i) => ({ id: `${seat}.${i}`, seat, place })));
}

/** Give every piece its place in the new position: first those that have not moved, then the others. */
export function reconcile(old: Piece[], position: GalleryPosition): Piece[] {
  const found: Piece[] = [];
  position.guests.forEach((places, seat) => {
    const mine = old.filter((piece) => piece.seat === seat);
    const left = [...places];
    const moved: Piece[] = [];
    for (const piece of mine) {
      const at = left.findIndex((place) => key(place) === key(piece.place));
      if (at < 0) moved.push(piece);
      else found.push({ ...piece, place: left.splice(at, 1)[0]! });
    }
    left.forEach((place, i) => found.push({ id: moved[i]?.id ?? `${seat}.${mine.length + i}`, seat, place }));
  });
  return found.sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
}

function readPlace(position: GalleryPosition, text: string): Place {
  const { board } = position;
  if (/^\d+$/.test(text)) return space(Number(text));
  if (text.startsWith("step ")) return { at: "step", number: Math.max(0, board.steps.indexOf(Number(text.slice(5)))) };
  if (text === "door" || text === "box") return { at: text, number: 0 };
  return { at: "chamber", number: Math.max(0, board.chambers.findIndex((one) => one.slug === text)) };
}

/** The spaces from one to another, clockwise, both ends included. */
function along(position: GalleryPosition, from: number, to: number): Place[] {
  const { spaces } = position.board;
  const count = (to - from + spaces) % spaces;
  return Array.from({ length: count + 1 }, (_, i) => space((from + i) % spaces));
}

function onto(position: GalleryPosition, origin: Place, goal: number): Place[] {
  const { board } = position;
  if (origin.at === "gallery") return along(position, origin.number, goal);
  const first = origin.at === "chamber" ? board.chambers[origin.number]!.doorway : board.exit;
  return [origin, ...along(position, first, goal)];
}

function phantomWay(position: GalleryPosition, origin: Place, spaces: number): Place[] {
  const { board } = position;
  const way = [origin];
  let now = origin;
  for (let i = 0; i < spaces; i++) {
    if (now.at === "door") now = { at: "step", number: 0 };
    else if (now.at === "step") now = now.number + 1 < board.steps.length ? { at: "step", number: now.number + 1 } : space(board.exit);
    else now = space((now.number + 1) % board.spaces);
    way.push(now);
  }
  return way;
}

/** What the events tell: where pieces are after them, and how they went there. */
export function follow(old: Piece[], events: Event[], view: View<GalleryPosition>): { pieces: Piece[]; ways: Way[]; rolled: number | null } {
  const position = view.position;
  const pieces = old.map((piece) => ({ ...piece }));
  const ways: Way[] = [];
  let clock = 0;
  let phantom: { way: Place[]; start: number } | null = null;
  let rolled: number | null = null;
  const take = (seat: number, at: Place) => pieces.find((piece) => piece.seat === seat && key(piece.place) === key(at));
  const send = (piece: Piece | undefined, places: Place[], start = clock, by: Way["by"] = "walk") => {
    if (!piece) return;
    ways.push({ id: piece.id, places, start, by });
    piece.place = places.at(-1)!;
    clock = Math.max(clock, start + places.length - 1);
  };
  for (const { kind, data } of events) {
    const seat = Number(data.seat);
    const origin = typeof data.origin === "string" ? readPlace(position, data.origin) : null;
    const chamber = position.board.chambers.findIndex((one) => one.name === data.chamber);
    if (kind === "rolled") {
      rolled = Number(data.number);
      clock += 2;
    } else if (kind === "walked" && origin) {
      send(take(seat, origin), onto(position, origin, Number(data.space)));
    } else if (kind === "entered" && origin && chamber >= 0) {
      const goal: Place = { at: "chamber", number: chamber };
      send(take(seat, origin), [...onto(position, origin, position.board.chambers[chamber]!.doorway), goal]);
    } else if ((kind === "booted" || kind === "stepped-out") && chamber >= 0) {
      const from: Place = { at: "chamber", number: chamber };
      send(take(seat, from), [from, space(Number(data.space))], clock);
    } else if (kind === "placed") {
      const from = origin ?? { at: "box" as const, number: 0 };
      send(take(seat, from), [from, space(Number(data.space))]);
    } else if (kind === "phantom" && origin) {
      phantom = { way: phantomWay(position, origin, Number(data.spaces)), start: clock };
      ways.push({ id: "phantom", places: phantom.way, start: clock, by: "glide" });
      clock += phantom.way.length - 1;
    } else if (kind === "captured") {
      const at = space(Number(data.space));
      const met = phantom?.way.findIndex((place) => key(place) === key(at)) ?? -1;
      const start = phantom && met >= 0 ? phantom.start + met : clock;
      const step: Place = { at: "step", number: position.board.steps.indexOf(Number(data.step)) };
      for (const piece of pieces.filter((one) => one.seat === seat && key(one.place) === key(at))) send(piece, [at, step], start, "glide");
    }
  }
  return { pieces: reconcile(pieces, position), ways, rolled };
}
