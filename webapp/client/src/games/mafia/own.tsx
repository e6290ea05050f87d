/** What I alone know: my role, the other maf, tonight's choice, what past nights showed. */
import type { ComponentChildren } from "preact";

import { digits, t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { Secret } from "../../frame/secret";
import { SignOf, signOf } from "../../frame/signs";
import { reading, unseenIn } from "../../frame/talking";
import { listed, wordName, wordsOf } from "../../frame/telling";
import { Face } from "./faces";
import { Aim, Seen } from "./marks";
import { chosenBy, isOut, mates, type Role, type Shown } from "./told";

type Here = Scene<"mafia">;
type Done = Shown["past"][number];

/** As much room for every role and at any time, so that its shape betrays nothing. */
export function Own({ scene }: { readonly scene: Here }) {
  const { view, reader } = scene;
  const { role } = view;
  if (role === null || reader === null) return null;
  const with_me = able(view, reader);
  const chosen = chosenBy(view, reader);
  return (
    <Secret title={t("mafia-mine")}>
      <div class="own" data-role={role}>
        <Face role={role} />
        <div class="own-lines">
          <p class="own-role">
            <b>{wordName("mafia", "role", role)}</b>
            <Beside scene={scene} />
          </p>
          {chosen === null ? <Duty scene={scene} role={role} /> : <Choice by="me" aim={chosen}>{t("mafia-tonight", { target: scene.name(chosen) })}</Choice>}
          {view.stage === "night" && with_me.length > 0
            ? with_me.map((mate) => <Theirs key={mate} scene={scene} mate={mate} />)
            : <Past scene={scene} />}
        </div>
        <Write scene={scene} />
      </div>
    </Secret>
  );
}

/** Who is in it with me; and whom I cannot choose tonight. It is seen nowhere else. */
function Beside({ scene: { view, reader, snapshot, name } }: { readonly scene: Here }) {
  const with_me = mates(view, reader);
  if (with_me.length > 0) {
    return (
      <small>
        {with_me.map((mate) => (
          <span key={mate} data-mate={mate}>
            <SignOf seat={mate} />
          </span>
        ))}{" "}
        {t("mafia-with", { names: listed(with_me.map(name)) })}
      </small>
    );
  }
  const barred = snapshot.offers.flatMap((offer) => offer.barred.map(Number));
  if (barred.length === 0) return null;
  const said = (called: (seat: number) => string) => t("mafia-not-tonight", { names: listed(barred.map(called)) });
  return (
    <small role="img" aria-label={said(name)}>
      {said(signOf)}
    </small>
  );
}

interface ChoiceProps {
  readonly by: "me" | "mate";
  readonly aim: number | null;
  /** In full, where what is written had to be short. */
  readonly heard?: string;
  readonly children: ComponentChildren;
}

function Choice({ by, aim, heard, children }: ChoiceProps) {
  return (
    <p class="own-choice" data-by={by} data-aim={aim}>
      <Aim by={by} /> <span role={heard === undefined ? undefined : "img"} aria-label={heard}>{children}</span>
    </p>
  );
}

/** What the other maf has chosen; it takes both. Their name stands above, so a sign leaves room for the choice. */
function Theirs({ scene, mate }: { readonly scene: Here; readonly mate: number }) {
  const chosen = scene.view.choices[mate] ?? null;
  const said = (who: string) =>
    chosen === null ? t("mafia-undecided", { who }) : t("mafia-decided", { who, target: scene.name(chosen) });
  return (
    <Choice by="mate" aim={chosen} heard={said(scene.name(mate))}>
      {said(signOf(mate))}
    </Choice>
  );
}

/** What my role is about; at night, whom it is after; by day, once more stands below as signs, what the last night showed. */
function Duty({ scene, role }: { readonly scene: Here; readonly role: Role }) {
  const { view, reader } = scene;
  const [before, last] = pastOf(scene).slice(-2);
  const gone = isOut(view, reader!);
  const night = view.stage === "night" && !gone;
  if (!night && before && last) return <Deed scene={scene} deed={last} />;
  if (gone) return null;
  const alone = role === "maf" && able(view, reader).length === 0;
  return <p class="own-duty"><span>{alone ? t("mafia-alone") : night ? t("mafia-whom", { role }) : t(`mafia-duty-${role}`)}</span></p>;
}

const MOST = 5;

/** What I did and saw, night after night. */
function Past({ scene }: { readonly scene: Here }) {
  const [only, ...more] = pastOf(scene).slice(-MOST);
  if (!only) return null;
  if (more.length === 0) return <Deed scene={scene} deed={only} />;
  return (
    <p class="own-past">
      {[only, ...more].map((deed) => (
        <i key={deed.night} class="own-before" role="img" aria-label={inWords(scene, deed)}>
          <SignOf seat={deed.seat} />
          <Saw deed={deed} />
        </i>
      ))}
    </p>
  );
}

const Deed = ({ scene, deed }: { readonly scene: Here; readonly deed: Done }) => (
  <p class="own-past">
    <Saw deed={deed} /> <span>{inWords(scene, deed)}</span>
  </p>
);

/** The other maf, while there is something for him to choose. */
const able = (view: Shown, reader: number | null): readonly number[] => mates(view, reader).filter((mate) => !isOut(view, mate));

/** A suspicion is nothing that was done. */
const pastOf = ({ view }: Here): readonly Done[] => (view.role === "civilian" ? [] : view.past);

const Saw = ({ deed: { awake } }: { readonly deed: Done }) => (awake === null ? null : <Seen awake={awake} />);

function inWords({ view, ...teller }: Here, deed: Done): string {
  const awake = deed.awake === null ? "none" : deed.awake ? "yes" : "no";
  return t("mafia-secret-past", { ...wordsOf("mafia", deed, teller), role: view.role ?? "civilian", awake });
}

/** The way to the other maf. A computer does not read. */
function Write({ scene }: { readonly scene: Here }) {
  const { view, reader, snapshot } = scene;
  const readers = mates(view, reader).filter((mate) => !snapshot.people[mate]?.computer);
  if (readers.length === 0 || !snapshot.circles.some(({ key }) => key === "mafs")) return null;
  const fresh = unseenIn("mafs");
  const label = [t("mafia-write-to", { names: listed(readers.map(scene.name)) }), fresh > 0 && t("app-talk-new", { count: fresh })];
  return (
    <button type="button" class="own-write" data-act="write" aria-label={label.filter(Boolean).join(", ")} onClick={() => (reading.value = "mafs")}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
      </svg>
      {fresh > 0 && <b class="dot" aria-hidden="true">{digits(fresh)}</b>}
    </button>
  );
}
