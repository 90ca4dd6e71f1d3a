/** Pictures of the boards without a browser: the page's components, rendered to text. `draw.config.ts` builds it. */
import type { Component } from "svelte";
import { render } from "svelte/server";
import type { Catalogue, GameCatalogue, PageCatalogue } from "../../catalogues";
import type { BoardProps, GameTable, Value } from "../games/types";
import PlainPicture from "./PlainPicture.svelte";
import plain from "../games/plain/plain";
import { cardOf } from "../games";
import boardCss from "../lib/board/board.css?inline";
import tokens from "../lib/style/tokens.css?inline";
import { prefs } from "../lib/prefs.svelte";
import { langOf } from "../lib/languages";
import type { View } from "../lib/protocol/view";
import { add } from "../lib/words";
import serif from "@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?inline";
import sans from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2?inline";
import bold from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?inline";

const tables = import.meta.glob<GameTable>("../games/*/table.ts", { eager: true, import: "default" });
const pages = import.meta.glob<PageCatalogue>("../words/*.ftl", { eager: true, import: "default" });
const games = import.meta.glob<GameCatalogue>("../games/*/words/*.ftl", { eager: true, import: "default" });

interface Order {
  view: View;
  names: string[];
  lang: string;
  dark: boolean;
  /** Pixels; the drawing's own size if left out. */
  width: number | null;
  options: Record<string, Value>;
}

/** A picture, and what it shows in words. */
interface Drawing {
  svg: string;
  words: string[];
  /** Each seat's score as players say it; null: as the rules count it, empty: none is told. */
  scores: (string | null)[];
}

function draw({ view, names, lang, dark, width, options }: Order): Drawing {
  useLanguage(view.game, lang);
  const table = tables[`../games/${view.game}/table.ts`] ?? plain;
  const props: BoardProps = {
    view,
    latest: { n: 0, events: [], undone: false },
    speak: { names },
    choose: view.actions.length ? () => undefined : undefined, // lights up what may be chosen
    upright: false,
    options,
  };
  const Board = (table === plain ? PlainPicture : table.Board) as Component<BoardProps>;
  const { head, body } = render(Board, { props });
  return { svg: standalone(body, stylesIn(head), dark, width), words: table.describe(view, props.speak), scores: names.map((_, seat) => table.score?.(view, seat) ?? null) };
}

// ------------------------------------------------------------------ sentences

const added = new Set<string>();

function useLanguage(game: string, lang: string): void {
  prefs.lang = langOf([lang]);
  addOnce("page", () => Object.entries(pages[`../words/${prefs.lang}.ftl`]!));
  for (const folder of [cardOf(game)?.shared, game]) {
    if (folder === undefined) continue;
    const words = games[`../games/${folder}/words/${prefs.lang}.ftl`] ?? games[`../games/${folder}/words/en.ftl`];
    if (words) addOnce(folder, () => [[folder, words.own], [`rules:${game}`, words.rules]]);
  }
}
function addOnce(what: string, catalogues: () => [string, Catalogue][]): void {
  const key = `${prefs.lang} ${what}`;
  if (added.has(key)) return;
  added.add(key);
  for (const [scope, { text }] of catalogues()) add(scope, prefs.lang, { text, english: [] });
}

// ------------------------------------------------------------------ one drawing that needs nothing else

/** The element that begins with a text, with all that is in it; "" where there is none. */
function element(body: string, tag: string, beginning: string): string {
  const start = body.indexOf(beginning);
  let depth = 0;
  if (start >= 0)
    for (const one of body.slice(start).matchAll(new RegExp(`<(/?)${tag}\\b`, "g"))) {
      depth += one[1] ? -1 : 1;
      if (!depth) return body.slice(start, start + one.index + tag.length + 3).replaceAll(/<!--.*?-->/gs, "");
    }
  return "";
}
const stylesIn = (head: string): string => [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");

const FONTS = [["Alegreya", 700, serif], ["Atkinson Hyperlegible", 400, sans], ["Atkinson Hyperlegible", 700, bold]]
  .map(([family, weight, file]) => `@font-face{font-family:"${family}";font-weight:${weight};src:url(${file}) format("woff2")}`)
  .join("");

/**
 * One drawing of a board's scene, and of what lies below it; buttons and notes around it are not drawn. Everything that
 * it calls by a name gets a name of its own: pictures beside it on a page stay as they are.
 */
function standalone(body: string, styles: string, dark: boolean, width: number | null): string {
  const scene = element(body, "svg", "<svg data-scene");
  const [frame] = /^<svg(?: [\w-]+="[^"]*")*>/.exec(scene) ?? [];
  if (!frame) throw new Error("the board has no scene");
  const given = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(frame)?.[1];
  const [wide, high] = given("data-scene")!.split(" ");
  const [beginning, room = "0"] = /<div[^>]* data-below="(\d+)"/.exec(body) ?? [];
  const below = beginning ? element(body, "div", beginning).replaceAll("<svg", `<svg ${SVG}`) : "";
  const [across, down] = [Number(wide) + 2 * EDGE, Number(high) + Number(room) + 2 * EDGE];
  const own = `nk${hash(`${dark} ${scene} ${below}`)}`;
  const css = `${tokens}${BASE}${boardCss}${styles}`
    .replaceAll(/:root|\[data-board\]/g, `.${own}`)
    .replaceAll(/\[data-theme="?(\w+)"?\]/g, `.${own}-$1`);
  const size = width === null ? "" : ` width="${width}" height="${((width * down) / across).toFixed(0)}"`;
  const picture =
    `<svg ${SVG} viewBox="${-EDGE} ${-EDGE} ${across} ${down}"${size} role="img" aria-label="${given("aria-label")}" class="${own} ${own}-${dark ? "dark" : "light"}" style="${given("style") ?? ""}">` +
    `<style>${css.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style>` +
    `<rect x="${-EDGE}" y="${-EDGE}" width="${across}" height="${down}" fill="var(--night)"/><svg width="${wide}" height="${high}" overflow="visible" viewBox="0 0 ${wide} ${high}">${scene.slice(frame.length)}` +
    (below ? `<foreignObject y="${high}" width="${wide}" height="${room}"><div xmlns="http://www.w3.org/1999/xhtml">${below}</div></foreignObject>` : "") +
    "</svg>";
  return picture
    .replaceAll("svelte-", `${own}-`)
    .replaceAll(/ id="([\w-]+)"/g, ` id="${own}-$1"`)
    .replaceAll(/url\((["']?)#/g, `url($1#${own}-`)
    .replace("<style>", () => `<style>${FONTS}`);
}
const EDGE = 12; // units around the drawing: pieces and towers reach a little over its edge
const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const BASE =
  ":root{background:var(--night);color:var(--moon);font:16px/1.5 var(--sans)}:root *{font-variant-numeric:lining-nums tabular-nums;box-sizing:border-box}" +
  ":root .sr-only{display:none}";

/** FNV-1a, 32 bits. */
function hash(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(36);
}

(globalThis as unknown as { draw: (order: string) => string }).draw = (order) => JSON.stringify(draw(JSON.parse(order) as Order));
