/** The monitor: two lines, the one opposite above and oneself below; under them what only I know. */
import { digits, t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { coverLabel, Eye, hidden, toggleHidden } from "../../frame/secret";
import { Mark } from "./shells";
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
      {scene.reader !== null && <Private known={scene.view.known} />}
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
      <bdi class="monitor-name">{who}</bdi>
      {seat === scene.reader && <small>{t("app-you")}</small>}
      {view.cuffed === seat && <Cuffed />}
      <span class="charges">
        {Array.from({ length: view.cap }, (_, n) => (
          <Charge key={n} on={n < charges} name={`${seat}-${n}`} />
        ))}
      </span>
      <b class="charges-count">{digits(charges)}</b>
    </div>
  );
}

/** A charge is a small shell: whole and lit, or hollow and dark. */
function Charge({ on, name }: { readonly on: boolean; readonly name: string }) {
  return (
    <svg class="charge" viewBox="0 0 14 24" data-charge={name} data-on={on ? "" : undefined} aria-hidden="true">
      <path class="charge-off" d="M2.5 6.5C2.5 4 4 2.5 7 2.5s4.5 1.5 4.5 4V17.5h-9z" />
      <path class="charge-foot" d="M1.5 18.5h11v3h-11z" />
      <g class="charge-on">
        <path d="M2 6.5C2 3.5 4 2 7 2s5 1.5 5 4.5V18H2z" fill="#ff5a4d" />
        <path d="M4 6.5C4 5 5 4 6 3.6V18H4z" fill="#ffb3a8" opacity=".7" />
        <path d="M1.5 18h11v4h-11z" fill="#e2b04c" />
      </g>
    </svg>
  );
}

function Cuffed() {
  return (
    <span class="chip">
      <svg viewBox="0 0 24 14" aria-hidden="true">
        <g fill="none" stroke="currentColor" stroke-width="2">
          <circle cx="6" cy="7" r="4.5" />
          <circle cx="18" cy="7" r="4.5" />
          <path d="M10.5 7h3" />
        </g>
      </svg>
      {t("duel-cuffed")}
    </span>
  );
}

function Private({ known }: { readonly known: Readonly<Record<string, Kind>> }) {
  const places = Object.keys(known).map(Number).sort((a, b) => a - b);
  return (
    <div class="private" data-known={places.length ? "" : undefined}>
      <button
        type="button"
        class="private-eye"
        aria-pressed={hidden.value}
        aria-label={coverLabel()}
        onClick={toggleHidden}
      >
        <Eye />
        <span>{t("app-only-you")}</span>
      </button>
      <p>
        {hidden.value
          ? t("app-hidden")
          : places.length === 0
            ? t("duel-known-nothing")
            : places.map((place) => <Known key={place} place={place} kind={known[place]!} />)}
      </p>
    </div>
  );
}

function Known({ place, kind }: { readonly place: number; readonly kind: Kind }) {
  return (
    <span class="known" data-place={place} data-kind={kind}>
      {place === 1 ? t("duel-known-next") : t("duel-known-later", { place })}{" "}
      <b>
        <Mark kind={kind} /> {t("duel-shell", { shell: kind })}
      </b>
    </span>
  );
}
