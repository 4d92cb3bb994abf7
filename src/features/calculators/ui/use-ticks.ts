import { useEffect, useState } from "react";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { StoredList } from "#platform/ui/stored-list.ts";

/** Where ticks are stored on this device. */
const KEY = "documents";

const isId = (given: unknown): given is string => typeof given === "string";
/** Asked for anew each time: a browser may close its storage meanwhile. */
const storedTicks = () => new StoredList(ownStorage("localStorage"), KEY, isId);

/** Documents that are ticked, stored on this device alone; unticked until the page is alive. */
export function useTicks() {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const stored = storedTicks().read();
    if (stored.length > 0) setTicks(new Set(stored));
  }, []);
  const store = (next: ReadonlySet<string>) => {
    setTicks(next);
    // Where storage is full or closed the ticks last as long as the page.
    storedTicks().write([...next]);
  };
  const tick = (id: string, isTicked: boolean) => {
    // Boxes ticked before the page was alive come one by one, and before the stored ones are shown.
    const next = new Set([...storedTicks().read(), ...ticks]);
    if (isTicked) next.add(id);
    else next.delete(id);
    store(next);
  };
  return { ticks, tick, clear: () => store(new Set()) };
}
