/** Shells: standing in the tray as counts, and lying on the table when spent. */
import { t } from "../../app/texts";
import type { Kind } from "./story";

/** A shell: live is red with a cross, blank turquoise with a ring. */
export const Shell = ({ kind }: { readonly kind: Kind }) => <i class="shell" data-kind={kind} aria-hidden="true" />;

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
        {[0, 1].map((n) => (
          <span class="spent-place" key={n}>{spent[n] && <Shell kind={spent[n]} />}</span>
        ))}
      </span>
      <small>{t("duel-spent")}</small>
    </div>
  );
}
