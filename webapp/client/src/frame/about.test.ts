/** Whoever made something that the app brings to people is named in it, with the licence. */
import { expect, test } from "vitest";

import lock from "../../package-lock.json";
import about from "./about.tsx?raw";

const packages: { readonly [path: string]: { readonly license?: string; readonly dev?: boolean } } = lock.packages;
const brought = Object.entries(packages).filter(([path, { dev }]) => path && !dev);
const rows = [...about.matchAll(/^ {2}\["(.+)", "(.+)", "(.+)"\],$/gm)].map((row) => row.slice(1));

test.each(brought)("%s", (path, { license = "" }) => {
  const name = path.split("/").at(-1)!.replace(/-.*/, "");
  const row = rows.find(([what]) => what!.toLowerCase().includes(name));
  expect(row?.[2]).toBe(license.replace("-", " "));
});

test("there is something to name", () => {
  expect(brought.length).toBeGreaterThan(4);
});
