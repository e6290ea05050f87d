/** Opens the table's menu. */
import { useState } from "preact/hooks";

import type { Snapshot } from "../types";
import { t } from "../app/texts";
import { Menu } from "./parts";

export function MenuButton({ table }: { readonly table: Snapshot }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="icon-button" aria-label={t("app-menu")} data-act="menu" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 7h14M5 12h14M5 17h14" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </svg>
      </button>
      {open && <Menu table={table} close={() => setOpen(false)} />}
    </>
  );
}
