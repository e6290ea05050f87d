/** Who can do and block what: one touch away. */
import { useState } from "preact/hooks";

import { t } from "../../app/texts";
import type { View } from "../../frame/game";
import { game } from "../../frame/playback";
import { LegendSheet } from "../../frame/parts";

export function LookUp({ view }: { readonly view: View<"coup"> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="look-up" data-act="look-up" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 4C6 2.600 3.500 2.600 1.500 3.200v9.600C3.500 12.200 6 12.200 8 13.600c2-1.400 4.500-1.400 6.500-.8V3.200C12.500 2.600 10 2.600 8 4zM8 4v9.600" fill="none" stroke="currentColor" stroke-width="1.600" stroke-linejoin="round" />
        </svg>
        {t("coup-look-up")}
      </button>
      {open && game.value && <LegendSheet module={game.value} view={view} close={() => setOpen(false)} />}
    </>
  );
}
