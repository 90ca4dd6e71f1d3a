// Made by `python -m nightkeep.server.typescript` from src/nightkeep/server/messages.py; do not edit.

/** Something people are told: the id of a sentence and its arguments. ``rules``: ids of the rules behind it. ``of``: the catalogue that has the sentence, usually a game's name; empty for the engine's own sentences. Messages inside another one belong to its catalogue, unless they name their own. */
export interface Message {
  id: string;
  args?: Record<string, string | number | boolean | (string | number | Message)[] | Message | null>;
  rules?: string[];
  of?: string;
}

/** What is still told of an event once what it showed lies covered again: after an event of a kind in ``by``. ``message`` is None for an event that is then not told at all. */
export interface Covered {
  by: string[];
  data: Record<string, unknown>;
  message: Message | null;
}

/** One thing that happened. ``data`` has the facts by name, ``message`` is what people are told. ``covered``: only where a seat has to remember later what it is told now. */
export interface Event {
  kind: string;
  data: Record<string, unknown>;
  message: Message;
  covered?: Covered | null;
}

/** Play an action by its text. ``n``: the last number the page had seen; an older position is answered 'stale'. */
export interface Move {
  type: "move";
  key: string;
  action: string;
  n?: number | null;
}

/** Take back this seat's last decision, while nothing random, nothing revealed and nobody else came after it. */
export interface Undo {
  type: "undo";
  key: string;
  n?: number | null;
}

/** Let chance go on now, without waiting for the table's pace. */
export interface Go {
  type: "go";
  key: string;
}

/** Set, move or (without a place) remove a public marker that changes nothing in the game. */
export interface Mark {
  type: "mark";
  key: string;
  name: string;
  place?: string | null;
}

/** Chat; ``team``: only to the seats of the same side. */
export interface Say {
  type: "say";
  key: string;
  text: string;
  team?: boolean;
}

/** Come back and take the seat over from the bot that played for it. */
export interface Back {
  type: "back";
  key: string;
}

/** Ask why an action is not allowed now. */
export interface Why {
  type: "why";
  action: string;
}

/** Ask a bot what it would do on this seat. */
export interface Hint {
  type: "hint";
  level?: string | null;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Who sits on a seat. ``away``: the level of the bot that plays for an absent player. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open" | "reserved";
  name: string;
  level: string | null;
  away: string | null;
  seed: string | null;
}

/** What is known of the game's chance: the commitment from the start; after the end the secret and ``draws``. ``draws`` is the number of random outcomes. */
export interface DiceInfo {
  commitment: string;
  secret: string | null;
  draws: number | null;
}

/** A table as everybody at it may know it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules: string;
  options: Record<string, string | number | boolean>;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  listed: boolean;
  spectators: boolean;
  pace: number;
  clock: number | null;
  absent: number | null;
  substitute: string;
  hints: boolean;
  dice: DiceInfo;
  created: number;
  teams: boolean;
  previous: string | null;
  next: string | null;
  message: Message | null;
}

/** Whose time runs, and how many seconds were left when this was sent. */
export interface Clock {
  seat: number;
  left: number;
}

/** A legal action as a view lists it: its text, and a message on what it does. ``action``: the same as data, its ``kind`` and each thing it names, in games that declare them in tables. ``aim``: where it happens, in games that tell it. */
export interface ActionView {
  text: string;
  message: Message;
  action?: Record<string, unknown>;
  aim?: Record<string, unknown> | null;
}

/** Something happened in the game: the events as this seat may know them, and its view afterwards. In ``Welcome.missed`` the view is left out: the welcome has the present one. ``undone``: the last decision was taken back. ``rewound``: the server's database had lost the last moves, and the game goes on from before them. */
export interface Update {
  type: "update";
  n: number;
  events: Event[];
  view: Record<string, unknown> | null;
  undo: boolean;
  clock: Clock | null;
  undone: boolean;
  rewound: boolean;
}

/** Somebody at the table said something. */
export interface Said {
  type: "said";
  n: number;
  seat: number;
  name: string;
  text: string;
  team: boolean;
  at: number;
}

/** The table itself changed: who sits where, whether it is playing, over or continued elsewhere. */
export interface Seats {
  type: "seats";
  n: number;
  table: TableInfo;
}

/** The first message of every connection: the present view, and what was missed since ``have``. Another one comes when the server's database has lost rows: start from it, too. ``fresh``: what was missed is not all there any more (or nothing was had); start from this view. */
export interface Welcome {
  type: "welcome";
  n: number;
  seat: number | null;
  table: TableInfo;
  view: Record<string, unknown> | null;
  missed: (Update | Said | Seats)[];
  fresh: boolean;
  undo: boolean;
  clock: Clock | null;
  here: number[];
}

/** Which seats have a connection now. */
export interface Here {
  type: "here";
  seats: number[];
}

/** The request is carried out and kept for good. ``n``: the number of the last message before this one. */
export interface Done {
  type: "done";
  re: string;
  n: number;
}

/** A numbered rule. */
export interface RuleText {
  id: string;
  title: string;
  text: string;
}

/** The request was not carried out, and nothing has changed. When it was stale, the present view comes along. */
export interface Refused {
  type: "refused";
  re: string | null;
  code: string;
  message: Message;
  rules: RuleText[];
  n: number;
  view: Record<string, unknown> | null;
}

/** The answer to ``why``. ``message`` is None if the action is allowed. */
export interface Because {
  type: "because";
  action: string;
  message: Message | null;
  rules: RuleText[];
}

/** A legal action as a bot sees it: what it does, its chance of winning, and how often it was tried in thought. */
export interface Weighed {
  action: string;
  message: Message;
  chance: number;
  visits: number;
}

/** The answer to ``hint``: a legal action, what it does, and the estimated chance of winning with it, 0 to 1. Seats that win together share it. ``choices``: up to three, what is advised first. A bot that does not search tells no chances (null, and no choices). */
export interface Hinted {
  type: "hinted";
  action: string;
  message: Message;
  level: string;
  chance: number | null;
  choices: Weighed[];
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** Why a request was refused, in a word for programs and a message for people. */
export interface Problem {
  code: string;
  message: Message;
}

/** A nickname is all that is asked of a guest. */
export interface NewGuest {
  nickname: string;
}

/** The guest whose cookie this is. */
export interface Guest {
  nickname: string;
}

/** Who is to sit here: ``me`` (several times: around one device), anybody (``open``), or a bot of a level. */
export interface NewSeat {
  who: "bot" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** A table to be set up. ``pace``: seconds before chance and bots act; ``clock``: seconds for a turn; ``absent``: after so many seconds without its player a seat on turn is played by a bot of level ``substitute``. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  spectators?: boolean;
  pace?: number;
  clock?: number | null;
  absent?: number | null;
  substitute?: string | null;
  hints?: boolean;
  key?: string | null;
}

/** A table in a list of tables. */
export interface TableLine {
  id: string;
  game: string;
  title: string;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  created: number;
  mine: number[];
  my_turn: boolean;
}

/** A list of tables. */
export interface Tables {
  tables: TableLine[];
}

/** A new table. ``invitation`` is shown this once: only its hash is kept. */
export interface Created {
  table: TableInfo;
  invitation: string;
}

/** A table, the seats this guest holds there, and whether they opened it (``host``). */
export interface TableAnswer {
  table: TableInfo;
  mine: number[];
  host: boolean;
}

/** Sit down: on a seat kept for this guest, or on an open one. Without ``seat``: the first of these, once. */
export interface Sit {
  seat?: number | null;
  name?: string | null;
  seed?: string | null;
}

/** Which seat is meant. */
export interface SeatOnly {
  seat: number;
}

/** A link to this seat for another device; without ``seat`` an invitation to the table. */
export interface NewLink {
  seat?: number | null;
}

/** A new link's token. */
export interface Link {
  token: string;
}

/** Use a link's token. */
export interface Claim {
  token: string;
}

/** Where a link leads: its table, and the seat that it opens, if it is one's own on another device. */
export interface Invitation {
  table: TableLine;
  seat: number | null;
}

/** What can be chosen for an option of a game. */
export interface GameOption {
  key: string;
  values: (string | number | boolean)[] | string;
  default: string | number | boolean;
  text: string;
}

/** A game with what can be chosen. ``lang``: of its texts, English where it lacks the language asked for. */
export interface GameInfo {
  name: string;
  title: string;
  lang: string;
  players: [number, number];
  hidden: boolean;
  rules: string;
  options: GameOption[];
  lesson: boolean;
  begins: string;
}

/** A game's sentences in Fluent's syntax, for pages that do not have them: later sentences replace earlier ones. ``name``: what messages call them (``of``). ``english``: the ids that are still in English. */
export interface GameWords {
  name: string;
  text: string;
  english: string[];
}

/** A game that its package offers and that does not work here; the server's log says why. */
export interface BrokenGame {
  name: string;
  package: string;
}

/** All games, and the levels of bots. ``docs``: the documentation is served at /docs/. */
export interface Games {
  games: GameInfo[];
  levels: string[];
  broken: BrokenGame[];
  docs: boolean;
}

/** A section of a rule list. */
export interface RuleSection {
  title: string;
  rules: RuleText[];
}

/** A game's numbered rules. */
export interface Rules {
  game: string;
  title: string;
  version: string;
  lang: string;
  sections: RuleSection[];
}

/** One step of a game's lesson (from 1), as the learner's seat sees it. ``wanted``: the action to play now; None: there is nothing to do but read on. ``events``: what happened since the step before. ``lang``: of ``title`` and ``say``, English where the game lacks the language asked for. */
export interface LessonStep {
  game: string;
  title: string;
  lang: string;
  step: number;
  steps: number;
  say: string;
  rules: string[];
  seat: number;
  names: string[];
  wanted: string | null;
  events: Event[];
  view: Record<string, unknown>;
}

/** What the learner chose at a step. */
export interface LessonMove {
  step: number;
  action: string;
}

/** The next step, or why not: 'illegal' with the rules behind it, or 'not-now': allowed, but not what is tried. */
export interface LessonAnswer {
  next: LessonStep | null;
  refused: Refused | null;
}

/** Everything a seat or a spectator has been told, from the first message. */
export interface History {
  told: (Update | Said | Seats)[];
}

/** A random outcome, with all that could have come up and their weights. */
export interface Roll {
  outcomes: string[];
  weights: number[];
  outcome: string;
}

/** Everything needed to compute a finished game's random outcomes again; ``seeds`` by seat number, as text. */
export interface Rolls {
  scheme: string;
  commitment: string;
  secret: string;
  seeds: Record<string, string>;
  rolls: Roll[];
}

/** Whether the server works. */
export interface Health {
  status: "ok" | "unready";
  version: string;
}

export type Request = Move | Undo | Go | Mark | Say | Back | Why | Hint | Ping;

export type ServerMessage = Welcome | Update | Said | Seats | Here | Done | Refused | Because | Hinted | Pong;
