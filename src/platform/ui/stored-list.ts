/** What of a browser's storage lists need. */
export type ListStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A list in the browser's own storage; read anew each time, since other tabs write it too. */
export class StoredList<Entry> {
  readonly #storage: ListStorage | null;
  readonly #key: string;
  readonly #isEntry: (given: unknown) => given is Entry;

  /** @param storage null where there is none: on the server, or where the browser denies it */
  constructor(
    storage: ListStorage | null,
    key: string,
    isEntry: (given: unknown) => given is Entry,
  ) {
    this.#storage = storage;
    this.#key = key;
    this.#isEntry = isEntry;
  }

  /** Its entries in their order; what is none is left out. */
  read(): Entry[] {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? "[]");
      return Array.isArray(stored) ? stored.filter(this.#isEntry) : [];
    } catch {
      return []; // written by something else: nothing of ours is lost
    }
  }

  /** False when the browser stores nothing; an empty list takes no room. */
  write(entries: readonly Entry[]): boolean {
    try {
      if (entries.length === 0) this.#storage?.removeItem(this.#key);
      else this.#storage?.setItem(this.#key, JSON.stringify(entries));
      return this.#storage !== null;
    } catch {
      return false; // full or forbidden
    }
  }
}
