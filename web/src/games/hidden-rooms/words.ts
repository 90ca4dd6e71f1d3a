/** Hidden Rooms in words. English sentences come from the server; these are the Dutch ones, and the board's. */
import type { Lang } from "../../lib/prefs.svelte";
import type { Event } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import type { GameTable, Speak } from "../types";
import type { RoomsPosition } from "./types";

type Both = Record<Lang, string>;
const COLOURED_NL: Record<string, string> = { red: "rode", blue: "blauwe", green: "groene", yellow: "gele" };
const FACING_NL: Record<string, string> = { up: "omhoog", right: "naar rechts", down: "omlaag", left: "naar links" };
const STAGES_NL: Record<string, [name: string, flavour: string]> = {
  Candlewick: ["Kaarsenpit", "Een magere oude butler die elk licht dooft waar hij langskomt."],
  "The Laundress": ["De Wasvrouw", "Ze sleept natte lakens door de gangen en neuriet."],
  "The Wheel": ["Het Wiel", "Het rolt van de naaf naar de rand van het huis, en heeft een oog op elke spaak."],
  "Grandfather Clock": ["De Staande Klok", "Hij stapt door het midden van het huis en slaat als hij je ziet."],
  "The Hush": ["De Stilte", "Je hoort helemaal niets, tot het zich omdraait."],
};
const WORDS = {
  memory: { en: "Memory", nl: "Geheugen" },
  pile: { en: "Pile: {n}", nl: "Stapel: {n}" },
  aside: { en: "Aside", nl: "Opzij" },
  exit: { en: "Exit", nl: "Uitgang" },
  won: { en: "Won {n} of {of}", nl: "Gewonnen: {n} van {of}" },
  lost: { en: "Lost {n} of {of}", nl: "Verloren: {n} van {of}" },
  turn: { en: "Turn {n}", nl: "Beurt {n}" },
  stage: { en: "Stage {n}", nl: "Verdieping {n}" },
  search: { en: "search {square}: then choose the pile or a lit tile", nl: "doorzoek {square}: kies dan de stapel of een verlichte tegel" },
  searching: { en: "{square} is picked to be searched. Choose the pile or a lit tile.", nl: "{square} wordt doorzocht. Kies de stapel of een verlichte tegel." },
  take: { en: "take {what}: then choose a lit square", nl: "neem {what}: kies dan een verlicht vak" },
  taken: { en: "{what} is picked. Choose a lit square.", nl: "{what} is gekozen. Kies een verlicht vak." },
  thepile: { en: "a tile of the pile", nl: "een tegel van de stapel" },
} satisfies Record<string, Both>;

export function boardWord(key: keyof typeof WORDS, lang: Lang, gaps: Record<string, string | number> = {}): string {
  return WORDS[key][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name] ?? ""));
}
export const stageName = (name: string, lang: Lang): string => (lang === "nl" ? (STAGES_NL[name]?.[0] ?? name) : name);
export const flavourOf = (stage: { name: string; flavour: string }, lang: Lang): string =>
  lang === "nl" ? (STAGES_NL[stage.name]?.[1] ?? stage.flavour) : stage.flavour;

/** "red-4" as people say it: "red 4", "rode 4". */
export function tileName(text: unknown, lang: Lang): string {
  const [colour = "", number = ""] = String(text ?? "").split("-");
  return lang === "nl" ? `${COLOURED_NL[colour] ?? colour} ${number}` : `${colour} ${number}`;
}
const tiles = (text: string, lang: Lang) => text.replace(/\b(?:red|blue|green|yellow)-\d/g, (one) => tileName(one, lang));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function eventNl(event: Event, names: string[]): string | null {
  void names;
  const d = event.data;
  const tile = tileName(d.tile, "nl");
  const square = String(d.square ?? "");
  const origin = String(d.origin ?? "");
  const facing = FACING_NL[String(d.facing)] ?? "om";
  const turns = facing === "om" ? "draait zich om" : `draait ${facing}`;
  switch (event.kind) {
    case "stage tile": {
      const six = String(d.tile).endsWith("-6");
      const why = d.chosen ? "het getal telt niet, want de verdieping was gekozen" : six ? "bij een zes blijft het boek openliggen waar het lag" : "het getal noemt de verdieping";
      return `De ${tile} wordt getrokken en opzij gelegd: ${why}. Verdieping ${String(d.stage)} wordt gespeeld.`;
    }
    case "start tile":
      return `De ${tile} wordt getrokken om uit te kiezen.`;
    case "laid":
      return `Het kind begint op de ${tile} op ${square}; de ${tileName(d.other, "nl")} gaat naar het geheugen.`;
    case "moved":
      return `Het kind loopt van ${origin} naar ${square}.`;
    case "search":
      return `Het kind doorzoekt ${square} met een tegel van de stapel.`;
    case "drew":
      return `De ${tile} wordt getrokken.`;
    case "fits":
      return `De ${tile} past: hij ligt nu op ${square} en het kind stapt erop.`;
    case "does not fit":
      return `De ${tile} past niet en gaat naar het geheugen.`;
    case "mixed back":
      return `De ${tile} past niet en het geheugen is vol: alle ${String(d.tiles)} tegels gaan terug in de stapel.`;
    case "remembered":
      return `De ${tile} uit het geheugen ligt nu op ${square} en het kind stapt erop.`;
    case "done":
      return `Het kind blijft op ${square} en zoekt niet.`;
    case "monster turns to the child":
      return `Het monster op ${origin} ziet het kind naast zich en ${turns}.`;
    case "monster chases":
      return `Het monster ziet het kind en gaat van ${origin} naar ${square}.`;
    case "monster follows":
      return `Het monster volgt zijn route van ${origin} naar ${square}.`;
    case "monster turns":
      return `Het monster op ${origin} ${turns}, langs zijn route.`;
    case "monster returns":
      return `Het monster is van zijn route af en gaat terug, van ${origin} naar ${square}.`;
    case "monster turns back":
      return `Het monster op ${origin} is van zijn route af en ${turns} om terug te gaan.`;
    case "stage won":
      return `Het kind is bij de uitgang: verdieping ${String(d.stage)} is gewonnen.`;
    case "stage lost": {
      const reason = Number(d.reason ?? 0);
      const why = [reason & 1 ? "het monster en het kind zijn elkaar tegengekomen" : "", reason & 2 ? "het monster is aan het eind van zijn route" : ""];
      return `Verdieping ${String(d.stage)} is verloren: ${why.filter(Boolean).join(" en ") || "de laatste beurt is voorbij"}.`;
    }
    case "star":
      return "Het kind wordt omgedraaid naar de kant met de ster.";
    case "over":
      return `Het spel is ${d.won ? "gewonnen" : "verloren"} (verdiepingen gewonnen: ${String(d.wins)}, verloren: ${String(d.losses)}).`;
    default:
      return null;
  }
}

/** Dutch for what the server says the monster will do. */
function afterNl(says: string): string {
  const after = /then (the monster .*|the turn limit is reached.*)$/.exec(says)?.[1];
  if (!after) return "";
  const words = after
    .replace(/^the monster/, "het monster")
    .replace("the turn limit is reached", "is de laatste beurt voorbij")
    .replace(/goes to/g, "gaat naar")
    .replace(/turns (up|right|down|left)/g, (_, facing: string) => `draait ${FACING_NL[facing] ?? facing}`)
    .replace(/ and then /g, " en ")
    .replace(/(gaat naar \w+ en )gaat naar/g, "$1dan naar")
    .replace("; the stage is lost", "; de verdieping is verloren");
  return `; dan: ${words}`;
}

export function sayAction(action: ActionView, view: View, speak: Speak): string {
  const position = view.position as unknown as RoomsPosition;
  const { lang } = speak;
  if (lang === "en") return tiles(action.says, "en");
  const [verb = "", a = "", b = ""] = action.text.split(" ");
  const way = /\b(up|right|down|left) to\b/.exec(action.says)?.[1];
  const towards = `${way ? `${FACING_NL[way]!}, ` : ""}${a}`;
  const exit = a === position.exit ? ", de uitgang" : "";
  switch (verb) {
    case "lay": {
      const other = position.offer.find((tile) => tile.text !== a);
      return `het kind begint op de ${tileName(a, lang)}; de ${tileName(other?.text, lang)} gaat naar het geheugen`;
    }
    case "done":
      return `einde van je beurt${afterNl(action.says)}`;
    case "move": {
      const risk = action.says.includes("the stage is lost") ? ", recht in de armen van het monster: de verdieping is verloren" : "";
      return `stap ${towards}, op de ${tileName(position.tiles[a]?.text, lang)}${risk}`;
    }
    case "search": {
      if (!b) {
        const [, good = "", all = ""] = /(\d+) of (\d+) fit/.exec(action.says) ?? [];
        return `zoek ${towards}${exit}, met een tegel van de stapel: ${good} van de ${all} ${good === "1" ? "past" : "passen"}`;
      }
      const won = action.says.endsWith("the stage is won") ? "; de verdieping is gewonnen" : afterNl(action.says);
      return `leg de ${tileName(b, lang)} ${towards}${exit}, en stap erop${won}`;
    }
    default:
      return tiles(action.says, lang);
  }
}

export function describe(view: View, speak: Speak): string[] {
  const position = view.position as unknown as RoomsPosition;
  const { lang } = speak;
  const nl = lang === "nl";
  const { stage, monster, child } = position;
  const list = (all: { text: string }[]) => all.map((tile) => tileName(tile.text, lang)).join(", ") || (nl ? "geen" : "none");
  const lines = [
    `${boardWord("won", lang, { n: position.wins, of: position.wins_needed })}. ${boardWord("lost", lang, { n: position.losses, of: position.losses_allowed })}.`,
  ];
  if (stage.named) lines.push(`${boardWord("stage", lang, { n: stage.number })}: ${stageName(stage.name, lang)}. ${flavourOf(stage, lang)}`);
  if (child) lines.push(nl ? `Het kind staat op ${child}, op de ${tileName(position.tiles[child]?.text, lang)}${position.star ? ", met de ster" : ""}. De uitgang is ${position.exit}.` : `The child is on ${child}, on ${tileName(position.tiles[child]?.text, lang)}${position.star ? ", with the star" : ""}. The exit is ${position.exit}.`);
  if (position.phase === "act") lines.push(nl ? `Stappen over: ${position.moves_left}.` : `Steps left: ${position.moves_left}.`);
  if (monster) {
    lines.push(nl ? `Het monster staat op ${monster.square} en kijkt ${FACING_NL[monster.facing]!}${monster.sees_child ? "; het ziet het kind" : ""}.` : `The monster is on ${monster.square} and looks ${monster.facing}${monster.sees_child ? "; it sees the child" : ""}.`);
    lines.push(nl ? `Het ziet: ${monster.sight.join(", ")}.` : `It sees: ${monster.sight.join(", ")}.`);
    lines.push(nl ? `De weg die het gaat: ${monster.coming.join(", ")}.` : `The way it will go: ${monster.coming.join(", ")}.`);
  }
  const laid = Object.entries(position.tiles).map(([square, tile]) => `${square} ${tileName(tile.text, lang)}`);
  lines.push(`${nl ? "Kamers" : "Rooms"}: ${laid.join(", ") || (nl ? "geen" : "none")}.`);
  const memory = position.memory.map((tile) => `${tileName(tile.text, lang)}${tile.fits ? (nl ? " (past)" : " (fits)") : ""}`);
  lines.push(`${boardWord("memory", lang)}: ${memory.join(", ") || (nl ? "leeg" : "empty")}.`);
  lines.push(`${boardWord("pile", lang, { n: position.pile.length })}: ${list(position.pile)}.`);
  return lines;
}

const PROMPTS: Partial<Record<RoomsPosition["phase"], Both>> = {
  lay: { en: "Choose the tile to start on. The other one goes to the memory area.", nl: "Kies de tegel waarop je begint. De andere gaat naar het geheugen." },
  act: { en: "Step to a lit room, search a lit square, or tap the child to stay.", nl: "Stap naar een verlichte kamer, doorzoek een verlicht vak, of tik op het kind om te blijven." },
}; // prettier-ignore
const TILES: Both = { en: "The tiles decide", nl: "De tegels beslissen" };
const SOUNDS: Record<string, string> = {
  moved: "step", drew: "dice", fits: "good", remembered: "good", "does not fit": "step", "monster chases": "phantom",
  "monster turns to the child": "phantom", "stage lost": "captured", "stage won": "good", star: "good",
}; // prettier-ignore

export function roomsTable(Board: GameTable["Board"]): GameTable {
  return {
    Board,
    describe,
    eventNl: (event, names) => {
      const words = eventNl(event, names);
      return words && capital(words);
    },
    eventEn: (event) => capital(tiles(event.text, "en")),
    sayAction,
    chance: (view, lang) => (["stage tile", "start tiles", "search"].includes((view.position as unknown as RoomsPosition).phase) ? TILES[lang] : null),
    sayChance: (text, lang) => tileName(text.split(" ")[1], lang),
    prompt: (view, speak) => {
      if (view.actor !== view.seat) return null;
      return PROMPTS[(view.position as unknown as RoomsPosition).phase]?.[speak.lang] ?? null;
    },
    scoreWord: { en: "stages won", nl: "verdiepingen gewonnen" },
    colour: () => "white",
    sound: (event) => SOUNDS[event.kind] ?? null,
    // What loses the stage, where something else does not.
    confirm: (action, view) => action.says.includes("the stage is lost") && view.actions.some((one) => !one.says.includes("the stage is lost")),
  };
}
