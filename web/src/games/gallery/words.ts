/** The board of both gallery games in words. */
import type { ActionView, View } from "../../lib/protocol/view";
import { capital, wordsOf } from "../../lib/words";
import type { GameTable, Speak } from "../types";
import type { GalleryPosition, Place } from "./types";

const say = wordsOf("gallery");

export const roomName = (name: string): string => say.named("room", name);
export function placeName(place: Place, { board }: GalleryPosition, sign: "+" | "-"): string {
  if (place.at === "chamber") return say("place-chamber", { room: roomName(board.chambers[place.number]?.name ?? "") });
  return say(`place-${place.at}`, { number: place.number, sign, points: board.steps[place.number] });
}

function describe(view: View, speak: Speak, sign: "+" | "-"): string[] {
  const position = view.position as unknown as GalleryPosition;
  const { board, round, die } = position;
  const clock = board.clocks[position.clock ?? -1];
  const places = (all: Place[]) => {
    const where = all.map((place) => placeName(place, position, sign));
    return [...new Set(where)].map((place) => {
      const count = where.filter((other) => other === place).length;
      return count > 1 ? say("board-several", { place, count }) : place;
    });
  };
  const doors = board.chambers.map(({ name, arms, doorway }) => say("board-door", { room: capital(roomName(name)), arms: arms ?? 0, space: doorway }));
  return [
    say("board-phantom", { place: placeName(position.phantom, position, sign) }),
    ...(clock ? [say("board-clock", { time: clock.time })] : []),
    ...(round ? [say("board-round", { round })] : []),
    ...(die ? [say("board-die", { die })] : []),
    ...position.guests.map((all, seat) => say("board-guests", { who: speak.names[seat], places: places(all).join(", ") })),
    say("board-doors", { doors: doors.join("; ") }),
  ];
}

/** Whether the Phantom would capture the guest that moves. */
const haunted = ({ message }: ActionView) => Boolean(message.args?.haunted);

export function galleryTable(Board: GameTable["Board"], sign: "+" | "-", scoreWord?: () => string): GameTable {
  const own = (view: View) => view.position as unknown as GalleryPosition;
  return {
    Board,
    describe: (view, speak) => describe(view, speak, sign),
    chance: (view) => (own(view).phase === "rolling" ? say("chance-rolling") : null),
    sayChance: (text, { names }) => {
      const [what, face = ""] = text.split(" ");
      if (what === "first") return say("came-first", { who: names[Number(face) - 1] });
      return face === "phantom" ? say("came-phantom") : face;
    },
    prompt: (view) => {
      const id = `prompt-${own(view).phase}`;
      return view.actor === view.seat && say.has(id) ? say(id, { die: own(view).die }) : null;
    },
    ...(scoreWord ? { scoreWord } : {}),
    colour: (view, seat) => own(view).colours[seat] ?? null,
    sound: (event) =>
      ({ rolled: "dice", walked: "step", placed: "step", entered: "good", phantom: "phantom", captured: "captured", clock: "clock", "next-round": "clock" })[
        event.kind
      ] ?? null,
    // Into the Phantom's arms, where there is another way.
    confirm: (action, view) => haunted(action) && !view.actions.every(haunted),
  };
}
