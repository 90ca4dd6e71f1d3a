/** Run, Ghost, Run! in words. English sentences come from the server; these are the Dutch ones, and the board's. */
import type { Lang } from "../../lib/prefs.svelte";
import type { Because, Event } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import type { GameTable, Speak } from "../types";
import { readAction, standing } from "./geometry";
import { cardName, cardSays } from "./midnight";
import { ghostName, pieceName, poseName, sideName, type Both } from "./names";
import { pieceAt, type Option } from "./options";
import { reasonNl } from "./reasons";
import type { LobbyView, Place } from "./types";

export { ghostName, pieceName, poseName, sideName };

const ARRANGED_NL: Record<string, string> = {
  Reception: "De receptie", "Music room": "De muziekkamer", "By the fireside": "Bij het haardvuur", "Long corridor": "De lange gang",
  "Tea time": "Theetijd", Checkerboard: "Het dambord", "Left luggage": "Gevonden voorwerpen", "Late check-in": "Late gasten",
}; // prettier-ignore

const WORDS = {
  lobby: { en: "The lobby from above", nl: "De lobby van boven" },
  lobby3d: { en: "The lobby in 3D. Drag to look round.", nl: "De lobby in 3D. Sleep om rond te kijken." },
  see2d: { en: "From above", nl: "Van boven" },
  see3d: { en: "In 3D", nl: "In 3D bekijken" },
  no3d: { en: "This browser cannot draw in 3D, so the lobby is shown from above.", nl: "Deze browser kan niet in 3D tekenen; je ziet de lobby van boven." },
  peek: { en: "Look through the keyhole", nl: "Kijk door het sleutelgat" },
  peekshort: { en: "Keyhole", nl: "Sleutelgat" },
  back: { en: "Back to the lobby", nl: "Terug naar de lobby" },
  peeking: { en: "Through the keyhole at door {door}. Drag or use the arrow keys to look round.", nl: "Door het sleutelgat van deur {door}. Sleep of gebruik de pijltjes om rond te kijken." },
  seen: { en: "Seen: {who}.", nl: "Gezien: {who}." },
  nobody: { en: "Nobody is seen.", nl: "Er wordt niemand gezien." },
  left: { en: "{n} of {of} points left", nl: "Nog {n} van de {of} punten" },
  round: { en: "Round {n} of 5", nl: "Ronde {n} van 5" },
  midnight: { en: "Midnight card", nl: "Middernachtkaart" },
  mycard: { en: "Your card: {n} points", nl: "Jouw kaart: {n} punten" },
  secret: { en: "Your plan is secret until all have made theirs.", nl: "Je plan is geheim tot iedereen klaar is." },
  whichghost: { en: "Which ghost?", nl: "Welk spook?" },
  whichpiece: { en: "Which piece?", nl: "Welk meubel?" },
  field: { en: "Field", nl: "Veld" },
  place: { en: "Place", nl: "Plek" },
  enter: { en: "Plan this", nl: "Plan dit" },
  goes: { en: "Put it there", nl: "Zet het daar" },
  leaves: { en: "{ghost} leaves ({n})", nl: "{ghost} gaat weg ({n})" },
  done: { en: "Plan is ready", nl: "Plan is klaar" },
  cost: { en: "{field}, {n|point|points}", nl: "{field}, {n|punt|punten}" },
  floor: { en: "floor", nl: "vloer" },
  high: { en: "{h} up", nl: "{h} hoog" },
  floorunder: { en: "floor, under the {piece}", nl: "vloer, onder de {piece}" },
  on: { en: "on the {piece}", nl: "op de {piece}" },
  putback: { en: "Put it back", nl: "Zet terug" },
  with: { en: "with {ghost}", nl: "met {ghost}" },
  choose: { en: "How high?", nl: "Hoe hoog?" },
  held: { en: "{piece} at {x}, {y}, turned {turn}°, {pose}, {layer}", nl: "{piece} op {x}, {y}, {turn}° gedraaid, {pose}, {layer}" },
  over: { en: "over the others", nl: "boven op de rest" },
  under: { en: "below the others", nl: "onder de rest" },
  layer: { en: "Over or under", nl: "Boven of onder" },
  allowed: { en: "Allowed here.", nl: "Kan hier." },
  asking: { en: "Looking whether it fits…", nl: "Even kijken of het past…" },
  bylist: { en: "Choose the place from a list", nl: "Kies de plek uit een lijst" },
  fine: { en: "Move by small steps", nl: "In kleine stappen verplaatsen" },
  west: { en: "West", nl: "Naar het westen" },
  east: { en: "East", nl: "Naar het oosten" },
  north: { en: "North", nl: "Naar het noorden" },
  south: { en: "South", nl: "Naar het zuiden" },
  turnleft: { en: "Turn left", nl: "Draai linksom" },
  turnright: { en: "Turn right", nl: "Draai rechtsom" },
  tip: { en: "Tip it", nl: "Kantel" },
  step: { en: "Step: {n}", nl: "Stap: {n}" },
  put: { en: "Put it here", nl: "Zet hier neer" },
  fit: { en: "Back inside", nl: "Naar binnen" },
  moving: { en: "Move the furniture", nl: "Verplaats het meubel" },
  planning: { en: "Your plan", nl: "Jouw plan" },
  newcomer: { en: "a small ghost", nl: "een klein spook" },
} satisfies Record<string, Both>;
export type Word = keyof typeof WORDS;

export function word(key: Word, lang: Lang, gaps: Record<string, string | number> = {}): string {
  return WORDS[key][lang]
    .replace(/\{n\|(.*?)\|(.*?)\}/g, (_, one: string, many: string) => `${gaps.n} ${gaps.n === 1 ? one : many}`)
    .replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name] ?? ""));
}
const height = (level: number) => (level / 100).toFixed(2);
export const spotName = (place: Place, lang: Lang): string =>
  `${place.spot.join(",")}, ${place.level ? word("high", lang, { h: height(place.level) }) : word("floor", lang)}`;
/** What tells the options of one spot apart: on or under what one stands (how high, if that is not enough), and with whom. */
export function heightNames(options: Option[], view: LobbyView, lang: Lang): string[] {
  const name = (option: Option, exact: boolean) => {
    const { level } = option.place;
    const piece = pieceAt(view, option);
    const gaps = { h: height(level), piece: piece ? pieceName(piece, lang) : "" };
    const high = level ? word(piece && !exact ? "on" : "high", lang, gaps) : word(piece ? "floorunder" : "floor", lang, gaps);
    return high + (option.partner ? `, ${word("with", lang, { ghost: ghostName(option.partner, lang) })}` : "");
  };
  const short = options.map((option) => name(option, false));
  return new Set(short).size === short.length ? short : options.map((option) => name(option, true));
}
export function optionName(option: Option, lang: Lang): string {
  return spotName(option.place, lang) + (option.partner ? `, ${word("with", lang, { ghost: ghostName(option.partner, lang) })}` : "");
}

// ---------------------------------------------------------------------- why not

export function refusal(because: Because, { lang, names }: Speak): string {
  const rule = because.rules[0];
  const said = (lang === "nl" && reasonNl(because.text ?? "")) || (because.text ?? "");
  const named = (whole: string, seat: string) => (names[Number(seat) - 1] ? whole.replace(/\w+ \d/, names[Number(seat) - 1]!) : whole);
  const text = capital(said.replace(/\bseat (\d)'s/, named).replace(/\bplaats (\d)\b/, named));
  return `${text.replace(/\.?$/, ".")}${rule ? ` (${because.rules.map((one) => one.id).join(", ")})` : ""}`;
}
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// ---------------------------------------------------------------------- what happened

const card = (text: unknown): string => {
  const [value = "", ...pieces] = String(text ?? "").split(" ");
  return `een ${value}${pieces.length ? ` (${pieces.map((one) => pieceName(one, "nl")).join(" en ")})` : ""}`;
};

export function eventNl(event: Event, names: string[]): string | null {
  const d = event.data;
  const who = names[Number(d.seat)] ?? "";
  const ghost = `${ghostName(d.ghost, "nl")} van ${who}`;
  const spot = Array.isArray(d.spot) ? ` ${d.spot.join(",")}` : "";
  const at = `${String(d.field ?? "")}${spot}${d.level ? `, ${height(Number(d.level))} hoog` : ""}`;
  const piece = pieceName(String(d.piece ?? ""), "nl");
  const where = `${height(Number(d.x))}, ${height(Number(d.y))}, ${String(d.turn)}° gedraaid, ${poseName(String(d.pose), "nl")}`;
  const side = sideName(String(d.side ?? ""), "nl");
  switch (event.kind) {
    case "arranged": return `De lobby is ingericht: ${ARRANGED_NL[String(d.arrangement)] ?? String(d.arrangement ?? "")}.`;
    case "placed": return `${who} zet de ${piece} op ${where}, ${word(d.under ? "under" : "over", "nl")}.`;
    case "returned": return `${who} zet de ${piece} terug zoals die stond.`;
    case "kept": return `De ${piece} blijft zoals die is: spook ${ghost} zou geen plek hebben in ${at}.`;
    case "begins": return `${who} is geloot om te beginnen.`;
    case "first door": return `Het sleutelgat begint bij deur ${String(d.door)}.`;
    case "round": return `Ronde ${String(d.round)}: ${who} heeft de dobbelsteen.`;
    case "midnight": return `Middernachtkaart: ${cardName(String(d.card ?? ""), "nl").replace(/([^!?])$/, "$1.")}`;
    case "furniture": return `De ${piece} staat nu op ${where}.`;
    case "drew": return `${who} trekt ${card(d.card)}.`;
    case "took": return d.piece === "nothing" ? `${who} verplaatst geen meubel.` : `${who} pakt de ${piece}.`;
    case "planned": {
      const name = capital(ghostName(d.ghost, "nl"));
      if (d.sort === "leave") return `Jouw plan: ${name} verlaat de lobby.`;
      if (d.sort === "take back") return `Jouw plan: ${name} komt terug.`;
      if (d.sort === "merge") return `Jouw plan: ${name} smelt samen met ${ghostName(d.partner, "nl")} op ${at}.`;
      return `Jouw plan: ${name} gaat naar ${at}.`;
    }
    case "committed": return `${who} heeft een plan gemaakt.`;
    case "moved": return `Spook ${ghost} gaat naar ${at}.`;
    case "escaped": return `Spook ${ghost} verlaat de lobby vanaf ${at} en is veilig.`;
    case "merged": return `Spoken ${ghostName(d.ghost, "nl")} en ${ghostName(d.partner, "nl")} van ${who} worden ${ghostName(d.made, "nl")} op ${at}.`;
    case "not merged": return `Spoken ${ghostName(d.ghost, "nl")} en ${ghostName(d.partner, "nl")} van ${who} kunnen niet worden samengevoegd op ${at}.`;
    case "taken back": return `${who} neemt het ontsnapte spook ${ghostName(d.ghost, "nl")} terug.`;
    case "put back": return `Spook ${ghost} vindt een plek op ${at}.`;
    case "rolled": return `${who} gooit ${String(d.pips)}.`;
    case "tie": return `Gelijk: ${(Array.isArray(d.tied) ? d.tied : []).map((one) => names[Number(one)]).join(", ")} gooien opnieuw.`;
    case "chooser": return `${who} kiest de kant van het sleutelgat.`;
    case "side": return `${who} kiest het ${side}.`;
    case "keyhole": return `Het sleutelgat is bij deur ${String(d.door)}.`;
    case "die": return `${who} krijgt de dobbelsteen.`;
    case "seen": return `Spook ${ghost} wordt gezien${d.way === "mirror" ? " in de spiegel" : ""} vanaf deur ${String(d.door)}.`;
    case "bounce": return `De blik op ${ghostName(d.ghost, "nl")} kaatst via de spiegel.`;
    case "nobody": return `Vanaf deur ${String(d.door)} wordt niemand gezien.`;
    case "sent back": return `Spook ${ghost} moet terug.`;
    case "lying": return "Alle spoken in de lobby gaan liggen.";
    case "standing": return "De spoken staan weer op.";
    case "faced": return `Spook ${ghost} staat betoverd voor de spiegel op ${at}.`;
    case "tagged": return `Spook ${ghost} neemt de plek in van ${ghostName(d.swapped, "nl")} van ${names[Number(d.other)] ?? ""} op ${at}.`;
    case "brought": return `Spook ${ghost} komt naar ${at}.`;
    case "grew": return `Spook ${ghostName(d.made, "nl")} van ${who} komt in plaats van ${ghostName(d.ghost, "nl")} op ${at}.`;
    case "turned": return `${who} begint nu aan de kant van het ${side}.`;
    case "stepped": return `Spook ${ghost} gaat verder naar ${at}.`;
    case "points": return `${who} heeft ${String(d.points)} punten.`;
    case "won": return `${who} wint.`;
    default: return null;
  }
} // prettier-ignore

// ---------------------------------------------------------------------- what may be chosen

export function say(action: ActionView, view: LobbyView, speak: Speak): string | null {
  const { lang } = speak;
  const nl = lang === "nl";
  const { text } = action;
  const { held, ghost, place, side } = readAction(text);
  const points = /\((\d+) points?\)/.exec(action.says)?.[1];
  const cost = points ? ` (${word("cost", lang, { field: "", n: Number(points) }).slice(2)})` : "";
  if (held) {
    const said = { piece: capital(pieceName(held.piece, lang)), x: height(held.x), y: height(held.y), turn: held.turn, pose: poseName(held.pose, lang), layer: word(held.under ? "under" : "over", lang) };
    return word("held", lang, said);
  }
  if (text === "done") {
    const left = /\((\d+) points/.exec(action.says)?.[1];
    return word("done", lang) + (left ? ` (${word("left", lang, { n: left, of: view.position.seats[view.seat ?? 0]?.card?.value ?? left })})` : "");
  }
  if (place) {
    const to = `${place.field} ${spotName(place, lang)}`;
    const name = ghostName(ghost, lang);
    const partner = /merges with (\w+(?: \d)?) at/.exec(text)?.[1];
    if (partner) return `${name} ${nl ? "smelt samen met" : "merges with"} ${ghostName(partner, lang)}: ${to}${cost}`;
    if (text.includes(" grows ")) return nl ? `een groter spook neemt de plek van ${name} in: ${to}` : `a bigger ghost takes the place of ${name}: ${to}`;
    if (ghost) return `${name} ${nl ? "gaat naar" : "goes to"} ${to}${cost}`;
    return nl ? `zet een klein spook in ${to}` : `put a small ghost into ${to}`;
  }
  if (!nl) return null;
  if (side) return `het sleutelgat gaat naar het ${sideName(side, lang)}`;
  if (text.startsWith("put back ")) return `zet de ${pieceName(text.slice(9), lang)} terug zoals die stond`;
  if (text.startsWith("first ")) return `plaats ${text.slice(6)} begint`;
  if (text.startsWith("take back ")) return `neem het ontsnapte spook ${ghostName(ghost, lang)} terug`;
  if (text.endsWith(" leaves")) return `${ghostName(ghost, lang)} verlaat de lobby${cost}`;
  if (text.startsWith("tag ")) return `tik ${ghostName(ghost, lang)} van je rechterbuur: dat gaat terug, een van jouw spoken komt ervoor`;
  if (text === "take nothing") return "verplaats geen meubel";
  if (text.startsWith("take ")) return `verplaats de ${pieceName(text.slice(5), lang)}`;
  return null;
}

/** A plan's choices stand under the ghost they move, furniture's under the piece. */
export function group(action: ActionView, _: View, speak: Speak): string[] {
  const { ghost, held } = readAction(action.text);
  if (ghost) return [capital(ghostName(ghost, speak.lang))];
  return held ? [capital(pieceName(held.piece, speak.lang))] : [];
}

// ---------------------------------------------------------------------- the board in words

export function describe(view: LobbyView, speak: Speak): string[] {
  const { position } = view;
  const { lang, names } = speak;
  const nl = lang === "nl";
  const lines: string[] = [];
  if (position.round) lines.push(`${word("round", lang, { n: position.round })}.`);
  if (position.keyhole) lines.push(nl ? `Het sleutelgat is bij deur ${position.keyhole}.` : `The keyhole is at door ${position.keyhole}.`);
  if (position.midnight_title) lines.push(`${word("midnight", lang)}: ${cardSays(position.midnight_title, lang)}`);
  for (const one of position.furniture) {
    const gaps = { piece: capital(pieceName(one.piece, lang)), x: height(one.x), y: height(one.y), turn: one.turn, pose: poseName(one.pose, lang) };
    const high = one.z ? word("high", lang, { h: height(one.z) }) : word("floor", lang);
    lines.push(`${word("held", lang, { ...gaps, layer: high })}.`);
  }
  const all = standing(position, view.seat);
  position.seats.forEach((seat, number) => {
    const own = all.filter((one) => one.seat === number).map((one) => `${ghostName(one.ghost, lang)} ${one.place.field} ${spotName(one.place, lang)}`);
    const count = (where: string) => seat.ghosts.filter((one) => one.where === where).length;
    const from = sideName(seat.side, lang);
    lines.push(
      nl
        ? `${names[number]} begint in het ${from}: ${seat.points} punten, ${count("stock")} in de voorraad, ${count("escaped")} ontsnapt; in de lobby: ${own.join("; ") || "niemand"}.`
        : `${names[number]} starts in the ${from}: ${seat.points} points, ${count("stock")} in the stock, ${count("escaped")} escaped; in the lobby: ${own.join("; ") || "nobody"}.`,
    );
  });
  for (const one of position.sight) {
    const way = one.bounce ? (nl ? " in de spiegel" : " in the mirror") : "";
    lines.push(nl ? `${ghostName(one.ghost, lang)} van ${names[one.seat]} werd gezien${way} vanaf deur ${one.door}.` : `${names[one.seat]}'s ${one.ghost} was seen${way} from door ${one.door}.`);
  }
  for (const entry of position.plan?.entries ?? []) {
    const said = say({ text: entry, says: entry }, view, speak) ?? entry;
    lines.push(`${word("planning", lang)}: ${said}.`);
  }
  return lines;
}

const PROMPTS: Record<string, Both> = {
  furnishing: { en: "Take a piece and drag it to its place. Turn it, tip it, then put it there.", nl: "Pak een meubel en sleep het naar zijn plek. Draai het, kantel het, en zet het neer." },
  taking: { en: "Tap a lit piece to move it, or move nothing.", nl: "Tik op een verlicht meubel om het te verplaatsen, of verplaats niets." },
  placing: { en: "Drag the piece to its new place. Turn it, tip it, then put it there.", nl: "Sleep het meubel naar zijn nieuwe plek. Draai het, kantel het, en zet het neer." },
  planning: { en: "Tap or drag a ghost, then choose where it hides. Your plan stays secret.", nl: "Tik op een spook of sleep het, en kies waar het zich verstopt. Je plan blijft geheim." },
  naming: { en: "Choose the side the keyhole goes to. The die picks the door.", nl: "Kies de kant waar het sleutelgat heen gaat. De dobbelsteen kiest de deur." },
  tag: { en: "Tag! Choose a lit ghost or place.", nl: "Tikkertje! Kies een verlicht spook of een verlichte plek." },
  "big brother": { en: "Choose the ghost that calls its big brother, and where he stands.", nl: "Kies het spook dat zijn grote broer roept, en waar die komt te staan." },
};
const DIE: Both = { en: "The die decides", nl: "De dobbelsteen beslist" };
/** What decides in the phases of chance. */
const CHANCE: Record<string, Both> = {
  midnight: { en: "The midnight card decides", nl: "De middernachtkaart beslist" },
  drawing: { en: "The movement card decides", nl: "De bewegingskaart beslist" },
  rolling: DIE,
  knocking: DIE,
};
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
    sayAction: (action, view, speak) => say(action, own(view), speak),
    group,
    full: true,
    folds: (view) => ["furnishing", "placing", "planning"].includes(own(view).position.phase),
    prompt: (view, speak) => (view.actor === view.seat ? (PROMPTS[own(view).position.phase]?.[speak.lang] ?? null) : null),
    chance: (view, lang) => CHANCE[own(view).position.phase]?.[lang] ?? null,
    score: (view, seat) => own(view).position.seats[seat]?.points.replace(/ ?1\/2/, "½") ?? null,
    colour: (view, seat) => own(view).position.seats[seat]?.colour ?? null,
    sound: (event) => SOUNDS[event.kind] ?? null,
  };
}
