/** The board of Run, Ghost, Run! in words. */
import type { Because } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import { capital, sayGame, type Gaps } from "../../lib/words";
import type { GameTable, Speak } from "../types";
import { readAction, sizeOf, standing } from "./geometry";
import { cardSays, ghostName, pieceName, poseName, say, sideName } from "./names";
import { pieceAt, type Option } from "./options";
import type { LobbySeat, LobbyView, Place, Placed } from "./types";

const gaps = ({ field, spot, level }: Place) => ({ field, spot: spot.join(","), level });
export const spotName = (place: Place): string => say("spot", gaps(place));
/** What tells the options of one spot apart: on or under what one stands (how high, if that is not enough), and with whom. */
export function heightNames(options: Option[], view: LobbyView): string[] {
  const name = ({ place, partner, ...option }: Option, exact: boolean) => {
    const piece = pieceAt(view, { place, partner, ...option });
    const id = place.level ? (piece && !exact ? "on" : "high") : piece ? "floorunder" : "floor";
    const high = say(id, { h: place.level, piece: piece ? pieceName(piece) : "" });
    return partner ? `${high}, ${say("with", { ghost: ghostName(partner) })}` : high;
  };
  const short = options.map((option) => name(option, false));
  return new Set(short).size === short.length ? short : options.map((option) => name(option, true));
}
export function optionName({ place, partner }: Option): string {
  return partner ? say("spot-with", { ...gaps(place), ghost: ghostName(partner) }) : spotName(place);
}
export function heldGaps({ piece, x, y, turn, pose }: Pick<Placed, "piece" | "x" | "y" | "turn" | "pose">): Gaps {
  return { piece: capital(pieceName(piece)), x, y, turn, pose: poseName(pose) };
}

/** Why something is not allowed, with the rules behind it. */
export function refusal({ message, rules }: Because, names: string[]): string {
  const said = message ? `${capital(sayGame(message, names))}.` : "";
  return rules.length ? `${said} (${rules.map((one) => one.id).join(", ")})` : said;
}

// ---------------------------------------------------------------------- what may be chosen

/** A part of a plan, by its text and its cost. null: no choice of ghosts. */
export function sayEntry(text: string, cost: number | null = null): string | null {
  const { ghost, partner, place } = readAction(text);
  const gap = { name: ghostName(ghost), cost: cost ?? "none" };
  if (text.endsWith(" leaves")) return say("act-leave", gap);
  if (text.startsWith("take back ")) return say("act-take-back", gap);
  if (!place) return null;
  const id = partner ? "act-merge" : text.includes(" grows ") ? "act-grow" : ghost ? "act-move" : "act-bring";
  return say(id, { ...gap, ghost: ghostName(partner), ...gaps(place) });
}
export function sayAction({ text, message }: ActionView, view: LobbyView): string | null {
  const { held } = readAction(text);
  if (held) return say("held", { ...heldGaps(held), layer: say(held.under ? "under" : "over") });
  if (text === "done") {
    const left = Number(message.args?.left);
    return say("act-done", { left: left ? 1 : "none", n: left, of: view.position.seats[view.seat ?? 0]?.card?.value ?? left });
  }
  return sayEntry(text, (message.args?.cost as number | undefined) ?? null);
}

/** A plan's choices stand under the ghost they move, furniture's under the piece. */
export function group(action: ActionView): string[] {
  const { ghost, held } = readAction(action.text);
  if (ghost) return [capital(ghostName(ghost))];
  return held ? [capital(pieceName(held.piece))] : [];
}

// ---------------------------------------------------------------------- the board in words

export function describe(view: LobbyView, { names }: Speak): string[] {
  const { round, keyhole, midnight_title, furniture, seats, sight, plan } = view.position;
  const high = (z: number) => (z ? say("high", { h: z }) : say("floor"));
  const sized = (ghost: string) => ({ size: sizeOf(ghost), number: Number(ghost.split(" ")[1] ?? 0) });
  const all = standing(view.position, view.seat);
  const side = (seat: LobbySeat, number: number) => {
    const ghosts = all.filter((one) => one.seat === number).map(({ ghost, place }) => say("board-ghost", { ...sized(ghost), ...gaps(place) }));
    const count = (where: string) => seat.ghosts.filter((one) => one.where === where).length;
    const [stock, escaped] = [count("stock"), count("escaped")];
    return say("board-seat", { who: names[number], side: sideName(seat.side), points: seat.points, stock, escaped, ghosts: ghosts.join("; ") || say("board-none") });
  };
  return [
    ...(round ? [say("board-round", { n: round })] : []),
    ...(keyhole ? [say("board-keyhole", { door: keyhole })] : []),
    ...(midnight_title ? [say("board-midnight", { says: cardSays(midnight_title) })] : []),
    ...furniture.map((one) => say("board-piece", { ...heldGaps(one), layer: high(one.z) })),
    ...seats.map(side),
    ...sight.map(({ ghost, seat, bounce, door }) => capital(say("board-seen", { ...sized(ghost), who: names[seat], mirror: bounce !== null, door }))),
    ...(plan?.entries ?? []).map((entry) => say("board-plan", { entry: sayEntry(entry) ?? entry })),
  ];
}

/** What decides in the phases of chance. */
const CHANCE: Record<string, string> = { midnight: "chance-midnight", drawing: "chance-drawing", rolling: "chance-die", knocking: "chance-die" };
const SOUNDS: Record<string, string> = {
  placed: "step", moved: "step", escaped: "good", merged: "good", rolled: "dice", seen: "captured", keyhole: "phantom", nobody: "good", midnight: "clock",
}; // prettier-ignore

/** What chance brought: how the lobby is furnished, a door, a card, the die, or who begins. */
export function sayChance(text: string, { names }: Speak): string {
  const [what = "", value = "", one = "", two = ""] = text.split(" ");
  if (what === "arrangement") return say("came-arrangement", { n: value });
  const args = { door: value.toUpperCase(), card: text.slice(what.length + 1), value: Number(value), shown: one ? 2 : 0, one, two, pips: Number(value), who: names[Number(value) - 1] ?? "" };
  return sayGame({ id: `action-${CAME[what]}`, args, of: "run-ghost-run" });
}
const CAME: Record<string, string> = { keyhole: "hang", midnight: "strike", card: "draw", roll: "roll", first: "first" };

export function lobbyTable(Board: GameTable["Board"]): GameTable {
  const own = (view: View) => view as unknown as LobbyView;
  return {
    Board,
    describe: (view, speak) => describe(own(view), speak),
    sayAction: (action, view) => sayAction(action, own(view)),
    group,
    full: true,
    folds: (view) => ["furnishing", "placing", "planning"].includes(own(view).position.phase),
    prompt: (view) => {
      const id = `prompt-${own(view).position.phase.replace(" ", "-")}`;
      return view.actor === view.seat && say.has(id) ? say(id) : null;
    },
    chance: (view) => {
      const id = CHANCE[own(view).position.phase];
      return id ? say(id) : null;
    },
    sayChance,
    score: (view, seat) => own(view).position.seats[seat]?.points.replace(/ ?1\/2/, "½") ?? null,
    colour: (view, seat) => own(view).position.seats[seat]?.colour ?? null,
    sound: (event) => SOUNDS[event.kind] ?? null,
  };
}
