/** The monitor: two lines, the one opposite above and oneself below; under them what only I know. */
import { digits, t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { Secret } from "../../frame/secret";
import { SignOf } from "../../frame/signs";
import { ItemArt } from "./items";
import { Shell } from "./shells";
import type { Kind } from "./story";

interface Props {
  readonly scene: Scene<"duel">;
  readonly mine: number;
}

export function Monitor({ scene, mine }: Props) {
  return (
    <section class="monitor" data-guide="monitor">
      <Line scene={scene} seat={1 - mine} />
      <Line scene={scene} seat={mine} />
      {scene.reader !== null && (
        <Secret title={t("app-only-you")}>
          <Private known={scene.view.known} />
        </Secret>
      )}
    </section>
  );
}

function Line({ scene, seat }: { readonly scene: Scene<"duel">; readonly seat: number }) {
  const { view } = scene;
  const charges = view.charges[seat]!;
  const who = scene.name(seat);
  const turns = view.turn === seat && scene.snapshot.stage === "playing";
  return (
    <div
      class="monitor-line"
      role="img"
      aria-label={t("duel-charges", { who, charges, cap: view.cap })}
      data-line={seat}
      data-turns={turns ? "" : undefined}
    >
      <i class="pointer" aria-hidden="true" />
      <SignOf seat={seat} />
      <bdi class="monitor-name">{who}</bdi>
      {seat === scene.reader && <small>{t("app-you")}</small>}
      {view.cuffed === seat && (
        <span class="chip">
          <ItemArt item="handcuffs" /> <span class="cuffed-word">{t("duel-cuffed")}</span>
        </span>
      )}
      <span class="charges" aria-hidden="true">
        {Array.from({ length: view.cap }, (_, n) => (
          <Charge key={n} on={n < charges} name={`${seat}-${n}`} />
        ))}
      </span>
      <b class="charges-count">{digits(charges)}</b>
    </div>
  );
}

/** A charge is a small red lamp: lit, or dark. */
function Charge({ on, name }: { readonly on: boolean; readonly name: string }) {
  return (
    <i class="charge" data-charge={name} data-on={on ? "" : undefined}>
      <i class="charge-on" />
    </i>
  );
}

function Private({ known }: { readonly known: Readonly<Record<string, Kind>> }) {
  const places = Object.keys(known).map(Number).sort((a, b) => a - b);
  return (
    <p class="private" data-known={places.length ? "" : undefined}>
      {places.length === 0 ? t("duel-known-nothing") : places.map((place) => <Known key={place} place={place} kind={known[place]!} />)}
    </p>
  );
}

function Known({ place, kind }: { readonly place: number; readonly kind: Kind }) {
  return (
    <span class="known" data-place={place} data-kind={kind}>
      {place === 1 ? t("duel-known-next") : t("duel-known-later", { place })}{" "}
      <b>
        <Shell kind={kind} /> {t("duel-shell", { shell: kind })}
      </b>
    </span>
  );
}
