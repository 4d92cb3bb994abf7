import { type GeocodeResult, MOST_ADDRESSES } from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";

/** Calls for one visit: a site with more listings that nobody could place needs its agent, not its visitors. */
const MOST_CALLS = 4;

/**
 * Where addresses lie, of those that the site's gazetteer knows, by `POST /api/geocode`. Throws
 * where it cannot be asked.
 */
export async function findAddresses(
  addresses: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<ReadonlyMap<string, LatLng>> {
  const found = new Map<string, LatLng>();
  for (let call = 0; call < MOST_CALLS; call += 1) {
    const asked = addresses.slice(call * MOST_ADDRESSES, (call + 1) * MOST_ADDRESSES);
    if (asked.length === 0) break;
    const results = await geocode(asked, fetch);
    asked.forEach((address, place) => {
      const { lat, lng } = results[place] ?? { lat: null, lng: null };
      if (lat !== null && lng !== null) found.set(address, { lat, lng });
    });
  }
  return found;
}

async function geocode(
  addresses: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<readonly GeocodeResult[]> {
  const response = await fetch("/api/geocode", {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ addresses }),
    credentials: "omit",
  });
  if (!response.ok) throw new Error(`geocode: status ${response.status}`);
  const { results } = (await response.json()) as { readonly results: readonly GeocodeResult[] };
  return results;
}
