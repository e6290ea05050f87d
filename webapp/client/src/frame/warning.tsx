/** Once before time runs out whoever is asked hears it, feels it, and is told what silence will mean. */
import { useEffect, useState } from "preact/hooks";

import type { GameKey } from "../types";
import { thud } from "../app/haptics";
import { play } from "../app/sound";
import { isAwaited } from "./awaited";
import { isLate, kept } from "./clock";
import type { Scene } from "./game";
import { silence } from "./labels";
import { settled } from "./playback";
import { silent, useLeft } from "./ring";

/** The clock of which the person was warned. */
let warned = "";

export function Warning({ scene }: { readonly scene: Scene<GameKey> }) {
  const { snapshot } = scene;
  const time = useLeft();
  const [said, say] = useState("");
  const asked = settled.value && isAwaited(snapshot);
  const clock = `${snapshot.table} ${snapshot.deals} ${kept.value?.ticking.key}`;
  const due = asked && time !== null && time.seconds > 0 && isLate(time);
  useEffect(() => {
    if (!due || warned === clock) return;
    warned = clock;
    play("tick");
    thud("light");
    say(silent(time.seconds, silence(scene)));
  }, [due, clock]);
  useEffect(() => {
    if (!asked) say("");
  }, [asked]);
  return (
    <p class="unseen" role="status" data-warned={said ? "" : undefined}>
      {said}
    </p>
  );
}
