/** After the game: who was what, and what was done in each night. */
import "./revealed.css";

import { t } from "../../app/texts";
import type { Outcome, Scene } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { wordName } from "../../frame/telling";
import { Face, ORDER, ROLES } from "./faces";
import { Out } from "./marks";
import { fateOf, type Role } from "./told";

interface Props {
  readonly outcome: Outcome<"mafia">;
  readonly scene: Scene<"mafia">;
}
type Night = Props["outcome"]["revealed"]["nights"][number];

export function Revealed({ outcome, scene }: Props) {
  const { roles, nights } = outcome.revealed;
  const { winners } = outcome;
  const seats = roles.map((_, seat) => seat).sort((a, b) => ROLES.indexOf(roles[a]!) - ROLES.indexOf(roles[b]!));
  return (
    <section class="laid-open">
      <h3>{t("mafia-roles")}</h3>
      <ul class="mafia-roles">
        {seats.map((seat) => (
          <Laid key={seat} scene={scene} seat={seat} role={roles[seat]!} won={winners.includes(seat)} />
        ))}
      </ul>
      {nights.length > 0 && <h3>{t("mafia-nights")}</h3>}
      <ol class="nights">
        {nights.map((_, place) => (
          <NightOf key={place} outcome={outcome} scene={scene} place={place} />
        ))}
      </ol>
    </section>
  );
}

interface LaidProps {
  readonly scene: Props["scene"];
  readonly seat: number;
  readonly role: Role;
  readonly won: boolean;
}

/** Somebody's true face, and how he left the site. */
function Laid({ scene, seat, role, won }: LaidProps) {
  const fate = fateOf(scene.view, seat);
  return (
    <li data-seat={seat} data-role={role} data-me={seat === scene.reader ? "" : undefined} data-won={won ? "" : undefined}>
      <Face role={role} />
      <p class="who">
        <SignOf seat={seat} /> <bdi>{scene.name(seat)}</bdi>
      </p>
      <p class="was">{wordName("mafia", "role", role)}</p>
      <p class="went">
        <Out fate={fate} /> {t(fate === "alive" ? "mafia-fate-alive" : `mafia-out-${fate}`)}
      </p>
    </li>
  );
}

/** A night: who did what, in the order in which it happened, what the morning told, and who only suspected. */
function NightOf({ outcome, scene, place }: Props & { readonly place: number }) {
  const { roles, nights } = outcome.revealed;
  const night = nights[place]!;
  const choices = Object.entries(night.choices).map(([seat, target]) => ({ seat: Number(seat), target, role: roles[Number(seat)]! }));
  const did = ({ role, seat, target }: (typeof choices)[number]) =>
    t("mafia-did", { role, who: scene.name(seat), target: scene.name(target), aim: seat === target ? "self" : "other" });
  const deeds = ORDER.flatMap((role) => choices.filter((choice) => choice.role === role));
  const guesses = choices.filter(({ role }) => role === "civilian");
  const again = nights.slice(0, place).some(({ hit }) => hit === night.hit);
  return (
    <li data-night={place + 1}>
      <h4>{t("mafia-night", { night: place + 1 })}</h4>
      <ul>
        {deeds.map((deed) => (
          <li key={deed.seat} data-role={deed.role}>
            <Face role={deed.role} />
            <span>
              {did(deed)} <i>{whatCameOfIt(night, deed.role, deed.target)}</i>
            </span>
          </li>
        ))}
      </ul>
      <p class="morning">
        {night.hit !== null && <span>{t(`mafia-event-${again ? "bricked" : "stunned"}`, { reader: "other", who: scene.name(night.hit) })}</span>}
        {night.killed !== null && <span>{t("mafia-event-killed", { reader: "other", who: scene.name(night.killed) })}</span>}
        {night.hit === null && night.killed === null && <span>{t("mafia-event-slept")}</span>}
      </p>
      {guesses.length > 0 && (
        <p class="guesses">
          {t("mafia-suspected")}:{" "}
          {guesses.map((guess) => (
            <span key={guess.seat} class="guess" role="img" aria-label={did(guess)}>
              <SignOf seat={guess.seat} /> › <SignOf seat={guess.target} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** What the commissioner saw; of the others only when it came to nothing. */
function whatCameOfIt({ hit, smoked, awake, killed }: Night, role: Role, target: number): string {
  if (role === "commissioner" && awake !== null) return t(awake ? "mafia-seen-awake" : "mafia-seen-asleep");
  const done = { maniac: hit, doctor: smoked, commissioner: null, maf: killed, civilian: null }[role] === target;
  return done ? "" : t("mafia-vain");
}
