import { useSyncExternalStore } from "react";
import { type CallApi, callApi, type SessionStore, session } from "#features/accounts/ui.ts";

/** Why a change of the saved homes was taken back. */
export interface SaveProblem {
  readonly mlsNumber: string;
  readonly wanted: "save" | "remove";
  readonly code: string;
}

/** The saved homes of whoever is signed in, as the visitor sees them. */
export interface SavedHomes {
  /** False until the server has told them; always for the anonymous. */
  readonly loaded: boolean;
  /** Saved, changes on their way included. */
  readonly ids: ReadonlySet<string>;
  /** The last change that failed, until it is dismissed. */
  readonly problem: SaveProblem | null;
}

const NOTHING: SavedHomes = { loaded: false, ids: new Set(), problem: null };

function callPath(mlsNumber: string): string {
  return `/api/favourites/${encodeURIComponent(mlsNumber)}`;
}

/**
 * Saved homes with optimistic changes: a heart shows at once what was pressed. Changes of one home
 * go out one after the other, the last press wins, and a failed one goes back to what the server
 * last confirmed.
 */
export class SavedHomesStore {
  readonly #session: SessionStore;
  readonly #call: CallApi;
  readonly #listeners = new Set<() => void>();
  #token: string | null = null;
  /** True once something on the page shows what is saved. */
  #needed = false;
  #confirmed = new Set<string>();
  /** What was pressed and not confirmed yet. */
  #wanted = new Map<string, boolean>();
  #sending = new Set<string>();
  #shown: SavedHomes = NOTHING;
  #loading: Promise<void> = Promise.resolve();

  constructor(store: SessionStore, call: CallApi) {
    this.#session = store;
    this.#call = call;
    store.subscribe(() => this.#follow());
  }

  current = (): SavedHomes => this.#shown;

  /** Only hears of changes: what listens asks for nothing. */
  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads on the first subscription: a page without hearts asks for nothing. */
  subscribe = (listener: () => void): (() => void) => {
    this.#needed = true;
    this.#follow();
    return this.listen(listener);
  };

  set(mlsNumber: string, saved: boolean): void {
    this.#needed = true;
    this.#follow();
    this.#wanted.set(mlsNumber, saved);
    this.#tell({ problem: null });
    void this.#send(mlsNumber);
  }

  dismissProblem(): void {
    this.#tell({ problem: null });
  }

  /** Starts anew when another visitor signs in, or nobody is any more. */
  #follow(): void {
    const now = this.#session.current();
    const token = now.status === "signed-in" ? now.token : null;
    if (token === this.#token || (token && !this.#needed)) return;
    this.#token = token;
    this.#confirmed = new Set();
    this.#wanted = new Map();
    this.#shown = NOTHING;
    this.#tell({});
    if (token) this.#loading = this.#load(token);
  }

  async #load(token: string): Promise<void> {
    const reply = await this.#call<unknown>("GET", "/api/favourites");
    if (token !== this.#token) return;
    // A list that could not be read is shown empty, as the specification wants it.
    const ids = reply.ok && Array.isArray(reply.body) ? reply.body : [];
    this.#confirmed = new Set(ids.filter((id): id is string => typeof id === "string"));
    this.#tell({ loaded: true });
  }

  async #send(mlsNumber: string): Promise<void> {
    if (this.#sending.has(mlsNumber)) return;
    this.#sending.add(mlsNumber);
    await this.#loading;
    const token = this.#token;
    for (let saved = this.#wanted.get(mlsNumber); saved !== undefined; ) {
      const reply = await this.#call(saved ? "POST" : "DELETE", callPath(mlsNumber));
      if (token !== this.#token) break;
      if (reply.ok && saved) this.#confirmed.add(mlsNumber);
      if (reply.ok && !saved) this.#confirmed.delete(mlsNumber);
      const next = this.#wanted.get(mlsNumber);
      if (reply.ok && next !== saved) {
        saved = next;
        continue;
      }
      this.#wanted.delete(mlsNumber);
      const wanted = saved ? "save" : "remove";
      this.#tell(reply.ok ? {} : { problem: { mlsNumber, wanted, code: reply.code } });
      break;
    }
    this.#sending.delete(mlsNumber);
  }

  #tell(change: Partial<Pick<SavedHomes, "loaded" | "problem">>): void {
    const ids = new Set(this.#confirmed);
    for (const [id, saved] of this.#wanted) {
      if (saved) ids.add(id);
      else ids.delete(id);
    }
    this.#shown = { ...this.#shown, ...change, ids };
    for (const listener of this.#listeners) listener();
  }
}

/** One for the tab. */
export const savedHomes = new SavedHomesStore(session, callApi);

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
