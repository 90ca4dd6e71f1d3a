import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { en } from "../src/lib/i18n/en";
import { Live } from "../src/lib/protocol/live.svelte";
import { logLines } from "../src/table/words";

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
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
  vi.unstubAllGlobals();
});

it("asks only for what it has not heard yet", () => {
  expect(last().url).toContain("/api/tables/t/live?seat=0&have=3");
  last().tell(welcome(5, 2, [update(4, 2), { type: "said", n: 5, text: "hello" }]));
  expect(line.status).toBe("live");
  expect(line.told.map((one) => one.n)).toEqual([3, 4, 5]);
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
  last().tell({ type: "refused", re: last().sent[0]!.key, code: "stale", text: "older", rules: [], n: 4, view: { moves: 7 } });
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
  await vi.advanceTimersByTimeAsync(18_000);
  expect(last().sent.some((one) => one.type === "ping")).toBe(true);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

it("starts afresh when the server's database has lost rows, and says so in the log", async () => {
  last().tell(welcome(3, 1));
  last().tell(update(4, 2));
  const answer = line.move("walk 3");
  const note = { ...update(1_000_002, 1), undone: true, rewound: true };
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ told: [update(3, 1), note] }) }));
  last().tell({ ...welcome(1_000_002, 1, [note]), fresh: true });
  last().tell({ type: "refused", re: last().sent[0]!.key, code: "rewound", text: "", rules: [], n: 1_000_002, view: { moves: 1 } });
  expect((await answer)?.code).toBe("rewound");
  await vi.advanceTimersByTimeAsync(1);
  expect([line.view?.moves, line.waiting, line.status]).toEqual([1, 0, "live"]);
  expect(line.told.map((one) => one.n)).toEqual([3, 1_000_002]);
  expect(logLines(line.told, null, { lang: "en", names: [] }).at(-1)?.text).toBe(en["table.rewound"]);
  void line.move("walk 4");
  expect(last().sent.at(-1)).toMatchObject({ action: "walk 4", n: 1_000_002 });
});
