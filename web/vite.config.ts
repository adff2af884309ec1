import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { words } from "./words.plugin.ts";
import { compressed, worker } from "./worker.plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Where the server is while one works on the page: `npm run dev` passes everything below /api to it.
const server = process.env.RETRUC_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    words(here("../src/retruc/words/locales")),
    worker(here("./src/app/sw.js")),
    compressed(),
  ],
  base: "/",
  // Tests mount components, so they need Svelte's browser half.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: here("../src/retruc/server/web"),
    emptyOutDir: true,
    target: "es2020",
    assetsDir: "assets",
    // The deck and the faces are their own chunks because they are only ever imported with import().
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
    // Components are mounted on machines that do much else beside.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
