import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameTable } from "../src/games/types";
import { prefs } from "../src/lib/prefs.svelte";
import type { Live } from "../src/lib/protocol/live.svelte";
import type { TableInfo } from "../src/lib/protocol/types";
import type { View } from "../src/lib/protocol/view";
import Actions from "../src/table/Actions.svelte";
import Chat from "../src/table/Chat.svelte";
import Log from "../src/table/Log.svelte";
import SeatList from "../src/table/SeatList.svelte";
import { logLines, resultText } from "../src/table/words";

const seat = (number: number, name: string, kind = "human") => ({ seat: number, kind, name, level: null, away: null, seed: null });
const table = { id: "t", game: "x", status: "playing", hints: true, teams: false, seats: [seat(0, "Rosa"), seat(1, "<b>Tom</b>"), seat(2, "Bot", "bot")] } as unknown as TableInfo;
const view = {
  actor: 0, seat: 0, scores: [3, 5, 8], winners: [], marks: {}, moves: 0, game: "x", players: 3, position: {},
  actions: [{ text: "walk 3", says: "from space 3 to space 7" }, { text: "burn", says: "burn it all" }],
} as unknown as View; // prettier-ignore
const speak = { lang: "en" as const, names: ["Rosa", "<b>Tom</b>", "Bot"] };
const game = { eventNl: () => "Nederlands", sayAction: () => null, describe: () => [], confirm: (action: { text: string }) => action.text === "burn" } as unknown as GameTable;
const line = (extra: object = {}) => ({ seat: 0, status: "live", undo: false, problem: null, hinted: null, told: [], here: [0], hint: vi.fn(), takeBack: vi.fn(), ...extra }) as unknown as Live;

beforeEach(() => prefs.setLang("en"));

describe("what you can do now", () => {
  const show = (extra: object = {}) => {
    const choose = vi.fn();
    const point = vi.fn();
    render(Actions, { line: line(), undoer: null, table, view, game, speak, turn: "Your turn, Rosa", myTurn: true, canChoose: true, choose, point, ...extra });
    return { choose, point };
  };
  it("offers exactly the legal actions, and one click chooses", async () => {
    const { choose } = show();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    await fireEvent.click(screen.getByText("From space 3 to space 7"));
    expect(choose.mock.calls).toEqual([["walk 3"]]);
    expect(document.activeElement?.tagName).toBe("H2");
  });
  it("asks again only where the game says it matters", async () => {
    const { choose } = show();
    await fireEvent.click(screen.getByText("Burn it all"));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toContain("Tap again");
    await fireEvent.click(screen.getByText("Burn it all"));
    expect(choose.mock.calls).toEqual([["burn"]]);
  });
  it("offers nothing while a move is on its way, or to those who wait", () => {
    const { choose } = show({ canChoose: false });
    for (const button of screen.getAllByRole<HTMLButtonElement>("button").filter((one) => one.dataset.action)) expect(button.disabled).toBe(true);
    expect(choose).not.toHaveBeenCalled();
  });
  it("shows no choices when it is somebody else's turn", () => {
    show({ myTurn: false });
    expect(screen.queryAllByRole("listitem")).toHaveLength(0);
  });
  it("takes back on behalf of the seat that may", async () => {
    const undoer = line({ seat: 1 });
    show({ undoer });
    await fireEvent.click(screen.getByText("Take back"));
    expect(undoer.takeBack).toHaveBeenCalled();
  });
  it("tells why something was refused", () => {
    show({ line: line({ problem: { code: "illegal", text: "space 3 already holds a guest", rules: [] } }) });
    expect(screen.getByRole("alert").textContent).toBe("space 3 already holds a guest");
  });
});

it("the log shows the newest first, and asks for the rules behind a line", async () => {
  const told = [
    { type: "update", n: 1, events: [{ kind: "a", data: {}, rules: ["HC-1.1"], text: "First." }], undone: false },
    { type: "update", n: 2, events: [], undone: true },
    { type: "said", n: 3 },
    { type: "update", n: 4, events: [{ kind: "b", data: {}, rules: [], text: "Last." }], undone: false },
  ];
  const ask = vi.fn();
  render(Log, { lines: logLines(told as never, game, speak), ask });
  expect(screen.getAllByRole("listitem").map((li) => li.querySelector("span")!.textContent)).toEqual(["Last.", "The last move was taken back.", "First."]);
  await fireEvent.click(screen.getByRole("button"));
  expect(ask).toHaveBeenCalledWith("First.", ["HC-1.1"]);
  prefs.setLang("nl");
  expect(logLines(told as never, game, { ...speak, lang: "nl" })[0]!.text).toBe("Nederlands");
});

it("names and chat are words, never markup", () => {
  render(SeatList, { table, view, game, here: [0], mine: [0] });
  expect(screen.getByText("<b>Tom</b>")).toBeTruthy();
  const said = [{ type: "said", n: 1, seat: 1, name: "<b>Tom</b>", text: "<img src=x onerror=alert(1)>", team: false, at: 0 }];
  const { container } = render(Chat, { line: line({ told: said }), table });
  expect(container.querySelector("img, b")).toBeNull();
  expect(container.textContent).toContain("<img src=x onerror=alert(1)>");
});

it("whose turn it is, is said and shown", () => {
  render(SeatList, { table, view, game, here: [0], mine: [0] });
  const items = screen.getAllByRole("listitem");
  expect(items.map((li) => li.getAttribute("aria-current"))).toEqual(["true", null, null]);
  expect(items[0]!.textContent).toContain("you");
  expect(items[1]!.textContent).toContain("not connected");
});

it("the result names the winners", () => {
  expect(resultText(table, { ...view, winners: [0] }, [0])).toBe("You win!");
  expect(resultText(table, { ...view, winners: [0] }, [0, 1])).toBe("Rosa wins!");
  expect(resultText(table, { ...view, winners: [0, 2] }, [1])).toBe("Rosa, Bot win!");
  expect(resultText(table, { ...view, winners: [] }, [1])).toBe("Nobody wins.");
});
