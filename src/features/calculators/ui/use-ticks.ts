import { useEffect, useState } from "react";

/** Where ticks are kept on this device. */
const KEY = "documents";

/** Null where storage is closed or holds something else. */
function readTicks(): ReadonlySet<string> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? new Set(stored.filter((id) => typeof id === "string")) : null;
  } catch {
    return null;
  }
}

/** Papers that are ticked, kept on this device alone; unticked until the page is alive. */
export function useTicks() {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setTicks((was) => readTicks() ?? was), []);
  const keep = (next: ReadonlySet<string>) => {
    setTicks(next);
    try {
      localStorage.setItem(KEY, JSON.stringify([...next]));
    } catch {
      // Storage is full or closed: the ticks last as long as the page.
    }
  };
  const tick = (id: string, isTicked: boolean) => {
    // Boxes ticked before the page was alive come one by one, and before the stored ones are shown.
    const next = new Set([...(readTicks() ?? []), ...ticks]);
    if (isTicked) next.add(id);
    else next.delete(id);
    keep(next);
  };
  return { ticks, tick, clear: () => keep(new Set()) };
}
