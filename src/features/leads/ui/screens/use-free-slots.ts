import { useEffect, useState } from "react";
import type { FreeSlotsReply } from "#features/leads/model/buyer-replies.ts";
import type { LeadSubject } from "#features/leads/model/enquire-path.ts";

type FreeSlots = Pick<FreeSlotsReply, "slots">;

const NONE: FreeSlots = { slots: [] };

/**
 * Free slots at what a form is about, asked for anew whenever `again` changes; null until they are known, and none
 * where they cannot be.
 */
export function useFreeSlots(
  needed: boolean,
  { mlsNumber, plotNumber }: Pick<LeadSubject, "mlsNumber" | "plotNumber">,
  again: unknown,
): readonly string[] | null {
  const [known, setKnown] = useState<FreeSlots | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused may be taken by now
  useEffect(() => {
    if (!needed) return;
    const asked = new AbortController();
    const query = new URLSearchParams();
    if (mlsNumber !== null) query.set("mlsNumber", mlsNumber);
    else if (plotNumber !== null) query.set("plotNumber", plotNumber);
    fetch(`/api/visit-slots?${query}`, { signal: asked.signal, credentials: "omit" })
      .then((response) => (response.ok ? response.json() : NONE))
      .then(setKnown)
      // Without times to choose from, the time is agreed by phone.
      .catch(() => !asked.signal.aborted && setKnown((before) => before ?? NONE));
    return () => asked.abort();
  }, [needed, mlsNumber, plotNumber, again]);
  return known?.slots ?? null;
}
