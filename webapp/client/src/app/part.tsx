/** Components that are fetched when somebody needs them, or quietly before. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

import { notice } from "./router";

const Nothing = () => null;
/** How each part is fetched that is not here yet. */
const missing = new Set<() => Promise<unknown>>();

export type Part<P> = FunctionComponent<P> & { fetch(): Promise<unknown> };

/** A component that comes by itself when it is drawn; until it is here, `Meanwhile` is. */
export function part<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Meanwhile: FunctionComponent = Nothing,
): Part<P> {
  let Here: FunctionComponent<P> | null = null;
  const fetch = async () => {
    Here ??= await load();
    missing.delete(fetch);
  };
  missing.add(fetch);

  function Drawn(props: P) {
    const [here, setHere] = useState(Here !== null);
    useEffect(() => {
      if (!here) fetch().then(() => setHere(true), unreachable);
    }, []);
    return Here ? <Here {...props} /> : <Meanwhile />;
  }
  return Object.assign(Drawn, { fetch });
}

/** What the server has no longer is of an older build; without a line nobody can tell. */
function unreachable(): void {
  notice.value = navigator.onLine ? "old" : "failed";
}

/** Fetch one after the other whatever is not here yet, so that a touch finds it. */
export async function fetchAhead(): Promise<void> {
  for (const fetch of [...missing]) {
    await new Promise((idle) => setTimeout(idle, PAUSE));
    await fetch().catch(() => undefined);
  }
}

const PAUSE = 150;
