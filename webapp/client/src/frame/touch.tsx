/** A place or card of the table: a button while a touch on it means something, else only seen. */
import "./offers.css";

import type { ComponentChildren } from "preact";

import type { GameKey } from "../types";
import { digits } from "../app/texts";
import type { Scene } from "./game";

interface Props {
  readonly scene: Scene<GameKey>;
  /** As an offer names it: "0" of a field of one's own, "2.1", or a word. */
  readonly pick: string;
  /** What it is, for whoever hears the page. */
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Touch({ scene, pick, label, class: look = "", children }: Props) {
  const { places } = scene;
  const offered = places.isOffered(pick);
  const barred = places.isBarred(pick);
  const chosen = places.isChosen(pick);
  const order = places.order(pick);
  const state = {
    class: `touch ${look}`,
    "data-place": pick,
    "data-offered": offered ? "" : undefined,
    "data-barred": barred ? "" : undefined,
    "data-chosen": chosen ? "" : undefined,
    "aria-label": label,
  };
  if (!offered && !barred) return <div {...state} role="img">{children}</div>;
  return (
    <button type="button" {...state} aria-pressed={chosen} aria-disabled={barred || undefined} onClick={() => places.toggle(pick)}>
      {children}
      {order > 0 && <b class="touch-order">{digits(order)}</b>}
    </button>
  );
}
