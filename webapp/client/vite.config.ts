/** How the Mini App becomes webapp/static/dist: relative addresses only, so it can be served under any path. */
import { defineConfig } from "vitest/config";

import { words } from "./words.ts";

export default defineConfig({
  base: "./",
  plugins: [words()],
  build: {
    outDir: "../static/dist",
    emptyOutDir: true,
    target: "es2022",
    // Inlined data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What the parts of the frame share is one file, not a dozen of tiny ones; the entry's own stays with it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "frame", test: /src\/frame\/(?!(app|lines|notice|parts|people|sheet|skeleton|toast)\.)/, minShareCount: 2 }],
        },
      },
    },
  },
  test: { include: ["src/**/*.test.{ts,tsx}"], css: { include: [/frame\/(style|scene)\.css/] } },
});
