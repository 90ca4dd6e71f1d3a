/** The hall's requests. A refusal is a `ServerProblem` with a code and the server's message. */
import type { Lang } from "../languages";
import { patience } from "./patience.svelte";
import type * as P from "./types";

export class ServerProblem extends Error {
  constructor(
    readonly code: string,
    /** Null: the server has not said anything, or nothing that can be read. */
    readonly told: P.Message | null = null,
  ) {
    super(code);
  }
}

/** How long the server may compile a game before it answers that it does, and how long it is left alone then. */
const WAIT = 2;
const PAUSE = 1000;

/** Ask, and ask again while the server prepares a game: nothing was done then. Where `given.up`, no more. */
async function ask<Answer>(method: string, path: string, body?: unknown, given?: { up: boolean }): Promise<Answer> {
  let waiting = false;
  try {
    for (;;) {
      try {
        return await askOnce<Answer>(method, path, body);
      } catch (problem) {
        if (!(problem instanceof ServerProblem) || problem.code !== "preparing" || given?.up) throw problem;
      }
      if (!waiting) patience.begin();
      waiting = true;
      await new Promise((done) => setTimeout(done, PAUSE));
      if (given?.up) throw new ServerProblem("preparing");
    }
  } finally {
    if (waiting) patience.end();
  }
}

async function askOnce<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { prefer: `respond-async, wait=${WAIT}`, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ServerProblem("offline");
  }
  if (!answer.ok || answer.status === 202) {
    const problem = (await answer.json().catch(() => ({ code: "error" }))) as Partial<P.Problem>;
    throw new ServerProblem(problem.code ?? "error", problem.message);
  }
  return (await answer.json()) as Answer;
}

/** Games, rules and lessons do not change while a page is open: each is asked for once, and again only if that failed. */
const kept = new Map<string, Promise<unknown>>();
function once<Answer>(path: string): Promise<Answer> {
  const answer = kept.get(path) ?? ask<Answer>("GET", path);
  kept.set(path, answer);
  answer.catch(() => kept.delete(path));
  return answer as Promise<Answer>;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

const lesson = (game: string) => `/games/${encodeURIComponent(game)}/lesson`;

export const api = {
  games: (lang: Lang = "en") => once<P.Games>(lang === "en" ? "/games" : `/games?lang=${lang}`),
  rules: (game: string, lang: Lang) => once<P.Rules>(`/games/${encodeURIComponent(game)}/rules?lang=${lang}`),
  words: (game: string, lang: Lang) => once<P.GameWords>(`/games/${encodeURIComponent(game)}/words?lang=${lang}`),
  lesson: (game: string, step: number, lang: Lang) => once<P.LessonStep>(`${lesson(game)}?step=${step}&lang=${lang}`),
  answerLesson: (game: string, step: number, action: string, lang: Lang) =>
    ask<P.LessonAnswer>("POST", `${lesson(game)}?lang=${lang}`, { step, action } satisfies P.LessonMove),
  nameGuest: (nickname: string) => ask<P.Guest>("POST", "/guest", { nickname } satisfies P.NewGuest),
  openTables: () => ask<P.Tables>("GET", "/tables"),
  myTables: () => ask<P.Tables>("GET", "/tables/mine"),
  create: (wish: P.NewTable, given: { up: boolean }) => ask<P.Created>("POST", "/tables", wish, given),
  invitation: (token: string) => ask<P.Invitation>("POST", "/invitations", { token } satisfies P.Claim),
  claim: (token: string, given?: { up: boolean }) => ask<P.TableAnswer>("POST", "/claims", { token } satisfies P.Claim, given),
  table: (id: string, given?: { up: boolean }) => ask<P.TableAnswer>("GET", at(id), undefined, given),
  sit: (id: string, sit: P.Sit) => ask<P.TableAnswer>("POST", `${at(id)}/sit`, sit),
  fill: (id: string) => ask<P.TableAnswer>("POST", `${at(id)}/fill`),
  leave: (id: string, seat: number) => ask<P.TableAnswer>("POST", `${at(id)}/leave`, { seat } satisfies P.SeatOnly),
  rematch: (id: string) => ask<P.TableAnswer>("POST", `${at(id)}/rematch`),
  link: (id: string, seat: number | null) => ask<P.Link>("POST", `${at(id)}/links`, { seat } satisfies P.NewLink),
  history: (id: string, seat: number | null, views = false) => {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (views) query.set("views", "1");
    return ask<P.History>("GET", `${at(id)}/history?${query}`);
  },
  record: (id: string) => ask<Record<string, unknown>>("GET", `${at(id)}/record`),
  dice: (id: string) => ask<P.Rolls>("GET", `${at(id)}/dice`),
};

/** A player's own share of the dice, and the keys of requests: random, from the browser. */
export function randomText(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
}
