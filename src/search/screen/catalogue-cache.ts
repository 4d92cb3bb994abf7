import { decodeCatalogue } from "#listings/catalogue-file.ts";
import { buildSearchIndex, type SearchIndex } from "#search/search-index.ts";

/** The catalogue that this tab searches in memory: fetched once, then every search is local. */
export class CatalogueCache {
  #url: string | null = null;
  #index: SearchIndex | null = null;
  #listeners = new Set<() => void>();

  /** The index once it is there; null while searches still have to ask the server. */
  current = (): SearchIndex | null => this.#index;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches and indexes a catalogue file; a failure leaves searches with the server. */
  async open(url: string): Promise<void> {
    if (this.#url === url) return;
    this.#url = url;
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`catalogue: status ${response.status}`);
      const decoded = decodeCatalogue(new Uint8Array(await response.arrayBuffer()));
      if (!decoded.ok) throw new Error(decoded.code);
      this.#index = buildSearchIndex(decoded.columns);
    } catch {
      // The server answers searches as before; the next visit of the screen tries again.
      this.#url = null;
    }
    for (const listener of this.#listeners) listener();
  }
}

/** One for the tab: the catalogue outlives the search screen, so that Back is instant. */
export const catalogueCache = new CatalogueCache();
