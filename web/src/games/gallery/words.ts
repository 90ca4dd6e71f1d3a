/** Both gallery games in words. English sentences come from the server; these are the Dutch ones, and the board's. */
import type { Event } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import type { GameTable, Speak } from "../types";
import type { GalleryPosition, Place } from "./types";

const ROOMS_NL: Record<string, string> = {
  Library: "bibliotheek", Ballroom: "balzaal", Chapel: "kapel", "Map Room": "kaartenkamer", Armoury: "wapenkamer",
  "Winter Garden": "wintertuin", "Banquet Hall": "feestzaal", Observatory: "sterrenwacht", "Clock Room": "klokkenkamer",
  Study: "studeerkamer", Pantry: "provisiekamer", Treasury: "schatkamer", "Trophy Room": "trofeeënkamer",
  "Guard Room": "wachtkamer", Scullery: "bijkeuken", "Great Hall": "grote zaal", Nursery: "kinderkamer",
  "Tower Room": "torenkamer",
}; // prettier-ignore
const COLOURS_NL: Record<string, string> = {
  red: "rood", blue: "blauw", turquoise: "turkoois", yellow: "geel", grey: "grijs", green: "groen", white: "wit", purple: "paars",
}; // prettier-ignore

export function roomName(name: string, lang: Speak["lang"], capital = false): string {
  const word = lang === "nl" ? (ROOMS_NL[name] ?? name) : name;
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function bySlug(slug: string): string {
  const name = Object.keys(ROOMS_NL).find((one) => one.toLowerCase().replace(/[^a-z0-9]+/g, "-") === slug);
  return name ? ROOMS_NL[name]! : slug.replaceAll("-", " ");
}

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
  const room = roomName(String(d.chamber ?? ""), "nl");
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
      const notes = [door ? `de deur van de ${roomName(door, "nl")}` : "", /the exit/.test(action.says) ? "de uitgang" : ""];
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

export function placeName(place: Place, position: GalleryPosition, speak: Speak, sign: "+" | "-"): string {
  const nl = speak.lang === "nl";
  const { board } = position;
  switch (place.at) {
    case "gallery":
      return `${nl ? "vak" : "space"} ${place.number}`;
    case "chamber":
      return `${nl ? "de" : "the"} ${roomName(board.chambers[place.number]?.name ?? "", speak.lang)}`;
    case "step":
      return `${nl ? "trede" : "step"} ${sign}${board.steps[place.number] ?? ""}`;
    case "door":
      return nl ? "de kelderdeur" : "the cellar door";
    default:
      return nl ? "de doos" : "the box";
  }
}

function describe(view: View, speak: Speak, sign: "+" | "-"): string[] {
  const position = view.position as unknown as GalleryPosition;
  const nl = speak.lang === "nl";
  const lines: string[] = [];
  const phantom = placeName(position.phantom, position, speak, sign);
  lines.push(nl ? `Het Spook: ${phantom}.` : `The Phantom: ${phantom}.`);
  const clock = position.board.clocks[position.clock ?? -1];
  if (clock) lines.push(nl ? `De klok staat op ${clock.time}.` : `The clock shows ${clock.time}.`);
  if (position.round) lines.push(nl ? `Ronde ${position.round}.` : `Round ${position.round}.`);
  if (position.die) lines.push(nl ? `De dobbelsteen toont ${position.die}.` : `The die shows ${position.die}.`);
  position.guests.forEach((places, seat) => {
    const where = places.map((place) => placeName(place, position, speak, sign));
    const counted = [...new Set(where)].map((one) => {
      const count = where.filter((other) => other === one).length;
      return count > 1 ? `${one} (${count})` : one;
    });
    lines.push(`${speak.names[seat] ?? ""}: ${counted.join(", ")}.`);
  });
  const doors = position.board.chambers.map((chamber) => {
    const arms = chamber.arms ? ` (${signed(chamber.arms)})` : "";
    return `${roomName(chamber.name, speak.lang)}${arms}: ${nl ? "vak" : "space"} ${chamber.doorway}`;
  });
  lines.push(`${nl ? "Deuren" : "Doorways"}: ${doors.join("; ")}.`);
  return lines;
}

const PROMPTS: Record<GalleryPosition["phase"], Record<Speak["lang"], string> | null> = {
  choosing: { en: "Choose your colour.", nl: "Kies je kleur." },
  placing: { en: "Put a guest on a lit space.", nl: "Zet een gast op een verlicht vak." },
  rolling: null,
  moving: { en: "Walk {die} {space|spaces} with one of your guests.", nl: "Loop {die} {vak|vakken} met een van je gasten." },
  replacing: { en: "Put a guest from the stairs back on a lit space.", nl: "Zet een gast van de trap terug op een verlicht vak." },
  over: null,
  drawing: null,
};

const DIE: Record<Speak["lang"], string> = { en: "The die decides", nl: "De dobbelsteen beslist" };

export function galleryTable(Board: GameTable["Board"], sign: "+" | "-", scoreWord: GameTable["scoreWord"]): GameTable {
  return {
    Board,
    describe: (view, speak) => describe(view, speak, sign),
    eventNl: (event, names) => eventNl(event, names, sign),
    sayAction: (action, _view, speak) => sayAction(action, speak),
    chance: (view, lang) => ((view.position as unknown as GalleryPosition).phase === "rolling" ? DIE[lang] : null),
    sayChance: (text, lang) => {
      const [what, face = ""] = text.split(" ");
      if (what === "first") return `${lang === "nl" ? "plaats" : "seat"} ${face}`;
      return face === "phantom" ? (lang === "nl" ? "het Spook" : "the Phantom") : face;
    },
    prompt: (view, speak) => {
      const position = view.position as unknown as GalleryPosition;
      if (view.actor !== view.seat) return null;
      const many = (_: string, one: string, more: string) => (position.die === 1 ? one : more);
      return PROMPTS[position.phase]?.[speak.lang].replace("{die}", String(position.die ?? "")).replace(/\{(\w+)\|(\w+)\}/, many) ?? null;
    },
    ...(scoreWord ? { scoreWord } : {}),
    colour: (view, seat) => (view.position as unknown as GalleryPosition).colours[seat] ?? null,
    sound: (event) =>
      ({ rolled: "dice", walked: "step", placed: "step", entered: "good", phantom: "phantom", captured: "captured", clock: "clock", "next-round": "clock" })[
        event.kind
      ] ?? null,
    // Into the Phantom's arms, where there is another way.
    confirm: (action, view) => /captures it/.test(action.says) && view.actions.some((one) => !/captures it/.test(one.says)),
  };
}
