import { type ListStorage, StoredList } from "#platform/ui/stored-list.ts";

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

/** Homes saved without an account, in the browser's own storage. */
export class DeviceHomes {
  readonly #list: StoredList<DeviceHome>;
  readonly #clock: () => number;

  /** @param storage null where there is none: on the server, or where the browser denies it */
  constructor(storage: ListStorage | null, clock = Date.now) {
    this.#list = new StoredList(storage, DEVICE_HOMES_KEY, isStored);
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

  /** False when the browser stores nothing. Of one that was removed by mistake `saved` is when it was saved. */
  add(mlsNumber: string, saved: true | Date = true): boolean {
    const at = saved === true ? this.#clock() : saved.getTime();
    const others = this.#read().filter((home) => home.mlsNumber !== mlsNumber);
    return this.#list.write([{ mlsNumber, at }, ...others]);
  }

  /** False when the browser stores nothing. */
  remove(mlsNumbers: readonly string[]): boolean {
    return this.#list.write(
      this.#read().filter(({ mlsNumber }) => !mlsNumbers.includes(mlsNumber)),
    );
  }

  #read(): DeviceHome[] {
    return this.#list.read().sort((a, b) => b.at - a.at);
  }
}
