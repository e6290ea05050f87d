/** What goes on in the middle: somebody's words, two characters in somebody's hands, or a mission. */
import { digits, t } from "../../app/texts";
import { placing } from "../../frame/placing";
import { SignOf } from "../../frame/signs";
import { positionName, wordName, wordsOf } from "../../frame/telling";
import { opening } from "./ahead";
import { Face, Paper, Picture } from "./pieces";
import { type Claim, type Errand, type Here, stampOf } from "./told";

export function Now({ scene }: { readonly scene: Here }) {
  const { view } = scene;
  if (opening.value) return <Opened />;
  if (view.mission) return <OnErrand scene={scene} errand={view.mission} />;
  if (view.claim) return <Said scene={scene} claim={view.claim} />;
  if (view.places.length) return <Handled scene={scene} />;
  return null;
}

/** The pile at a mission's end, card by card. */
const Opened = () => (
  <p class="mini-opened" aria-hidden="true">
    {opening.value?.map((card, n) => (
      <span key={n} class="mini-opened-card">
        <Paper card={card} />
      </span>
    ))}
  </p>
);

const Who = ({ scene, seat }: { readonly scene: Here; readonly seat: number }) => (
  <span class="mini-who">
    <SignOf seat={seat} />
    <bdi>{scene.name(seat)}</bdi>
  </span>
);

/** A bubble with the face of what somebody says to have, and what has become of that. */
function Said({ scene, claim }: { readonly scene: Here; readonly claim: Claim }) {
  const stamp = stampOf(claim);
  const { places, columns } = placing(scene.view.hands.length, scene.reader);
  const place = places.find(({ seat }) => seat === claim.seat);
  return (
    <div class="claimed" data-mine={scene.reader === claim.seat ? "" : undefined} style={{ "--from": place ? place.column / columns : 0.12 }}>
      <p class="unseen">{t("resistance_mini-card-claim", wordsOf("resistance_mini", claim, scene))}</p>
      <Picture word={claim.claim} />
      <p class="claimed-words" aria-hidden="true">
        <Who scene={scene} seat={claim.seat} />
        <b>{wordName("resistance_mini", "claim", claim.claim)}</b>
        {claim.checker !== null && (
          <small>
            {t("resistance_mini-stamp-checked")} <Who scene={scene} seat={claim.checker} />
          </small>
        )}
      </p>
      {stamp && stamp !== "checked" && (
        <b class="mini-stamp" data-stamp={stamp} aria-hidden="true">
          {t(`resistance_mini-stamp-${stamp}`)}
        </b>
      )}
    </div>
  );
}

/** Two characters that somebody handles: whose they are and where they lie, never which they are. */
function Handled({ scene }: { readonly scene: Here }) {
  const { view } = scene;
  const names = wordsOf("resistance_mini", view, scene)["places"] ?? "";
  return (
    <div class="handled" data-asks={view.stage === "consent" ? "" : undefined}>
      <p class="unseen">{t("resistance_mini-card-places", { names, count: view.places.length })}</p>
      {view.places.map((place, n) => {
        const [seat, position] = place.split(".").map(Number) as [number, number];
        return (
          <p key={place} class="handled-one" data-side={n} aria-hidden="true">
            <span class="character-lies" data-handled="">
              <Face face={view.characters[seat]?.[position] ?? null} />
              <b class="handled-order">{digits(n + 1)}</b>
            </span>
            <Who scene={scene} seat={seat} />
            <small>{positionName("resistance_mini", position)}</small>
          </p>
        );
      })}
      <svg class="handled-way" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8h15l-4-4M21 16H6l4 4" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" />
      </svg>
    </div>
  );
}

/** Who is on the mission, who leads, who has the pile, who has been asked in this round. */
function OnErrand({ scene, errand }: { readonly scene: Here; readonly errand: Errand }) {
  const mission = scene.view.results.length + 1;
  return (
    <div class="errand">
      <p class="unseen">{t("resistance_mini-card-mission", wordsOf("resistance_mini", errand, scene))}</p>
      <b class="errand-head" aria-hidden="true">{t("resistance_mini-errand", { mission, round: errand.round })}</b>
      <ol class="errand-team" aria-hidden="true">
        {errand.team.map((seat) => (
          <li key={seat} data-member={seat} data-holds={errand.holder === seat ? "" : undefined}>
            {errand.leader === seat && <Flag />}
            <SignOf seat={seat} />
            {errand.holder === seat ? <Pile count={errand.count} /> : <Acted errand={errand} seat={seat} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

const Acted = ({ errand, seat }: { readonly errand: Errand; readonly seat: number }) => (
  <small>{errand.passed.includes(seat) ? t("resistance_mini-play-pass") : errand.acted.includes(seat) ? "✓" : "\u00a0"}</small>
);

const Pile = ({ count }: { readonly count: number }) => (
  <span class="errand-pile">
    {Array.from({ length: count }, (_, n) => (
      <Paper key={n} card={null} />
    ))}
    <b>{digits(count)}</b>
  </span>
);

const Flag = () => (
  <svg class="errand-flag" viewBox="0 0 16 16">
    <path d="M4 1v14" stroke="#8a5a2c" stroke-width="2" stroke-linecap="round" />
    <path d="M5 2h9l-2.500 3.200L14 8.500H5z" fill="var(--gold)" />
  </svg>
);
