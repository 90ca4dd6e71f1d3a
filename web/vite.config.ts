import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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

const server = process.env.NIGHTKEEP_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/nightkeep/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // Components are tested as the browser runs them, not as a server would render them.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts", "src/games/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
