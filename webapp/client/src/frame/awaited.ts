/** For whom the table waits. */
import type { Snapshot } from "../types";

/** Whether it waits for this person; who is not waited for may still think again. */
export const isAwaited = ({ question, waiting, seat }: Snapshot): boolean =>
  question !== null && seat !== null && waiting.includes(seat);
