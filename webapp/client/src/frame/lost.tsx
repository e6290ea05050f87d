/** The line to the table is cut: a calm strip over the table, which stays as it was seen last. */
import "./lost.css";

import { useEffect, useState } from "preact/hooks";

import { go } from "../app/router";
import { t } from "../app/texts";
import { lost, reconnect } from "./opened";

/** After so long it is said what can be done. */
const LONG = 12_000;
const BACK = 2_500;

type Line = "open" | "lost" | "long" | "back";

/** What there is to say of the line: lost, lost for long, and for a moment that it is back. */
function useLine(): Line {
  const [line, setLine] = useState<Line>("open");
  const cut = lost.value;
  useEffect(() => {
    if (!cut && line === "open") return;
    setLine(cut ? "lost" : "back");
    const later = setTimeout(() => setLine(cut ? "long" : "open"), cut ? LONG : BACK);
    return () => clearTimeout(later);
  }, [cut]);
  return line;
}

export function Lost() {
  const line = useLine();
  return (
    <div class="line-strip" role="status" data-line={line}>
      {line !== "open" && (
        <p>
          <i aria-hidden="true" />
          {t(line === "back" ? "app-back" : line === "long" ? "app-lost-long" : "app-lost")}
        </p>
      )}
      {line === "long" && (
        <div class="row">
          <button type="button" class="button" data-act="reconnect" onClick={reconnect}>{t("app-retry")}</button>
          <button type="button" class="button" onClick={() => go(null)}>{t("app-home")}</button>
        </div>
      )}
    </div>
  );
}
