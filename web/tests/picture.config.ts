/** Builds `picture.ts` of Run, Ghost, Run! as one file for the browser test that compares it with the rules. */
import { join } from "node:path";
import { defineConfig } from "vite";

export default defineConfig({
  logLevel: "warn",
  publicDir: false,
  build: {
    outDir: join(import.meta.dirname, "../../build/picture"),
    lib: { entry: join(import.meta.dirname, "../src/games/run-ghost-run/picture.ts"), formats: ["iife"], name: "picture", fileName: () => "picture.js" },
  },
});
