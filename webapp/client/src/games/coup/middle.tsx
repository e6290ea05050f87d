/** The middle of the table: what is said, the court, the treasury, and what happens just now. */
import { useEffect, useRef } from "preact/hooks";

import { digits, t } from "../../app/texts";
import type { Scene, Teller } from "../../frame/game";
import { moving } from "../../frame/playback";
import { hidden, Secret } from "../../frame/secret";
import { tellEvent, wordsOf } from "../../frame/telling";
import { Touch } from "../../frame/touch";
import treasury from "./art/treasury.svg";
import { Back, Face } from "./cards";
import { Lines } from "./lines";
import { LookUp } from "./lookup";
import { roleName } from "./roles";
import { Said, Strike } from "./said";

/** A name that leaves room for what is said with it. */
const LONGEST = 16;
/** When one's own cards are what is asked about. */
const CHOOSING = ["lose", "show"];

interface Props {
  readonly scene: Scene<"coup">;
}

export function Middle({ scene }: Props) {
  const { view, reader } = scene;
  const { block, stage, cause } = view;
  // Who looks at a card that is shown needs the room.
  const claim = view.examined ? null : view.claim;
  const over = block !== null || view.drawn.length > 0;
  const words = useRef<HTMLDivElement>(null);
  const { question } = scene.snapshot;
  // Where large text makes the page scroll, what one is asked about is in sight.
  useEffect(() => {
    if (question === null) return;
    const cards = CHOOSING.includes(stage) && words.current?.closest(".round")?.querySelector(".mine");
    (cards || words.current)?.scrollIntoView({ block: "start" });
  }, [question]);
  const struck = !view.claim && stage === "lose" && cause === "coup";
  return (
    <>
      <Lines view={view} moving={moving.value} />
      <div class="court">
        {(claim || struck) && (
          <div class="words" ref={words}>
            {claim && <Said scene={scene} claim={claim} over={over} />}
            {block && <Said scene={scene} claim={block} />}
            {struck && <Strike scene={scene} />}
          </div>
        )}
        {view.examined && (
          <div class="shown">
            <Secret title={t("coup-shown")}>
              <Face role={view.examined} />
            </Secret>
          </div>
        )}
        {stage === "pick" && view.pile.length > 0 && !picked(scene) ? <Pile scene={scene} /> : <Bank court={view.court} />}
        {reader === null && <LookUp view={view} />}
        <Now scene={scene} />
      </div>
      <div class="flights" aria-hidden="true" />
    </>
  );
}

/** The same people, by names that fit into a sentence on the table. */
function briefly({ reader, name }: Teller): Teller {
  const cut = (whole: string) => ([...whole].length > LONGEST ? `${[...whole].slice(0, LONGEST - 1).join("")}…` : whole);
  return { reader, name: (seat) => cut(name(seat)) };
}

const picked = ({ view, reader }: Scene<"coup">): boolean => reader !== null && view.answered.includes(reader);

/** The court's cards and the treasury. */
function Bank({ court }: { readonly court: number }) {
  return (
    <div class="bank">
      <span class="bank-part" data-court={court}>
        <span class="deck" data-thin={court < 3 ? "" : undefined}>
          <Back />
        </span>
        <span class="bank-name">{t("coup-court", { court: digits(court) })}</span>
      </span>
      <span class="bank-part" data-treasury>
        <img class="hoard" src={treasury} alt="" draggable={false} />
        <span class="bank-name">{t("coup-treasury")}</span>
      </span>
    </div>
  );
}

/** What happens just now; who is asked reads it in the dock. */
function Now({ scene }: Props) {
  const { view } = scene;
  const event = moving.value;
  // Covered, nothing is said over the table that its reader alone is told.
  if (event && (event.to === null || !hidden.value)) return <p class="now" data-moving="">{tellEvent("coup", event, briefly(scene))}</p>;
  if (scene.snapshot.question !== null || view.stage === "over") return null;
  const target = view.claim?.target ?? null;
  const words = wordsOf("coup", { ...view, target }, briefly(scene));
  return <p class="now">{t(`coup-now-${view.stage}`, { ...words, at: target === null ? "all" : "one" })}</p>;
}

/** Two players: the five of which one becomes the second card. */
function Pile({ scene }: Props) {
  return (
    <Secret title={t("coup-pile")}>
      <div class="hand" data-pile>
        {scene.view.pile.map((role, place) => (
          <Touch key={place} scene={scene} pick={String(place)} label={roleName(role)} class="own-card">
            <Face role={role} />
          </Touch>
        ))}
      </div>
    </Secret>
  );
}
