/** How the Mini App becomes webapp/static/dist: relative addresses only, so it can be served under any path. */
import { defineConfig } from "vitest/config";

import { chunkOf, preloading } from "./chunks.ts";
import { words } from "./words.ts";

export default defineConfig({
  base: "./",
  plugins: [words(), preloading()],
  build: {
    outDir: "../static/dist",
    emptyOutDir: true,
    target: "es2022",
    // Inlined data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: "chunks" }] } },
    },
  },
  test: { include: ["src/**/*.test.{ts,tsx}"], css: { include: [/\.css\?raw/] } },
});
