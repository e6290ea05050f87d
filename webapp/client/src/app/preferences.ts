/** What a person wants of the page, whatever the game; remembered on this phone alone. */
import { computed, effect, signal } from "@preact/signals";

import { session } from "./api";
import { calm, followDevice, stiller } from "./calm";
import { remember, remembered } from "./keeping";

export interface Preference {
  readonly on: boolean;
  choose(on: boolean): void;
}

/** Off until it is chosen: in this window, or earlier on this phone. */
function preference(key: string): Preference {
  const chosen = signal<boolean | null>(null);
  const person = (): string => session.value?.person.id ?? "";
  const now = computed(() => chosen.value ?? remembered(person(), key) === "on");
  return {
    get on() {
      return now.value;
    },
    choose(on) {
      chosen.value = on;
      remember(person(), key, on ? "on" : "off");
    },
  };
}

/** Less motion than the device would show. */
export const still = preference("still");
/** What only this person may see is covered whenever a game begins. */
export const covering = preference("cover");

/** Let motion and style sheets know. */
export function followPreferences(): void {
  followDevice();
  effect(() => {
    stiller.value = still.on;
    document.documentElement.toggleAttribute("data-calm", calm.value);
  });
}
