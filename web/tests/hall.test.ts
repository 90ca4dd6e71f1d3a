import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import GamePage from "../src/hall/GamePage.svelte";
import { prefs } from "../src/lib/prefs.svelte";
import type { GameInfo } from "../src/lib/protocol/types";

/** A server with one game for many and one for a single player; its sentences stand here only. */
const ghostSeat = { key: "ghost_seat", values: "any seat 1..players, or drawn", default: 1, text: "" };
const firstSeat = { key: "first_seat", values: ["seat-1", "drawn"], default: "seat-1", text: "" };
const game = (name: string, begins: string, most: number): GameInfo => ({
  name, title: name, lang: "en", players: [most > 1 ? 2 : 1, most], hidden: false, rules: "", lesson: false, begins, options: most > 1 ? [ghostSeat, firstSeat] : [],
}); // prettier-ignore
const begins = { en: "Whoever yawned last begins.", nl: "Wie het laatst gaapte, begint." };

beforeEach(() => {
  prefs.setLang("en");
  vi.stubGlobal("fetch", (address: string) => {
    const lang = new URL(address, "http://x").searchParams.get("lang") === "nl" ? "nl" : "en";
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ levels: ["normal"], games: [game("yawning", begins[lang], 4), game("alone", "", 1)] }) });
  });
});
afterEach(() => {
  prefs.setLang("en");
  vi.unstubAllGlobals();
});

const open = (name: string) => render(GamePage, { name });

it("a game's card says who begins", async () => {
  open("yawning");
  const line = await screen.findByText(begins.en);
  expect(line.previousElementSibling!.textContent).toContain("2–4 players");
});

it("it says so in Dutch", async () => {
  prefs.setLang("nl");
  open("yawning");
  await screen.findByText(begins.nl);
});

it("a game for one says nothing of it", async () => {
  const { container } = open("alone");
  await screen.findByRole("heading", { name: "alone" });
  expect(container.querySelector(".begins")).toBeNull();
});

it("who begins, and the seat of a side, are chosen from a list", async () => {
  const { container } = open("yawning");
  await screen.findByText(begins.en);
  const options = (name: string) => [...screen.getByLabelText<HTMLSelectElement>(name).options].map((one) => one.text);
  expect(options("Who begins")).toEqual(["Seat 1", "Drawn by lot"]);
  const seat = () => container.querySelector<HTMLSelectElement>("#option-ghost_seat")!;
  expect([...seat().options].map((one) => one.text)).toEqual(["1", "2", "Drawn by lot"]);
  const count = screen.getByLabelText<HTMLSelectElement>("Players");
  await fireEvent.change(count, { target: { value: "4" } });
  flushSync();
  expect(seat().options).toHaveLength(5);
  await fireEvent.change(seat(), { target: { value: "4" } });
  await fireEvent.change(count, { target: { value: "2" } });
  await waitFor(() => expect(seat().value).toBe("1")); // there is no seat 4 any more
});
