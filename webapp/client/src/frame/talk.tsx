/** The talk at the table: a drawer with what was said, a tab for each circle, and a line to write. */
import "./talk.css";

import { useEffect, useRef, useState } from "preact/hooks";

import type { Heard, Snapshot } from "../types";
import { Refusal } from "../app/api";
import { digits, t } from "../app/texts";
import { say } from "./opened";
import { Sheet } from "./sheet";
import { SignOf } from "./signs";
import { circlesOf, lines, look, reading, unseenIn } from "./talking";
import { toast } from "./toast";

const LONGEST = 200;

export function TalkSheet({ table, close }: { readonly table: Snapshot; readonly close: () => void }) {
  const circles = circlesOf(table.circles);
  const circle = circles.find(({ key }) => key === reading.value) ?? circles[0];
  const said = lines.value.filter((line) => line.circle === circle?.key);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (circle) look(circle.key);
    end.current?.scrollIntoView({ block: "nearest" });
  }, [circle?.key, said.length]);
  if (!circle) return null;
  const called = (key: string) => t(key === "table" ? "circle-table" : `${table.game}-circle-${key}`);
  // Where there is but one, and it isn't everybody's, it is well to know who hears.
  const title = circles.length === 1 && circle.key !== "table" ? called(circle.key) : t("app-talk");
  return (
    <Sheet name="talk" title={title} close={close}>
      {circles.length > 1 && (
        <div class="segments" role="group" aria-label={t("app-talk")}>
          {circles.map(({ key }) => (
            <button type="button" key={key} data-circle={key} aria-pressed={key === circle.key} onClick={() => (reading.value = key)}>
              {called(key)}
              {key !== circle.key && unseenIn(key) > 0 && <b class="dot">{digits(unseenIn(key))}</b>}
            </button>
          ))}
        </div>
      )}
      {said.length === 0 && <p class="hint">{t("app-talk-none")}</p>}
      <div role="log" aria-live="polite">
        <ol class="talk">
          {said.map((line, index) => (
            <Line key={`${line.at}-${index}`} line={line} again={said[index - 1]} />
          ))}
          <li ref={end} class="talk-end" aria-hidden="true" />
        </ol>
      </div>
      {circle.may_write ? <Write key={circle.key} circle={circle.key} /> : <p class="hint talk-quiet">{t("refused-quiet")}</p>}
    </Sheet>
  );
}

/** One line; its speaker is named where it isn't the one before. */
function Line({ line, again }: { readonly line: Heard; readonly again: Heard | undefined }) {
  const same = again && again.seat === line.seat && again.name === line.name && again.mine === line.mine;
  return (
    <li class="talk-line" data-mine={line.mine ? "" : undefined}>
      {!same && (
        <p class="talk-who">
          {line.seat !== null && <SignOf seat={line.seat} />} <bdi>{line.mine ? t("app-you") : line.name || t("nameless")}</bdi>
        </p>
      )}
      <p class="talk-text" dir="auto">{line.text}</p>
    </li>
  );
}

/** What was sent and not answered keeps its number, so that sent again it is said once only. */
let unsure: { readonly id: number; readonly circle: string; readonly text: string } | null = null;

function numbered(circle: string, text: string) {
  if (unsure?.circle === circle && unsure.text === text) return unsure;
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (unsure = { id: (high % 2 ** 21) * 2 ** 32 + low, circle, text });
}

function Write({ circle }: { readonly circle: string }) {
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (!text.trim() || sending) return;
    setSending(true);
    const line = numbered(circle, text);
    try {
      await say(line.id, circle, text);
      unsure = null;
      setText("");
    } catch (refusal) {
      // The words stay where they are, to be sent again or mended.
      if (refusal instanceof Refusal && refusal.code !== "lost") unsure = null;
      toast(refusal instanceof Refusal ? refusal.message : "");
    } finally {
      setSending(false);
    }
  }
  return (
    <form class="talk-write" onSubmit={send}>
      <input
        type="text"
        dir="auto"
        autocomplete="off"
        enterkeyhint="send"
        maxLength={LONGEST}
        value={text}
        placeholder={t("app-talk-write")}
        aria-label={t("app-talk-write")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="icon-button" aria-label={t("app-talk-send")} disabled={!text.trim() || sending}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12l16-8-5 16-4-6z" fill="currentColor" />
        </svg>
      </button>
    </form>
  );
}
