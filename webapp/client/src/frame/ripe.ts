/** A question that has come up under the finger hears nothing for a moment. */
import { useEffect, useState } from "preact/hooks";

const SLIP = 400;

/** Whether its answer counts yet; where it `waits`, a second tap at once was meant for what had stood there before. */
export function useRipe(waits: boolean): boolean {
  const [ripe, ripen] = useState(!waits);
  useEffect(() => {
    const later = setTimeout(() => ripen(true), SLIP);
    return () => clearTimeout(later);
  }, []);
  return ripe;
}
