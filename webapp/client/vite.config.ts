/** How the Mini App becomes webapp/static/dist: relative addresses only, so it can be served under any path. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./",
  build: {
    outDir: "../static/dist",
    emptyOutDir: true,
    target: "es2022",
    // Inlined data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ["src/**/*.test.{ts,tsx}"] },
});
