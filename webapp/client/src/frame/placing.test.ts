/** Everybody has a place of his own round the table, and the neighbours of the rules are neighbours here. */
import { expect, test } from "vitest";

import { placing } from "./placing";

const at = (people: number, mine: number | null) => placing(people, mine).places;

test("up to five others sit in one arc, clockwise from my left", () => {
  const { places, rows, columns } = placing(5, 1);
  expect(places.map(({ seat }) => seat)).toEqual([2, 3, 4, 0]);
  expect(places.map(({ column }) => column)).toEqual([1, 3, 5, 7]);
  expect([rows, columns]).toEqual([1, 8]);
  expect(places.map(({ drop }) => drop)).toEqual([1, expect.closeTo(1 / 9), expect.closeTo(1 / 9), 1]);
});

test.each(Array.from({ length: 14 }, (_, n) => n + 1))("%i people: each has one place, and no two the same", (people) => {
  for (const mine of [null, 0, people - 1]) {
    const { places, columns } = placing(people, mine);
    const seats = places.map(({ seat }) => seat).sort((a, b) => a - b);
    const expected = Array.from({ length: people }, (_, n) => n).filter((seat) => seat !== mine);
    expect(seats).toEqual(expected);
    const taken = new Set<string>();
    for (const { row, column } of places) {
      expect(column).toBeGreaterThan(0);
      expect(column + 1).toBeLessThanOrEqual(columns);
      for (const half of [column, column + 1]) {
        expect(taken.has(`${row}.${half}`)).toBe(false);
        taken.add(`${row}.${half}`);
      }
    }
  }
});

test("up to ten sit in two rows, up to fourteen in three, and only ten have six in one", () => {
  for (let others = 1; others <= 14; others++) {
    const { rows, columns } = placing(others, null);
    expect(rows).toBe(others <= 5 ? 1 : others <= 10 ? 2 : 3);
    expect(columns).toBeLessThanOrEqual([10, 14].includes(others) ? 12 : 10);
  }
});

test("at the sides my neighbours sit nearest to me, and the rest go up and down again", () => {
  const lower = at(10, 0).filter(({ row }) => row === 2).sort((a, b) => a.column - b.column);
  expect(lower.map(({ seat }) => seat)).toEqual([2, 1, 9, 8]);
  const upper = at(10, 0).filter(({ row }) => row === 1).sort((a, b) => a.column - b.column);
  expect(upper.map(({ seat }) => seat)).toEqual([3, 4, 5, 6, 7]);
});
