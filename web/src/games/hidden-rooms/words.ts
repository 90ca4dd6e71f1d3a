/** Hidden Rooms in words. English sentences come from the server; these are the Dutch ones, and the board's. */
import type { Event } from "../../lib/protocol/types";
import type { ActionView, View } from "../../lib/protocol/view";
import { capital, wordsOf } from "../../lib/words";
import type { GameTable, Speak } from "../types";
import type { RoomsPosition } from "./types";

const FACING_NL: Record<string, string> = { up: "omhoog", right: "naar rechts", down: "omlaag", left: "naar links" };
export const say = wordsOf("hidden-rooms");
export const stageName = (name: string): string => say.named("stage", name);
export const flavourOf = (stage: { name: string; flavour: string }): string => (say.named("about", stage.name) === stage.name ? stage.flavour : say.named("about", stage.name));

/** "red-4" as people say it: "red 4", "rode 4". */
export function tileName(text: unknown): string {
  const [colour, number] = String(text ?? "").split("-");
  return number ? say("tile", { colour, number }) : String(text ?? "");
}
const tiles = (text: string) => text.replace(/\b(?:red|blue|green|yellow)-\d/g, tileName);

export function eventNl(event: Event, names: string[]): string | null {
  void names;
  const d = event.data;
  const tile = tileName(d.tile);
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
      return `Het kind begint op de ${tile} op ${square}; de ${tileName(d.other)} gaat naar het geheugen.`;
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
  if (lang === "en") return tiles(action.says);
  const [verb = "", a = "", b = ""] = action.text.split(" ");
  const way = /\b(up|right|down|left) to\b/.exec(action.says)?.[1];
  const towards = `${way ? `${FACING_NL[way]!}, ` : ""}${a}`;
  const exit = a === position.exit ? ", de uitgang" : "";
  switch (verb) {
    case "lay": {
      const other = position.offer.find((tile) => tile.text !== a);
      return `het kind begint op de ${tileName(a)}; de ${tileName(other?.text)} gaat naar het geheugen`;
    }
    case "done":
      return `einde van je beurt${afterNl(action.says)}`;
    case "move": {
      const risk = action.says.includes("the stage is lost") ? ", recht in de armen van het monster: de verdieping is verloren" : "";
      return `stap ${towards}, op de ${tileName(position.tiles[a]?.text)}${risk}`;
    }
    case "search": {
      if (!b) {
        const [, good = "", all = ""] = /(\d+) of (\d+) fit/.exec(action.says) ?? [];
        return `zoek ${towards}${exit}, met een tegel van de stapel: ${good} van de ${all} ${good === "1" ? "past" : "passen"}`;
      }
      const won = action.says.endsWith("the stage is won") ? "; de verdieping is gewonnen" : afterNl(action.says);
      return `leg de ${tileName(b)} ${towards}${exit}, en stap erop${won}`;
    }
    default:
      return tiles(action.says);
  }
}

export function describe(view: View): string[] {
  const position = view.position as unknown as RoomsPosition;
  const { stage, monster, child, wins, losses } = position;
  const none = say("none");
  const memory = position.memory.map(({ text, fits }) => (fits ? say("board-fits", { tile: tileName(text) }) : tileName(text)));
  const won = say("won", { n: wins, of: position.wins_needed });
  const lost = say("lost", { n: losses, of: position.losses_allowed });
  return [
    say("board-stages", { won, lost }),
    ...(stage.named ? [say("board-stage", { n: stage.number, name: stageName(stage.name), about: flavourOf(stage) })] : []),
    ...(child ? [say("board-child", { square: child, tile: tileName(position.tiles[child]?.text), star: position.star, exit: position.exit })] : []),
    ...(position.phase === "act" ? [say("board-steps", { n: position.moves_left })] : []),
    ...(monster
      ? [
          say("board-monster", { square: monster.square, facing: monster.facing, sees: monster.sees_child }),
          say("board-sight", { squares: monster.sight.join(", ") }),
          say("board-coming", { squares: monster.coming.join(", ") }),
        ]
      : []),
    say("board-rooms", { rooms: Object.entries(position.tiles).map(([square, { text }]) => `${square} ${tileName(text)}`).join(", ") || none }),
    say("board-memory", { tiles: memory.join(", ") || none }),
    say("board-pile", { n: position.pile.length, tiles: position.pile.map(({ text }) => tileName(text)).join(", ") || none }),
  ];
}

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
    eventEn: (event) => capital(tiles(event.text)),
    sayAction,
    chance: (view) => (["stage tile", "start tiles", "search"].includes((view.position as unknown as RoomsPosition).phase) ? say("chance") : null),
    sayChance: (text) => tileName(text.split(" ")[1]),
    prompt: (view) => {
      const id = `prompt-${(view.position as unknown as RoomsPosition).phase}`;
      return view.actor === view.seat && say.has(id) ? say(id) : null;
    },
    scoreWord: () => say("score"),
    colour: () => "white",
    sound: (event) => SOUNDS[event.kind] ?? null,
    // What loses the stage, where something else does not.
    confirm: (action, view) => action.says.includes("the stage is lost") && view.actions.some((one) => !one.says.includes("the stage is lost")),
  };
}
