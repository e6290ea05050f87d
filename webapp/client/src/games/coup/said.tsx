/** What somebody says: a bubble with the face of the character, and what has become of it. */
import { t } from "../../app/texts";
import type { Scene, Teller } from "../../frame/game";
import { useLeft } from "../../frame/ring";
import { SignOf } from "../../frame/signs";
import { wordName, wordsOf } from "../../frame/telling";
import strike from "./art/strike.svg";
import treasury from "./art/treasury.svg";
import { Emblem, Picture, Portrait, roleName } from "./roles";
import { type Claim, type CoupView, doubtedIn, stampOf } from "./story";

interface Props {
  readonly scene: Scene<"coup">;
  readonly claim: Claim;
  /** Whether somebody stands against it: then that is what matters. */
  readonly over?: boolean;
}

const WINDOWS = ["challenge", "block", "counter", "prove"];

/** Who says what, as whom, and at whom it is aimed. */
export function Said({ scene, claim, over = false }: Props) {
  const { seat, action, role, target } = claim;
  const view: CoupView = scene.view;
  const stamp = stampOf(view, claim);
  const open = claim === doubtedIn(view) && WINDOWS.includes(view.stage) && !stamp;
  return (
    <div class="said" data-said={action} data-from={seat} data-to={target ?? undefined} data-over={over ? "" : undefined} data-role={role ?? undefined}>
      {open && <Closing />}
      <p class="unseen">{t(`coup-event-${eventOf(claim)}`, wordsOf("coup", claim, scene))}</p>
      {role ? <Portrait role={role} /> : <Picture src={treasury} />}
      <p class="said-words" aria-hidden="true">
        <Who scene={scene} seat={seat} />
        <b class="said-as">
          {role && <Emblem role={role} />}
          {role ? roleName(role) : wordName("coup", "action", action)}
        </b>
        {role && <Deed scene={scene} claim={claim} />}
      </p>
      {stamp && (
        <b class="stamp" data-stamp={stamp}>
          {t(`coup-stamp-${stamp}`)}
        </b>
      )}
    </div>
  );
}

/** A coup is nobody's claim: what is seen is the stroke. */
export function Strike({ scene }: { readonly scene: Scene<"coup"> }) {
  const { turn, loser } = scene.view;
  return (
    <div class="said" data-said="coup" data-from={turn} data-to={loser ?? undefined}>
      <Picture src={strike} />
      <p class="said-words">
        <Who scene={scene} seat={turn} />
        <b class="said-as">{wordName("coup", "action", "coup")}</b>
        {loser !== null && <Whom scene={scene} seat={loser} />}
      </p>
    </div>
  );
}

const eventOf = ({ action, target }: Claim): string => (action === "block" ? "blocked" : target === null ? "announced" : "aimed");

function Who({ scene, seat }: { readonly scene: Teller; readonly seat: number }) {
  return (
    <span class="said-who">
      <SignOf seat={seat} />
      <bdi>{scene.name(seat)}</bdi>
    </span>
  );
}

function Deed({ scene, claim: { action, target } }: { readonly scene: Teller; readonly claim: Claim }) {
  return (
    <span class="said-deed">
      <span>{wordName("coup", "action", action)}</span>
      {target !== null && <Whom scene={scene} seat={target} />}
    </span>
  );
}

/** An arrow and the one at whom it points. */
function Whom({ scene, seat }: { readonly scene: Teller; readonly seat: number }) {
  return (
    <span class="said-who">
      <svg class="arrow" viewBox="0 0 16 12" aria-hidden="true">
        <path d="M1 6h12M9 2l4.500 4L9 10" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
      </svg>
      <SignOf seat={seat} />
      <bdi>{scene.name(seat)}</bdi>
    </span>
  );
}

/** While it may be doubted, a line round the bubble that closes with the clock. */
function Closing() {
  const time = useLeft();
  return (
    <svg class="closing" data-late={time && time.share < 0.25 ? "" : undefined} aria-hidden="true">
      <rect class="closing-ground" width="100%" height="100%" rx="20" pathLength="100" />
      <rect width="100%" height="100%" rx="20" pathLength="100" stroke-dasharray="100" stroke-dashoffset={100 * (1 - (time?.share ?? 1))} />
    </svg>
  );
}
