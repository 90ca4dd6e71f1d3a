import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { say } from "../src/lib/words";
import { told } from "./lang";
import { Live } from "../src/lib/protocol/live.svelte";
import { logLines } from "../src/table/words";

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** On a silent network a socket does not report that it is closed. */
  silent = false;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = this.silent ? 2 : 3;
    if (!this.silent) this.onclose?.();
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = { id: "t", seats: [], status: "playing" };
const welcome = (n: number, moves: number, missed: unknown[] = []) => ({
  type: "welcome", n, seat: 0, table, view: { moves }, missed, fresh: false, undo: false, clock: null, here: [],
}); // prettier-ignore
const update = (n: number, moves: number) => ({ type: "update", n, events: [], view: { moves }, undo: true, clock: null, undone: false });
const last = () => FakeSocket.all.at(-1)!;
let line: Live;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ told: [update(3, 1)] }) }));
  line = new Live("t", 0);
  await vi.advanceTimersByTimeAsync(1);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("asks only for what it has not heard yet", () => {
  expect(last().url).toContain("/api/tables/t/live?seat=0&have=3");
  last().tell(welcome(5, 2, [update(4, 2), { type: "said", n: 5, text: "hello" }]));
  expect(line.status).toBe("live");
  expect(line.told.map((one) => one.n)).toEqual([3, 4, 5]);
});

const shown = (room: number) => ({
  kind: "shown", data: { seat: 1, room }, message: told(`Max shows himself in ${room}.`, ["R-1"]),
  covered: { by: ["shown"], data: { seat: 1 }, message: told("Max showed himself.") },
}); // prettier-ignore
const turned = (room: number) => ({ kind: "turned up", data: { room }, message: told(`To ${room}.`), covered: { by: ["card"], data: {}, message: null } });
const card = { kind: "card", data: {}, message: told("A hidden card.") };
const texts = () => line.told.map((one) => (one.type === "update" ? one.events.map((event) => event.message.args!.text) : []));

it("keeps nothing that a seat has to remember once it is covered again", async () => {
  last().tell(welcome(3, 1));
  last().tell({ ...update(4, 2), events: [turned(8), turned(9), shown(9)] });
  expect(texts()).toEqual([[], ["To 8.", "To 9.", "Max shows himself in 9."]]);
  last().tell({ ...update(5, 3), events: [card] });
  expect(texts()).toEqual([[], ["Max shows himself in 9."], ["A hidden card."]]);
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  last().tell(welcome(6, 4, [{ ...update(6, 4), view: null, events: [shown(20)] }]));
  expect(texts()).toEqual([[], ["Max showed himself."], ["A hidden card."], ["Max shows himself in 20."]]);
  expect(JSON.stringify(line.told)).not.toMatch(/"room":[89]|in 9|To \d/);
});

it("reads everything up when the game is over, and loses nothing meanwhile", async () => {
  last().tell(welcome(3, 1));
  last().tell({ ...update(4, 2), events: [turned(8), shown(8)] });
  const all = { ...update(4, 2), events: [turned(8), shown(8)] };
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ told: [update(3, 1), all, { ...update(5, 3), events: [card] }] }) }));
  last().tell({ ...update(5, 3), view: { moves: 3, actor: "over" }, events: [card] });
  last().tell({ type: "said", n: 6, text: "well played" });
  await vi.advanceTimersByTimeAsync(1);
  expect(line.told.map((one) => one.n)).toEqual([3, 4, 5, 6]);
  expect(texts()[1]).toEqual(["To 8.", "Max shows himself in 8."]);
});

it("shows a move only when the server tells it", async () => {
  last().tell(welcome(3, 1));
  const answer = line.move("walk 3");
  expect(last().sent).toMatchObject([{ type: "move", action: "walk 3", n: 3 }]);
  expect(line.view?.moves).toBe(1);
  expect(line.waiting).toBe(1);
  last().tell(update(4, 2));
  last().tell({ type: "done", re: last().sent[0]!.key, n: 4 });
  expect(await answer).toBeNull();
  expect([line.view?.moves, line.waiting, line.undo]).toEqual([2, 0, true]);
});

it("comes back by itself and sends an unanswered move again, under the same key", async () => {
  last().tell(welcome(3, 1));
  const answer = line.move("walk 3");
  const first = last();
  first.close();
  expect(line.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all.length).toBe(2);
  expect(last().sent).toEqual([]);
  last().tell(welcome(4, 2, [update(4, 2)]));
  expect(last().sent).toEqual(first.sent);
  last().tell({ type: "done", re: first.sent[0]!.key, n: 4 });
  expect(await answer).toBeNull();
  expect(line.status).toBe("live");
});

it("waits longer between tries, but never long", async () => {
  last().tell(welcome(3, 1));
  for (let i = 0; i < 12; i++) {
    last().close();
    await vi.advanceTimersByTimeAsync(5001);
  }
  expect(FakeSocket.all.length).toBe(13);
});

it("tells a refusal and takes the present view from it", async () => {
  last().tell(welcome(3, 1));
  const answer = line.move("walk 3");
  last().tell({ type: "refused", re: last().sent[0]!.key, code: "stale", message: told("older"), rules: [], n: 4, view: { moves: 7 } });
  expect((await answer)?.code).toBe("stale");
  expect(line.view?.moves).toBe(7);
  expect(line.problem?.code).toBe("stale");
});

it("shows no hint about a position that is over", async () => {
  const hinted = { type: "hinted", action: "walk 3", says: "", level: "normal", chance: 0.5, choices: [] };
  last().tell(welcome(3, 1));
  line.hint();
  last().tell(hinted);
  expect(line.hinted?.action).toBe("walk 3");
  line.hint();
  last().tell(update(4, 2)); // a move, before the bot has thought to its end
  last().tell(hinted);
  expect(line.hinted).toBeNull();
  line.hint();
  last().tell(hinted);
  expect(line.hinted).not.toBeNull();
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  last().tell(welcome(5, 3, [update(5, 3)]));
  expect(line.hinted).toBeNull();
});

it("closes a line that has gone silent", async () => {
  last().tell(welcome(3, 1));
  await vi.advanceTimersByTimeAsync(6000);
  expect(last().sent.some((one) => one.type === "ping")).toBe(true);
  await vi.advanceTimersByTimeAsync(4000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

const pings = (socket: FakeSocket) => socket.sent.filter((one) => one.type === "ping").length;
const moves = () => FakeSocket.all.flatMap((socket) => socket.sent).filter((one) => one.type === "move");
/** Let time pass on a line whose server answers every ping. */
async function answered(seconds: number): Promise<void> {
  for (let i = 0; i < seconds * 10; i++) {
    const before = pings(last());
    await vi.advanceTimersByTimeAsync(100);
    if (pings(last()) > before) last().tell({ type: "pong" });
  }
}

it("treats a silent connection as lost within 10 seconds, though the socket never reports its close", async () => {
  last().tell(welcome(3, 1));
  const old = last();
  old.silent = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(line.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(last()).not.toBe(old);
  last().tell(welcome(3, 1));
  expect(line.status).toBe("live");
});

it("is lost at once when the browser says that it is offline, and comes back", async () => {
  last().tell(welcome(3, 1));
  last().silent = true;
  dispatchEvent(new Event("offline"));
  expect(line.status).toBe("lost");
  last().tell(update(4, 2)); // too late: the next connection tells it again
  expect(line.told.map((one) => one.n)).toEqual([3]);
  const before = FakeSocket.all.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all.length).toBe(before + 1);
  last().tell(welcome(4, 2, [update(4, 2)]));
  expect(line.status).toBe("live");
  expect(line.told.map((one) => one.n)).toEqual([3, 4]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(FakeSocket.all.length).toBe(before + 1);
});

it("is not disturbed by the late close of an abandoned connection", async () => {
  last().tell(welcome(3, 1));
  const old = last();
  old.silent = true;
  const late = old.onclose!;
  await vi.advanceTimersByTimeAsync(11_000);
  last().tell(welcome(3, 1));
  const all = FakeSocket.all.length;
  late();
  old.onclose?.();
  old.tell(update(4, 2));
  expect([line.status, line.view?.moves]).toEqual(["live", 1]);
  await answered(5);
  expect(FakeSocket.all.length).toBe(all);
  expect(line.status).toBe("live");
});

it("keeps a move made in the silence and sends it once on the next connection", async () => {
  last().tell(welcome(3, 1));
  const old = last();
  old.silent = true;
  expect(line.kept).toBe(false);
  const answer = line.move("walk 3");
  await vi.advanceTimersByTimeAsync(11_000);
  expect([line.waiting, line.kept]).toEqual([1, true]);
  last().tell(welcome(3, 1));
  expect(last().sent).toMatchObject([{ type: "move", action: "walk 3", n: 3, key: old.sent[0]!.key }]);
  last().tell(update(4, 2));
  last().tell({ type: "done", re: old.sent[0]!.key, n: 4 });
  expect(await answer).toBeNull();
  expect([line.waiting, line.kept, line.delivered]).toEqual([0, false, "done"]);
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  last().tell(welcome(4, 2));
  expect(moves().length).toBe(2); // on the silent connection, and once after it
  expect(line.delivered).toBeNull();
});

it("sends a move once that was made while the connection was lost", async () => {
  last().tell(welcome(3, 1));
  dispatchEvent(new Event("offline"));
  void line.move("walk 3");
  expect([moves().length, line.kept]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(moves().length).toBe(0);
  last().tell(welcome(3, 1));
  expect(moves().length).toBe(1);
});

it("gives a kept move back that came too late, and does not send it again", async () => {
  last().tell(welcome(3, 1));
  dispatchEvent(new Event("offline"));
  const answer = line.move("walk 3");
  await vi.advanceTimersByTimeAsync(1000);
  last().tell(welcome(4, 2, [update(4, 2)]));
  expect(last().sent).toMatchObject([{ type: "move", n: 3 }]); // as it was decided
  last().tell({ type: "refused", re: last().sent[0]!.key, code: "stale", message: told("older"), rules: [], n: 4, view: { moves: 2 } });
  expect((await answer)?.code).toBe("stale");
  expect([line.delivered, line.kept, line.problem?.code]).toEqual(["late", false, "stale"]);
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  last().tell(welcome(4, 2));
  expect(moves().length).toBe(1);
});

it("calls what is written to others no move, and does not keep a wish to go on", async () => {
  last().tell(welcome(3, 1));
  dispatchEvent(new Event("offline"));
  void line.say("hello", false);
  expect(await Promise.race([line.go(), "waits"])).toBeNull(); // chance goes on by itself
  expect([line.waiting, line.kept]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1000);
  last().tell(welcome(3, 1));
  expect(last().sent.map((one) => one.type)).toEqual(["say"]);
});

it("abandons a connection that never opens, and tries another", async () => {
  last().tell(welcome(3, 1));
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  const stuck = last();
  stuck.readyState = 0;
  stuck.silent = true;
  const all = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(FakeSocket.all.length).toBe(all + 1);
  expect(last()).not.toBe(stuck);
});

it("pings the server of an idle table every 5 seconds, and every 20 in a hidden tab", async () => {
  last().tell(welcome(3, 1));
  await answered(60);
  expect(pings(last())).toBeGreaterThan(9);
  expect(pings(last())).toBeLessThan(13);
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await answered(10);
  const before = pings(last());
  await answered(60);
  expect(pings(last()) - before).toBeLessThan(4);
  expect(FakeSocket.all.length).toBe(1);
  hidden.mockReturnValue("visible");
  last().silent = true;
  document.dispatchEvent(new Event("visibilitychange")); // looked at again: asked at once
  await vi.advanceTimersByTimeAsync(5000);
  expect(line.status).toBe("lost");
});

it("pings a second time after the page was suspended, before the connection counts as lost", async () => {
  last().tell(welcome(3, 1));
  await vi.advanceTimersByTimeAsync(5000);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now + 60_000); // asleep for a minute
  await vi.advanceTimersByTimeAsync(4100);
  expect([line.status, pings(last())]).toEqual(["live", 2]);
  clock.mockRestore();
  last().silent = true;
  await vi.advanceTimersByTimeAsync(4100);
  expect(line.status).toBe("lost");
});

it("starts afresh when the server's database has lost rows, and says so in the log", async () => {
  last().tell(welcome(3, 1));
  last().tell(update(4, 2));
  const answer = line.move("walk 3");
  const note = { ...update(1_000_002, 1), undone: true, rewound: true };
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ told: [update(3, 1), note] }) }));
  last().tell({ ...welcome(1_000_002, 1, [note]), fresh: true });
  last().tell({ type: "refused", re: last().sent[0]!.key, code: "rewound", message: told("lost"), rules: [], n: 1_000_002, view: { moves: 1 } });
  expect((await answer)?.code).toBe("rewound");
  await vi.advanceTimersByTimeAsync(1);
  expect([line.view?.moves, line.waiting, line.status]).toEqual([1, 0, "live"]);
  expect(line.told.map((one) => one.n)).toEqual([3, 1_000_002]);
  expect(logLines(line.told).at(-1)?.text).toBe(say("table-rewound"));
  void line.move("walk 4");
  expect(last().sent.at(-1)).toMatchObject({ action: "walk 4", n: 1_000_002 });
});
