/** Components, and motion, that are fetched when somebody needs them, or quietly before. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

import { notice } from "./router";

const Nothing = () => null;
/** Everything that is not here yet. */
const missing = new Set<() => Promise<unknown>>();

interface Arriving<T> {
  readonly here: T | null;
  fetch(): Promise<void>;
}

function arriving<T>(load: () => Promise<T>): Arriving<T> {
  let here: T | null = null;
  const fetch = async () => {
    here ??= await load();
    missing.delete(fetch);
  };
  missing.add(fetch);
  return {
    fetch,
    get here() {
      return here;
    },
  };
}

export type Part<P> = FunctionComponent<P> & { fetch(): Promise<void> };

/** A component that comes by itself when it is drawn; until it is here, `Meanwhile` is. */
export function part<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Meanwhile: FunctionComponent = Nothing,
): Part<P> {
  const file = arriving(load);
  function Drawn(props: P) {
    const [here, setHere] = useState(file.here !== null);
    useEffect(() => {
      if (!here) file.fetch().then(() => setHere(true), unreachable);
    }, []);
    return file.here ? <file.here {...props} /> : <Meanwhile />;
  }
  return Object.assign(Drawn, { fetch: file.fetch });
}

/** What the server has no longer is of an older build; without a line nobody can tell. */
function unreachable(): void {
  notice.value ??= navigator.onLine ? "old" : "offline";
}

type Act<A extends readonly unknown[]> = (...told: A) => Promise<void>;

/** Motion that comes by itself when it is first to be seen; until it is here nothing moves, and nobody waits for it long. */
export function motion<A extends readonly unknown[]>(load: () => Promise<Act<A>>): Act<A> {
  const file = arriving(load);
  return async (...told) => {
    if (!file.here) await Promise.race([file.fetch().catch(() => undefined), pause(PATIENCE)]);
    await file.here?.(...told);
  };
}

/** Fetch one after the other whatever is not here yet, so that a touch finds it. */
export async function fetchAhead(): Promise<void> {
  for (const fetch of [...missing]) {
    await pause(PAUSE);
    await fetch().catch(() => undefined);
  }
}

const PAUSE = 150;
const PATIENCE = 400;
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));
