/** The whole story so far in chapters, the newest first. */
import type { Event } from "../types";
import { t } from "../app/texts";
import { type Chapter, chaptersOf } from "./chapters";
import type { AnyGame, Teller } from "./game";
import { story } from "./opened";
import { Eye, hidden } from "./secret";
import { Sheet } from "./sheet";

interface Props {
  readonly module: AnyGame;
  readonly teller: Teller;
}

export function StorySheet({ close, ...tells }: Props & { readonly close: () => void }) {
  const chapters = chaptersOf(story.value, tells.module.chapters, hidden.value);
  return (
    <Sheet name="story" title={t("app-story")} close={close}>
      {chapters.length === 0 && <p class="hint">{t("app-story-none")}</p>}
      {chapters.map((chapter, index) => (
        <ChapterOf key={chapters.length - index} chapter={chapter} {...tells} />
      ))}
    </Sheet>
  );
}

function ChapterOf({ chapter: { head, told }, module, teller }: Props & { readonly chapter: Chapter }) {
  const tell = (event: Event) => module.tell(event, teller);
  return (
    <section class="chapter">
      {head && <h3 data-kind={head.kind}>{tell(head)}</h3>}
      <ol class="story">
        {told.map((event, index) => (
          <li key={told.length - index} data-kind={event.kind} data-private={event.to ? "" : undefined}>
            {event.to && <Eye />}
            {tell(event)}
          </li>
        ))}
      </ol>
    </section>
  );
}
