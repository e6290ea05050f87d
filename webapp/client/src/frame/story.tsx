/** The whole story so far, the newest first. */
import { t } from "../app/texts";
import type { AnyGame, Teller } from "./game";
import { story } from "./opened";
import { Eye } from "./secret";
import { Sheet } from "./sheet";

interface Props {
  readonly module: AnyGame;
  readonly teller: Teller;
  readonly close: () => void;
}

export function StorySheet({ module, teller, close }: Props) {
  const told = [...story.value].reverse();
  return (
    <Sheet name="story" title={t("app-story")} close={close}>
      {told.length === 0 && <p class="hint">{t("app-story-none")}</p>}
      <ol class="story">
        {told.map((event, index) => (
          <li
            key={told.length - index}
            data-kind={event.kind}
            data-chapter={module.chapters.includes(event.kind) ? "" : undefined}
            data-private={event.to ? "" : undefined}
          >
            {event.to && <Eye />}
            {module.tell(event, teller)}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
