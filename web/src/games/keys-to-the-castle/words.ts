/** The board of Keys to the Castle in words. */
import type { ActionView, View } from "../../lib/protocol/view";
import { sayGame, wordsOf, type Gaps } from "../../lib/words";
import type { GameTable, Speak } from "../types";
import { SEAT_COLOURS, type KeysPosition, type Tile } from "./types";

export const say = wordsOf("keys-to-the-castle");
export const cardName = (card: string): string => say.named("card", card);
export const kindName = (kind: string): string => say.named("kind", kind);
const colourName = (colour: string): string => say.named("colour", colour);
/** "blue, closed" or "red, open: extra key, with a Padlock". */
export function tileGaps({ up, kind, colour, sawn, padlock }: Tile): Gaps {
  const open = kind === "open" || kind === "barred" ? kind : "up";
  return { state: up ? open : kind ? "known" : "closed", colour: colourName(colour), kind: kind ? kindName(kind) : "", sawn, padlock };
}
export const tileWords = (tile: Tile): string => say("tile", tileGaps(tile));

/** Who is to be caught in a net, by name; all else as the rules say it. */
export function sayAction({ text, message }: ActionView, view: View, { names }: Speak): string | null {
  if (message.id !== "action-net") return null;
  const seat = (view.position as unknown as KeysPosition).players.findIndex(({ side }) => text === `play net ${side}`);
  return say("throw-net", { who: names[seat] ?? "", tile: String(message.args?.tile) });
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
export function sayChance(text: string, { names }: Speak): string {
  const [verb, what = ""] = text.split(" ");
  return verb === "draw" ? cardName(what) : say(`came-${verb}`, { what: kindName(what), who: names[Number(what) - 1], colour: what });
}

/** Under the name of its card a choice does not name the card again. */
function sayInGroup({ message }: ActionView): string | null {
  const turns = message.id === "action-key" || (message.id === "action-skeleton" && message.args?.front !== "padlocked");
  return turns ? sayGame({ ...message, id: "turning" }) : null;
}

export function keysTable(Board: GameTable["Board"]): GameTable {
  return {
    Board,
    describe,
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
