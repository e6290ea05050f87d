/** The Duel's table: two halves facing each other, the monitor and the shotgun between them. */
import { useEffect, useRef } from "preact/hooks";

import { layer } from "../../app/router";
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { pick, picking, unpick } from "../../frame/picking";
import { moving } from "../../frame/playback";
import { SignOf } from "../../frame/signs";
import { Gun } from "./gun";
import { Monitor } from "./monitor";
import { Chair, Opposite } from "./opposite";
import { Pocket, rowsUsed } from "./pocket";
import { Spent, Tray } from "./shells";
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
      <div class="lamplight" aria-hidden="true" />
      <i class="lamp" aria-hidden="true" />
      <Opposite scene={scene} seat={1 - mine} />
      <div class="duel-table">
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
      </div>
      <Chair />
      {aiming && <Targets scene={scene} mine={mine} />}
      <div class="duel-flights" aria-hidden="true" />
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
            <span class="target-who">
              <SignOf seat={Number(seat)} />
              <i class="cross" aria-hidden="true" />
            </span>
            <b>{self ? "↓ " : "↑ "}{self ? t("duel-target-self") : t("duel-target-other", { who: scene.name(Number(seat)) })}</b>
            <small>{t(self ? "duel-target-self-note" : "duel-target-other-note")}</small>
          </button>
        );
      })}
    </div>
  );
}
