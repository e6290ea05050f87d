/** The code that is drawn is the code that was made, with light around it. */
import { encode } from "uqr";
import { expect, test } from "vitest";

import { pathOf } from "./code";

test("a path has a rectangle for each run of dark modules", () => {
  const modules = [[true, true, false, true], [false, false, false, false], [false, true, true, true]];
  expect(pathOf(modules)).toBe("M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z");
});

test("a link of ours fits a code with four light modules on each side", () => {
  const { data } = encode("https://t.me/one_table_bot?start=jABCDEFGHIJKL", { ecc: "M", border: 4 });
  const edge = (row: readonly boolean[]) => [...row.slice(0, 4), ...row.slice(-4)].every((dark) => !dark);
  expect(data.every(edge)).toBe(true);
  expect([...data.slice(0, 4), ...data.slice(-4)].flat().includes(true)).toBe(false);
  expect(data.length).toBeLessThan(50);
});
