import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import LearnPage from "../src/learn/LearnPage.svelte";
import { seatsOf, startAt } from "../src/learn/lesson";
import { prefs } from "../src/lib/prefs.svelte";
import type { LessonStep } from "../src/lib/protocol/types";
import { routeOf } from "../src/lib/router.svelte";
import { told } from "./lang";

const actions = [
  { text: "walk 3", message: told("from space 3 to space 7") },
  { text: "walk 5", message: told("from space 5 to space 9") },
];
let number = 0; // every test has a game of its own, as answers are kept
let game = "";
const say = { en: ["Read this.", "Walk from 3.", "You won."], nl: ["Lees dit.", "Loop van 3.", "Je won."] };
function step(at: number, lang: "en" | "nl"): LessonStep {
  const mine = at === 2;
  return {
    game, title: "A Game", lang, step: at, steps: 3, say: say[lang][at - 1]!, rules: [], seat: 0, names: ["Rosa", "Emil"], wanted: mine ? "walk 3" : null,
    events: at === 1 ? [] : [{ kind: "x", data: {}, message: told(`Happened before ${at}.`) }],
    view: { game, seat: 0, players: 2, actor: mine ? 0 : "chance", moves: at, actions: mine ? actions : [], scores: [1, 2], winners: [], marks: {}, position: {} },
  }; // prettier-ignore
}

/** A server with a lesson of three steps. */
function serve() {
  const answer = vi.fn((address: string, sent: RequestInit) => {
    const { pathname, searchParams } = new URL(address, "http://x");
    const lang = searchParams.get("lang") as "en" | "nl";
    let found: object = { game, title: "", version: "", lang, sections: [] };
    if (pathname.endsWith("/words")) found = { name: game, text: "text = { $text }", english: [] };
    if (pathname.endsWith("/lesson") && sent.method === "GET") found = step(Number(searchParams.get("step")), lang);
    if (sent.method === "POST") {
      const { step: at, action } = JSON.parse(sent.body as string) as { step: number; action: string };
      const refused = { type: "refused", re: null, code: "not-now", message: told("that is allowed too"), rules: [], n: 0, view: null };
      found = action === "walk 3" ? { next: step(at + 1, lang), refused: null } : { next: null, refused };
    }
    return Promise.resolve({ ok: true, json: () => Promise.resolve(found) });
  });
  vi.stubGlobal("fetch", answer);
  return answer;
}

beforeEach(() => {
  prefs.setLang("en");
  game = `x${++number}`;
  history.replaceState(null, "", `/learn/${game}`);
});
afterEach(() => vi.unstubAllGlobals());

describe("a first game", () => {
  it("goes on by reading and by doing, to the end", async () => {
    serve();
    render(LearnPage, { name: game });
    await screen.findByText("Read this.");
    expect(screen.getByText("Step 1 of 3")).toBeTruthy();
    expect((screen.getByText("Step back") as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(screen.getByText("Go on"));
    const sentence = await screen.findByText("Walk from 3.");
    await waitFor(() => expect(document.activeElement).toBe(sentence));
    expect(sentence.getAttribute("aria-live")).toBe("polite");
    expect(screen.getByText("Happened before 2.")).toBeTruthy();
    const wanted = screen.getByText("From space 3 to space 7");
    expect(wanted.classList.contains("primary")).toBe(true);
    expect(screen.getByText("What else is allowed (1)")).toBeTruthy();
    await fireEvent.click(wanted);
    await screen.findByText("You won.");
    expect(screen.getByText("Play now against bots").getAttribute("href")).toBe(`/games/${game}`);
    expect(screen.queryByText("Go on")).toBeNull();
    expect(location.hash).toBe("#3");
  });
  it("refuses another choice kindly, and stays", async () => {
    serve();
    history.replaceState(null, "", `/learn/${game}#2`);
    render(LearnPage, { name: game });
    await fireEvent.click(await screen.findByText("From space 5 to space 9"));
    expect((await screen.findByRole("alert")).textContent).toContain("That is allowed too");
    expect(screen.getByText("Walk from 3.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Start again"));
    await screen.findByText("Read this.");
    expect(screen.queryByRole("alert")).toBeNull();
  });
  it("keeps its step when the language changes", async () => {
    const asked = serve();
    history.replaceState(null, "", `/learn/${game}#2`);
    render(LearnPage, { name: game });
    await screen.findByText("Walk from 3.");
    prefs.setLang("nl");
    await screen.findByText("Loop van 3.");
    expect(screen.getByText("Stap 2 van 3")).toBeTruthy();
    expect(asked.mock.calls.map(([address]) => address).filter((address) => !address.includes("/words"))).toEqual([`/api/games/${game}/lesson?step=2&lang=en`, `/api/games/${game}/lesson?step=2&lang=nl`]);
  });
  it("says it when there is no lesson", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, json: () => Promise.resolve({ code: "no-lesson", message: { id: "refused-no-lesson", of: "server" } }) }));
    render(LearnPage, { name: game });
    expect((await screen.findByRole("alert")).textContent).toContain("This game has no lesson.");
  });
});

describe("small things", () => {
  it("begins where the address says, or at the beginning", () => {
    expect(["", "#", "#7", "#0", "#-3", "#2.5", "#x", "#99999"].map(startAt)).toEqual([1, 1, 7, 1, 1, 1, 1, 1]);
  });
  it("has seats like a table, and an address", () => {
    expect(seatsOf(step(1, "en")).seats.map((seat) => seat.name)).toEqual(["Rosa", "Emil"]);
    expect(routeOf("/learn/some-game")).toEqual({ room: "learn", id: "some-game" });
    expect(routeOf("/learn")).toEqual({ room: "nowhere", id: "" });
  });
});
