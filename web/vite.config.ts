import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";

/** Every text file of the build also lies there compressed, so that a server need not do it again and again. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }))
        if (/\.(js|css|svg|html)$/.test(name)) writeFileSync(join(dir, `${name}.gz`), gzipSync(readFileSync(join(dir, name)), { level: 9 }));
    },
  };
}

/** The file of sentences of a language, where it is one of the page's own. */
const languageOf = (facade: string | null) => /web\/src\/words\/([a-z-]+)\.ftl$/.exec(facade ?? "")?.[1];

/** Fetches the sentences of the visitor's language while the page's code is on its way; the code itself chooses as well. */
const ASK = `let own;try{own=localStorage.getItem("nightkeep.lang")}catch{}
const lang=[own,...(navigator.languages||[])].map((one)=>String(one).toLowerCase().split("-")[0]).find((one)=>files[one])||"en";
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"/"+files[lang]}))`;

/** What the first page needs comes with its first lines: the styles in it, the letters and the list of games beside it. */
function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        const lang = file.type === "chunk" && languageOf(file.facadeModuleId);
        return lang ? [[lang, file.fileName] as const] : [];
      });
      this.emitFile({ type: "asset", name: "language.js", source: `{const files=${JSON.stringify(Object.fromEntries(files))};${ASK}}` });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        for (const file of files)
          if (file.type === "asset" && html.includes(`href="/${file.fileName}"`) && file.fileName.endsWith(".css")) {
            html = html.replace(new RegExp(`<link rel="stylesheet"[^>]*href="/${file.fileName}"[^>]*>`), () => `<style>${String(file.source).trim()}</style>`);
          }
        const fonts = files.flatMap(({ fileName }) => (/(?:hyperlegible-latin-400|alegreya-latin-700).*woff2$/.test(fileName) ? [fileName] : []));
        const links = fonts.map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />`);
        for (const { fileName } of files) if (/language-[^/]*js$/.test(fileName)) links.unshift(`<script src="/${fileName}" async></script>`);
        links.unshift('<link rel="preload" href="/api/games" as="fetch" crossorigin="anonymous" />');
        return html.replace("<title>", () => `${links.join("\n    ")}\n    <title>`);
      },
    },
  };
}

const server = process.env.NIGHTKEEP_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [catalogues(), svelte(), early(), compressed()],
  build: {
    outDir: "../src/nightkeep/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600, // three.js; only the lobby of Run, Ghost, Run! asks for it
    modulePreload: { polyfill: false },
    // All that the hall needs in one file: on a slow line every further request costs more than its bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "hall", test: /node_modules[\\/](svelte|@fluent)|src[\\/](main|App|hall[\\/](?!GamePage|Join)|games[\\/](index|[^\\/]+[\\/]card)|lib[\\/](words|languages|prefs|router|guest|sound|protocol[\\/]api|ui[\\/](Dialog|Settings)))/ }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // Components are tested as the browser runs them, not as a server would render them.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts", "src/games/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 120_000 },
});
