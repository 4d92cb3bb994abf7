import { useSyncExternalStore } from "react";
import {
  type CallApi,
  callApi,
  type Failure,
  type SessionStore,
  session,
} from "#features/accounts/ui.ts";
import {
  isSavedSearch,
  MOST_SEARCHES,
  type SavedSearch,
  type SavedSearchesReply,
  type SaveSearchesReply,
} from "#features/alerts/model/saved-search.ts";
import { currentNotice } from "#features/legal/index.ts";
import { ownStorage } from "#platform/ui/own-storage.ts";
import { StoredList } from "#platform/ui/stored-list.ts";

/** What stands in local storage without an account, as the privacy page names it; the last saved first. */
export const DEVICE_SEARCHES_KEY = "savedSearches";

type Searches = readonly SavedSearch[];

/** Why a change was taken back. */
interface SearchProblem {
  readonly wanted: "save" | "remove" | "alerts";
  readonly code: string;
}

/** The saved searches of whoever is here, in the account or on the device. */
export interface SavedSearches {
  /** False until they are known: of an account, until the server has told them. */
  readonly loaded: boolean;
  /** The last saved first, changes on their way included. */
  readonly searches: Searches;
  /** Whether changes are mailed; null without an account, and while it is not known. */
  readonly alerts: boolean | null;
  /** Why those of the account could not be read. */
  readonly failure: Failure | null;
  /** The last change that failed, until it is dismissed. */
  readonly problem: SearchProblem | null;
}

const NOTHING: SavedSearches = {
  loaded: false,
  searches: [],
  alerts: null,
  failure: null,
  problem: null,
};

/**
 * Saved searches. A change shows at once and goes back when it fails. Without an account they are on
 * the device; a sign-in carries them into the account, and what has arrived there leaves the device.
 */
export class SavedSearchesStore {
  readonly #session: SessionStore;
  readonly #call: CallApi;
  readonly #device: StoredList<SavedSearch>;
  readonly #listeners = new Set<() => void>();
  /** Which sign-in the searches are of; null without one. */
  #begun: number | null = null;
  #shown: SavedSearches = NOTHING;
  /** Changes go out one after the other, the first after what is saved is known. */
  #before: Promise<void> = Promise.resolve();

  constructor(store: SessionStore, call: CallApi, device: StoredList<SavedSearch>) {
    this.#session = store;
    this.#call = call;
    this.#device = device;
    store.subscribe(() => this.#follow());
  }

  current = (): SavedSearches => this.#shown;

  /** Loads on the first subscription. */
  subscribe = (listener: () => void): (() => void) => {
    this.#follow();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  save(one: SavedSearch): void {
    const without = (now: Searches) => now.filter(({ search }) => search !== one.search);
    this.#change(
      "save",
      (now) => [one, ...without(now)],
      without,
      async () => {
        const reply = await this.#call<SaveSearchesReply>("POST", "/api/saved-searches", {
          searches: [one],
        });
        if (reply.ok) return reply.body.refused[0]?.code ?? null;
        // The server had ended the session: it waits on the device for the next one.
        if (reply.code === "signed-out") this.save(one);
        return reply.code;
      },
    );
  }

  remove(one: SavedSearch): void {
    const { search } = one;
    const at = this.#shown.searches.findIndex((other) => other.search === search);
    const without = (now: Searches) => now.filter((other) => other.search !== search);
    const back = (now: Searches) => without(now).toSpliced(Math.max(0, at), 0, one);
    this.#change("remove", without, back, async () => {
      const reply = await this.#call("POST", "/api/saved-searches/removal", { search });
      if (!reply.ok) return reply.code;
      // One that did not fit into the account would come back from here.
      this.#device.write(without(this.#device.read()));
      return null;
    });
  }

  /** Of an account alone: whether changes are mailed. */
  turnAlerts(on: boolean): void {
    const { alerts } = this.#shown;
    this.#tell({ alerts: on, problem: null });
    const notice = currentNotice("alerts");
    this.#send(async () => {
      const reply = await this.#call("PUT", "/api/alerts", { on, ...(on && { notice }) });
      if (!reply.ok) this.#tell({ alerts, problem: { wanted: "alerts", code: reply.code } });
    });
  }

  dismissProblem(): void {
    this.#tell({ problem: null });
  }

  /** Asks the server again for what could not be read. */
  retry(): void {
    const begun = this.#begun;
    if (begun !== null) this.#before = this.#load(begun);
  }

  /** Another tab saved or removed one on the device. */
  deviceChanged(): void {
    if (this.#begun === null && this.#shown.loaded) this.#tell({ searches: this.#device.read() });
  }

  /** @param send gives the code of a failure, null for none */
  #change(
    wanted: SearchProblem["wanted"],
    edit: (now: Searches) => Searches,
    undo: (now: Searches) => Searches,
    send: () => Promise<string | null>,
  ): void {
    this.#follow();
    if (this.#begun === null) return void this.#changeOnDevice(wanted, edit(this.#device.read()));
    const show = () => this.#tell({ searches: edit(this.#shown.searches), problem: null });
    show();
    const isKnown = this.#shown.loaded;
    this.#send(async () => {
      // What was saved before has come meanwhile, without the change.
      if (!isKnown) show();
      const code = await send();
      if (code !== null && code !== "signed-out")
        this.#tell({ searches: undo(this.#shown.searches), problem: { wanted, code } });
    });
  }

  #changeOnDevice(wanted: SearchProblem["wanted"], searches: Searches): void {
    const isFull = searches.length > MOST_SEARCHES;
    const isDone = !isFull && this.#device.write(searches);
    const code = isFull ? "too-many-searches" : "no-storage";
    this.#tell(isDone ? { searches, problem: null } : { problem: { wanted, code } });
  }

  /** Sends a change after those before it, unless somebody else is here by then. */
  #send(send: () => Promise<void>): void {
    const begun = this.#begun;
    this.#before = this.#before.then(() => (begun === this.#begun ? send() : undefined));
  }

  /** Starts anew when another visitor signs in, or nobody is any more. */
  #follow(): void {
    const now = this.#session.current();
    if (now.status === "unread") return;
    const begun = now.status === "signed-in" ? now.begun : null;
    if (begun === this.#begun && (begun !== null || this.#shown.loaded)) return;
    this.#begun = begun;
    this.#shown = NOTHING;
    this.#tell({ loaded: begun === null, searches: this.#device.read() });
    if (begun !== null) this.#before = this.#load(begun);
  }

  async #load(begun: number): Promise<void> {
    const code = await this.#carry();
    const reply = await this.#call<SavedSearchesReply>("GET", "/api/saved-searches");
    if (begun !== this.#begun) return;
    if (!reply.ok) return void this.#tell({ loaded: true, failure: reply });
    const { searches, alerts } = reply.body;
    const isOwn = ({ search }: SavedSearch) => searches.some((own) => own.search === search);
    const left = this.#device.read().filter((one) => !isOwn(one));
    const problem = code === null ? null : ({ wanted: "save", code } as const);
    const told = { searches: [...searches, ...left], alerts, problem };
    this.#tell({ ...told, loaded: true, failure: null });
  }

  /** Brings what is on the device into the account; what did not arrive stays there. */
  async #carry(): Promise<string | null> {
    const searches = this.#device.read().toReversed();
    if (searches.length === 0) return null;
    const reply = await this.#call<SaveSearchesReply>("POST", "/api/saved-searches", { searches });
    if (!reply.ok) return null;
    const left = reply.body.refused.filter(({ code }) => code === "too-many-searches");
    const staying = new Set(left.map(({ search }) => search));
    const isCarried = ({ search }: SavedSearch) =>
      !staying.has(search) && searches.some((one) => one.search === search);
    this.#device.write(this.#device.read().filter((one) => !isCarried(one)));
    return left[0]?.code ?? null;
  }

  #tell(change: Partial<SavedSearches>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function openSavedSearches(): SavedSearchesStore {
  const device = new StoredList(ownStorage("localStorage"), DEVICE_SEARCHES_KEY, isSavedSearch);
  const store = new SavedSearchesStore(session, callApi, device);
  if (typeof window !== "undefined")
    window.addEventListener("storage", ({ key }) => {
      if (key === null || key === DEVICE_SEARCHES_KEY) store.deviceChanged();
    });
  return store;
}

/** One for the tab. */
export const savedSearches = openSavedSearches();

/** The saved searches; nothing in the HTML, which is the same for everyone. */
export function useSavedSearches(): SavedSearches {
  return useSyncExternalStore(savedSearches.subscribe, savedSearches.current, () => NOTHING);
}
