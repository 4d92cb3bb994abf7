import { isbot } from "isbot";
import { withoutLanguage } from "#platform/i18n/languages.ts";

const LISTING = "/property/";
/** A page without its language, or (`.data`) what the app fetches to show one without a page load. */
const ADDRESS = /^\/property\/([^/?]+?)(?:\.data)?\/?(?:\?.*)?$/;
const PROJECTS = "/projects";
const PROJECT_ADDRESS = /^\/projects(?:\/([^/?]+?))?(?:\.data)?\/?(?:\?.*)?$/;
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
  return isPerson(headers) ? decoded(written) : null;
}

/** The listing that an address shows, whoever asks; null where it shows none. */
export function listingOf(path: string): string | null {
  const written = ADDRESS.exec(withoutLanguage(path))?.[1];
  return written === undefined ? null : decoded(written);
}

/**
 * The project that a request shows to a person: its slug, empty for the one that is featured; null
 * for other addresses, as of listings.
 */
export function viewedProject({ method, headers }: Request, address: string): string | null {
  if (!address.includes(PROJECTS) || method !== "GET") return null;
  const slug = projectOf(address);
  return slug !== null && isPerson(headers) ? slug : null;
}

/** The slug of the project that an address shows, empty for the featured one; null where it shows none. */
export function projectOf(path: string): string | null {
  const found = PROJECT_ADDRESS.exec(withoutLanguage(path));
  return found && decoded(found[1] ?? "");
}

/** True unless something calls itself a program, or nothing at all, or fetches ahead. */
export function isPerson(headers: Headers): boolean {
  const agent = headers.get("user-agent");
  // Every browser names itself.
  if (!agent || isbot(agent)) return false;
  return !AHEAD_HEADERS.some((name) => AHEAD.test(headers.get(name) ?? ""));
}

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null; // broken, so no page has this address
  }
}
