/** Shells: standing in the tray as counts, lying on the table when spent, rolling between the two. */
import { t } from "../../app/texts";
import type { Kind } from "./story";

const COLOURS: Record<Kind, readonly [body: string, light: string, mark: string]> = {
  live: ["#d8382d", "#ff8a7d", "#fff3ee"],
  blank: ["#128f86", "#5fe0d3", "#eafffb"],
};

/** A shell: live is red with a cross, blank turquoise with a ring. */
export function Shell({ kind }: { readonly kind: Kind }) {
  const [body, light, mark] = COLOURS[kind];
  return (
    <svg class="shell" viewBox="0 0 20 36" data-kind={kind} aria-hidden="true">
      <path d="M2 7c0-3.5 3-5 8-5s8 1.5 8 5v19H2z" fill={body} />
      <path d="M4 7c0-2 1-3 3-3.6V26H4z" fill={light} opacity=".65" />
      <path d="M1.5 26h17v5h-17z" fill="#e2b04c" />
      <path d="M1 31h18v3H1z" fill="#b5832b" />
      <path d="M1.5 26h17v1.2h-17z" fill="#fff" opacity=".35" />
      {kind === "live" ? (
        <path d="M6.5 11.5l7 7M13.5 11.5l-7 7" stroke={mark} stroke-width="2.4" stroke-linecap="round" />
      ) : (
        <circle cx="10" cy="15" r="4" fill="none" stroke={mark} stroke-width="2.2" />
      )}
    </svg>
  );
}

/** The sign of a kind, for words: a cross or a ring. */
export function Mark({ kind }: { readonly kind: Kind }) {
  return (
    <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
      {kind === "live" ? (
        <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
      ) : (
        <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="3" />
      )}
    </svg>
  );
}

/** How many of each are still inside. They stand sorted, because their order is hidden. */
export function Tray({ live, blank }: { readonly live: number; readonly blank: number }) {
  return (
    <div class="tray" role="group" aria-label={t("duel-tray")}>
      <Stand kind="live" count={live} />
      <Stand kind="blank" count={blank} />
    </div>
  );
}

function Stand({ kind, count }: { readonly kind: Kind; readonly count: number }) {
  return (
    <p class="stand" data-kind={kind} data-count={count}>
      <span class="stand-shells" aria-hidden="true">
        {Array.from({ length: count }, (_, n) => (
          <Shell key={n} kind={kind} />
        ))}
      </span>
      <span class="stand-count">{t(`duel-left-${kind}`, { count })}</span>
    </p>
  );
}

export function Spent({ spent }: { readonly spent: readonly Kind[] }) {
  const told = spent.map((shell) => t("duel-shell", { shell })).join(t("and")) || t("duel-spent-none");
  return (
    <div class="spent" role="img" aria-label={`${t("duel-spent")}: ${told}`}>
      <span class="spent-shells">
        {spent.map((kind, n) => (
          <Shell key={n} kind={kind} />
        ))}
        {spent.length === 0 && <i class="spent-none">–</i>}
      </span>
      <small>{t("duel-spent")}</small>
    </div>
  );
}

/** Two shells nobody sees until one of them rolls out of the gun. */
export function Ghosts() {
  return (
    <div class="ghosts" aria-hidden="true">
      <span data-ghost="live"><Shell kind="live" /></span>
      <span data-ghost="blank"><Shell kind="blank" /></span>
    </div>
  );
}
