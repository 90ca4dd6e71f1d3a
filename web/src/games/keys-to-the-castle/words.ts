/** Keys to the Castle in words. English sentences come from the server; these are the Dutch ones, and the board's. */
import type { Lang } from "../../lib/prefs.svelte";
import type { Event } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import type { GameTable, Speak } from "../types";
import { SEAT_COLOURS, type KeysPosition, type Kind, type Side, type Tile } from "./types";

type Both = Record<Lang, string>;
const CARD_WORDS: Record<string, Both> = {
  "key-blue": { en: "Blue Key", nl: "Blauwe sleutel" },
  "key-red": { en: "Red Key", nl: "Rode sleutel" },
  "key-green": { en: "Green Key", nl: "Groene sleutel" },
  "key-yellow": { en: "Yellow Key", nl: "Gele sleutel" },
  skeleton: { en: "Skeleton Key", nl: "Loper" },
  padlock: { en: "Padlock", nl: "Hangslot" },
  passage: { en: "Secret Passage", nl: "Geheime gang" },
  hacksaw: { en: "Hacksaw", nl: "IJzerzaag" },
  net: { en: "Net", nl: "Net" },
};
const A_CARD_NL: Record<string, string> = {
  "key-blue": "een blauwe sleutel", "key-red": "een rode sleutel", "key-green": "een groene sleutel",
  "key-yellow": "een gele sleutel", skeleton: "een loper", padlock: "een hangslot", passage: "een geheime gang",
  hacksaw: "een ijzerzaag", net: "een net",
}; // prettier-ignore
const COLOUR_WORDS: Record<string, Both> = {
  blue: { en: "blue", nl: "blauw" },
  red: { en: "red", nl: "rood" },
  green: { en: "green", nl: "groen" },
  yellow: { en: "yellow", nl: "geel" },
};
const COLOURED_NL: Record<string, string> = { blue: "blauwe", red: "rode", green: "groene", yellow: "gele" };
const KIND_WORDS: Record<Kind, Both> = {
  open: { en: "open door", nl: "open deur" },
  barred: { en: "bars", nl: "tralies" },
  "extra-key": { en: "extra key", nl: "extra sleutel" },
  "extra-turn": { en: "extra turn", nl: "extra beurt" },
};
const SIDE_WORDS: Record<Side, Both> = {
  south: { en: "south", nl: "zuiden" },
  west: { en: "west", nl: "westen" },
  north: { en: "north", nl: "noorden" },
  east: { en: "east", nl: "oosten" },
};
const BOARD_WORDS = {
  pile: { en: "Draw pile: {n}", nl: "Trekstapel: {n}" },
  discard: { en: "Discard pile: {n}", nl: "Aflegstapel: {n}" },
  picked: { en: "{what}, picked up. Choose a lit place, or the discard pile.", nl: "{what}, opgepakt. Kies een verlichte plek of de aflegstapel." },
  card: { en: "{what}: pick it up", nl: "{what}: pak hem op" },
  end: { en: "one end of the passage: {tile}", nl: "één eind van de gang: {tile}" },
  first: { en: "{tile}: the first end, picked. Choose the other one.", nl: "{tile}: het eerste eind, gekozen. Kies het andere." },
  throw: { en: "Throw away", nl: "Weggooien" },
  from: { en: "From {tile}", nl: "Vanaf {tile}" },
  behind: { en: "behind a door: {what}", nl: "achter een deur: {what}" },
  door: { en: "a {colour} door", nl: "een {colour} deur" },
  refill: { en: "a new draw pile", nl: "een nieuwe trekstapel" },
  starts: { en: "seat {n} begins", nl: "plaats {n} begint" },
  whose: { en: "Whose character", nl: "Wiens personage" },
  player: { en: "Player {n}", nl: "Speler {n}" },
  plays: { en: "Character of player {n}", nl: "Personage van speler {n}" },
  back: { en: "Come back in by a lit door, not by {tile} again. Or stay outside.", nl: "Kom terug door een verlichte deur, niet weer door {tile}. Of blijf buiten." },
  other: { en: ", comes back by another door than {tile}", nl: ", komt terug door een andere deur dan {tile}" },
  unseen: { en: "Doors nobody has opened", nl: "Deuren die nog niemand opende" },
} satisfies Record<string, Both>;

export function boardWord(key: keyof typeof BOARD_WORDS, lang: Lang, gaps: Record<string, string | number> = {}): string {
  return BOARD_WORDS[key][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name] ?? ""));
}
export const cardName = (card: string, lang: Lang): string => CARD_WORDS[card]?.[lang] ?? card;
export const kindName = (kind: Kind, lang: Lang): string => KIND_WORDS[kind][lang];
const colourName = (colour: string, lang: Lang): string => COLOUR_WORDS[colour]?.[lang] ?? colour;

/** "blue, closed" or "red, open: extra key, with a Padlock". */
export function tileWords(tile: Tile, lang: Lang): string {
  const nl = lang === "nl";
  const words = [colourName(tile.colour, lang)];
  const kind = tile.kind ? kindName(tile.kind, lang) : "";
  if (tile.up) words.push(tile.kind === "open" ? "open" : tile.kind === "barred" ? kind : `open, ${kind}`);
  else words.push(nl ? "dicht" : "closed", ...(kind ? [nl ? `daarachter: ${kind}` : `behind it: ${kind}`] : []));
  if (tile.sawn) words.push(nl ? "doorgezaagd" : "sawn through");
  if (tile.padlock) words.push(nl ? "met hangslot" : "with a Padlock");
  return words.join(", ");
}

export function eventNl(event: Event, names: string[]): string | null {
  const d = event.data;
  const who = names[Number(d.seat)] ?? "";
  const tile = String(d.tile ?? "");
  const card = A_CARD_NL[String(d.card)] ?? "een kaart";
  const front = { open: "een open deur", barred: "tralies", "extra-key": "een extra sleutel", "extra-turn": "een extra beurt" }[String(d.kind)] ?? "een deur";
  switch (event.kind) {
    case "starter":
      return `Het lot wijst aan wie begint: ${who}.`;
    case "laid":
      return `Op ${tile} komt een dichte ${COLOURED_NL[String(d.colour)] ?? ""} deur.`;
    case "dealt":
      return `${who} krijgt ${card}.`;
    case "drawn":
      return `${who} trekt ${card}.`;
    case "refilled":
      return `Dat was de laatste kaart van de trekstapel: de ${String(d.cards)} kaarten van de aflegstapel worden geschud tot een nieuwe.`;
    case "thrown":
      return `${who} gooit ${card} weg.`;
    case "key":
      return `${who} speelt ${card} op ${tile}.`;
    case "unlocked":
      return `${who} speelt een loper: het hangslot gaat van ${tile} af.`;
    case "padlocked":
      return `${who} hangt een hangslot aan ${tile}.`;
    case "passage":
      return `${who} legt een geheime gang tussen ${String(d.west)} en ${String(d.east)}.`;
    case "sawn":
      return `${who} zaagt de tralies van ${tile} door.`;
    case "netted":
      return `${who} gooit een net over ${names[Number(d.target)] ?? ""} op ${tile}: twee beurten niet lopen.`;
    case "flipped":
      return `${tile} gaat open: ${front}.`;
    case "opened":
      return `${tile} is weer open: ${front}.`;
    case "closed":
      return `${tile} gaat dicht.`;
    case "entered":
      return `${who} gaat het kasteel in op ${tile}.`;
    case "moved":
      return `${who} loopt van ${String(d.origin)} naar ${tile}.`;
    case "left":
      return `${who} verlaat het kasteel vanaf ${String(d.origin)}.`;
    case "stayed":
      return `${who} blijft staan.`;
    case "held":
      return `${who} zit in het net en kan niet lopen${d.more ? "; nog één beurt te gaan" : ""}.`;
    case "extra-key":
      return `${who} vindt een extra sleutel op ${tile} en mag één deur omdraaien.`;
    case "extra-key-used":
      return `${who} gebruikt de extra sleutel op ${tile}.`;
    case "declined":
      return `${who} gebruikt de extra sleutel nu niet.`;
    case "extra-turn":
      return `${who} vindt een extra beurt op ${tile}.`;
    case "net-off":
      return `${who} is vrij: het net gaat eraf.`;
    case "won":
      return `${who} is door het kasteel heen op ${tile} en wint!`;
    case "tied":
      return `Na ${String(d.turns)} beurten is niemand aangekomen: gelijkspel.`;
    default:
      return null;
  }
}

function turningNl(tile: Tile | undefined, name: string): string {
  if (tile?.up) return `doe ${name} dicht`;
  return `doe ${name} open (${tile?.kind ? KIND_WORDS[tile.kind].nl : "nog nooit geopend"})`;
}

export function sayAction(action: ActionView, view: View, speak: Speak): string {
  const position = view.position as unknown as KeysPosition;
  const nl = speak.lang === "nl";
  const [verb = "", a = "", b = ""] = action.text.split(" ");
  const me = position.players[position.turn];
  if (verb === "play" && a === "net") {
    const seat = position.players.findIndex((one) => one.side === b);
    const [who, at] = [speak.names[seat] ?? b, position.players[seat]?.at ?? ""];
    return nl ? `gooi een net over ${who} op ${at}: twee beurten niet lopen` : `throw a Net over ${who} on ${at}: two turns without a move`;
  }
  if (!nl) return action.says;
  const aimed = (name: string) => position.tiles.find((tile) => tile.name === name);
  switch (verb) {
    case "throw":
      return `gooi ${A_CARD_NL[a] ?? a} weg, zonder iets te doen`;
    case "stay":
      return me?.at ? `blijf op ${me.at}` : "blijf buiten";
    case "leave":
      return `verlaat het kasteel vanaf ${me?.at ?? ""}`;
    case "decline":
      return "gebruik de extra sleutel nu niet";
    case "move": {
      const wins = action.says.endsWith("and win") ? " en win" : "";
      return `${me?.at ? "loop naar" : "ga het kasteel in op"} ${a}${wins}`;
    }
    case "turn":
      return `extra sleutel: ${turningNl(aimed(a), a)}`;
    case "play": {
      const [west = "", east = ""] = b.split("-");
      if (a === "padlock") return `hang een hangslot aan ${b}: niemand kan er nog in, of hem omdraaien`;
      if (a === "hacksaw") return `zaag de tralies van ${b} voorgoed door`;
      if (a === "passage") return `verbind ${west} en ${east} voorgoed`;
      if (aimed(b)?.padlock) return `haal het hangslot van ${b} af`;
      return `${turningNl(aimed(b), b)} met ${A_CARD_NL[a] ?? a}`;
    }
    default:
      return action.says;
  }
}

export function describe(view: View, speak: Speak): string[] {
  const position = view.position as unknown as KeysPosition;
  const { lang } = speak;
  const nl = lang === "nl";
  const lines: string[] = [];
  if (position.hand) {
    const held = Object.entries(position.hand).map(([card, count]) => `${cardName(card, lang)}${count > 1 ? ` (${count})` : ""}`);
    lines.push(`${nl ? "Je hand" : "Your hand"}: ${held.join(", ") || (nl ? "leeg" : "empty")}.`);
  }
  position.players.forEach((player, seat) => {
    const where = player.at ?? (nl ? `buiten, in het ${SIDE_WORDS[player.side].nl}` : `outside, in the ${player.side}`);
    const back = !player.at && player.entry ? boardWord("other", lang, { tile: player.entry }) : "";
    const goal = nl ? `wil naar het ${SIDE_WORDS[player.goal].nl}` : `wants to reach the ${player.goal}`;
    const net = player.netted ? (nl ? `, in een net (nog ${player.netted})` : `, in a Net (${player.netted} to go)`) : "";
    lines.push(`${speak.names[seat] ?? ""}: ${where}${back}${net}; ${goal}; ${nl ? "kaarten" : "cards"}: ${player.cards}.`);
  });
  const discards = Object.values(position.discard).reduce((sum, count) => sum + count, 0);
  lines.push(`${boardWord("pile", lang, { n: position.pile })}. ${boardWord("discard", lang, { n: discards })}.`);
  if (position.passages.length) lines.push(`${nl ? "Geheime gangen" : "Secret Passages"}: ${position.passages.map((ends) => ends.join("-")).join(", ")}.`);
  for (let row = position.board.rows; row >= 1; row--) {
    const tiles = position.tiles.filter((tile) => Number(tile.name.slice(1)) === row);
    if (tiles.length) lines.push(`${nl ? "Rij" : "Row"} ${row}: ${tiles.map((tile) => `${tile.name} ${tileWords(tile, lang)}`).join("; ")}.`);
  }
  const unseen = Object.entries(position.unseen_tiles).map(([colour, kinds]) => {
    const left = Object.entries(kinds).filter(([, count]) => count).map(([kind, count]) => `${count} ${kindName(kind as Kind, lang)}`);
    return `${colourName(colour, lang)}: ${left.join(", ") || "0"}`;
  });
  lines.push(`${boardWord("unseen", lang)}: ${unseen.join("; ")}.`);
  return lines;
}

const PROMPTS: Partial<Record<KeysPosition["phase"], Both>> = {
  playing: { en: "Pick up a card, then choose a lit door. Or throw it on the discard pile.", nl: "Pak een kaart en kies dan een verlichte deur. Of gooi hem op de aflegstapel." },
  moving: { en: "Walk to a lit door, or stay.", nl: "Loop naar een verlichte deur, of blijf staan." },
  choosing: { en: "An extra key! Turn over any lit door.", nl: "Een extra sleutel! Draai een verlichte deur om." },
}; // prettier-ignore

const DOOR: Both = { en: "The door decides", nl: "De deur beslist" };
const CARDS: Both = { en: "The cards decide", nl: "De kaarten beslissen" };
/** What decides in the phases of chance. */
const CHANCE: Partial<Record<KeysPosition["phase"], Both>> = {
  dealing: CARDS, refilling: CARDS, drawing: CARDS, flipping: DOOR, "extra-flipping": DOOR,
}; // prettier-ignore

const SOUNDS: Record<string, string> = {
  drawn: "step", flipped: "dice", opened: "step", closed: "step", entered: "step", moved: "step", padlocked: "captured",
  netted: "captured", "extra-key": "good", "extra-turn": "good", won: "good",
}; // prettier-ignore

/** Long lists: by the card that is played, passages by the end they begin at too; what is thrown away comes last. */
export function group(action: Pick<ActionView, "text">, lang: Lang): string[] {
  const [verb, card = "", target = ""] = action.text.split(" ");
  if (verb === "throw") return [boardWord("throw", lang)];
  if (verb !== "play") return [];
  return card === "passage" ? [cardName(card, lang), boardWord("from", lang, { tile: target.split("-")[0]! })] : [cardName(card, lang)];
}

/** What chance brings: who begins, a card, what is behind a door, a door of a colour, or a new pile. */
export function sayChance(text: string, lang: Lang): string {
  const [verb, what = ""] = text.split(" ");
  if (verb === "draw") return cardName(what, lang);
  if (verb === "flip") return boardWord("behind", lang, { what: KIND_WORDS[what as Kind]?.[lang] ?? what });
  if (verb === "first") return boardWord("starts", lang, { n: what });
  if (verb === "lay") return boardWord("door", lang, { colour: (lang === "nl" ? COLOURED_NL[what] : what) ?? what });
  return boardWord("refill", lang);
}

/** Under the name of its card a choice does not name the card again. */
export function sayInGroup(action: ActionView, view: View, speak: Speak): string {
  const words = sayAction(action, view, speak);
  return action.text.startsWith("play ") ? words.replace(speak.lang === "nl" ? / met een [a-z]+( sleutel)?$/ : / with an? [A-Za-z]+ Key$/, "") : words;
}

export function keysTable(Board: GameTable["Board"]): GameTable {
  return {
    Board,
    describe,
    eventNl,
    sayAction,
    prompt: (view, speak) => {
      if (view.actor !== view.seat) return null;
      const position = view.position as unknown as KeysPosition;
      const me = position.players[position.turn];
      if (position.phase === "moving" && me && !me.at && me.entry) return boardWord("back", speak.lang, { tile: me.entry });
      return PROMPTS[position.phase]?.[speak.lang] ?? null;
    },
    score: () => "", // nothing is counted: one wins
    colour: (_view, seat) => SEAT_COLOURS[seat] ?? null,
    sound: (event) => SOUNDS[event.kind] ?? null,
    group: (action, _view, speak) => group(action, speak.lang),
    sayInGroup,
    chance: (view, lang) => CHANCE[(view.position as unknown as KeysPosition).phase]?.[lang] ?? null,
    sayChance,
    // A card thrown away is gone, where it could have been played.
    confirm: (action, view) => action.text.startsWith("throw ") && view.actions.some((one) => one.text.startsWith("play ")),
  };
}
