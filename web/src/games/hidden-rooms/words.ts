/** The board of Hidden Rooms in words. */
import type { ActionView, View } from "../../lib/protocol/view";
import { wordsOf, type Message } from "../../lib/words";
import type { GameTable } from "../types";
import type { RoomsPosition } from "./types";

export const say = wordsOf("hidden-rooms");
export const stageName = (name: string): string => say.named("stage", name);
export const flavourOf = (stage: { name: string; flavour: string }): string => (say.named("about", stage.name) === stage.name ? stage.flavour : say.named("about", stage.name));

/** "red-4" as people say it: "red 4", "rode 4". */
export function tileName(text: unknown): string {
  const [colour, number] = String(text ?? "").split("-");
  return number ? say("tile", { colour, number }) : String(text ?? "");
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

/** Whether the stage is lost with an action. */
const loses = ({ message }: ActionView) => Boolean(message.args?.caught) || (message.args?.forecast as Message | undefined)?.id === "forecast-lost";

export function roomsTable(Board: GameTable["Board"]): GameTable {
  return {
    Board,
    describe,
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
    confirm: (action, view) => loses(action) && !view.actions.every(loses),
  };
}
