/** The whole story so far, the newest first. */
import { t } from "../app/texts";
import type { AnyGame, Teller } from "./game";
import { story } from "./opened";
import { Sheet } from "./sheet";

interface Props {
  readonly module: AnyGame;
  readonly teller: Teller;
  readonly close: () => void;
}

export function StorySheet({ module, teller, close }: Props) {
  // In another game the same seats may have been other people's.
  const from = story.value.findLastIndex((event) => module.opens(event));
  const told = story.value.slice(Math.max(0, from)).reverse();
  return (
    <Sheet name="story" title={t("app-story")} close={close}>
      {told.length === 0 && <p class="hint">{t("app-story-none")}</p>}
      <ol class="story">
        {told.map((event, index) => (
          <li key={told.length - index} data-kind={event.kind} data-private={event.to ? "" : undefined}>
            {event.to && <Eye />}
            {module.tell(event, teller)}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The sign of what only this person sees. */
export function Eye() {
  return (
    <svg class="eye" viewBox="0 0 24 24" role="img" aria-label={t("app-only-you")}>
      <path d="M2 12s3.6-6 10-6 10 6 10 6-3.6 6-10 6-10-6-10-6z" fill="none" stroke="currentColor" stroke-width="2" />
      <circle cx="12" cy="12" r="3" fill="currentColor" />
    </svg>
  );
}
