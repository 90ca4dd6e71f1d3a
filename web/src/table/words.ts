/** The table's sentences: the game's own words where it has them, the server's English ones else. */
import type { GameTable, Speak } from "../games/types";
import { capital, listOf, say, sayGame } from "../lib/words";
import type { Told } from "../lib/protocol/live.svelte";
import type { SeatInfo, TableInfo } from "../lib/protocol/types";
import type { ActionView, View } from "../lib/protocol/view";

export function actionText(game: GameTable | null, action: ActionView, view: View, speak: Speak, grouped = false): string {
  const brief = grouped ? game?.sayInGroup?.(action, view, speak) : null;
  return capital(brief ?? game?.sayAction?.(action, view, speak) ?? sayGame(action.message, speak.names));
}

/** Whether a choice has to be tapped a second time: it matters, cannot be undone, and was not asked about just now. */
export function mustAsk(game: GameTable | null, view: View, text: string, asked: string | null): boolean {
  const action = view.actions.find((one) => one.text === text);
  return action !== undefined && asked !== text && (game?.confirm?.(action, view) ?? false);
}

export function turnText(game: GameTable | null, table: TableInfo, view: View, seat: number | null, mine: number[]): string {
  if (view.actor === "over" || table.status === "over") return say("table-turn-over");
  if (view.actor === "chance") return game?.chance?.(view) ?? say("table-turn-chance");
  const name = table.seats[view.actor]?.name ?? "";
  if (view.actor === seat || mine.includes(view.actor)) return say("table-turn-you", { name });
  return say("table-turn-other", { name });
}

export function seatText(seat: SeatInfo): string {
  if (seat.away) return say("table-away", { name: seat.name });
  if (seat.kind === "bot") return say("table-bot", { level: say.named("level", seat.level ?? "") });
  return "";
}

export interface LogLine {
  key: string;
  text: string;
  rules: string[];
}

export function logLines(told: Told[]): LogLine[] {
  return told.flatMap((one) => {
    if (one.type !== "update") return [];
    if (one.rewound) return [{ key: `${one.n}`, text: say("table-rewound"), rules: [] }];
    if (one.undone) return [{ key: `${one.n}`, text: say("table-taken"), rules: [] }];
    return one.events.map((event, i) => ({ key: `${one.n}.${i}`, text: capital(sayGame(event.message)), rules: event.message.rules ?? [] }));
  });
}

/** The sides of a finished game that is played in sides: what became of each, the winners first. */
export function sidesOf(game: GameTable | null, table: TableInfo, view: View): { text: string; seats: number[] }[] {
  if (!table.teams || !view.winners.length) return [];
  const others = table.seats.map((seat) => seat.seat).filter((seat) => !view.winners.includes(seat));
  return [view.winners, others]
    .filter((seats) => seats.length)
    .map((seats, i) => ({ seats, text: game?.sideSays?.(view, seats, i === 0) ?? say(i === 0 ? "end-side-won" : "end-side-lost") }));
}

export function resultText(table: TableInfo, view: View, mine: number[], game: GameTable | null): string {
  const [winners] = sidesOf(game, table, view);
  if (winners) return `${winners.text}!`;
  if (!view.winners.length) return say(table.seats.length > 1 ? "end-nobody" : "end-lost");
  if (table.seats.length > 1 && view.winners.length === table.seats.length) return say("end-draw");
  if (view.winners.length === 1 && mine.length === 1 && view.winners[0] === mine[0]) return say("end-win-you");
  const names = view.winners.map((seat) => table.seats[seat]?.name ?? "");
  return say("end-win", { names: listOf(names), n: names.length });
}
