/**
 * One seat's (or a spectator's) line to its table. It comes back by itself, asks for what it missed, and sends again
 * what was not answered, under the same key, so that nothing is done twice. It shows only what the server has told.
 */
import { api, randomText, ServerProblem } from "./api";
import { remembers, stillTold } from "./memory";
import type { Because, Clock, Event, ServerMessage, Hinted, Refused, Request, Said, Seats, TableInfo, Update } from "./types";
import { asView, type View } from "./view";

export type LineStatus = "connecting" | "live" | "lost" | "gone";
export type Told = Update | Said | Seats;
/** The newest thing that happened; boards move their pieces by it. */
export interface Latest {
  n: number;
  events: Event[];
  undone: boolean;
}
interface Waiting {
  request: Request;
  settle: (refused: Refused | null) => void;
  /** Sent again after the connection was lost. */
  again: boolean;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/**
 * The page promises to notice a lost connection within 10 s, even if no event reports it. After `QUIET` ms without a
 * message it sends a ping; if no message arrives within another `ANSWER` ms, the connection is lost.
 */
const QUIET = 5_000;
const QUIET_HIDDEN = 20_000; // in a hidden tab, to spare the server; a tab that becomes visible pings at once
const ANSWER = 4_000;
/** How long a new connection may take until its first message, in ms. */
const OPENING = 10_000;
/** A timer that fires this many ms late shows that the page was suspended, which says nothing about the network. */
const SUSPENDED = 1_000;
/** Why somebody may not be at a table, or not on this seat any more: coming back would not help. */
const NOT_HERE = ["no-table", "no-seat", "no-spectators"];

export class Live {
  status = $state<LineStatus>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  told = $state.raw<Told[]>([]);
  latest = $state.raw<Latest>({ n: 0, events: [], undone: false });
  undo = $state(false);
  clock = $state.raw<(Clock & { at: number }) | null>(null);
  here = $state.raw<number[]>([]);
  problem = $state.raw<Refused | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  because = $state.raw<Because | null>(null);
  /** Number of requests without an answer. */
  waiting = $state(0);
  /** Whether a move or an undo has no answer yet. */
  kept = $state(false);
  /** What became of the move that was sent again after the connection was last lost. `problem` tells other refusals. */
  delivered = $state<"done" | "late" | null>(null);

  #socket: WebSocket | null = null;
  #n: number | null = null;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #open = new Map<string, Waiting>();
  #asked = new Map<string, (because: Because) => void>();
  #closed = false;
  #hintFor: Latest | null = null;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    void this.#begin();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#again);
    this.#abandon();
  }

  // ------------------------------------------------------------------ asking

  move(action: string): Promise<Refused | null> {
    return this.#ask({ type: "move", key: randomText(12), action, n: this.#n });
  }
  takeBack(): Promise<Refused | null> {
    return this.#ask({ type: "undo", key: randomText(12), n: this.#n });
  }
  go(): Promise<Refused | null> {
    return this.#ask({ type: "go", key: randomText(12) });
  }
  say(text: string, team: boolean): Promise<Refused | null> {
    return this.#ask({ type: "say", key: randomText(12), text, team });
  }
  comeBack(): Promise<Refused | null> {
    return this.#ask({ type: "back", key: randomText(12) });
  }
  mark(name: string, place: string | null): Promise<Refused | null> {
    return this.#ask({ type: "mark", key: randomText(12), name, place });
  }
  hint(): void {
    this.#hintFor = this.latest;
    this.#send({ type: "hint" });
  }
  why(action: string): void {
    this.#send({ type: "why", action });
  }
  /** Whether an action is allowed, and if not, why; nothing is played. A question that gets no answer stays open. */
  explain(action: string): Promise<Because> {
    return new Promise((settle) => {
      this.#asked.set(action, settle);
      this.why(action);
    });
  }

  #ask(request: Extract<Request, { key: string }>): Promise<Refused | null> {
    if (request.type === "go" && this.status === "lost") return Promise.resolve(null); // the server goes on by itself
    return new Promise((settle) => {
      this.#open.set(request.key, { request, settle, again: false });
      this.#count();
      this.#send(request);
    });
  }

  #count(): void {
    this.waiting = this.#open.size;
    this.kept = [...this.#open.values()].some(({ request }) => isMove(request));
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === "live") this.#socket.send(JSON.stringify(request));
  }

  // ------------------------------------------------------------------ the line

  async #begin(): Promise<void> {
    try {
      const { told } = await api.history(this.id, this.seat);
      this.told = told;
      this.#n = told.at(-1)?.n ?? null;
    } catch (problem) {
      if (this.#closed) return;
      if (problem instanceof ServerProblem && NOT_HERE.includes(problem.code)) {
        this.status = "gone";
        this.problem = refusal(problem);
        return;
      }
      this.#later(() => void this.#begin());
      return;
    }
    this.#connect();
  }

  #connect = (): void => {
    if (this.#closed) return;
    clearTimeout(this.#again);
    this.#abandon();
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.#n !== null) query.set("have", String(this.#n));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`);
    this.#socket = socket;
    // An abandoned connection may still deliver messages, or close late: both are ignored.
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#hear(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#expect(OPENING, () => this.#lost());
  };

  /** Abandon the present connection without waiting for its close: on a silent network that may take minutes. */
  #abandon(): void {
    clearTimeout(this.#heartbeat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(): void {
    this.#abandon();
    if (this.#closed || this.status === "gone") return;
    this.status = "lost";
    this.delivered = null;
    for (const [key, { request }] of this.#open) if (request.type === "go") this.#settle(key, null);
    this.#later(this.#connect);
  }

  /** The browser reports that there is no network. A server on this device is reachable all the same: reconnecting finds it. */
  #offline = (): void => {
    if (this.status === "live") this.#lost();
  };

  #listen(): void {
    clearTimeout(this.#heartbeat);
    const quiet = document.visibilityState === "hidden" ? QUIET_HIDDEN : QUIET;
    this.#heartbeat = setTimeout(() => this.#probe(), quiet);
  }

  /** Ping the server. A page that was suspended may have missed the answer, so it pings a second time. */
  #probe(again = true): void {
    this.#send({ type: "ping" });
    const due = performance.now() + ANSWER;
    this.#expect(ANSWER, () => (again && performance.now() - due > SUSPENDED ? this.#probe(false) : this.#lost()));
  }

  #expect(within: number, otherwise: () => void): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(otherwise, within);
  }

  #later(what: () => void): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(what, this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#closed || this.status === "gone") return;
    if (this.status === "lost") this.#connect();
    else if (this.status === "live") this.#probe();
  };

  // ------------------------------------------------------------------ being told

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        this.status = "live";
        this.#wait = FIRST_WAIT;
        if (message.fresh && this.#n !== null && message.n !== this.#n) void this.#rewrite();
        if (message.n !== this.#n) this.hinted = null; // it was about another position
        this.#n = message.n;
        this.table = message.table;
        if (message.missed.length) this.#note(...message.missed);
        this.view = asView(message.view);
        if (message.missed.length) this.#tellAll();
        this.undo = message.undo;
        this.#tick(message.clock);
        this.here = message.here;
        for (const one of this.#open.values()) {
          one.again = true;
          this.#send(one.request);
        }
        break;
      }
      case "update":
        this.#n = message.n;
        this.#note(message);
        this.hinted = null;
        this.problem = null;
        if (message.view) this.view = asView(message.view);
        this.#tellAll();
        this.latest = { n: message.n, events: message.events, undone: message.undone };
        this.undo = message.undo;
        this.#tick(message.clock);
        break;
      case "said":
        this.#n = message.n;
        this.told = [...this.told, message];
        break;
      case "seats":
        this.#n = message.n;
        this.told = [...this.told, message];
        this.table = message.table;
        break;
      case "here":
        this.here = message.seats;
        break;
      case "done":
        this.#settle(message.re, null);
        break;
      case "refused":
        if (message.re === null && (!this.table || NOT_HERE.includes(message.code))) this.status = "gone";
        if (message.view) this.view = asView(message.view);
        this.problem = message;
        if (message.re !== null) this.#settle(message.re, message);
        break;
      case "because":
        this.because = message;
        this.#asked.get(message.action)?.(message);
        this.#asked.delete(message.action);
        break;
      case "hinted":
        if (this.#hintFor === this.latest) this.hinted = message; // else something has happened since
        break;
      case "pong":
        break;
    }
  }

  /** What was told before stays only as far as it need not be remembered. */
  #note(...messages: Told[]): void {
    this.told = stillTold([...this.told, ...messages]);
  }

  /** At the end there is nothing to remember any more. */
  #tellAll(): void {
    if (this.view?.actor === "over" && remembers(this.told)) void this.#rewrite();
  }

  async #rewrite(): Promise<void> {
    const { told } = await api.history(this.id, this.seat).catch(() => ({ told: this.told }));
    const last = told.at(-1)?.n ?? 0;
    this.told = [...told, ...this.told.filter((one) => one.n > last)];
  }

  #tick(clock: Clock | null): void {
    this.clock = clock ? { ...clock, at: Date.now() } : null;
  }

  #settle(key: string, refused: Refused | null): void {
    const one = this.#open.get(key);
    if (!one) return;
    if (one.again && isMove(one.request)) this.delivered = !refused ? "done" : refused.code === "stale" ? "late" : null;
    this.#open.delete(key);
    this.#count();
    one.settle(refused);
  }
}

function isMove(request: Request): boolean {
  return request.type === "move" || request.type === "undo";
}

function refusal(problem: ServerProblem): Refused {
  return { type: "refused", re: null, code: problem.code, message: problem.told ?? { id: "" }, rules: [], n: 0, view: null };
}
