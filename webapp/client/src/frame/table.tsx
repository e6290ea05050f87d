/** One table: gathering, playing or over, and what every game's table has around it. */
import "./table.css";

import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

import type { GameKey, Snapshot } from "../types";
import { session } from "../app/api";
import { fetchAhead } from "../app/part";
import { notice } from "../app/router";
import { thud } from "../app/haptics";
import { hasNoted } from "../app/salt";
import { play as sound } from "../app/sound";
import { post } from "../app/telegram";
import { isAwaited } from "./awaited";
import { Dock } from "./dock";
import type { AnyGame, Scene } from "./game";
import { GAMES, loadGame } from "./games";
import { MenuButton } from "./menubutton";
import { Lost } from "./lost";
import { nameOf } from "./names";
import { ClosedPage, MissedPage } from "./notice";
import { looksOn, missed } from "./missed";
import { busy, command, lost, open, play, snapshot } from "./opened";
import { Hints, Lobby, Result } from "./parts";
import { picksOn } from "./picking";
import { game, hasten, picture, settled, swallow } from "./playback";
import { Ring } from "./ring";
import { hidden } from "./secret";
import { Skeleton } from "./skeleton";
import { Round } from "./strip";
import { TalkButton } from "./talkbutton";
import { TurnSign } from "./turn";

let seated = "";

/** Hand and ear are told too when it is one's turn. */
function callWhenAsked(): () => void {
  let asked = true;
  return effect(() => {
    const now = settled.value && snapshot.value !== null && isAwaited(snapshot.value);
    if (now && !asked) {
      thud("medium");
      sound("turn");
    }
    if (settled.value) asked = now;
  });
}

/** Whoever came by an invitation sits down, once. */
function sitIfInvited(table: Snapshot): void {
  const start = session.value?.start;
  if (!start?.invited || start.table !== table.table || seated === table.table) return;
  if (table.stage === "lobby" && table.may.includes("sit")) {
    seated = table.table;
    void command("sit");
  }
}

/** Whoever sits here already, from the chat say, still has a salt to give. */
function bringSalt(table: Snapshot): void {
  if (table.stage === "lobby" && table.seat !== null && !hasNoted(table)) void command("sit");
}

function useTable(id: string): AnyGame | null {
  const [module, setModule] = useState<AnyGame | null>(null);
  useEffect(() => {
    const close = open(id);
    // Of one's own tables the game is known before they have said a word.
    const mine = session.value?.tables.find((line) => line.id === id);
    if (mine) loadGame(mine.game as GameKey).catch(() => undefined);
    post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false }, "7.7");
    let confirming = false;
    const stop = effect(() => {
      const table = snapshot.value;
      if (!table) return;
      sitIfInvited(table);
      bringSalt(table);
      if (game.peek()?.key !== table.game) {
        game.value = null; // the one played before knows nothing of this one
        loadGame(table.game).then(
          (loaded) => setModule((game.value = loaded)),
          () => (notice.value = table.game in GAMES ? "failed" : "old"),
        );
      }
      const live = table.stage === "playing" && table.seat !== null;
      // Some clients take any such message for a yes, so it is only sent when it changes.
      if (live !== confirming) post("web_app_setup_closing_behavior", { need_confirmation: live }, "6.2");
      confirming = live;
    });
    const hush = callWhenAsked();
    return () => {
      hush();
      stop();
      close();
      post("web_app_setup_swipe_behavior", { allow_vertical_swipe: true }, "7.7");
      if (confirming) post("web_app_setup_closing_behavior", { need_confirmation: false }, "6.2");
    };
  }, [id]);
  const stands = module !== null;
  useEffect(() => void (stands && fetchAhead()), [stands]);
  return module ?? game.value;
}

function sceneOf(table: Snapshot, view: Scene<GameKey>["view"], { manners }: AnyGame): Scene<GameKey> {
  const free = settled.value && !busy.value && !lost.value && table.question !== null;
  const answer = (kind: string, picks: readonly string[]) => void play(kind, picks);
  const asked = { offers: table.offers, manners, free, covered: hidden.value, play: answer };
  return {
    snapshot: table,
    view,
    reader: table.seat,
    name: (seat) => nameOf(table, seat),
    free,
    seats: picksOn("seats", asked),
    places: picksOn("places", asked),
    play: answer,
  };
}

export function TablePage({ id }: { readonly id: string }) {
  const module = useTable(id);
  const table = snapshot.value;
  if (!table || module?.key !== table.game) return <Waiting />;
  if (table.stage === "closed") return <ClosedPage ended={table.ended} />;
  const why = missed(table);
  if (why) return <MissedPage why={why} look={() => (looksOn.value = table.table)} />;
  const view = picture.value;
  if (table.stage === "lobby" || !view) return <Lobby table={table} />;
  const over = table.stage === "over" && settled.value;
  const scene = sceneOf(table, view, module);
  return (
    <main class="table-page" data-at={table.table} data-stage-of={table.stage}>
      <header class="top">
        <MenuButton table={table} />
        <h1>{module.title(view, scene)}</h1>
        {over ? <TalkButton table={table} /> : <Ring asked={isAwaited(table)} />}
      </header>
      <Lost />
      {over ? (
        <Result module={module} scene={scene} />
      ) : (
        <>
          <div class="scene" data-stage onPointerDownCapture={hasten} onClickCapture={swallow}>
            {module.pinned && <TurnSign scene={scene} />}
            <module.Board {...scene} />
          </div>
          <Round module={module} scene={scene} />
          <Dock module={module} scene={scene} />
          <Hints module={module} scene={scene} />
        </>
      )}
    </main>
  );
}

/** The table as it will lie there, while it is being fetched. */
function Waiting() {
  return (
    <div class="waiting-page">
      <Lost />
      <Skeleton />
    </div>
  );
}
