import type { LocalSearch } from "#features/search/model/answer/local-search.ts";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import {
  isResolved,
  type SearchState,
  toSearchParams,
} from "#features/search/model/query/search-url.ts";

/** How listings without coordinates get them: nothing to do or done, asked for, or not to be had. */
export type Geocoding = "idle" | "asking" | "failed";

/** The catalogue that this tab searches in memory: fetched once, then every search is local. */
export class CatalogueCache {
  #url: string | null = null;
  #search: LocalSearch | null = null;
  #last: { readonly address: string; readonly results: SearchResults } | null = null;
  #geocoding: Geocoding = "idle";
  #listeners = new Set<() => void>();

  /** The catalogue once it is there; null while searches still have to ask the server. */
  current = (): LocalSearch | null => this.#search;

  geocoding = (): Geocoding => this.#geocoding;

  /** Path of the map's tiles of this catalogue, with `{z}`, `{x}` and `{y}`; null while there is none. */
  layoutTiles(): string | null {
    const hash = /\/([0-9a-f]+)\.json$/.exec(this.#url ?? "")?.[1];
    return hash ? `/map/layouts/${hash}/{z}/{x}/{y}` : null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * The results of a search, where this tab can find them itself; the same object for the same
   * search, so that a screen that shows it already need not render again.
   */
  answer(state: SearchState): SearchResults | null {
    if (!this.#search || !isResolved(state)) return null;
    const address = toSearchParams({ ...state, listing: null, view: "list" }).toString();
    if (this.#last?.address !== address)
      this.#last = { address, results: this.#search.find(state) };
    return this.#last.results;
  }

  /** Fetches a catalogue file with what searches it; a failure leaves searches with the server. */
  async open(url: string): Promise<void> {
    if (this.#url === url) return;
    this.#url = url;
    try {
      const [file, { openLocalSearch }] = await Promise.all([
        fetchFile(url),
        import("#features/search/model/answer/local-search.ts"),
      ]);
      this.#search = openLocalSearch(file);
      this.#last = null;
      await this.geocode();
    } catch {
      // The server answers searches as before; the next visit of the screen tries again.
      this.#url = null;
    }
    this.#tell();
  }

  /** Asks where the listings without coordinates lie. What is found holds until the next catalogue. */
  async geocode(): Promise<void> {
    const search = this.#search;
    const addresses = new Set(search?.index.columns.unplacedAddress.values());
    if (!search || addresses.size === 0 || this.#geocoding === "asking") return;
    this.#geocoding = "asking";
    this.#tell();
    try {
      const { findAddresses } = await import("./places/find-addresses.ts");
      const places = await findAddresses([...addresses], (path, options) => fetch(path, options));
      this.#geocoding = "idle";
      // Another catalogue came meanwhile, with addresses of its own.
      if (this.#search !== search) return await this.geocode();
      this.#search = search.withPlaces(places);
      this.#last = null;
    } catch {
      // They stay in the list without a place; the map says so and offers to try again.
      this.#geocoding = "failed";
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

async function fetchFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`catalogue: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** One for the tab: the catalogue outlives the search screen, so that Back is instant. */
export const catalogueCache = new CatalogueCache();
