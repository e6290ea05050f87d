/** The middle: deck, results and tokens; what is claimed or under way; and what I see for a moment. */
import { digits, t } from "../../app/texts";
import { Secret } from "../../frame/secret";
import { few, wordName, wordsOf } from "../../frame/telling";
import { CardMark, Glimpse, Token } from "./pieces";
import { type Here, isAskedOf } from "./told";

const RESULTS = 5;

export function Middle({ scene }: { readonly scene: Here }) {
  const { view } = scene;
  return (
    <div class="mini-middle" data-now={view.stage}>
      <Stock scene={scene} />
      <Now scene={scene} />
      <Glimpses scene={scene} />
    </div>
  );
}

/** Deck, results, tokens. */
function Stock({ scene: { view } }: { readonly scene: Here }) {
  const results = Array.from({ length: RESULTS }, (_, n) => view.results[n] ?? null);
  const names = view.results.map((card) => wordName("resistance_mini", "result", card));
  return (
    <div class="stock">
      <span class="deck" role="img" aria-label={t("resistance_mini-deck", { count: view.deck })}>
        <i />
        {digits(view.deck)}
      </span>
      <span class="results" role="img" aria-label={t("resistance_mini-results", { names: few(names, RESULTS), count: names.length })}>
        {results.map((card, n) => (
          <i key={n} data-went={card ?? "none"}>{card && <CardMark card={card} />}</i>
        ))}
      </span>
      <span class="tokens" role="img" aria-label={t("resistance_mini-tokens", { count: view.tokens })}>
        <Token /> {digits(view.tokens)}
      </span>
    </div>
  );
}

/** What is claimed, handled, or on its way. */
function Now({ scene }: { readonly scene: Here }) {
  const { view } = scene;
  const whole = wordsOf("resistance_mini", view, scene);
  if (view.mission) {
    const { mission } = view;
    return (
      <p class="now" data-now="mission">
        {t("resistance_mini-card-mission", wordsOf("resistance_mini", mission, scene))}
      </p>
    );
  }
  if (view.claim) return <p class="now" data-now="claim">{t("resistance_mini-card-claim", wordsOf("resistance_mini", view.claim, scene))}</p>;
  if (view.places.length) return <p class="now">{t("resistance_mini-card-places", { ...whole, names: whole["places"] ?? "", count: view.places.length })}</p>;
  return null;
}

/** What is before my eyes now and never again. */
function Glimpses({ scene }: { readonly scene: Here }) {
  const { view } = scene;
  const seen = view.faces.length ? "faces" : view.pile.length ? "pile" : null;
  if (!seen) return null;
  return (
    <Secret title={t(seen === "faces" ? "resistance_mini-only-now" : "resistance_mini-pile")}>
      <Glimpse scene={scene} words={view[seen]} field={seen} asked={isAskedOf(scene, seen)} />
    </Secret>
  );
}
