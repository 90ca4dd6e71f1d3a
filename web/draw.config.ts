/** Builds the boards' pictures: one file for the engine inside Python, which needs neither a browser nor Node. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "svelte/compiler";
import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues.ts";

const HERE = import.meta.dirname;
const NOTHING = "\0nothing";

interface Choice {
  start: number;
  end: number;
  expression: { start: number; end: number };
}

/** Every `use:choice={...}` in a component, in the order of the text. */
function choicesIn(node: unknown): Choice[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, name } = node as { type?: string; name?: string };
  if (type === "UseDirective" && name === "choice") return [node as Choice];
  return Object.values(node).flatMap(choicesIn).sort((a, b) => a.start - b.start);
}

/** What can be chosen is lit, also where nobody can tap it; what moves stands still still; what is loaded later is not needed. */
function still(): Plugin {
  return {
    name: "still",
    enforce: "pre",
    resolveId(id, from) {
      const part = /\/(Scene|Mover)\.svelte$/.exec(id)?.[1];
      return part && from ? join(HERE, `src/draw/${part}.svelte`) : null;
    },
    transform(code, id) {
      if (!id.endsWith(".svelte") || !code.includes("use:choice")) return null;
      const found = choicesIn(parse(code, { modern: true }).fragment);
      const lit = ({ start, end, expression }: Choice) => [start, `class:lit={(${code.slice(expression.start, expression.end)}) !== null}`, end] as const;
      return found.map(lit).reduceRight((text, [start, shown, end]) => text.slice(0, start) + shown + text.slice(end), code);
    },
    resolveDynamicImport: () => NOTHING,
    load: (id) => (id === NOTHING ? "export default null" : null),
  };
}

export default defineConfig({
  plugins: [still(), catalogues(), svelte({ emitCss: false, compilerOptions: { css: "injected" } })],
  publicDir: false,
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: join(HERE, "src/draw/index.ts"),
    outDir: "../src/nightkeep/play/drawing",
    emptyOutDir: true,
    minify: true,
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false }, output: { format: "iife", entryFileNames: "draw.js" } },
  },
});
