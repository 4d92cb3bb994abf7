import { withoutLanguage } from "#platform/i18n/languages.ts";

/** Stands for the site while a path is read; a path that leaves it is refused. */
const HERE = "https://here.invalid";
const LONGEST = 2000;
/** Pages of signing in: to be sent back to one of them would be a round trip. */
const SIGN_IN_PAGES = [
  "/login",
  "/signup",
  "/otp",
  "/forgot-password",
  "/reset-password",
  "/undo-email",
];

/** A path of this site to go on to, with query and hash; null for anything else. */
export function parseNextPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > LONGEST) return null;
  if (!value.startsWith("/") || !URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  if (origin !== HERE || pathname.startsWith("//")) return null;
  return isSignInPage(pathname) ? null : pathname + search + hash;
}

/** True for the path of a page of signing in, in any language. */
export function isSignInPage(pathname: string): boolean {
  return SIGN_IN_PAGES.includes(withoutLanguage(pathname));
}

/** Where a sign-in goes on to; null for the landing page. */
export interface Arrival {
  readonly next: string | null;
}

/** Reads `?next=`; where there is none, the page that the visitor came from. */
export function parseArrival(search: string, cameFrom: unknown): Arrival {
  const params = new URLSearchParams(search);
  return { next: parseNextPath(params.get("next")) ?? parseNextPath(cameFrom) };
}

/** A page of signing in that keeps where to go on to after it. */
export function withArrival(path: string, { next }: Arrival): string {
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
