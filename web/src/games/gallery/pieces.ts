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

/** The way a guest walks, place by place: out by the door or the exit, along the gallery, and into a chamber. */
export function wayTo(position: GalleryPosition, origin: Place, goal: Place): Place[] {
  const { board } = position;
  const doorOf = (chamber: number) => board.chambers[chamber]!.doorway;
  const last = goal.at === "chamber" ? doorOf(goal.number) : goal.number;
  const first = origin.at === "gallery" ? origin.number : origin.at === "chamber" ? doorOf(origin.number) : board.exit;
  return [...(origin.at === "gallery" ? [] : [origin]), ...along(position, first, last), ...(goal.at === "chamber" ? [goal] : [])];
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
export interface Told {
  pieces: Piece[];
  ways: Way[];
  /** Points as they are scored: where, whose, how many, and when, in steps. */
  points: { place: Place; seat: number; points: number; at: number }[];
  rolled: number | null;
}
export function follow(old: Piece[], events: Event[], view: View<GalleryPosition>): Told {
  const position = view.position;
  const pieces = old.map((piece) => ({ ...piece }));
  const ways: Way[] = [];
  const points: Told["points"] = [];
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
      send(take(seat, origin), wayTo(position, origin, space(Number(data.space))));
    } else if (kind === "entered" && origin && chamber >= 0) {
      send(take(seat, origin), wayTo(position, origin, { at: "chamber", number: chamber }));
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
      if (data.points) points.push({ place: step, seat, points: Number(data.points), at: start + 1 });
    } else if (kind === "arms" && chamber >= 0 && Number(data.points)) {
      points.push({ place: { at: "chamber", number: chamber }, seat, points: Number(data.points), at: clock });
    }
  }
  return { pieces: reconcile(pieces, position), ways, points, rolled };
}
