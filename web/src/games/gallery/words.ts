/** Both gallery games in words. English sentences come from the server; these are the Dutch ones, and the board's. */
import type { Event } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import { capital, wordsOf } from "../../lib/words";
import type { GameTable, Speak } from "../types";
import type { GalleryPosition, Place } from "./types";

const COLOURS_NL: Record<string, string> = {
  red: "rood", blue: "blauw", turquoise: "turkoois", yellow: "geel", grey: "grijs", green: "groen", white: "wit", purple: "paars",
}; // prettier-ignore

const say = wordsOf("gallery");

export const roomName = (name: string): string => say.named("room", name);
const bySlug = (slug: string) => say.named("room", slug).replaceAll("-", " ");

function fromNl(origin: unknown): string {
  const text = String(origin);
  if (/^\d+$/.test(text)) return `vak ${text}`;
  return text.startsWith("step ") || text === "stairs" ? "de trap" : `de ${bySlug(text)}`;
}

const guestsNl = (count: unknown) => (Number(count) === 1 ? "gast" : `${count as number} gasten`);
const signed = (number: unknown) => (Number(number) > 0 ? `+${number as number}` : String(number));
const pointsNl = (count: number) => `${count} ${count === 1 ? "punt" : "punten"}`;

export function eventNl(event: Event, names: string[], sign: "+" | "-"): string | null {
  const d = event.data;
  const who = names[Number(d.seat)] ?? "";
  const room = roomName(String(d.chamber ?? ""));
  switch (event.kind) {
    case "first":
      return `${who} is geloot en begint.`;
    case "colour":
      return `${who} speelt met ${COLOURS_NL[String(d.colour)] ?? String(d.colour)}.`;
    case "placed":
      return `${who} zet een gast op vak ${d.space as number}.`;
    case "rolled":
      return d.number === 0 ? `${who} gooit het Spook.` : `${who} gooit een ${d.number as number}.`;
    case "walked":
      return `${who} loopt van ${fromNl(d.origin)} naar vak ${d.space as number}.`;
    case "entered":
      return `${who} verstopt zich in de ${room}, vanaf ${fromNl(d.origin)}.`;
    case "arms": {
      const points = Number(d.points);
      const effect = points === 0 ? "blijft op 0 punten" : `${points > 0 ? "krijgt" : "verliest"} ${pointsNl(Math.abs(points))}`;
      return `De ${room} draagt ${signed(d.arms)}: ${who} ${effect}.`;
    }
    case "booted":
      return `${names[Number(d.by)] ?? ""} zet de gast van ${who} uit de ${room} op vak ${d.space as number}.`;
    case "stayed":
      return `${who} laat de laatste gast in de galerij staan.`;
    case "no-guest":
      return `${who} heeft geen gast in de galerij: het getal doet niets.`;
    case "phantom":
      return `Het Spook gaat op pad: ${d.spaces as number} vakken.`;
    case "clock":
      return `Het Spook is bij de uitgang: de klok slaat ${String(d.time)}.`;
    case "captured": {
      const taken = `Het Spook brengt de ${guestsNl(d.guests)} van ${who} van vak ${d.space as number} naar trede ${sign}${d.step as number}`;
      return d.points === undefined ? `${taken}.` : `${taken}: ${pointsNl(Number(d.points))}.`;
    }
    case "round-over": {
      const why = [d.empty ? "de galerij is leeg" : "", d.full ? "alle kamers zijn vol" : ""].filter(Boolean);
      return `Ronde ${d.round as number} is voorbij: ${why.join(" en ")}.`;
    }
    case "left-out":
      return `De ${guestsNl(d.guests)} van ${who} in de galerij moet${Number(d.guests) === 1 ? "" : "en"} naar de bovenste trede.`;
    case "scored":
      return `${who} krijgt ${signed(d.points)} en staat nu op ${signed(d.total)}.`;
    case "stepped-out":
      return `De gast van ${who} stapt uit de ${room} op vak ${d.space as number}.`;
    case "next-round":
      return `Ronde ${d.round as number} begint; ${who} gooit het eerst.`;
    case "over": {
      const why = [d.clock ? "de laatste klok slaat" : "", d.limit ? `iemand staat op ${/\d+/.exec(event.text)?.[0] ?? "te veel"} punten of meer` : ""].filter(Boolean);
      return why.length ? `Het spel is uit: ${why.join(" en ")}.` : "Het feest is voorbij.";
    }
    default:
      return null;
  }
}

/** Dutch for a choice, read from its action text and its aim. */
function actionNl(action: ActionView, names: string[]): string {
  const [verb, a = "", , b = ""] = action.text.split(" ");
  const goal = (action.aim?.to as Place | undefined)?.number ?? /to space (\d+)/.exec(action.says)?.[1];
  const risk = /Phantom/.test(action.says);
  switch (verb) {
    case "place": {
      const door = /the doorway of the ([^,]+)/.exec(action.says)?.[1];
      const notes = [door ? `de deur van de ${roomName(door)}` : "", /the exit/.test(action.says) ? "de uitgang" : ""];
      return [`zet een gast op vak ${a}`, ...notes.filter(Boolean)].join(", ");
    }
    case "walk":
      return `van ${fromNl(a)} naar vak ${goal ?? "?"}${risk ? ": het Spook staat daar en vangt hem" : ""}`;
    case "enter": {
      const arms = /\(([+-]\d+)\)/.exec(action.says)?.[1];
      const boot = /booting seat (\d+)/.exec(action.says)?.[1];
      return `van ${fromNl(b)} de ${bySlug(a)} in${arms ? ` (${arms})` : ""}${boot ? `, en zet de gast van ${names[Number(boot) - 1] ?? ""} eruit` : ""}`;
    }
    case "stay":
      return "laat je gast staan";
    case "colour":
      return `speel met ${COLOURS_NL[a] ?? a}`;
    case "first":
      return `plaats ${a} begint`;
    case "roll":
      return a === "phantom" ? "het Spook loopt" : `een ${a}`;
    default:
      return action.says;
  }
}

/** English buttons name the other player instead of a seat's number. */
function actionEn(action: ActionView, names: string[]): string {
  return action.says.replace(/booting seat (\d+)'s/, (_, seat: string) => `booting ${names[Number(seat) - 1] ?? ""}'s`);
}

/** What a choice does, on its button and on the board, in either language. */
export function sayAction(action: ActionView, speak: Speak): string {
  return speak.lang === "nl" ? actionNl(action, speak.names) : actionEn(action, speak.names);
}

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

export function galleryTable(Board: GameTable["Board"], sign: "+" | "-", scoreWord?: () => string): GameTable {
  const own = (view: View) => view.position as unknown as GalleryPosition;
  return {
    Board,
    describe: (view, speak) => describe(view, speak, sign),
    eventNl: (event, names) => eventNl(event, names, sign),
    sayAction: (action, _view, speak) => sayAction(action, speak),
    chance: (view) => (own(view).phase === "rolling" ? say("chance-rolling") : null),
    sayChance: (text) => {
      const [what, face = ""] = text.split(" ");
      if (what === "first") return say("came-first", { n: face });
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
    confirm: (action, view) => /captures it/.test(action.says) && view.actions.some((one) => !/captures it/.test(one.says)),
  };
}
