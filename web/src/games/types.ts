/** What a game's folder gives the page. `web/README.md` explains it with an example. */
import type { Component } from "svelte";
import type { Because, Event } from "../lib/protocol/types";
import type { ActionView, View } from "../lib/protocol/view";

/** `card.ts`: small, loaded with the hall. */
export interface GameCard {
  name: string;
  /** The folder of another game whose sentences this one has as well. */
  shared?: string;
  /** How long it takes, in minutes, from and to. */
  minutes: [number, number];
  /** The door's sign: SVG markup in a box of 64 by 64. Colours: currentColor, var(--phantom), var(--candle). */
  sign: string;
  /** Options that are no choice on this page. */
  without?: string[];
  /** Options that a list or a line of text cannot offer: each has a control of its own. */
  controls?: Record<string, OptionControl>;
}

export type Value = string | number | boolean;

export interface OptionControl {
  /** The control, loaded when the options are shown. */
  load: () => Promise<{ default: Component<ControlProps> }>;
  /** What was chosen, in words; empty where it is as usual. */
  words: (value: Value) => string;
}

/** A control of a game's own for an option. */
export interface ControlProps {
  /** What was chosen so far; undefined: nothing yet. */
  value: Value | undefined;
  /** How many play. */
  count: number;
  /** Ids of the option's name and of the sentence that says what it does. */
  labelledby: string;
  describedby: string;
  change: (value: Value) => void;
}

/** `table.ts`: loaded when somebody sits down. */
export interface GameTable {
  Board: Component<BoardProps>;
  /** The language of its headings and of its board in words, where they come in one only. */
  lang?: "en";
  /** The board in words: one sentence a line, for screen readers and for everybody who likes words. */
  describe(view: View, speak: Speak): string[];
  /** What an action does, as a button says it, where the page words it in its own way. null or left out: as the rules say it. */
  sayAction?(action: ActionView, view: View, speak: Speak): string | null;
  /** A sentence that names what decides while chance is to act: "The die decides". null or left out: "Chance decides". */
  chance?(view: View): string | null;
  /** What chance brought, in the table of the fairness check; the action's own text if left out. */
  sayChance?(text: string, speak: Speak): string;
  /** What is to be done now, for the one whose turn it is (and for the others, who wait). null: the table's own words. */
  prompt?(view: View, speak: Speak): string | null;
  /** The word for what is counted; points if left out. */
  scoreWord?: () => string;
  /** A seat's score as players say it; the number itself if left out, nothing where it is empty. */
  score?(view: View, seat: number): string | null;
  /** How the game ended, in a sentence: what the winners alone do not say. */
  ending?(view: View, speak: Speak): string | null;
  /** In games of sides: what became of the side with these seats ("The chasers have won"). */
  sideSays?(view: View, seats: number[], won: boolean): string;
  /** What a seat is in this game, where seats differ: beside its name; in a word where there is little room. */
  role?(view: View, seat: number, short: boolean): string;
  /** A colour name (see lib/seats.ts) for a seat, if the game gives colours. */
  colour?(view: View, seat: number): string | null;
  /** A sound for an event: step, dice, phantom, captured, good, clock. */
  sound?(event: Event): string | null;
  /** Actions that need a second tap, on the board or on their button, because they matter and cannot be undone. */
  confirm?(action: ActionView, view: View): boolean;
  /** Whether the board with its own buttons offers all there is to choose: then the list of it is folded. */
  folds?(view: View): boolean;
  /** On a phone upright the board takes the whole width and says how high it is; what is to be done now gets the rest. */
  full?: boolean;
  /** Choices with a higher number stand later in a long list; 0 if left out. */
  later?(action: ActionView, view: View): number;
  /** Headings a long list of choices is grouped by, outermost first: the card that is played, then the first target. */
  group?(action: ActionView, view: View, speak: Speak): string[];
  /** What an action does, under the headings of its group: without what they say already. */
  sayInGroup?(action: ActionView, view: View, speak: Speak): string | null;
}

/** Who is spoken of. */
export interface Speak {
  names: string[];
}

export interface BoardProps {
  view: View;
  /** The newest events and their number: when the number grows, show how the pieces came where they are. */
  latest: { n: number; events: Event[]; undone: boolean };
  speak: Speak;
  /** Legal actions are `view.actions`; call this with the text of one of them. Absent: look, don't touch. */
  choose?: ((action: string) => void) | undefined;
  /** The action whose button is pointed at or hinted: show where it happens. */
  pointed?: string | null;
  /** Tell the table which action is pointed at on the board. */
  point?: ((action: string | null) => void) | undefined;
  /** Something was tapped that cannot be chosen now, while something else can. */
  miss?: (() => void) | undefined;
  /** Upright (phone) or wide. */
  upright: boolean;
  /** Set, move or remove a public marker of the game, where it has any. */
  mark?: ((name: string, place: string | null) => void) | undefined;
  /** The options this table is played with, for what is looks only; absent in a lesson. */
  options?: Record<string, Value> | undefined;
  /** Ask whether an action (also one that is not listed) is allowed, and why not; nothing is played. */
  ask?: ((action: string) => Promise<Because>) | undefined;
}
