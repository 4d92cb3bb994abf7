import { useEffect, useSyncExternalStore } from "react";

/** Where the listings that were opened are noted, on this device alone. */
const KEY = "seen-listings";
/** The oldest are forgotten first. */
const MOST = 300;

const NONE: ReadonlySet<string> = new Set();

/** Which listings this device has opened, oldest first: the map shows them paler. */
export class SeenListings {
  #ids: ReadonlySet<string> | null = null;
  readonly #listeners = new Set<() => void>();

  current = (): ReadonlySet<string> => {
    this.#ids ??= read();
    return this.#ids;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(mlsNumber: string): void {
    const before = [...this.current()].filter((id) => id !== mlsNumber);
    const ids = [...before, mlsNumber].slice(-MOST);
    this.#ids = new Set(ids);
    try {
      localStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // Storage is full or closed: it is known as long as the tab lives.
    }
    for (const listener of this.#listeners) listener();
  }
}

function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []);
  } catch {
    return NONE; // storage is closed or holds something else: nothing was seen
  }
}

/** One for the tab. */
const seenListings = new SeenListings();

/** The listings that were opened on this device; none in the HTML, which is the same for everyone. */
export function useSeenListings(): ReadonlySet<string> {
  return useSyncExternalStore(seenListings.subscribe, seenListings.current, () => NONE);
}

/** Notes that a listing is looked at. */
export function useNoteSeen(mlsNumber: string): void {
  useEffect(() => seenListings.add(mlsNumber), [mlsNumber]);
}
