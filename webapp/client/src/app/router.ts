/** Where the person is: all tables, one table, or a page that says what is wrong. */
import { effect, signal } from "@preact/signals";

import { keep, kept } from "./keeping";
import { on, post } from "./telegram";

export type Notice = "outside" | "reopen" | "old" | "gone" | "failed" | "offline";

const PLACE = "place";

/** The table that is open, or null for all tables. */
export const place = signal<string | null>(null);
export const notice = signal<Notice | null>(null);
/** What is open on top, the last one uppermost: each knows how to close itself. */
export const layers = signal<readonly (() => void)[]>([]);

/** Put something on top that Back and Esc close first. Returns what takes it away again. */
export function layer(close: () => void): () => void {
  layers.value = [...layers.value, close];
  return () => {
    layers.value = layers.value.filter((each) => each !== close);
  };
}

export function go(table: string | null): void {
  place.value = table;
  notice.value = null;
  keep(PLACE, table ?? "");
}

/** The table that was open when this window was reloaded. */
export const placeBefore = (): string | null => kept(PLACE) || null;

/** One step back: what lies on top, then the table. */
export function back(): void {
  const top = layers.value.at(-1);
  if (top) top();
  else go(null);
}

/** Telegram's back button and the Esc key mean one step back. */
export function followBack(): void {
  on("back_button_pressed", back);
  effect(() => {
    const visible = place.value !== null || layers.value.length > 0;
    post("web_app_setup_back_button", { is_visible: visible }, "6.1");
  });
  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && layers.value.length) {
      event.preventDefault();
      back();
    }
  });
}
