import { isbot } from "isbot";
import { withoutLanguage } from "#platform/i18n/languages.ts";

const LISTING = "/property/";
/** A page without its language, or (`.data`) what the app fetches to show one without a page load. */
const ADDRESS = /^\/property\/([^/?]+?)(?:\.data)?\/?(?:\?.*)?$/;
/** Where browsers say that nobody may ever look at the answer. */
const AHEAD_HEADERS = ["sec-purpose", "purpose", "x-moz"] as const;
const AHEAD = /prefetch|prerender|preview/i;

/**
 * The listing that a request shows to a person; null for other addresses, for bots, and for what
 * is fetched ahead. Called for every cached page: other addresses must cost next to nothing.
 */
export function viewedListing({ method, headers }: Request, address: string): string | null {
  if (!address.includes(LISTING) || method !== "GET") return null;
  const written = ADDRESS.exec(withoutLanguage(address))?.[1];
  if (written === undefined) return null;
  const agent = headers.get("user-agent");
  // Every browser names itself.
  if (!agent || isbot(agent)) return null;
  if (AHEAD_HEADERS.some((name) => AHEAD.test(headers.get(name) ?? ""))) return null;
  return decoded(written);
}

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null; // broken, so no page has this address
  }
}
