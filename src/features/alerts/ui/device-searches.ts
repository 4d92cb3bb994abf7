import type { SavedSearch } from "#features/alerts/model/saved-search.ts";

/** What stands in local storage, as the privacy page names it. */
export const DEVICE_SEARCHES_KEY = "savedSearches";

function isStored(given: unknown): given is SavedSearch {
  return (
    typeof given === "object" &&
    given !== null &&
    "search" in given &&
    typeof given.search === "string" &&
    "name" in given &&
    typeof given.name === "string"
  );
}

/** Searches saved without an account, in the browser's own storage; read anew each time, since other tabs write it too. */
export class DeviceSearches {
  readonly #storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;

  /** @param storage null where there is none: on the server, or where the browser denies it */
  constructor(storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null) {
    this.#storage = storage;
  }

  /** The last saved first. */
  list(): readonly SavedSearch[] {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(DEVICE_SEARCHES_KEY) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isStored) : [];
    } catch {
      return []; // written by something else: nothing of ours is lost
    }
  }

  /** False when the browser stores nothing. */
  write(searches: readonly SavedSearch[]): boolean {
    try {
      if (searches.length === 0) this.#storage?.removeItem(DEVICE_SEARCHES_KEY);
      else this.#storage?.setItem(DEVICE_SEARCHES_KEY, JSON.stringify(searches));
      return this.#storage !== null;
    } catch {
      return false; // full or forbidden
    }
  }
}
