import { CACHES } from "./offline-caches.ts";
import { nameIn } from "./stored-html.ts";

/** A page that opens without a network. */
export interface StoredPage {
  /** With its query. */
  readonly path: string;
  readonly name: string;
}

/**
 * The pages that this device holds, those that it was to have ready first, then the last opened;
 * none where the browser stores nothing.
 */
export async function listStoredPages(): Promise<StoredPage[]> {
  if (!("caches" in window)) return [];
  const found = new Map<string, StoredPage>();
  for (const cacheName of [CACHES.ready, CACHES.visited]) {
    const cache = await caches.open(cacheName);
    for (const request of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      const stored = found.has(path) ? undefined : await cache.match(request, { ignoreVary: true });
      const name = stored ? nameIn(await stored.text()) : null;
      if (name !== null) found.set(path, { path, name });
    }
  }
  return [...found.values()];
}
