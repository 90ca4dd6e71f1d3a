import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameTable } from "../src/games/types";
import { prefs } from "../src/lib/prefs.svelte";
import type { Live } from "../src/lib/protocol/live.svelte";
import type { TableInfo } from "../src/lib/protocol/types";
import type { View } from "../src/lib/protocol/view";
import Dialog from "../src/lib/ui/Dialog.svelte";
import Actions from "../src/table/Actions.svelte";
import Chat from "../src/table/Chat.svelte";
import Connection from "../src/table/Connection.svelte";
import End from "../src/table/End.svelte";
import Log from "../src/table/Log.svelte";
import RuleBook from "../src/table/RuleBook.svelte";
import SeatList from "../src/table/SeatList.svelte";
import { logLines, mustAsk, resultText } from "../src/table/words";
import { told } from "./lang";

const seat = (number: number, name: string, kind = "human") => ({ seat: number, kind, name, level: null, away: null, seed: null });
const table = { id: "t", game: "x", status: "playing", hints: true, teams: false, seats: [seat(0, "Rosa"), seat(1, "<b>Tom</b>"), seat(2, "Bot", "bot")] } as unknown as TableInfo;
const view = {
  actor: 0, seat: 0, scores: [3, 5, 8], winners: [], marks: {}, moves: 0, game: "x", players: 3, position: {},
  actions: [{ text: "walk 3", message: told("from space 3 to space 7") }, { text: "burn", message: told("burn it all") }],
} as unknown as View; // prettier-ignore
const speak = { lang: "en" as const, names: ["Rosa", "<b>Tom</b>", "Bot"] };
const game = { sayAction: () => null, describe: () => [], confirm: (action: { text: string }) => action.text === "burn" } as unknown as GameTable;
const line = (extra: object = {}) => ({ seat: 0, status: "live", undo: false, problem: null, hinted: null, told: [], here: [0], hint: vi.fn(), takeBack: vi.fn(), ...extra }) as unknown as Live;

beforeEach(() => prefs.setLang("en"));
afterEach(() => vi.unstubAllGlobals());

/** A server that has the rules of games in both languages. */
function rules() {
  const texts: Record<string, [string, string]> = { en: ["A guest may stay.", "One guest on a space."], nl: ["Een gast mag blijven.", "Eén gast op een vak."] };
  const answer = vi.fn((address: string) => {
    const lang = new URL(address, "http://x").searchParams.get("lang")!;
    const found = texts[lang]!.map((text, i) => ({ id: `X-1.${i + 1}`, title: `${lang} ${i}`, text }));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ game: "x", title: lang, version: "", lang, sections: [{ title: `section ${lang}`, rules: found }] }) });
  });
  vi.stubGlobal("fetch", answer);
  return answer;
}

describe("what you can do now", () => {
  const show = (extra: object = {}) => {
    const choose = vi.fn(() => true);
    const point = vi.fn();
    render(Actions, { line: line(), undoer: null, table, view, game, speak, turn: "Your turn, Rosa", myTurn: true, canChoose: true, choose, asked: null, missed: false, point, ...extra });
    return { choose, point };
  };
  it("offers exactly the legal actions, and one click chooses", async () => {
    const { choose } = show();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    await fireEvent.click(screen.getByText("From space 3 to space 7"));
    expect(choose.mock.calls).toEqual([["walk 3"]]);
    expect(document.activeElement?.tagName).toBe("H2");
  });
  it("asks again only where the game says it matters, and only once", () => {
    expect(mustAsk(game, view, "walk 3", null)).toBe(false);
    expect(mustAsk(game, view, "burn", null)).toBe(true);
    expect(mustAsk(game, view, "burn", "walk 3")).toBe(true);
    expect(mustAsk(game, view, "burn", "burn")).toBe(false);
    expect(mustAsk({ ...game, confirm: undefined } as unknown as GameTable, view, "burn", null)).toBe(false);
  });
  it("says so while it is asked, and keeps the button under the finger", async () => {
    const { choose } = show({ asked: "burn" });
    expect(screen.getByRole("alert").textContent).toContain("Tap again");
    choose.mockReturnValueOnce(false);
    const button = screen.getByText("Burn it all");
    button.focus();
    await fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.className).toContain("asked");
  });
  it("puts long lists under headings, each heading once", () => {
    const actions = ["play key a1", "play key a2", "play way a1-b1", "play way a1-b2", "play way c1-d1", "throw key", "throw way", "stay", "go"].map((text) => ({ text, message: told(text) }));
    const group = ({ text }: { text: string }) => {
      const [verb, card = "", to = ""] = text.split(" ");
      return verb === "play" ? (card === "way" ? ["Way", `From ${to.split("-")[0]}`] : ["Key"]) : verb === "throw" ? ["Throw"] : [];
    };
    show({ view: { ...view, actions }, game: { ...game, group } });
    expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual(["Your turn, Rosa", "Key", "Way", "From a1", "From c1", "Throw"]);
    expect(screen.getAllByRole("listitem").map((one) => one.textContent?.trim().toLowerCase())).toEqual(actions.map(({ text }) => text));
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
    await fireEvent.click(screen.getByText("Undo"));
    expect(undoer.takeBack).toHaveBeenCalled();
  });
  it("tells a hint's chance, and what else was weighed", async () => {
    const choices = [
      { action: "walk 3", message: told("from space 3 to space 7"), chance: 0.584, visits: 120 },
      { action: "burn", message: told("burn it all"), chance: 0.21, visits: 9 },
    ];
    const hinted = { type: "hinted", action: "walk 3", says: "", level: "normal", chance: 0.584, choices };
    const { choose, point } = show({ line: line({ hinted }) });
    expect(screen.getByRole("status").textContent).toBe("A bot would choose: From space 3 to space 7 (about 58% to win)");
    const other = [...document.querySelectorAll<HTMLButtonElement>(".weighed button")];
    expect(other.map((one) => one.textContent!.replace(/\s+/g, " ").trim())).toEqual(["From space 3 to space 7 58%", "Burn it all 21%"]);
    expect(other.map((one) => one.querySelector<HTMLElement>(".bar")!.style.width)).toEqual(["58%", "21%"]);
    await fireEvent.focus(other[1]!);
    expect(point).toHaveBeenLastCalledWith("burn");
    await fireEvent.click(other[1]!);
    expect(choose.mock.calls).toEqual([["burn"]]);
    expect(document.activeElement?.tagName).toBe("H2");
  });
  it("takes nothing back and asks nothing while the connection is lost", () => {
    const lost = line({ status: "lost" });
    show({ line: lost, undoer: lost, view: { ...view, actor: "chance" }, myTurn: false });
    show({ line: lost, canChoose: false });
    for (const button of screen.getAllByRole<HTMLButtonElement>("button")) expect([button.textContent!.trim(), button.disabled]).toEqual([button.textContent!.trim(), true]);
  });
  it("asks for another hint where the last answer never came", async () => {
    const given = { line: line(), undoer: null, table, view, game, speak, turn: "", myTurn: true, canChoose: true, choose: vi.fn(() => true), asked: null, missed: false, point: vi.fn() };
    const { rerender } = render(Actions, given);
    const hint = screen.getByRole<HTMLButtonElement>("button", { name: "Hint" });
    await fireEvent.click(hint);
    expect(hint.disabled).toBe(true);
    await rerender({ view: { ...view, moves: 1 } }); // moved meanwhile, and still on turn
    expect(hint.disabled).toBe(false);
  });
  it("tells a side's chance as one, in Dutch too, and none where the bot knows none", () => {
    const hinted = { type: "hinted", action: "burn", message: told("burn it all"), level: "greedy", chance: 0.305, choices: [] as object[] };
    prefs.setLang("nl");
    show({ line: line({ hinted }), view: { ...view, team: [0, 2] } });
    show({ line: line({ hinted }), view: { ...view, team: [0] } });
    show({ line: line({ hinted: { ...hinted, chance: null } }) });
    flushSync();
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toEqual([
      "Een bot zou kiezen: Burn it all (ongeveer 31% kans dat jullie winnen)",
      "Een bot zou kiezen: Burn it all (ongeveer 31% kans dat je wint)",
      "Een bot zou kiezen: Burn it all",
    ]);
    prefs.setLang("en");
    flushSync();
    expect(screen.getAllByRole("status")[0]!.textContent).toBe("A bot would choose: Burn it all (about 31% that your side wins)");
    expect(document.querySelector(".weighed")).toBeNull();
  });
  it("tells why something was refused", async () => {
    show({ line: line({ problem: { code: "illegal", message: told("space 3 already holds a guest"), rules: [] } }) });
    expect((await screen.findByRole("alert")).textContent).toBe("Space 3 already holds a guest.");
  });
  it("tells it in Dutch, in the server's words where the rules have none", async () => {
    prefs.setLang("nl");
    show({ line: line({ problem: { code: "no-hints", message: { id: "refused-no-hints", of: "server" }, rules: [] } }) });
    expect((await screen.findByRole("alert")).textContent).toBe("Aan deze tafel speel je zonder tips.");
  });
});

it("the log shows the newest first, and asks for the rules behind a line", async () => {
  const happened = [
    { type: "update", n: 1, events: [{ kind: "a", data: {}, message: told("First.", ["HC-1.1"]) }], undone: false },
    { type: "update", n: 2, events: [], undone: true },
    { type: "said", n: 3 },
    { type: "update", n: 4, events: [{ kind: "b", data: {}, message: told("Last.", []) }], undone: false },
  ];
  const ask = vi.fn();
  render(Log, { lines: logLines(happened as never), ask });
  expect(screen.getAllByRole("listitem").map((li) => li.querySelector("span")!.textContent)).toEqual(["Last.", "The last move was undone.", "First."]);
  await fireEvent.click(screen.getByRole("button"));
  expect(ask).toHaveBeenCalledWith("First.", ["HC-1.1"]);
});

it("the rule book speaks the chosen language, and is fetched once for each", async () => {
  const asked = rules();
  const { container, unmount } = render(RuleBook, { game: "y" });
  expect((await screen.findByText("A guest may stay.")).closest("section")!.lang).toBe("en");
  prefs.setLang("nl");
  expect((await screen.findByText("Een gast mag blijven.")).closest("section")!.lang).toBe("nl");
  expect(container.textContent).not.toContain("guest");
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "vak" } });
  expect(screen.getAllByRole("definition").map((dd) => dd.textContent)).toEqual(["Eén gast op een vak."]);
  unmount();
  render(RuleBook, { game: "y", show: ["X-1.2"] });
  await screen.findByText("Eén gast op een vak.");
  expect(screen.queryByText("Een gast mag blijven.")).toBeNull();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(["/api/games/y/rules?lang=en", "/api/games/y/rules?lang=nl"]);
});

it("names and chat are words, never markup", () => {
  render(SeatList, { table, view, game, here: [0], mine: [0] });
  expect(screen.getByText("<b>Tom</b>")).toBeTruthy();
  const said = [{ type: "said", n: 1, seat: 1, name: "<b>Tom</b>", text: "<img src=x onerror=alert(1)>", team: false, at: 0 }];
  const { container } = render(Chat, { line: line({ told: said }) });
  expect(container.querySelector("img, b")).toBeNull();
  expect(container.textContent).toContain("<img src=x onerror=alert(1)>");
});

it("whispering is offered only to those with somebody on their side", () => {
  for (const [team, offered] of [[null, 0], [[0], 0], [[0, 2], 1]] as const) {
    const { container, unmount } = render(Chat, { line: line({ view: { ...view, team } }) });
    expect(container.querySelectorAll("input[type=checkbox]")).toHaveLength(offered);
    unmount();
  }
});

it("whose turn it is, is said and shown", () => {
  render(SeatList, { table, view, game, here: [0], mine: [0] });
  const items = screen.getAllByRole("listitem");
  expect(items.map((li) => li.getAttribute("aria-current"))).toEqual(["true", null, null]);
  expect(items[0]!.textContent).toContain("you");
  expect(items[1]!.textContent).toContain("not connected");
});

it("the result names the winners", () => {
  expect(resultText(table, { ...view, winners: [0] }, [0], null)).toBe("You win!");
  expect(resultText(table, { ...view, winners: [0] }, [0, 1], null)).toBe("Rosa wins!");
  expect(resultText(table, { ...view, winners: [0, 2] }, [1], null)).toBe("Rosa and Bot win!");
  expect(resultText(table, { ...view, winners: [0, 1, 2] }, [1], null)).toBe("A draw: nobody is ahead.");
  expect(resultText(table, { ...view, winners: [] }, [1], null)).toBe("Nobody wins.");
  expect(resultText({ ...table, seats: table.seats.slice(0, 1) }, { ...view, winners: [] }, [0], null)).toBe("You lose this time.");
});

it("the end of a game of sides tells what became of each side, not places", () => {
  const sided = { ...table, teams: true, dice: { draws: 0 } as TableInfo["dice"] };
  const ended = { ...view, winners: [1, 2], ranking: [[1, 2], [0]] }; // prettier-ignore
  const told = { ...game, ending: () => "Tom caught Rosa.", score: () => "", sideSays: (_: View, seats: number[], won: boolean) => `${seats.length} ${won ? "won" : "lost"}` };
  expect(resultText(sided, ended, [0], told)).toBe("2 won!");
  expect(resultText(sided, ended, [0], null)).toBe("Won!");
  const { container } = render(End, { line: line({ latest: { n: 1, events: [{}], undone: false } }), table: sided, view: ended, game: told, mine: [0] });
  flushSync();
  const dialog = container.querySelector("dialog")!;
  expect(dialog.querySelector("h2")!.textContent).toBe("2 won!");
  expect(dialog.querySelector("h3")!.textContent).toBe("1 lost");
  expect([...dialog.querySelectorAll("ul")].map((list) => [...list.querySelectorAll(".name")].map((one) => one.textContent))).toEqual([["<b>Tom</b>", "Bot"], ["Rosa"]]);
  expect(dialog.textContent).toContain("Tom caught Rosa.");
  expect([...dialog.querySelectorAll(".place")].map((one) => one.textContent!.trim()).join("")).toBe("");
});

describe("a dialog", () => {
  it("tells when its reader closes it, not when it is closed for him", async () => {
    const close = vi.fn();
    const children = createRawSnippet(() => ({ render: () => "<p>text</p>" }));
    const { container, rerender } = render(Dialog, { title: "Title", open: true, close, children });
    const dialog = container.querySelector("dialog")!;
    await rerender({ open: false });
    await fireEvent(dialog, new Event("close"));
    expect(close).not.toHaveBeenCalled();
    await rerender({ open: true });
    await fireEvent(dialog, new Event("close")); // Escape
    expect(close).toHaveBeenCalledOnce();
  });
});

it("says that the connection is lost, what becomes of a move, and that it is back", async () => {
  vi.useFakeTimers();
  const one = (status: string, kept = false, delivered: string | null = null) => ({ lines: [line({ status, kept, delivered })] });
  const { rerender } = render(Connection, one("live"));
  const status = screen.getByRole("status"); // there before anything comes into it
  expect(status.textContent).toBe("");
  await rerender(one("lost"));
  expect(status.textContent).toBe("The connection is lost. Reconnecting…");
  await rerender(one("lost", true));
  expect(status.textContent).toBe("The connection is lost. Reconnecting… Your move is kept and will be sent once.");
  await rerender(one("live", true));
  expect(status.textContent).toBe("You are connected again.");
  await rerender(one("live", false, "done"));
  expect(status.textContent).toBe("You are connected again. Your move has arrived.");
  prefs.setLang("nl");
  await rerender(one("live", false, "late"));
  expect(status.textContent).toBe("Je bent weer verbonden. Je zet kwam te laat en is niet gespeeld.");
  await vi.advanceTimersByTimeAsync(6100);
  expect(status.textContent).toBe("");
  await rerender(one("lost", true));
  expect(status.textContent).toBe("De verbinding is weg. Opnieuw verbinden… Je zet is bewaard en wordt één keer verstuurd.");
  vi.useRealTimers();
});

it("the end offers to check fairness where something was left to chance", () => {
  const ended = { ...view, actor: "over", winners: [0] } as unknown as View;
  for (const [draws, offered] of [[5, 1], [0, 0], [null, 0]] as const) {
    const { container, unmount } = render(End, { line: line({ latest: { n: 0, events: [] } }), table: { ...table, dice: { commitment: "", secret: "", draws } }, view: ended, game, mine: [0] });
    expect(container.querySelectorAll("section [href$='#dice']")).toHaveLength(offered);
    unmount();
  }
});
