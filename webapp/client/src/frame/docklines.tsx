/** The dock's two lines: what happened last, and for whom the table waits. */
import { useRef } from "preact/hooks";

import type { GameKey } from "../types";
import { t } from "../app/texts";
import type { Scene } from "./game";
import { SignOf } from "./signs";
import { few } from "./telling";

const DRAWN_UP = 24;

/** What happened last; a touch on it, or drawing it up, opens the whole story. */
export function Last({ line, open }: { readonly line: string; readonly open: () => void }) {
  const from = useRef(0);
  return (
    <button
      type="button"
      class="last"
      data-guide="story"
      aria-label={`${t("app-story")}: ${line}`}
      onClick={open}
      onPointerDown={(event) => (from.current = event.clientY)}
      onPointerUp={(event) => from.current - event.clientY > DRAWN_UP && open()}
    >
      <span class="last-line">{line}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 15l6-6 6 6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      </svg>
    </button>
  );
}

const SHOWN = 5;

/** For whom the table waits: their signs, and their names. */
export function Awaited({ scene, seats }: { readonly scene: Scene<GameKey>; readonly seats: readonly number[] }) {
  return (
    <p class="awaited">
      <span class="awaited-signs">
        {seats.slice(0, SHOWN).map((seat) => (
          <SignOf key={seat} seat={seat} />
        ))}
      </span>
      <span>{t("app-waiting", { who: few(seats.map(scene.name)) })}</span>
    </p>
  );
}
