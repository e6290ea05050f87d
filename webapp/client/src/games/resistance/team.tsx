/** Teams and votes: who is to go, who is still missing, who was for it and who against. */
import type { ComponentChildren } from "preact";

import { digits, t } from "../../app/texts";
import { calledAs } from "../../frame/names";
import { SignOf } from "../../frame/signs";
import { listed, wordName, wordsOf } from "../../frame/telling";
import { Torch, VoteMark } from "./marks";
import { type Ballot, type Here, VOTES } from "./told";

interface ChipProps {
  readonly scene: Pick<Here, "snapshot">;
  readonly seat: number;
  readonly children?: ComponentChildren;
}

/** Somebody by sign and name. */
export function Chip({ scene, seat, children }: ChipProps) {
  const { people, game } = scene.snapshot;
  return (
    <li class="res-chip">
      <SignOf seat={seat} /> <bdi>{people[seat] && calledAs(people[seat], game)}</bdi>
      {children}
    </li>
  );
}

/** As many places as the mission takes, and who has been named for them. */
export function Party({ scene, size, team }: { readonly scene: Here; readonly size: number; readonly team: readonly number[] }) {
  return (
    <ul class="res-party">
      {Array.from({ length: size }, (_, place) => {
        const seat = team[place];
        if (seat !== undefined) return <Chip key={place} scene={scene} seat={seat} />;
        return (
          <li key={place} class="res-missing" aria-hidden="true">
            <Torch />
          </li>
        );
      })}
    </ul>
  );
}

/** A closed vote: how it ended, and who was for it and who against, each side by its signs. */
export function Votes({ scene, ballot }: { readonly scene: Here; readonly ballot: Ballot }) {
  const ayes = ballot.approving.length;
  const noes = ballot.rejecting.length + ballot.silent.length;
  return (
    <div class="res-ballot" data-approved={ballot.approved ? "" : undefined}>
      <p class="res-ballot-head">{t("resistance-ballot", { ...wordsOf("resistance", ballot, scene), ayes, noes })}</p>
      <ul>
        {VOTES.filter((vote) => ballot[vote].length > 0).map((vote) => (
          <li key={vote} data-vote={vote}>
            <span class="unseen">
              {t("resistance-voted", { vote: wordName("resistance", "vote", vote), names: listed(ballot[vote].map(scene.name)) })}
            </span>
            <span class="res-side" aria-hidden="true">
              <VoteMark vote={vote} /> <b>{digits(ballot[vote].length)}</b>
              {ballot[vote].map((seat) => (
                <SignOf key={seat} seat={seat} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
