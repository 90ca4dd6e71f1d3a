/** Ghost Chase in words. English sentences come from the server; these are the Dutch ones, and the board's. */
import { listOf } from "../../lib/i18n";
import { screen, type Lang } from "../../lib/prefs.svelte";
import type { Event } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import type { GameTable, Speak } from "../types";
import { aimOf } from "./choices";
import { storey } from "./layout";
import { roomName } from "./names";
import type { GhostPosition, Ways } from "./types";

type Both = Record<Lang, string>;
const ANIMALS: Record<string, [nl: string, one: string]> = {
  cats: ["katten", "kat"], bats: ["vleermuizen", "vleermuis"], owls: ["uilen", "uil"], mice: ["muizen", "muis"], hedgehogs: ["egels", "egel"],
}; // prettier-ignore
const WORDS = {
  room: { en: "{id} {name}", nl: "{id} {name}" },
  ismax: { en: "Max, the ghost", nl: "Max, het spook" },
  casting: { en: "It is drawn who is Max.", nl: "Er wordt geloot wie Max is." },
  chases: { en: "Chases with {names}", nl: "Jaagt met {names}" },
  castle: { en: "The castle, cut open: {n} rooms", nl: "Het kasteel, opengewerkt: {n} kamers" },
  look: { en: "The castle; scroll to look around", nl: "Het kasteel; schuif om rond te kijken" },
  nearer: { en: "Look closer", nl: "Dichterbij" },
  farther: { en: "See more of the castle", nl: "Meer van het kasteel" },
  frames: { en: "Frames: how long the night still is", nl: "Kaders: hoe lang de nacht nog duurt" },
  frame: { en: "{name}: {full} of {all} in the frame", nl: "{name}: {full} van de {all} in het kader" },
  shelf: { en: "Frames and cards", nl: "Kaders en kaarten" },
  now: { en: "now", nl: "nu" },
  cards: { en: "Max's cards", nl: "De kaarten van Max" },
  open: { en: "Last seen: {room}", nl: "Laatst gezien: {room}" },
  hidden: { en: "Turn {turn}: a card face down", nl: "Beurt {turn}: een dichte kaart" },
  cheat: { en: "Turn {turn}: a cheat, face down", nl: "Beurt {turn}: een valsspeelkaart, dicht" },
  face: { en: "Turn {turn}: {room}", nl: "Beurt {turn}: {room}" },
  rest: { en: "Turn {turn}: a break in {room}", nl: "Beurt {turn}: een pauze in {room}" },
  cheats: { en: "Cheat cards: {n}", nl: "Valsspeelkaarten: {n}" },
  breaks: { en: "Break cards: {n}", nl: "Pauzekaarten: {n}" },
  chimney: { en: "Chimney", nl: "Schoorsteen" },
  doorcard: { en: "Door card", nl: "Deurkaart" },
  trapcard: { en: "Trap: {name}", nl: "Val: {name}" },
  acts: { en: "{name} moves", nl: "{name} aan zet" },
  pick: { en: "move with {name}, in {room}", nl: "speel met {name}, in {room}" },
  trap: { en: "Lay the trap first", nl: "Eerst de val leggen" },
  fewtrap: { en: "Lay trap", nl: "Val leggen" },
  lock: { en: "Lock a door", nl: "Doe een deur op slot" },
  fewlock: { en: "Lock a door…", nl: "Deur op slot…" },
  nolock: { en: "No door", nl: "Geen deur" },
  lockdoor: { en: "lock the door {door}, with your next card", nl: "doe de deur {door} op slot, met je volgende kaart" },
  lockpicked: { en: "the door {door} will be locked; tap to leave it", nl: "de deur {door} gaat op slot; tik om het niet te doen" },
  guess: { en: "Move our guess", nl: "Verzet ons vermoeden" },
  guessing: { en: "Tap the room where you think Max is", nl: "Tik op de kamer waar je denkt dat Max is" },
  guesshere: { en: "we think that Max is in {room}", nl: "we denken dat Max in {room} is" },
  fewguess: { en: "Guess", nl: "Vermoeden" },
  fewbelief: { en: "Where?", nl: "Waar?" },
  fewsuspected: { en: "They know", nl: "Zij weten" },
  unguess: { en: "Take the guess away", nl: "Haal het vermoeden weg" },
  way: { en: "Max's way", nl: "De weg van Max" },
  again: { en: "Show the way again", nl: "Laat de weg nog eens zien" },
  belief: { en: "Where Max can be", nl: "Waar Max kan zijn" },
  suspected: { en: "What they can know", nl: "Wat zij kunnen weten" },
  share: { en: "{n}%", nl: "{n}%" },
  tower: { en: "Towers", nl: "Torens" },
  attic: { en: "Attics", nl: "Zolders" },
  upper: { en: "Second floor", nl: "Tweede verdieping" },
  first: { en: "First floor", nl: "Eerste verdieping" },
  ground: { en: "Ground floor", nl: "Begane grond" },
  cellar: { en: "Cellars", nl: "Kelders" },
  deep: { en: "Deep below", nl: "Diep onder de grond" },
  float: { en: "Float to a new room", nl: "Zweef naar een nieuwe kamer" },
  return: { en: "Go back with a cheat card", nl: "Ga terug met een valsspeelkaart" },
  break: { en: "Stay with a break card", nl: "Blijf met een pauzekaart" },
  withdoor: { en: "With the door card: lock {door}", nl: "Met de deurkaart: {door} op slot" },
  figure: { en: "{name}, in {room}", nl: "{name}, in {room}" },
  caught: { en: "{who}'s {figure} caught Max ({max}) in {room}, in round {round}.", nl: "{figure} van {who} ving Max ({max}) in {room}, in ronde {round}." },
  stuck: { en: "Max ({max}) could not leave {room} and had no card to play, in round {round}.", nl: "Max ({max}) kon niet weg uit {room} en had geen kaart meer, in ronde {round}." },
  escaped: { en: "The night ended with round {round}, and nobody had caught Max ({max}), who was in {room}.", nl: "De nacht was voorbij na ronde {round}, en niemand had Max ({max}) gevangen, die in {room} was." },
  drawnmax: { en: "seat {seat} is Max", nl: "plaats {seat} is Max" },
  leftout: { en: "without the {animals}", nl: "zonder de {animals}" },
} satisfies Record<string, Both>;
export type Word = keyof typeof WORDS;

export function word(key: Word, lang: Lang, gaps: Record<string, string | number> = {}): string {
  return WORDS[key][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name] ?? ""));
}
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const animals = (name: unknown, lang: Lang): string => (lang === "nl" ? (ANIMALS[String(name)]?.[0] ?? String(name)) : String(name));

/** "25 Library" */
export function roomWord(position: GhostPosition, id: number | null | undefined, lang: Lang): string {
  const room = position.castle.rooms.find((one) => one.id === id);
  return room ? word("room", lang, { id: room.id, name: roomName(room.name, lang) }) : String(id ?? "");
}
/** The share of Max's possible ways that end in each room, in whole percents, likeliest first. */
export function shares(ways: Ways[] | undefined): { room: number; percent: number; share: number }[] {
  const all = (ways ?? []).reduce((sum, one) => sum + one.histories, 0);
  return (ways ?? [])
    .map(({ room, histories }) => ({ room, share: histories / all, percent: Math.max(1, Math.round((100 * histories) / all)) }))
    .sort((a, b) => b.share - a.share || a.room - b.room);
}

export function eventNl(event: Event, names: string[]): string | null {
  const d = event.data;
  const who = names[Number(d.seat ?? -1)] ?? "";
  const [room, origin, turn, door, round] = [d.room, d.origin, d.turn, d.door, d.round].map((one) => String(one ?? ""));
  const figure = capital(String(d.figure ?? ""));
  const many = animals(d.frame, "nl");
  const left = Number(d.left ?? 0);
  const card = d.play === "break" ? `een pauze in ${room}` : d.play === "cheat" ? `vals naar ${room}` : `naar ${room}`;
  switch (event.kind) {
    case "left out":
      return `De ${many} doen niet mee.`;
    case "placed":
      return `${who} zet ${figure} in ${room}.`;
    case "drawn":
      return `Het lot maakt ${who} tot Max.`;
    case "appeared":
      return d.room === undefined ? "Max verscheen." : `Max verschijnt in ${room}.`;
    case "frame":
      return `${who} kiest de ${many}.`;
    case "last frame":
      return `De ${many} zijn de laatste.`;
    case "card":
      if (d.room === undefined || d.room === null) return `Max speelt een dichte kaart (zijn beurt ${turn}).`;
      return d.play === "break" ? `Max neemt een pauze in ${room} (zijn beurt ${turn}).` : `Max gaat naar ${room} (zijn beurt ${turn}).`;
    case "cheat": {
      const more = `nog ${left || "geen"} ${left === 1 ? "valsspeelkaart" : "valsspeelkaarten"}`;
      const where = d.room === undefined || d.room === null ? "en speelt een dichte kaart" : `en gaat terug naar ${room}`;
      return `Max speelt vals ${where} (zijn beurt ${turn}); ${more}.`;
    }
    case "locked":
      return `Max doet de deur ${door} op slot.`;
    case "trapped":
      return `Max loopt in de val in ${room}.`;
    case "went":
      return `${figure} van ${who} gaat van ${origin} naar ${room}.`;
    case "stayed":
      return `${figure} van ${who} blijft in ${room}.`;
    case "unlocked":
      return `${figure} van ${who} doet de deur ${door} open.`;
    case "trap laid":
      return `${who} legt de val in ${room}.`;
    case "animal":
      return `Een van de ${many} gaat het kader in; nog ${left || "geen"}.`;
    case "full":
      return `Het kader van de ${many} is vol.`;
    case "turned up":
      return `Beurt ${turn}: ${card}.`;
    case "shown":
      return d.room === undefined ? "Max liet zich zien." : `Max laat zich zien in ${room}.`;
    case "caught":
      return `${figure} van ${who} vangt Max (${names[Number(d.max)] ?? ""}) in ${room}, in ronde ${round}: de jagers hebben gewonnen, en Max heeft verloren.`;
    case "stuck":
      return `Max (${who}) kan niet weg uit ${room} en heeft geen kaart meer, in ronde ${round}: de jagers hebben gewonnen, en Max heeft verloren.`;
    case "escaped":
      return `De nacht is voorbij na ronde ${round}; niemand heeft Max (${who}) gevangen, die in ${room} is: Max heeft gewonnen, en de jagers hebben verloren.`;
    case "trail":
      return turn === "0" ? `Max begon in ${room}.` : `Beurt ${turn}: ${card}.`;
    case "marked":
      return d.place ? `${who} denkt dat Max in ${String(d.place)} is.` : `${who} haalt het vermoeden van het bord.`;
    default:
      return null;
  }
}

export function sayAction(action: ActionView, view: View, speak: Speak): string | null {
  if (speak.lang === "en") return null;
  const position = view.position as unknown as GhostPosition;
  const aim = aimOf(action, position);
  const room = roomWord(position, aim.room, "nl");
  const name = capital(aim.figure ?? "");
  const here = roomWord(position, position.figures.find((one) => one.name === aim.figure)?.room, "nl");
  const trapped = position.own && aim.room === position.trap && aim.does !== "break" ? ", in de val" : "";
  const lock = trapped + (aim.lock ? `, en doe de deur ${aim.lock} op slot` : "");
  switch (aim.does) {
    case "place":
      return `begin in ${room}`;
    case "frame": {
      const frame = position.frames.find((one) => one.name === aim.frame);
      return `de ${animals(aim.frame, "nl")}: Max laat zich zien na ${frame?.spaces ?? ""} ronden`;
    }
    case "move":
      return `zweef naar ${room}${lock}`;
    case "cheat":
      return `speel vals en ga terug naar ${room}${lock}`;
    case "break":
      return `blijf in ${room} met een pauzekaart${lock}`;
    case "go":
      return `${name} gaat naar ${room}`;
    case "trap":
      return `${name} legt de val in ${here} en gaat naar ${room}`;
    case "stay":
      return `${name} blijft in ${room}`;
    case "unlock":
      return `${name} doet de deur ${position.locked?.join("-") ?? ""} open`;
    default:
      return null;
  }
}

/** Rooms by storey, Max's plays by their card, the chasers' by figure. */
export function group(action: ActionView, view: View, speak: Speak): string[] {
  const position = view.position as unknown as GhostPosition;
  const { lang } = speak;
  const aim = aimOf(action, position);
  if (aim.does === "place") {
    const room = position.castle.rooms.find((one) => one.id === aim.room);
    return room ? [word(storey(position.castle, room), lang)] : [];
  }
  if (aim.lock) return [word("withdoor", lang, { door: aim.lock })];
  if (aim.does === "move") return [word("float", lang)];
  if (aim.does === "cheat") return [word("return", lang)];
  if (aim.does === "break") return [word("break", lang)];
  if (!aim.figure) return [];
  const here = position.figures.find((one) => one.name === aim.figure)?.room;
  const heading = word("figure", lang, { name: capital(aim.figure), room: roomWord(position, here, lang) });
  return aim.does === "trap" ? [heading, word("trap", lang)] : [heading];
}

/** Plain moves first, those that cost a card after them, and the many ways to lock a door last. */
export function later(action: ActionView, view: View): number {
  const aim = aimOf(action, view.position as unknown as GhostPosition);
  return aim.lock ? 2 : Number(aim.does === "cheat" || aim.does === "break");
}

export function describe(view: View, speak: Speak): string[] {
  const position = view.position as unknown as GhostPosition;
  const { lang, names } = speak;
  const nl = lang === "nl";
  const room = (id: number | null | undefined) => roomWord(position, id, lang);
  const list = (ids: number[]) => ids.map(room).join(", ") || (nl ? "geen" : "none");
  const max = names[position.max ?? -1];
  const lines = [max === undefined ? word("casting", lang) : nl ? `${max} speelt Max.` : `${max} plays Max.`];
  for (const { name, seat, room: at, acted } of position.figures)
    if (at) lines.push(`${capital(name)} (${names[seat] ?? ""}): ${room(at)}${acted ? (nl ? ", heeft gespeeld" : ", has acted") : ""}.`);
  for (const frame of position.frames.filter((one) => one.used))
    lines.push(`${word("frame", lang, { name: capital(animals(frame.name, lang)), full: frame.spaces - frame.animals, all: frame.spaces })}${frame.name === position.frame ? ` (${word("now", lang)})` : ""}.`);
  if (position.open_card) {
    if (position.at) lines.push(nl ? `Max is te zien in ${room(position.at)}.` : `Max is to be seen in ${room(position.at)}.`);
    else lines.push(`${word("open", lang, { room: room(position.open_card) })}. ${nl ? `Dichte kaarten sindsdien: ${position.row.length}.` : `Hidden cards since: ${position.row.length}.`}`);
    const cheats = position.row.filter((card) => card.cheat).map((card) => card.turn);
    if (cheats.length) lines.push(nl ? `Vals gespeeld in beurt ${cheats.join(", ")}.` : `Cheated in turn ${cheats.join(", ")}.`);
  }
  lines.push(`${word("cheats", lang, { n: position.cheats })}.`);
  const mark = view.marks.suspicion;
  if (mark) lines.push(`${capital(word("guesshere", lang, { room: room(Number(mark)) }))}.`);
  if (position.locked) lines.push(nl ? `De deur ${position.locked.join("-")} is op slot.` : `The door ${position.locked.join("-")} is locked.`);
  if (position.door_card) lines.push(nl ? "Max heeft de deurkaart nog." : "Max still has the door card.");
  if (position.chimney) lines.push(nl ? `De schoorsteen verbindt voor Max ${position.castle.chimney.join(" en ")}.` : `The chimney joins ${position.castle.chimney.join(" and ")} for Max.`);
  if (position.trap) lines.push(nl ? `De val ligt in ${room(position.trap)}.` : `The trap is in ${room(position.trap)}.`);
  else if (position.trap_holder !== null) lines.push(nl ? `${names[position.trap_holder] ?? ""} heeft de val.` : `${names[position.trap_holder] ?? ""} has the trap.`);
  if (position.shown_rooms) lines.push(`${nl ? "Max is gezien in" : "Max has been shown in"}: ${list(position.shown_rooms)}.`);
  if (position.own) {
    lines.push(nl ? `Je bent in ${room(position.own.room)}. Pauzekaarten: ${position.own.breaks}.` : `You are in ${room(position.own.room)}. Break cards: ${position.own.breaks}.`);
    lines.push(`${nl ? "Je weg" : "Your way"}: ${(position.way ?? []).join(", ")}.`);
    lines.push(`${nl ? "Kamers die je niet meer kunt ingaan zonder vals te spelen" : "Rooms you cannot enter again without a cheat"}: ${position.own.visited.join(", ")}.`);
  }
  for (const [ways, key] of [[position.belief, "belief"], [position.suspected, "suspected"]] as const)
    if (ways) lines.push(`${word(key, lang)}: ${shares(ways).map((one) => `${room(one.room)} ${one.percent}%`).join(", ")}.`);
  if (position.trail) lines.push(`${word("way", lang)}: ${position.trail.map((card) => card.room).join(", ")}.`);
  return lines;
} // prettier-ignore

const PROMPTS: Partial<Record<GhostPosition["phase"], Both>> = {
  placing: { en: "Choose a room for your figure. The others of your team stand elsewhere.", nl: "Kies een kamer voor je figuur. De anderen van je team staan ergens anders." },
  hiding: { en: "Choose the room where Max appears. Everybody sees it.", nl: "Kies de kamer waar Max verschijnt. Iedereen ziet het." },
  choosing: { en: "Choose a frame: Max shows himself when it is full.", nl: "Kies een kader: Max laat zich zien als dat vol is." },
  max: { en: "Float to a lit room; nobody sees where. Tap your own room for a break.", nl: "Zweef naar een verlichte kamer; niemand ziet waarheen. Tik op je eigen kamer voor een pauze." },
  chasers: { en: "Go through a door, stairs or ladder to a lit room, or tap your own room to stay.", nl: "Ga door een deur, over een trap of ladder naar een verlichte kamer, of tik op je eigen kamer om te blijven." },
}; // prettier-ignore
const SOUNDS: Record<string, string> = {
  went: "step", card: "phantom", cheat: "phantom", shown: "phantom", appeared: "phantom", trapped: "captured", caught: "captured",
  animal: "clock", unlocked: "good", locked: "captured", escaped: "good",
}; // prettier-ignore

const SIDES = {
  en: { max: ["Max has won", "Max has lost"], chasers: ["The chasers have won", "The chasers have lost"] },
  nl: { max: ["Max heeft gewonnen", "Max heeft verloren"], chasers: ["De jagers hebben gewonnen", "De jagers hebben verloren"] },
} satisfies Record<Lang, Record<"max" | "chasers", [won: string, lost: string]>>;

/** Who caught Max, where and when; or how else it ended. */
export function ending(view: View, { lang, names }: Speak): string | null {
  const position = view.position as unknown as GhostPosition;
  const { result, catcher, figures, round } = position;
  if (!result) return null;
  const room = roomWord(position, position.at, lang);
  const max = names[position.max ?? -1] ?? "";
  if (result === "caught") {
    const figure = capital(figures.find((one) => one.seat === catcher && one.room === position.at)?.name ?? "");
    return word("caught", lang, { who: names[catcher ?? -1] ?? "", figure, max, room, round });
  }
  return word(result, lang, { max, room, round });
}

/** "ghost 3" and "leave out cats". */
function sayChance(text: string, lang: Lang): string {
  const words = text.split(" ");
  if (words[0] === "ghost") return word("drawnmax", lang, { seat: words[1] ?? "" });
  return word("leftout", lang, { animals: animals(words.at(-1), lang) });
}

export function ghostTable(Board: GameTable["Board"]): GameTable {
  return {
    Board,
    describe,
    eventNl,
    sayAction,
    group,
    later,
    folds: () => screen.narrow, // rooms are as large as a finger: the castle has the room that the list would take
    prompt: (view, speak) => {
      if (view.actor !== view.seat) return null;
      return PROMPTS[(view.position as unknown as GhostPosition).phase]?.[speak.lang] ?? null;
    },
    scoreWord: { en: "won", nl: "gewonnen" },
    score: (view, seat) => (view.winners.includes(seat) ? "★" : ""),
    role: (view, seat, lang, short) => {
      const { max, figures } = view.position as unknown as GhostPosition;
      if (max === null) return "";
      if (seat === max) return short ? "Max" : word("ismax", lang);
      return short ? "" : word("chases", lang, { names: listOf(figures.filter((one) => one.seat === seat).map((one) => capital(one.name))) });
    },
    colour: (view, seat) => (seat === (view.position as unknown as GhostPosition).max ? "white" : null),
    sayChance,
    ending,
    sideSays: (view, seats, won, lang) => {
      const { max } = view.position as unknown as GhostPosition;
      return SIDES[lang][seats.includes(max ?? -1) ? "max" : "chasers"][won ? 0 : 1];
    },
    sound: (event) => SOUNDS[event.kind] ?? null,
    // Into the trap: everybody will see it, and it cannot be taken back.
    confirm: (action, view) => {
      const position = view.position as unknown as GhostPosition;
      const aim = aimOf(action, position);
      return position.trap !== null && (aim.does === "move" || aim.does === "cheat") && aim.room === position.trap;
    },
  };
}
