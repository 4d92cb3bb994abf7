import { useEffect, useRef, useState } from "react";
import {
  isStoredChecklist,
  type NamedPurchase,
  type StoredChecklist,
  seenDocuments,
  withPlot,
  withSeen,
} from "#features/calculators/model/checklists.ts";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { StoredList } from "#platform/ui/stored-list.ts";

/** Where checklists are stored on this device. */
const KEY = "documents";

/** Asked for anew each time: a browser may close its storage meanwhile. */
const storedChecklists = () => new StoredList(ownStorage("localStorage"), KEY, isStoredChecklist);

/** The checklists of this device, stored on it alone; there are none until the page is alive. */
export function useChecklists(purchase: NamedPurchase | null) {
  const [checklists, setChecklists] = useState<readonly StoredChecklist[]>([]);
  /** Where storage is full or closed they last as long as the page. */
  const unstored = useRef<readonly StoredChecklist[]>(null);
  useEffect(() => {
    const stored = storedChecklists().read();
    if (stored.length > 0) setChecklists(stored);
  }, []);
  // Other tabs write too, and boxes ticked before the page was alive come one by one.
  const read = () => unstored.current ?? storedChecklists().read();
  const store = (next: readonly StoredChecklist[]) => {
    unstored.current = storedChecklists().write(next) ? null : next;
    setChecklists(next);
  };
  const id = purchase?.id ?? null;
  return {
    checklists,
    seen: seenDocuments(checklists, id),
    setSeen: (seen: ReadonlySet<string>) => store(withSeen(read(), purchase, seen)),
    tick: (document: string, isTicked: boolean) => {
      const seen = seenDocuments(read(), id);
      if (isTicked) seen.add(document);
      else seen.delete(document);
      store(withSeen(read(), purchase, seen));
    },
    writePlot: (plot: string) => {
      if (purchase) store(withPlot(read(), purchase, plot));
    },
  };
}
