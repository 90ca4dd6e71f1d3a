/** Run, Ghost, Run! in words. English sentences come from the server; these are the Dutch ones, and the board's. */
import { prefs } from "../../lib/prefs.svelte";
import type { Because, Event } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import { capital, type Gaps } from "../../lib/words";
import type { GameTable, Speak } from "../types";
import { readAction, sizeOf, standing } from "./geometry";
import { cardName, cardSays, ghostName, pieceName, poseName, say, sideName } from "./names";
import { pieceAt, type Option } from "./options";
import { reasonNl } from "./reasons";
import type { LobbySeat, LobbyView, Place, Placed } from "./types";

const ARRANGED_NL: Record<string, string> = {
  Reception: "De receptie", "Music room": "De muziekkamer", "By the fireside": "Bij het haardvuur", "Long corridor": "De lange gang",
  "Tea time": "Theetijd", Checkerboard: "Het dambord", "Left luggage": "Gevonden voorwerpen", "Late check-in": "Late gasten",
}; // prettier-ignore

const height = (level: number) => (level / 100).toFixed(2);
const gaps = ({ field, spot, level }: Place) => ({ field, spot: spot.join(","), level });
export const spotName = (place: Place): string => say("spot", gaps(place));
/** What tells the options of one spot apart: on or under what one stands (how high, if that is not enough), and with whom. */
export function heightNames(options: Option[], view: LobbyView): string[] {
  const name = ({ place, partner, ...option }: Option, exact: boolean) => {
    const piece = pieceAt(view, { place, partner, ...option });
    const id = place.level ? (piece && !exact ? "on" : "high") : piece ? "floorunder" : "floor";
    const high = say(id, { h: height(place.level), piece: piece ? pieceName(piece) : "" });
    return partner ? `${high}, ${say("with", { ghost: ghostName(partner) })}` : high;
  };
  const short = options.map((option) => name(option, false));
  return new Set(short).size === short.length ? short : options.map((option) => name(option, true));
}
export function optionName({ place, partner }: Option): string {
  return partner ? say("spot-with", { ...gaps(place), ghost: ghostName(partner) }) : spotName(place);
}
export function heldGaps({ piece, x, y, turn, pose }: Pick<Placed, "piece" | "x" | "y" | "turn" | "pose">): Gaps {
  return { piece: capital(pieceName(piece)), x: height(x), y: height(y), turn, pose: poseName(pose) };
}

// ---------------------------------------------------------------------- why not

export function refusal(because: Because, { names }: Speak): string {
  const rule = because.rules[0];
  const said = (prefs.lang === "nl" && reasonNl(because.text ?? "")) || (because.text ?? "");
  const named = (whole: string, seat: string) => (names[Number(seat) - 1] ? whole.replace(/\w+ \d/, names[Number(seat) - 1]!) : whole);
  const text = capital(said.replace(/\bseat (\d)'s/, named).replace(/\bplaats (\d)\b/, named));
  return `${text.replace(/\.?$/, ".")}${rule ? ` (${because.rules.map((one) => one.id).join(", ")})` : ""}`;
}

// ---------------------------------------------------------------------- what happened

const card = (text: unknown): string => {
  const [value = "", ...pieces] = String(text ?? "").split(" ");
  return `een ${value}${pieces.length ? ` (${pieces.map((one) => pieceName(one)).join(" en ")})` : ""}`;
};

export function eventNl(event: Event, names: string[]): string | null {
  const d = event.data;
  const who = names[Number(d.seat)] ?? "";
  const ghost = `${ghostName(d.ghost)} van ${who}`;
  const spot = Array.isArray(d.spot) ? ` ${d.spot.join(",")}` : "";
  const at = `${String(d.field ?? "")}${spot}${d.level ? `, ${height(Number(d.level))} hoog` : ""}`;
  const piece = pieceName(String(d.piece ?? ""));
  const where = `${height(Number(d.x))}, ${height(Number(d.y))}, ${String(d.turn)}° gedraaid, ${poseName(String(d.pose))}`;
  const side = sideName(String(d.side ?? ""));
  switch (event.kind) {
    case "arranged": return `De lobby is ingericht: ${ARRANGED_NL[String(d.arrangement)] ?? String(d.arrangement ?? "")}.`;
    case "placed": return `${who} zet de ${piece} op ${where}, ${say(d.under ? "under" : "over")}.`;
    case "returned": return `${who} zet de ${piece} terug zoals die stond.`;
    case "kept": return `De ${piece} blijft zoals die is: spook ${ghost} zou geen plek hebben in ${at}.`;
    case "begins": return `${who} is geloot om te beginnen.`;
    case "first door": return `Het sleutelgat begint bij deur ${String(d.door)}.`;
    case "round": return `Ronde ${String(d.round)}: ${who} heeft de dobbelsteen.`;
    case "midnight": return `Middernachtkaart: ${cardName(String(d.card ?? "")).replace(/([^!?])$/, "$1.")}`;
    case "furniture": return `De ${piece} staat nu op ${where}.`;
    case "drew": return `${who} trekt ${card(d.card)}.`;
    case "took": return d.piece === "nothing" ? `${who} verplaatst geen meubel.` : `${who} pakt de ${piece}.`;
    case "planned": {
      const name = capital(ghostName(d.ghost));
      if (d.sort === "leave") return `Jouw plan: ${name} verlaat de lobby.`;
      if (d.sort === "take back") return `Jouw plan: ${name} komt terug.`;
      if (d.sort === "merge") return `Jouw plan: ${name} smelt samen met ${ghostName(d.partner)} op ${at}.`;
      return `Jouw plan: ${name} gaat naar ${at}.`;
    }
    case "committed": return `${who} heeft een plan gemaakt.`;
    case "moved": return `Spook ${ghost} gaat naar ${at}.`;
    case "escaped": return `Spook ${ghost} verlaat de lobby vanaf ${at} en is veilig.`;
    case "merged": return `Spoken ${ghostName(d.ghost)} en ${ghostName(d.partner)} van ${who} worden ${ghostName(d.made)} op ${at}.`;
    case "not merged": return `Spoken ${ghostName(d.ghost)} en ${ghostName(d.partner)} van ${who} kunnen niet worden samengevoegd op ${at}.`;
    case "taken back": return `${who} neemt het ontsnapte spook ${ghostName(d.ghost)} terug.`;
    case "put back": return `Spook ${ghost} vindt een plek op ${at}.`;
    case "rolled": return `${who} gooit ${String(d.pips)}.`;
    case "tie": return `Gelijk: ${(Array.isArray(d.tied) ? d.tied : []).map((one) => names[Number(one)]).join(", ")} gooien opnieuw.`;
    case "chooser": return `${who} kiest de kant van het sleutelgat.`;
    case "side": return `${who} kiest het ${side}.`;
    case "keyhole": return `Het sleutelgat is bij deur ${String(d.door)}.`;
    case "die": return `${who} krijgt de dobbelsteen.`;
    case "seen": return `Spook ${ghost} wordt gezien${d.way === "mirror" ? " in de spiegel" : ""} vanaf deur ${String(d.door)}.`;
    case "bounce": return `De blik op ${ghostName(d.ghost)} kaatst via de spiegel.`;
    case "nobody": return `Vanaf deur ${String(d.door)} wordt niemand gezien.`;
    case "sent back": return `Spook ${ghost} moet terug.`;
    case "lying": return "Alle spoken in de lobby gaan liggen.";
    case "standing": return "De spoken staan weer op.";
    case "faced": return `Spook ${ghost} staat betoverd voor de spiegel op ${at}.`;
    case "tagged": return `Spook ${ghost} neemt de plek in van ${ghostName(d.swapped)} van ${names[Number(d.other)] ?? ""} op ${at}.`;
    case "brought": return `Spook ${ghost} komt naar ${at}.`;
    case "grew": return `Spook ${ghostName(d.made)} van ${who} komt in plaats van ${ghostName(d.ghost)} op ${at}.`;
    case "turned": return `${who} begint nu aan de kant van het ${side}.`;
    case "stepped": return `Spook ${ghost} gaat verder naar ${at}.`;
    case "points": return `${who} heeft ${String(d.points)} punten.`;
    case "won": return `${who} wint.`;
    default: return null;
  }
} // prettier-ignore

// ---------------------------------------------------------------------- what may be chosen

export function sayAction(action: ActionView, view: LobbyView): string | null {
  const { text } = action;
  const { held, ghost, place, side } = readAction(text);
  const points = /\((\d+) points?\)/.exec(action.says)?.[1];
  if (held) return say("held", { ...heldGaps(held), layer: say(held.under ? "under" : "over") });
  if (text === "done") {
    const left = /\((\d+) points/.exec(action.says)?.[1];
    return say("act-done", { left: left ? 1 : "none", n: left ?? 0, of: view.position.seats[view.seat ?? 0]?.card?.value ?? left });
  }
  if (place) {
    const partner = /merges with (\w+(?: \d)?) at/.exec(text)?.[1];
    const id = partner ? "act-merge" : text.includes(" grows ") ? "act-grow" : ghost ? "act-move" : "act-bring";
    return say(id, { name: ghostName(ghost), ghost: ghostName(partner), ...gaps(place), cost: points ? Number(points) : "none" });
  }
  if (prefs.lang === "en") return null;
  const cost = points ? ` (${points} ${points === "1" ? "punt" : "punten"})` : "";
  if (side) return `het sleutelgat gaat naar het ${sideName(side)}`;
  if (text.startsWith("put back ")) return `zet de ${pieceName(text.slice(9))} terug zoals die stond`;
  if (text.startsWith("first ")) return `plaats ${text.slice(6)} begint`;
  if (text.startsWith("take back ")) return `neem het ontsnapte spook ${ghostName(ghost)} terug`;
  if (text.endsWith(" leaves")) return `${ghostName(ghost)} verlaat de lobby${cost}`;
  if (text.startsWith("tag ")) return `tik ${ghostName(ghost)} van je rechterbuur: dat gaat terug, een van jouw spoken komt ervoor`;
  if (text === "take nothing") return "verplaats geen meubel";
  if (text.startsWith("take ")) return `verplaats de ${pieceName(text.slice(5))}`;
  return null;
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
  const high = (z: number) => (z ? say("high", { h: height(z) }) : say("floor"));
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
    ...(plan?.entries ?? []).map((entry) => say("board-plan", { entry: sayAction({ text: entry, says: entry }, view) ?? entry })),
  ];
}

/** What decides in the phases of chance. */
const CHANCE: Record<string, string> = { midnight: "chance-midnight", drawing: "chance-drawing", rolling: "chance-die", knocking: "chance-die" };
const SOUNDS: Record<string, string> = {
  placed: "step", moved: "step", escaped: "good", merged: "good", rolled: "dice", seen: "captured", keyhole: "phantom", nobody: "good", midnight: "clock",
}; // prettier-ignore

export function lobbyTable(Board: GameTable["Board"]): GameTable {
  const own = (view: View) => view as unknown as LobbyView;
  return {
    Board,
    describe: (view, speak) => describe(own(view), speak),
    eventNl,
    whyNl: reasonNl,
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
    score: (view, seat) => own(view).position.seats[seat]?.points.replace(/ ?1\/2/, "½") ?? null,
    colour: (view, seat) => own(view).position.seats[seat]?.colour ?? null,
    sound: (event) => SOUNDS[event.kind] ?? null,
  };
}
