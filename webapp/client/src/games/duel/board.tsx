/** The Duel's table: two halves facing each other, the monitor and the shotgun between them. */
import { useEffect, useRef } from "preact/hooks";

import { layer } from "../../app/router";
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { pick, picking, unpick } from "../../frame/picking";
import { moving } from "../../frame/playback";
import { Gun } from "./gun";
import { Monitor } from "./monitor";
import { Pocket, rowsUsed } from "./pocket";
import { Ghosts, Spent, Tray } from "./shells";
import { tell } from "./story";

const PLATED = ["began", "won", "ended"];

export function Board(scene: Scene<"duel">) {
  const { view, free } = scene;
  const mine = scene.reader ?? 0;
  const kind = picking.value?.kind;
  const aiming = free && kind === "shoot";
  useEffect(() => (kind ? layer(unpick) : undefined), [kind]);
  const event = moving.value;
  const rows = rowsUsed(view.pockets[0]) + rowsUsed(view.pockets[1]);
  return (
    <div
      class="duel"
      data-turn={view.turn === mine ? "mine" : "theirs"}
      data-picking={free ? kind : undefined}
      data-rows={rows}
    >
      <div class="felt" aria-hidden="true" />
      <Pocket scene={scene} seat={1 - mine} />
      <Monitor scene={scene} mine={mine} />
      <Gun
        sawn={view.sawn}
        flipped={view.flipped}
        open={aiming}
        able={free}
        other={scene.name(1 - mine)}
        touch={() => (aiming ? unpick() : pick("shoot"))}
      />
      <div class="shells" data-guide="shells">
        <Tray live={view.live} blank={view.blank} />
        <Spent spent={view.spent} />
      </div>
      <Pocket scene={scene} seat={mine} />
      {aiming && <Targets scene={scene} mine={mine} />}
      <Ghosts />
      {event && PLATED.includes(event.kind) && <p class="plate">{tell(event, scene)}</p>}
      <div class="flash" aria-hidden="true" />
      <div class="dark" aria-hidden="true" />
    </div>
  );
}

function Targets({ scene, mine }: { readonly scene: Scene<"duel">; readonly mine: number }) {
  const offer = scene.snapshot.offers.find((each) => each.kind === "shoot");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div class="targets" ref={root}>
      {offer?.among.map((seat) => {
        const self = Number(seat) === mine;
        return (
          <button
            type="button"
            key={seat}
            class="target"
            data-target={self ? "self" : "other"}
            data-pick={seat}
            onClick={() => scene.play("shoot", [seat])}
          >
            <Cross />
            <b>{self ? t("duel-target-self") : t("duel-target-other", { who: scene.name(Number(seat)) })}</b>
            <small>{t(self ? "duel-target-self-note" : "duel-target-other-note")}</small>
          </button>
        );
      })}
    </div>
  );
}

function Cross() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="2.5">
        <circle cx="24" cy="24" r="15" />
        <path d="M24 2v14M24 32v14M2 24h14M32 24h14" stroke-linecap="round" />
      </g>
      <circle cx="24" cy="24" r="2.5" fill="currentColor" />
    </svg>
  );
}
