/** What pieces, ghosts, sides and poses are called. */
import { wordsOf } from "../../lib/words";

export const say = wordsOf("run-ghost-run");
export const pieceName = (piece: string): string => say.named("piece", piece);
export const poseName = (pose: string): string => say.named("pose", pose);
export const sideName = (side: string): string => (side ? say(`side-${side}`) : "");
/** "small 1"; the only large one has no number. */
export function ghostName(ghost: unknown): string {
  const [size = "", number] = String(ghost ?? "").split(" ");
  return size ? say("ghost", { size, number: Number(number ?? 0) }) : "";
}
/** A midnight card's title, and what it does: "The floor is lava: after the peek, ghosts that do not stand on furniture go back." */
export const cardName = (title: string): string => say.named("midnight", title);
export function cardSays(title: string): string {
  const does = say.named("does", title);
  return does === title ? title : say("midnight-says", { card: cardName(title), does });
}
