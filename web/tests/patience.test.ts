import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, ServerProblem } from "../src/lib/protocol/api";
import { patience } from "../src/lib/protocol/patience.svelte";
import type { NewTable } from "../src/lib/protocol/types";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PREPARING = { ok: true, status: 202, json: async () => ({ code: "preparing", message: { id: "refused-preparing", of: "server" } }) };

/** A server that prepares a game for so many requests. */
function server(slow: number, then: object = { ok: true, status: 201, json: async () => ({ invitation: "x" }) }) {
  const answer = vi.fn(async () => (slow-- > 0 ? PREPARING : then));
  vi.stubGlobal("fetch", answer);
  return answer;
}
const wish = { game: "x", seats: [], key: "k" } as unknown as NewTable;

it("asks again, the same, while a game is prepared, and says since when", async () => {
  const fetch = server(3);
  const made = api.create(wish, { up: false });
  await vi.advanceTimersByTimeAsync(500);
  expect(patience.since).not.toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await made).toEqual({ invitation: "x" });
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(new Set(fetch.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1);
  expect(patience.since).toBeNull();
});

it("asks no more when nobody waits, or something else is wrong", async () => {
  const fetch = server(100);
  const given = { up: false };
  const made = api.create(wish, given).catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(1500);
  given.up = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(((await made) as ServerProblem).code).toBe("preparing");
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(patience.since).toBeNull();
  server(1, { ok: false, status: 503, json: async () => ({ code: "store", message: { id: "refused-store", of: "server" } }) });
  const failed = api.create(wish, { up: false }).catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(1500);
  expect(((await failed) as ServerProblem).code).toBe("store");
  expect(patience.since).toBeNull();
});
