/** A home saved on this device: which, and when. Nothing tells who saved it. */
export interface DeviceHome {
  readonly mlsNumber: string;
  /** Unix time in milliseconds. */
  readonly at: number;
}

/** What stands in local storage, as the privacy page names it. */
export const DEVICE_HOMES_KEY = "saved";

function isStored(given: unknown): given is DeviceHome {
  return (
    typeof given === "object" &&
    given !== null &&
    "mlsNumber" in given &&
    typeof given.mlsNumber === "string" &&
    "at" in given &&
    typeof given.at === "number"
  );
}

/** Homes saved without an account, in the browser's own storage; read anew each time, since other tabs write it too. */
export class DeviceHomes {
  readonly #storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  readonly #clock: () => number;

  /** @param storage null where there is none: on the server, or where the browser denies it */
  constructor(
    storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
    clock = Date.now,
  ) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** Their MLS numbers, the last saved first. */
  ids(): string[] {
    return this.#read().map(({ mlsNumber }) => mlsNumber);
  }

  /** When a home was saved here, Unix time in milliseconds; null where it was not. */
  savedAt(mlsNumber: string): number | null {
    return this.#read().find((home) => home.mlsNumber === mlsNumber)?.at ?? null;
  }

  /** False when the browser stores nothing. */
  add(mlsNumber: string): boolean {
    const others = this.#read().filter((home) => home.mlsNumber !== mlsNumber);
    return this.#write([{ mlsNumber, at: this.#clock() }, ...others]);
  }

  /** False when the browser stores nothing. */
  remove(mlsNumbers: readonly string[]): boolean {
    return this.#write(this.#read().filter(({ mlsNumber }) => !mlsNumbers.includes(mlsNumber)));
  }

  #read(): DeviceHome[] {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(DEVICE_HOMES_KEY) ?? "[]");
      const homes = Array.isArray(stored) ? stored.filter(isStored) : [];
      return homes.sort((a, b) => b.at - a.at);
    } catch {
      return []; // written by something else: nothing of ours is lost
    }
  }

  #write(homes: readonly DeviceHome[]): boolean {
    try {
      if (homes.length === 0) this.#storage?.removeItem(DEVICE_HOMES_KEY);
      else this.#storage?.setItem(DEVICE_HOMES_KEY, JSON.stringify(homes));
      return this.#storage !== null;
    } catch {
      return false; // full or forbidden
    }
  }
}
