import {
  parseSearchParams,
  type SearchState,
  toSearchParams,
} from "#features/search/model/query/search-url.ts";
import { afterPaint } from "#platform/ui/late/after-paint.ts";

/** How a change of the search enters the browser's history. */
export type Entry =
  /** A step that Back undoes. */
  | { readonly kind: "step" }
  /** Part of a running movement, such as a slider being dragged: one step however many changes. */
  | { readonly kind: "tuning"; readonly what: string }
  /** No step of its own: the map came to rest, more cards are shown. */
  | { readonly kind: "silent" };

interface Pending {
  readonly state: SearchState;
  readonly entry: Entry;
  readonly cancel: () => void;
}

/** A change on its way into the address. */
interface Sent {
  readonly state: SearchState;
  readonly search: string;
  readonly replace: boolean;
}

/** A slider being moved, and the addresses it led to. */
interface Movement {
  readonly what: string;
  readonly addresses: Set<string>;
}

type Go = (search: string, options: { readonly replace: boolean }) => Promise<void>;

/**
 * Writes the search into the browser's address. A change may wait until what it brings is painted;
 * another change then builds on it, and takes its place where both are one entry of the history.
 */
export class AddressWriter {
  #pending: Pending | null = null;
  #sent: Sent | null = null;
  #movement: Movement | null = null;
  #isLeaving = false;

  /** What was asked last, whether the address shows it yet or not. */
  now(): SearchState {
    const asked = this.#pending ?? this.#sent;
    return asked?.state ?? parseSearchParams(new URLSearchParams(window.location.search));
  }

  /** Writes at once, or after the next paint; resolves once the page stands at the address. */
  write(state: SearchState, entry: Entry, when: "now" | "after-paint", go: Go): Promise<void> {
    if (this.#isLeaving && entry.kind === "silent") return Promise.resolve();
    if (this.#pending && !isOneEntry(this.#pending.entry, entry)) void this.#send(go);
    this.#pending?.cancel();
    return new Promise((resolve) => {
      const send = () => void this.#send(go).then(resolve);
      const cancel = when === "after-paint" ? afterPaint(send) : () => undefined;
      this.#pending = { state, entry, cancel };
      if (when === "now") send();
    });
  }

  /**
   * Told whether the visitor is on the way to another page. What nobody chose, such as where the map
   * came to rest, is then not written, nor what waits: it would call the visitor back.
   */
  leave(isLeaving: boolean): void {
    this.#isLeaving = isLeaving;
    if (isLeaving) this.drop();
  }

  /** Forgets what waits. */
  drop(): void {
    this.#pending?.cancel();
    this.#pending = null;
  }

  async #send(go: Go): Promise<void> {
    if (!this.#pending) return;
    const { state, entry, cancel } = this.#pending;
    cancel();
    this.#pending = null;
    const query = toSearchParams(state).toString();
    const search = query && `?${query}`;
    const replace = this.#replaces(entry);
    const sent = { state, search, replace };
    this.#movement?.addresses.add(search);
    this.#sent = sent;
    await go(search, { replace });
    if (this.#sent === sent) this.#sent = null;
  }

  /**
   * True when this change may take over the entry at which the page stands. The router lets go of a
   * change that another overtakes: the later one then enters the history as the earlier would have.
   */
  #replaces(entry: Entry): boolean {
    const overtaken = this.#sent?.search === window.location.search ? null : this.#sent;
    if (entry.kind === "silent") return overtaken?.replace ?? true;
    if (entry.kind === "step") {
      this.#movement = null;
      return false;
    }
    const { what } = entry;
    const at = overtaken?.search ?? window.location.search;
    if (this.#movement?.what === what && this.#movement.addresses.has(at))
      return overtaken?.replace ?? true;
    this.#movement = { what, addresses: new Set() };
    return false;
  }
}

function isOneEntry(before: Entry, next: Entry): boolean {
  if (before.kind === "tuning" && next.kind === "tuning") return before.what === next.what;
  return before.kind === "silent" && next.kind === "silent";
}
