/** The legal actions, by the card they play and the place they are aimed at. */
import type { ActionView } from "../../lib/protocol/view";
import type { KeysPosition, Side } from "./types";

export interface Aim {
  action: string;
  /** The card that is played or thrown away. */
  card: string | null;
  /** Doors it is aimed at: one, or the two ends of a passage. */
  tiles: string[];
  /** Aimed at the ground outside, or at the discard pile. */
  to: Side | "discard" | null;
}

export function aimOf({ text }: Pick<ActionView, "text">, position: KeysPosition): Aim {
  const [verb = "", a = "", b = ""] = text.split(" ");
  const me = position.players[position.turn];
  const here = (): Pick<Aim, "tiles" | "to"> => (me?.at ? { tiles: [me.at], to: null } : { tiles: [], to: me?.side ?? null });
  switch (verb) {
    case "throw":
      return { action: text, card: a, tiles: [], to: "discard" };
    case "play": {
      if (a === "net") {
        const at = position.players.find((one) => one.side === b)?.at;
        return { action: text, card: a, tiles: at ? [at] : [], to: null };
      }
      return { action: text, card: a, tiles: b.split("-"), to: null };
    }
    case "move":
    case "turn":
      return { action: text, card: null, tiles: [a], to: null };
    case "leave":
      return { action: text, card: null, tiles: [], to: me?.side ?? null };
    case "stay":
    case "decline":
      return { action: text, card: null, ...here() };
    default:
      return { action: text, card: null, tiles: [], to: null };
  }
}

/** What has been picked so far: a card, and for a passage its first end. */
export interface Picked {
  card: string | null;
  end: string | null;
}

export interface Lit {
  cards: Set<string>;
  /** A door and the action that choosing it means; null: it is only the first end of a passage. */
  tiles: Map<string, string | null>;
  grounds: Map<Side | "discard", string>;
}

/** What glows: the cards, and the places of the card that is picked (or of all actions that need none). */
export function litBy(aims: Aim[], picked: Picked): Lit {
  const lit: Lit = { cards: new Set(), tiles: new Map(), grounds: new Map() };
  for (const aim of aims) {
    if (aim.card) lit.cards.add(aim.card);
    if (aim.card !== picked.card) continue;
    if (aim.to) lit.grounds.set(aim.to, aim.action);
    if (aim.tiles.length === 1) lit.tiles.set(aim.tiles[0]!, aim.action);
    if (aim.tiles.length !== 2) continue;
    if (picked.end === null) for (const end of aim.tiles) lit.tiles.set(end, null);
    else if (aim.tiles.includes(picked.end)) {
      lit.tiles.set(picked.end, null);
      lit.tiles.set(aim.tiles.find((end) => end !== picked.end)!, aim.action);
    }
  }
  return lit;
}

/** The cards of a hand, one for each that is held, in the order of the game's list. */
export function spreadHand(hand: Record<string, number> | null): string[] {
  return Object.entries(hand ?? {}).flatMap(([card, count]) => Array.from({ length: count }, () => card));
}
