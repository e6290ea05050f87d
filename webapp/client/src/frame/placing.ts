/** Who sits where round the table, seen from one's own place. */

export interface Place {
  readonly seat: number;
  /** From 1, the one farthest from oneself. */
  readonly row: number;
  /** In half seats, from 1 at the line's start; a seat is two wide. */
  readonly column: number;
  /** How far down the arc it lies, 0 at the top and 1 at its ends. */
  readonly drop: number;
}

export interface Placing {
  readonly places: readonly Place[];
  /** Half seats in a row. */
  readonly columns: number;
  readonly rows: number;
}

/** How many sit in each row: the top one first, below it pairs at either side. */
function rowsFor(count: number): readonly number[] {
  // A sixth one in an arc leaves no room for names on a narrow phone.
  if (count <= 5) return [count];
  if (count <= 7) return [count - 2, 2];
  if (count <= 10) return [count - 4, 4];
  if (count === 11) return [5, 4, 2];
  return [count - 8, 4, 4];
}

/**
 * The others, clockwise from the one at my left hand: up the left side, along the top, down the
 * right. A watcher sees all of them, seat 0 first.
 */
export function placing(people: number, mine: number | null): Placing {
  const others = Array.from({ length: mine === null ? people : people - 1 }, (_, n) =>
    mine === null ? n : (mine + 1 + n) % people,
  );
  const rows = rowsFor(others.length);
  const widest = Math.max(1, ...rows);
  const sides = rows.slice(1).reduce((sum, size) => sum + size / 2, 0);
  const places: Place[] = [];
  let first = sides;
  rows.forEach((size, row) => {
    const half = row === 0 ? 0 : size / 2;
    if (row > 0) first -= half;
    for (let n = 0; n < size; n++) {
      const left = row === 0 || n < half;
      // On the sides the one nearest to oneself sits innermost.
      const index = row === 0 ? sides + n : left ? first + (half - 1 - n) : others.length - first - half + (size - 1 - n);
      const column = row === 0 ? widest - size + 2 * n + 1 : left ? 2 * n + 1 : 2 * (widest - size + n) + 1;
      const off = size > 1 ? Math.abs(2 * n - size + 1) / (size - 1) : 0;
      places.push({ seat: others[index]!, row: row + 1, column, drop: row === 0 ? off * off : 0 });
    }
  });
  const order = new Map(others.map((seat, index) => [seat, index]));
  places.sort((a, b) => order.get(a.seat)! - order.get(b.seat)!);
  return { places, columns: 2 * widest, rows: rows.length };
}
