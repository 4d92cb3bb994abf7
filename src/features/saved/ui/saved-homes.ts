import { useSyncExternalStore } from "react";
import { type CallApi, callApi, type SessionStore, session } from "#features/accounts/ui.ts";
import { MOST_SAVED } from "#features/saved/model/most-saved.ts";
import type { CarryReply } from "#features/saved/model/saved-listing.ts";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { DEVICE_HOMES_KEY, DeviceHomes } from "./device-homes.ts";

/** Why a change of the saved homes was taken back. */
export interface SaveProblem {
  readonly mlsNumber: string;
  readonly wanted: "save" | "remove";
  readonly code: string;
}

/** The saved homes of whoever is here, in the account or on the device. */
export interface SavedHomes {
  /** False until they are known: of an account, until the server has told them. */
  readonly loaded: boolean;
  /** False where `ids` lacks what the server could not tell. */
  readonly isComplete: boolean;
  /** Saved, the last saved first, changes on their way included. */
  readonly ids: ReadonlySet<string>;
  /** The last change that failed, until it is dismissed. */
  readonly problem: SaveProblem | null;
}

const NOTHING: SavedHomes = {
  loaded: false,
  isComplete: false,
  ids: new Set(),
  problem: null,
};

/** Runs a task while no other tab of this browser runs one of the same name. */
export type OneTabAtATime = (task: () => Promise<void>) => Promise<void>;

function callPath(mlsNumber: string): string {
  return `/api/favourites/${encodeURIComponent(mlsNumber)}`;
}

/**
 * Saved homes with optimistic changes: a heart shows at once what was pressed. Without an account they
 * are on the device; a sign-in carries them into the account, and only what has arrived there leaves
 * the device. In an account, changes of one home go out one after the other, the last press wins,
 * and a failed one goes back to what the server last confirmed.
 */
export class SavedHomesStore {
  readonly #session: SessionStore;
  readonly #call: CallApi;
  readonly #device: DeviceHomes;
  readonly #alone: OneTabAtATime;
  readonly #listeners = new Set<() => void>();
  /** Which sign-in the account's homes are of; null without one. A renewed token is the same. */
  #begun: number | null = null;
  #confirmed = new Set<string>();
  /** What was pressed and not confirmed yet; a time where a removal was undone. */
  #wanted = new Map<string, boolean | Date>();
  #sending = new Set<string>();
  #shown: SavedHomes = NOTHING;
  #loading: Promise<void> = Promise.resolve();

  constructor(
    store: SessionStore,
    call: CallApi,
    device: DeviceHomes,
    alone: OneTabAtATime = (task) => task(),
  ) {
    this.#session = store;
    this.#call = call;
    this.#device = device;
    this.#alone = alone;
    store.subscribe(() => this.#follow());
  }

  current = (): SavedHomes => this.#shown;

  /** Only hears of changes: what listens asks for nothing. */
  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads on the first subscription. */
  subscribe = (listener: () => void): (() => void) => {
    this.#follow();
    return this.listen(listener);
  };

  /** @param saved a time: as it was saved then, before it was removed by mistake */
  set(mlsNumber: string, saved: boolean | Date): void {
    this.#follow();
    if (this.#begun === null) this.#setOnDevice(mlsNumber, saved);
    else this.#setInAccount(mlsNumber, saved);
  }

  #setInAccount(mlsNumber: string, saved: boolean | Date): void {
    if (!saved) this.#device.remove([mlsNumber]);
    this.#wanted.set(mlsNumber, saved);
    this.#tell({ problem: null });
    void this.#send(mlsNumber);
  }

  /** When a home was saved on this device; null where it was not. */
  savedOnDevice(mlsNumber: string): Date | null {
    const at = this.#device.savedAt(mlsNumber);
    return at === null ? null : new Date(at);
  }

  dismissProblem(): void {
    this.#tell({ problem: null });
  }

  /** Another tab saved or removed one on the device. */
  deviceChanged(): void {
    this.#tell({});
  }

  /** Tries again what failed: to read the account's list, to carry what is on the device. */
  resume(): Promise<void> {
    const begun = this.#begun;
    const isDone = this.#shown.isComplete && this.#device.ids().length === 0;
    if (begun !== null && !isDone) this.#loading = this.#load(begun);
    return this.#loading;
  }

  #setOnDevice(mlsNumber: string, saved: boolean | Date): void {
    const isFull = saved && this.#device.ids().length >= MOST_SAVED;
    const isDone =
      !isFull && (saved ? this.#device.add(mlsNumber, saved) : this.#device.remove([mlsNumber]));
    const code = isFull ? "too-many-saved" : "no-storage";
    const wanted = saved ? "save" : "remove";
    this.#tell({ problem: isDone ? null : { mlsNumber, wanted, code } });
  }

  /** Starts anew when another visitor signs in, or nobody is any more. */
  #follow(): void {
    const now = this.#session.current();
    if (now.status === "unread") return;
    const begun = now.status === "signed-in" ? now.begun : null;
    const isKnown = begun === null ? this.#shown.loaded : true;
    if (begun === this.#begun && isKnown) return;
    // What was pressed when the server had ended the session waits on the device for the next one.
    if (now.status === "anonymous" && now.refused)
      for (const [mlsNumber, saved] of this.#wanted) if (saved) this.#device.add(mlsNumber, saved);
    this.#begun = begun;
    this.#confirmed = new Set();
    this.#wanted = new Map();
    this.#sending = new Set();
    this.#shown = NOTHING;
    const isComplete = begun === null;
    this.#tell({ loaded: isComplete, isComplete });
    if (begun !== null) this.#loading = this.#load(begun);
  }

  async #load(begun: number): Promise<void> {
    if (this.#device.ids().length > 0) await this.#alone(() => this.#carry(begun));
    if (begun !== this.#begun) return;
    const reply = await this.#call<readonly string[]>("GET", "/api/favourites");
    if (begun !== this.#begun) return;
    // A list that could not be read is shown as it was, at first empty: hearts go on working.
    if (reply.ok) this.#confirmed = new Set(reply.body);
    this.#tell({ loaded: true, isComplete: reply.ok || this.#shown.isComplete });
  }

  /** Brings what is on the device into the account; what did not arrive stays on the device. */
  async #carry(begun: number): Promise<void> {
    const ids = this.#device.ids();
    if (begun !== this.#begun || ids.length === 0) return;
    const mlsNumbers = ids.toReversed().slice(0, MOST_SAVED);
    const reply = await this.#call<CarryReply>("POST", "/api/favourites", { mlsNumbers });
    if (!reply.ok) return;
    const left = reply.body.refused.filter(({ code }) => code === "too-many-saved");
    const staying = new Set(left.map(({ mlsNumber }) => mlsNumber));
    this.#device.remove(mlsNumbers.filter((id) => !staying.has(id)));
    const [first] = left;
    if (first && begun === this.#begun) this.#tell({ problem: { ...first, wanted: "save" } });
  }

  async #send(mlsNumber: string): Promise<void> {
    const sending = this.#sending;
    if (sending.has(mlsNumber)) return;
    sending.add(mlsNumber);
    const begun = this.#begun;
    await this.#loading;
    while (begun === this.#begun) {
      const saved = this.#wanted.get(mlsNumber);
      if (saved === undefined) break;
      const body = saved instanceof Date ? { savedAt: saved } : undefined;
      const reply = await this.#call(saved ? "POST" : "DELETE", callPath(mlsNumber), body);
      if (begun !== this.#begun) break;
      if (reply.ok) {
        this.#confirmed.delete(mlsNumber);
        if (saved) this.#confirmed = new Set([mlsNumber, ...this.#confirmed]);
        if (this.#wanted.get(mlsNumber) !== saved) continue;
      }
      this.#wanted.delete(mlsNumber);
      const wanted = saved ? "save" : "remove";
      this.#tell(reply.ok ? {} : { problem: { mlsNumber, wanted, code: reply.code } });
      break;
    }
    sending.delete(mlsNumber);
  }

  #tell(change: Partial<Omit<SavedHomes, "ids">>): void {
    const pressed = [...this.#wanted].filter(([, saved]) => saved).map(([id]) => id);
    const ids = new Set([...pressed.reverse(), ...this.#device.ids(), ...this.#confirmed]);
    for (const [id, saved] of this.#wanted) if (!saved) ids.delete(id);
    this.#shown = { ...this.#shown, ...change, ids };
    for (const listener of this.#listeners) listener();
  }
}

/** Browsers know locks on pages that came safely alone; elsewhere two tabs carry the same, which the server counts once. */
const oneTabAtATime: OneTabAtATime = (task) =>
  navigator.locks ? navigator.locks.request(DEVICE_HOMES_KEY, task) : task();

function openSavedHomes(): SavedHomesStore {
  const device = new DeviceHomes(ownStorage("localStorage"));
  const store = new SavedHomesStore(session, callApi, device, oneTabAtATime);
  if (typeof window !== "undefined") {
    window.addEventListener("storage", ({ key }) => {
      if (key === null || key === DEVICE_HOMES_KEY) store.deviceChanged();
    });
    window.addEventListener("online", () => store.resume());
  }
  return store;
}

/** One for the tab. */
export const savedHomes = openSavedHomes();

/** The saved homes; nothing in the HTML, which is the same for everyone. */
export function useSavedHomes(): SavedHomes {
  return useSyncExternalStore(savedHomes.subscribe, savedHomes.current, () => NOTHING);
}

/** The last change that failed. */
export function useSaveProblem(): SaveProblem | null {
  return useSyncExternalStore(
    savedHomes.listen,
    () => savedHomes.current().problem,
    () => null,
  );
}

/** Whether one home is saved; a heart renders only when its own answer changes. */
export function useIsSaved(mlsNumber: string): boolean {
  return useSyncExternalStore(
    savedHomes.subscribe,
    () => savedHomes.current().ids.has(mlsNumber),
    () => false,
  );
}
