/** The board of Ghost Chase in words. */
import { screen } from "../../lib/prefs.svelte";
import type { ActionView, View } from "../../lib/protocol/view";
import { capital, listOf, wordsOf } from "../../lib/words";
import type { GameTable, Speak } from "../types";
import { aimOf } from "./choices";
import { storey } from "./layout";
import type { GhostPosition, Ways } from "./types";

export const say = wordsOf("ghost-chase");
export const animals = (name: unknown): string => say.named("animals", name);
/** A room's name; a soft hyphen in it says where it can be parted. */
export const roomName = (name: string): string => say.named("room", name);

/** "25 Library" */
export function roomWord(position: GhostPosition, id: number | null | undefined): string {
  const room = position.castle.rooms.find((one) => one.id === id);
  return room ? say("room", { id: room.id, name: roomName(room.name).replace("\u00ad", "") }) : String(id ?? "");
}
/** The share of Max's possible ways that end in each room, in whole percents, likeliest first. */
export function shares(ways: Ways[] | undefined): { room: number; percent: number; share: number }[] {
  const all = (ways ?? []).reduce((sum, one) => sum + one.histories, 0);
  return (ways ?? [])
    .map(({ room, histories }) => ({ room, share: histories / all, percent: Math.max(1, Math.round((100 * histories) / all)) }))
    .sort((a, b) => b.share - a.share || a.room - b.room);
}

/** Rooms by storey, Max's plays by their card, the chasers' by figure. */
export function group(action: ActionView, view: View): string[] {
  const position = view.position as unknown as GhostPosition;
  const aim = aimOf(action, position);
  if (aim.does === "place") {
    const room = position.castle.rooms.find((one) => one.id === aim.room);
    return room ? [say(`storey-${storey(position.castle, room)}`)] : [];
  }
  if (aim.lock) return [say("group-withdoor", { door: aim.lock })];
  if (aim.does === "move") return [say("group-float")];
  if (aim.does === "cheat") return [say("group-return")];
  if (aim.does === "break") return [say("group-break")];
  if (!aim.figure) return [];
  const here = position.figures.find((one) => one.name === aim.figure)?.room;
  const heading = say("group-figure", { name: capital(aim.figure), room: roomWord(position, here) });
  return aim.does === "trap" ? [heading, say("trap")] : [heading];
}

/** Plain moves first, those that cost a card after them, and the many ways to lock a door last. */
export function later(action: ActionView, view: View): number {
  const aim = aimOf(action, view.position as unknown as GhostPosition);
  return aim.lock ? 2 : Number(aim.does === "cheat" || aim.does === "break");
}

export function describe(view: View, { names }: Speak): string[] {
  const position = view.position as unknown as GhostPosition;
  const { own, row, locked, castle } = position;
  const room = (id: number | null | undefined) => roomWord(position, id);
  const max = names[position.max ?? -1];
  const mark = view.marks.suspicion;
  const cheated = row.filter((card) => card.cheat).map((card) => card.turn);
  const seen = position.at ? say("board-visible", { room: room(position.at) }) : say("board-seen", { room: room(position.open_card), count: row.length });
  const ways = (what: "belief" | "suspected", all: Ways[] | undefined) =>
    all ? [say("board-ways", { what: say(what), rooms: shares(all).map((one) => say("board-share", { room: room(one.room), n: one.percent })).join(", ") })] : [];
  return [
    max === undefined ? say("casting") : say("board-max", { who: max }),
    ...position.figures.flatMap(({ name, seat, room: at, acted }) => (at ? [say("board-figure", { figure: capital(name), who: names[seat] ?? "", room: room(at), acted })] : [])),
    ...position.frames
      .filter((frame) => frame.used)
      .map(({ name, spaces, animals: left }) => say("board-frame", { name: capital(animals(name)), full: spaces - left, all: spaces, now: name === position.frame })),
    ...(position.open_card ? [seen, ...(cheated.length ? [say("board-cheated", { turns: cheated.join(", ") })] : [])] : []),
    say("board-cheats", { n: position.cheats }),
    ...(mark ? [say("board-guess", { room: room(Number(mark)) })] : []),
    ...(locked ? [say("board-locked", { door: locked.join("-") })] : []),
    ...(position.door_card ? [say("board-door-card")] : []),
    ...(position.chimney ? [say("board-chimney", { one: castle.chimney[0], other: castle.chimney[1] })] : []),
    ...(position.trap ? [say("board-trap", { room: room(position.trap) })] : position.trap_holder !== null ? [say("board-holder", { who: names[position.trap_holder] ?? "" })] : []),
    ...(position.shown_rooms ? [say("board-shown", { rooms: position.shown_rooms.map(room).join(", ") || say("none") })] : []),
    ...(own
      ? [
          say("board-own", { room: room(own.room), breaks: own.breaks }),
          say("board-way", { rooms: (position.way ?? []).join(", ") }),
          say("board-visited", { rooms: own.visited.join(", ") }),
        ]
      : []),
    ...ways("belief", position.belief),
    ...ways("suspected", position.suspected),
    ...(position.trail ? [say("board-ways", { what: say("way"), rooms: position.trail.map((card) => card.room).join(", ") })] : []),
  ];
}

const SOUNDS: Record<string, string> = {
  went: "step", card: "phantom", cheat: "phantom", shown: "phantom", appeared: "phantom", trapped: "captured", caught: "captured",
  animal: "clock", unlocked: "good", locked: "captured", escaped: "good",
}; // prettier-ignore

/** Who caught Max, where and when; or how else it ended. */
export function ending(view: View, { names }: Speak): string | null {
  const position = view.position as unknown as GhostPosition;
  const { result, catcher, figures, round } = position;
  if (!result) return null;
  const room = roomWord(position, position.at);
  const max = names[position.max ?? -1] ?? "";
  if (result === "caught") {
    const figure = capital(figures.find((one) => one.seat === catcher && one.room === position.at)?.name ?? "");
    return say("end-caught", { who: names[catcher ?? -1] ?? "", figure, max, room, round });
  }
  return say(`end-${result}`, { max, room, round });
}

/** "ghost 3" and "leave out cats". */
function sayChance(text: string, { names }: Speak): string {
  const words = text.split(" ");
  return words[0] === "ghost" ? say("came-ghost", { who: names[Number(words[1]) - 1] }) : say("came-leave", { animals: animals(words.at(-1)) });
}

export function ghostTable(Board: GameTable["Board"]): GameTable {
  return {
    Board,
    describe,
    group,
    later,
    folds: () => screen.narrow, // rooms are as large as a finger: the castle has the room that the list would take
    prompt: (view) => {
      const id = `prompt-${(view.position as unknown as GhostPosition).phase}`;
      return view.actor === view.seat && say.has(id) ? say(id) : null;
    },
    scoreWord: () => say("score"),
    score: (view, seat) => (view.winners.includes(seat) ? "★" : ""),
    role: (view, seat, short) => {
      const { max, figures } = view.position as unknown as GhostPosition;
      if (max === null) return "";
      if (seat === max) return say(short ? "max" : "ismax");
      return short ? "" : say("chases", { names: listOf(figures.filter((one) => one.seat === seat).map((one) => capital(one.name))) });
    },
    colour: (view, seat) => (seat === (view.position as unknown as GhostPosition).max ? "white" : null),
    sayChance,
    ending,
    sideSays: (view, seats, won) => say(seats.includes((view.position as unknown as GhostPosition).max ?? -1) ? "side-max" : "side-chasers", { won }),
    sound: (event) => SOUNDS[event.kind] ?? null,
    // Into the trap: everybody will see it, and it cannot be taken back.
    confirm: (action, view) => {
      const position = view.position as unknown as GhostPosition;
      const aim = aimOf(action, position);
      return position.trap !== null && (aim.does === "move" || aim.does === "cheat") && aim.room === position.trap;
    },
  };
}
