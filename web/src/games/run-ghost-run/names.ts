/** What pieces, ghosts, sides and poses are called. */
import type { Lang } from "../../lib/prefs.svelte";
import type { Pose, Size } from "./types";

export type Both = Record<Lang, string>;
const PIECES_NL: Record<string, string> = { mirror: "spiegel", trolley: "serveerwagen", desk: "balie", piano: "piano", armchair: "fauteuil", table: "tafel" };

const POSES: Record<Pose, Both> = {
  up: { en: "upright", nl: "rechtop" },
  down: { en: "upside down", nl: "ondersteboven" },
  back: { en: "on its back", nl: "op de rug" },
  front: { en: "on its front", nl: "op de voorkant" },
  left: { en: "on its left side", nl: "op de linkerkant" },
  right: { en: "on its right side", nl: "op de rechterkant" },
};
const SIDES_IN: Record<string, Both> = {
  S: { en: "south", nl: "zuiden" },
  W: { en: "west", nl: "westen" },
  N: { en: "north", nl: "noorden" },
  E: { en: "east", nl: "oosten" },
};
const SIZES_NL: Record<Size, string> = { small: "klein", medium: "middelgroot", large: "groot" };

export const pieceName = (piece: string, lang: Lang): string => (lang === "nl" ? (PIECES_NL[piece] ?? piece) : piece);
export const poseName = (pose: string, lang: Lang): string => POSES[pose as Pose]?.[lang] ?? pose;
export const sideName = (side: string, lang: Lang): string => SIDES_IN[side]?.[lang] ?? side;
/** "small 1", "klein 1"; the only large one has no number. */
export function ghostName(ghost: unknown, lang: Lang): string {
  const [size = "", number] = String(ghost ?? "").split(" ");
  const name = lang === "nl" ? (SIZES_NL[size as Size] ?? size) : size;
  return number ? `${name} ${number}` : name;
}
