/** Where on the board each legal action happens: the view tells it with every action. */
import type { View } from "../../lib/protocol/view";
import type { GalleryPosition, Place } from "./types";

export interface Target {
  action: string;
  from: Place | null;
  to: Place | null;
}

export function targetsOf(view: View<GalleryPosition>): Target[] {
  return view.actions.flatMap(({ text, aim }): Target[] =>
    aim ? [{ action: text, from: aim.from as Place | null, to: aim.to as Place | null }] : [],
  );
}
