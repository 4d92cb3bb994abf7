import { useEffect, useState } from "react";
import type { FreeSlotsReply } from "#features/leads/model/buyer-replies.ts";

type FreeSlots = Pick<FreeSlotsReply, "slots">;

const NONE: FreeSlots = { slots: [] };

/**
 * Free slots at a layout, asked for anew whenever `again` changes; null until they are known, and none
 * where they cannot be.
 */
export function useFreeSlots(
  needed: boolean,
  mlsNumber: string | null,
  again: unknown,
): readonly string[] | null {
  const [known, setKnown] = useState<FreeSlots | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused may be taken by now
  useEffect(() => {
    if (!needed) return;
    const asked = new AbortController();
    const query = mlsNumber === null ? "" : `?mlsNumber=${encodeURIComponent(mlsNumber)}`;
    fetch(`/api/visit-slots${query}`, { signal: asked.signal, credentials: "omit" })
      .then((response) => (response.ok ? response.json() : NONE))
      .then(setKnown)
      // Without times to choose from, the time is agreed by phone.
      .catch(() => !asked.signal.aborted && setKnown((before) => before ?? NONE));
    return () => asked.abort();
  }, [needed, mlsNumber, again]);
  return known?.slots ?? null;
}
