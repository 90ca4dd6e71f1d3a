/** Keys to the Castle in words. English sentences come from the server; these are the Dutch ones, and the board's. */
import type { Event } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import { wordsOf, type Gaps } from "../../lib/words";
import type { GameTable, Speak } from "../types";
import { SEAT_COLOURS, type KeysPosition, type Tile } from "./types";

export const say = wordsOf("keys-to-the-castle");
export const cardName = (card: string): string => say.named("card", card);
export const kindName = (kind: string): string => say.named("kind", kind);
const colourName = (colour: string): string => say.named("colour", colour);
const A_CARD_NL: Record<string, string> = {
  "key-blue": "een blauwe sleutel", "key-red": "een rode sleutel", "key-green": "een groene sleutel",
  "key-yellow": "een gele sleutel", skeleton: "een loper", padlock: "een hangslot", passage: "een geheime gang",
  hacksaw: "een ijzerzaag", net: "een net",
}; // prettier-ignore
const COLOURED_NL: Record<string, string> = { blue: "blauwe", red: "rode", green: "groene", yellow: "gele" };

/** "blue, closed" or "red, open: extra key, with a Padlock". */
export function tileGaps({ up, kind, colour, sawn, padlock }: Tile): Gaps {
  const open = kind === "open" || kind === "barred" ? kind : "up";
  return { state: up ? open : kind ? "known" : "closed", colour: colourName(colour), kind: kind ? kindName(kind) : "", sawn, padlock };
}
export const tileWords = (tile: Tile): string => say("tile", tileGaps(tile));

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
  return `doe ${name} open (${tile?.kind ? kindName(tile.kind) : "nog nooit geopend"})`;
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

export function describe(view: View, { names }: Speak): string[] {
  const { hand, players, pile, discard, passages, board, tiles, unseen_tiles } = view.position as unknown as KeysPosition;
  const several = (card: string, count: number) => (count > 1 ? say("board-several", { card: cardName(card), count }) : cardName(card));
  const discards = Object.values(discard).reduce((sum, count) => sum + count, 0);
  const rows = Array.from({ length: board.rows }, (_, i) => board.rows - i).flatMap((row) => {
    const found = tiles.filter((tile) => Number(tile.name.slice(1)) === row).map((tile) => say("board-tile", { name: tile.name, ...tileGaps(tile) }));
    return found.length ? [say("board-row", { row, tiles: found.join("; ") })] : [];
  });
  const unseen = Object.entries(unseen_tiles).map(([colour, kinds]) => {
    const left = Object.entries(kinds).filter(([, count]) => count).map(([kind, count]) => say("board-kind", { count, kind: kindName(kind) }));
    return say("board-left", { colour: colourName(colour), kinds: left.join(", ") || "0" });
  });
  return [
    ...(hand ? [say("board-hand", { cards: Object.entries(hand).map(([card, count]) => several(card, count)).join(", ") || say("board-empty") })] : []),
    ...players.map(({ at, side, entry, netted, goal, cards }, seat) =>
      say("board-player", { who: names[seat] ?? "", at: at ?? "none", side, entry: (!at && entry) || "none", net: netted, goal, cards }),
    ),
    say("board-piles", { pile: say("pile", { n: pile }), discard: say("discard", { n: discards }) }),
    ...(passages.length ? [say("board-passages", { passages: passages.map((ends) => ends.join("-")).join(", ") })] : []),
    ...rows,
    say("board-unseen", { doors: unseen.join("; ") }),
  ];
}

/** What decides in the phases of chance. */
const CHANCE: Partial<Record<KeysPosition["phase"], string>> = {
  dealing: "chance-cards", refilling: "chance-cards", drawing: "chance-cards", flipping: "chance-door", "extra-flipping": "chance-door",
}; // prettier-ignore

const SOUNDS: Record<string, string> = {
  drawn: "step", flipped: "dice", opened: "step", closed: "step", entered: "step", moved: "step", padlocked: "captured",
  netted: "captured", "extra-key": "good", "extra-turn": "good", won: "good",
}; // prettier-ignore

/** Long lists: by the card that is played, passages by the end they begin at too; what is thrown away comes last. */
export function group(action: Pick<ActionView, "text">): string[] {
  const [verb, card = "", target = ""] = action.text.split(" ");
  if (verb === "throw") return [say("throw")];
  if (verb !== "play") return [];
  return card === "passage" ? [cardName(card), say("from", { tile: target.split("-")[0] })] : [cardName(card)];
}

/** What chance brings: who begins, a card, what is behind a door, a door of a colour, or a new pile. */
export function sayChance(text: string): string {
  const [verb, what = ""] = text.split(" ");
  return verb === "draw" ? cardName(what) : say(`came-${verb}`, { what: kindName(what), n: what, colour: what });
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
    prompt: (view) => {
      if (view.actor !== view.seat) return null;
      const { players, turn, phase } = view.position as unknown as KeysPosition;
      const me = players[turn];
      if (phase === "moving" && me && !me.at && me.entry) return say("back", { tile: me.entry });
      return say.has(`prompt-${phase}`) ? say(`prompt-${phase}`) : null;
    },
    score: () => "", // nothing is counted: one wins
    colour: (_view, seat) => SEAT_COLOURS[seat] ?? null,
    sound: (event) => SOUNDS[event.kind] ?? null,
    group,
    sayInGroup,
    chance: (view) => {
      const id = CHANCE[(view.position as unknown as KeysPosition).phase];
      return id ? say(id) : null;
    },
    sayChance,
    // A card thrown away is gone, where it could have been played.
    confirm: (action, view) => action.text.startsWith("throw ") && view.actions.some((one) => one.text.startsWith("play ")),
  };
}
