import { useEffect, useState } from "react";

interface FreeSlots {
  readonly slots: readonly string[];
}

const NONE: FreeSlots = { slots: [] };

/** Free slots at a layout, asked for anew whenever `again` changes; none while they are not known. */
export function useFreeSlots(needed: boolean, mlsNumber: string | null, again: unknown): FreeSlots {
  const [known, setKnown] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused may be taken by now
  useEffect(() => {
    if (!needed) return;
    const asked = new AbortController();
    const query = mlsNumber === null ? "" : `?mlsNumber=${encodeURIComponent(mlsNumber)}`;
    fetch(`/api/visit-slots${query}`, { signal: asked.signal, credentials: "omit" })
      .then((response) => (response.ok ? response.json() : NONE))
      .then(setKnown)
      .catch(() => undefined); // without times to choose from, the time is agreed by phone
    return () => asked.abort();
  }, [needed, mlsNumber, again]);
  return known;
}
