import { useEffect, useSyncExternalStore } from "react";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { StoredList } from "#platform/ui/stored-list.ts";

/** Where the listings that were opened are noted, on this device alone. */
const KEY = "seen-listings";
/** The oldest are forgotten first. */
const MOST = 300;

const NONE: ReadonlySet<string> = new Set();
const isMlsNumber = (given: unknown): given is string => typeof given === "string";
const storedNumbers = () => new StoredList(ownStorage("localStorage"), KEY, isMlsNumber);

/** Which listings this device has opened, oldest first: the map shows them paler. */
export class SeenListings {
  #ids: ReadonlySet<string> | null = null;
  readonly #listeners = new Set<() => void>();

  current = (): ReadonlySet<string> => {
    this.#ids ??= new Set(storedNumbers().read());
    return this.#ids;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(mlsNumber: string): void {
    // Other tabs note theirs.
    const before = new Set([...storedNumbers().read(), ...this.current()]);
    before.delete(mlsNumber);
    const ids = [...before, mlsNumber].slice(-MOST);
    this.#ids = new Set(ids);
    // Where storage is full or closed it is known as long as the tab lives.
    storedNumbers().write(ids);
    for (const listener of this.#listeners) listener();
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
