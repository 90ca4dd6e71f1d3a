/** What somebody holds or points at in the lobby before it is chosen; both pictures of the lobby share it. */
import type { Because } from "../../lib/protocol/types";
import type { BoardProps } from "../types";
import { asPlaced, holdText, POSES, within, type Held, type Point } from "./geometry";
import { nearest, NEWCOMER, optionsOf, type Option } from "./options";
import type { LobbyView, Placed, Sight } from "./types";

const ASK_EVERY = 150; // ms; the server listens to twenty messages a second
const LINGER = 9000; // ms

export class Lobby {
  view = $state.raw<LobbyView>() as LobbyView;
  /** The ghost whose way is being chosen. */
  picked = $state<string | null>(null);
  /** Places one above another, or different partners: one of them is to be chosen. */
  several = $state.raw<Option[]>([]);
  /** Where the picked ghost would go if the hand were lifted now. */
  aim = $state.raw<Option | null>(null);
  held = $state.raw<Held | null>(null);
  /** What the server says of the held piece; null while it has not answered. */
  verdict = $state.raw<Because | null>(null);

  /** The lines of sight of the last peek. They stay for a while when others play on at once: one must have time to look. */
  sight = $state.raw<Sight[]>([]);
  /** They only tell what was: they fade, and whoever takes something in hand is done looking. */
  past = $state(false);

  options = $derived(optionsOf(this.view));
  own = $derived(this.picked === null ? [] : (this.options.get(this.picked) ?? []));
  pieces = $derived(Object.keys(this.view.position.shapes));
  mayPlace = $derived(this.view.actor === this.view.seat && this.pieces.length > 0);

  #act: BoardProps["choose"];
  #ask: BoardProps["ask"];
  #shown: LobbyView | null = null;
  #asking = false;
  #sent = "";
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(view: LobbyView) {
    this.view = view;
    this.sight = view.position.sight;
  }

  /** The newest view; what is held stays while the same piece is to be placed. */
  show(view: LobbyView, act: BoardProps["choose"], ask: BoardProps["ask"]): void {
    this.#act = act;
    this.#ask = ask;
    if (view === this.#shown) return;
    this.view = this.#shown = view;
    this.several = [];
    this.aim = null;
    this.#asking = false; // after a lost connection nobody answers the last question
    this.#sent = "";
    if (this.picked !== null && !this.options.has(this.picked)) this.picked = null;
    if (this.options.has(NEWCOMER)) this.picked = NEWCOMER;
    if (view.position.sight.length || !ask || !this.sight.length) this.#see(view.position.sight);
    else {
      this.past = true;
      this.#fading ??= setTimeout(() => this.#see([]), LINGER);
    }
    if (!this.mayPlace) this.held = this.verdict = null;
    else if (!this.held || !this.pieces.includes(this.held.piece)) this.hold(this.pieces[0]!);
    else this.#question(); // what was asked before the connection was lost
  }
  #see(sight: Sight[]): void {
    clearTimeout(this.#fading);
    this.#fading = undefined;
    this.past = false;
    this.sight = sight;
  }
  /** Whether somebody says if a place is allowed; a lesson's teacher only does when it is chosen. */
  get judged(): boolean {
    return this.#ask !== undefined;
  }
  choose(action: string): void {
    this.#act?.(action);
  }
  /** What lets the picked ghost leave the lobby. */
  leave = $derived(this.picked === null ? undefined : this.view.actions.find((one) => one.text === `${this.picked} leaves`));

  // ------------------------------------------------------------------ ghosts

  /** Ghosts that wait outside are alike: the listed one of that size goes for any of them. null: none may go. */
  standIn(ghost: string): string | null {
    if (this.options.has(ghost)) return ghost;
    const { seat, position } = this.view;
    const all = seat === null ? [] : (position.seats[seat]?.ghosts ?? []);
    const where = (i: number) => (position.plan?.ghosts?.[i] ?? all[i])?.where;
    const at = all.findIndex((one) => one.name === ghost);
    if (at < 0 || where(at) === "lobby") return null;
    return all.find((one, i) => one.size === all[at]!.size && where(i) === where(at) && this.options.has(one.name))?.name ?? null;
  }
  pick(ghost: string | null): void {
    this.picked = ghost === this.picked ? null : ghost;
    this.several = [];
    this.#looked();
  }
  #looked(): void {
    if (this.past) this.#see([]);
  }
  /** Where the picked ghost would go if a point were tapped; `z` tells how high that is, where it is known. */
  under(p: Point, z: number | null = null): Option[] {
    const found = nearest(this.own, p);
    if (found.length < 2 || z === null || new Set(found.map((option) => option.partner)).size > 1) return found;
    const off = (option: Option) => Math.abs(option.place.level - z);
    return [found.reduce((best, option) => (off(option) < off(best) ? option : best))];
  }
  aimAt(p: Point | null, z: number | null = null): void {
    this.aim = p && this.picked !== null ? (this.under(p, z)[0] ?? null) : null;
  }
  /** A tap on the lobby: the picked ghost goes there (true), or it is asked which of several places is meant. */
  tap(p: Point, z: number | null = null): boolean {
    const found = this.under(p, z);
    if (found.length === 1) this.choose(found[0]!.action);
    else this.several = found;
    return found.length === 1;
  }

  // ------------------------------------------------------------------ furniture

  shape(pose = this.held?.pose): Placed | null {
    const shape = this.held && pose && this.view.position.shapes[this.held.piece]?.[pose];
    return this.held && shape ? asPlaced(this.held, shape) : null;
  }
  /** Take a piece in hand: as it stands, or in the middle of the lobby. */
  hold(piece: string): void {
    const stands = this.view.position.furniture.find((one) => one.piece === piece);
    this.#grip(stands ? { piece, x: stands.x, y: stands.y, turn: stands.turn, pose: stands.pose, under: false } : { piece, x: 300, y: 300, turn: 0, pose: "up", under: false });
  }
  move(change: Partial<Held>): void {
    this.#looked();
    this.#grip(change);
  }
  #grip(change: Partial<Held>): void {
    const next = { ...this.held, ...change } as Held;
    this.held = { ...next, x: clamp(next.x), y: clamp(next.y), turn: (next.turn + 360) % 360 };
    this.#question();
  }
  turn(degrees: number): void {
    if (this.held) this.move({ turn: this.held.turn + degrees });
  }
  /** The next pose, moved off the walls where it would stick out. */
  tip(): void {
    if (!this.held) return;
    const pose = POSES[(POSES.indexOf(this.held.pose) + 1) % POSES.length]!;
    const shape = this.view.position.shapes[this.held.piece]?.[pose];
    if (shape) this.move(within({ ...this.held, pose }, shape));
  }
  /** Back inside the lobby. */
  fit(): void {
    const shape = this.shape();
    if (this.held && shape) this.move(within(this.held, shape));
  }
  /** What puts the held piece back as it was; not while the lobby is being furnished. */
  back = $derived(this.view.actions.find((one) => one.text.startsWith("put back ")));
  put(): void {
    if (this.held) this.choose(holdText(this.held));
  }

  /** One question at a time, about the newest place only. */
  #question(): void {
    const text = this.held && holdText(this.held);
    if (!text || text === this.#sent) return;
    if (this.verdict?.action !== text) this.verdict = null;
    if (!this.#ask || this.#asking) return;
    this.#asking = true;
    this.#sent = text;
    const ready = new Promise((done) => setTimeout(done, ASK_EVERY));
    void this.#ask(text).then(async (because) => {
      if (this.held && holdText(this.held) === because.action) this.verdict = because;
      await ready;
      this.#asking = false;
      this.#question();
    });
  }
}

const clamp = (value: number) => Math.max(0, Math.min(600, Math.round(value)));
