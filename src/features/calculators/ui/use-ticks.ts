import { useEffect, useState } from "react";

/** Where ticks are kept on this device. */
const KEY = "documents";

function readTicks(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set(); // storage is closed or holds something else: the list begins unticked
  }
}

/** Papers that are ticked, kept on this device alone; unticked until the page is alive. */
export function useTicks() {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setTicks(readTicks()), []);
  const keep = (next: ReadonlySet<string>) => {
    setTicks(next);
    try {
      localStorage.setItem(KEY, JSON.stringify([...next]));
    } catch {
      // Storage is full or closed: the ticks last as long as the page.
    }
  };
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticks);
    if (isTicked) next.add(id);
    else next.delete(id);
    keep(next);
  };
  return { ticks, tick, clear: () => keep(new Set()) };
}
