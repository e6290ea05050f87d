/** The middle: deck, results and tokens; what is claimed or under way; and what I see for a moment. */
import { digits, t } from "../../app/texts";
import { Secret } from "../../frame/secret";
import { few, wordName } from "../../frame/telling";
import { opening } from "./ahead";
import { Now } from "./now";
import { Glimpse, Paper, Token } from "./pieces";
import { type Here, isAskedOf } from "./told";

const RESULTS = 5;

export function Middle({ scene }: { readonly scene: Here }) {
  const { view } = scene;
  const seen = seenIn(scene);
  const busy = opening.value ?? view.mission ?? view.claim ?? (view.places.length > 0 || null);
  return (
    <div class="mini-middle" data-busy={busy ? "" : undefined} data-seen={seen ?? undefined}>
      <Stock scene={scene} />
      <Now scene={scene} />
      {seen && (
        <Secret title={t(seen === "faces" ? "resistance_mini-only-now" : "resistance_mini-pile")}>
          <Glimpse scene={scene} words={view[seen]} field={seen} asked={isAskedOf(scene, seen)} />
        </Secret>
      )}
    </div>
  );
}

/** What I see for a moment: while motion lags behind, no longer than it is true. */
function seenIn({ view, snapshot }: Here): "faces" | "pile" | null {
  const open = (field: "faces" | "pile") => view[field].length > 0 && !!snapshot.view?.[field].length;
  return open("faces") ? "faces" : open("pile") ? "pile" : null;
}

/** Deck, results, tokens. */
function Stock({ scene: { view } }: { readonly scene: Here }) {
  const names = view.results.map((card) => wordName("resistance_mini", "result", card));
  return (
    <div class="stock">
      <span class="mini-deck" role="img" aria-label={t("resistance_mini-deck", { count: view.deck })} data-empty={view.deck === 0 ? "" : undefined}>
        <Paper card={null} />
        <b>{digits(view.deck)}</b>
      </span>
      <span class="results" role="img" aria-label={t("resistance_mini-results", { names: few(names, RESULTS), count: names.length })}>
        {Array.from({ length: RESULTS }, (_, n) => (
          <i key={n} data-went={view.results[n] ?? "none"}>
            <small>{digits(n + 1)}</small>
            {view.results[n] && <Paper card={view.results[n]} />}
          </i>
        ))}
      </span>
      <span class="tokens" role="img" aria-label={t("resistance_mini-tokens", { count: view.tokens })} data-empty={view.tokens === 0 ? "" : undefined}>
        <Token />
        <b>{digits(view.tokens)}</b>
      </span>
    </div>
  );
}
