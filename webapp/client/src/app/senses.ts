/** The one switch for what is heard and felt. */
import { computed, signal } from "@preact/signals";

import { session } from "./api";
import { remember, remembered } from "./keeping";

const SWITCH = "sound";
const DUSK = 22;
const DAWN = 8;

export const isNight = (hour: number): boolean => hour >= DUSK || hour < DAWN;

/** Whether others of a group may be asleep beside this phone. */
const hushed = signal(false);
/** What was switched in this window; before that, what was chosen on this phone. */
const switched = signal<boolean | null>(null);
const person = (): string => session.value?.person.id ?? "";

/** Whether anything is to be heard or felt: as the person chose, else everywhere but in groups at night. */
export const sounding = computed<boolean>(() => {
  const chosen = remembered(person(), SWITCH);
  return switched.value ?? (chosen ? chosen === "on" : !hushed.value);
});

/** Note which kind of table lies open; null for none. */
export function settleAt(table: { readonly grouped: boolean } | null): void {
  hushed.value = !!table?.grouped && isNight(new Date().getHours());
}

/** From now on as the person wants it. */
export function switchSound(): void {
  switched.value = !sounding.value;
  remember(person(), SWITCH, switched.value ? "on" : "off");
}
