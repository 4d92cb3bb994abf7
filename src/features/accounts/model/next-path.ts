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
const MLS_NUMBER = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** A path of this site to go on to, with query and hash; null for anything else. */
export function parseNextPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > LONGEST) return null;
  if (!value.startsWith("/") || !URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  if (origin !== HERE || pathname.startsWith("//")) return null;
  return SIGN_IN_PAGES.includes(withoutLanguage(pathname)) ? null : pathname + search + hash;
}

/** What is to be done once signed in: where to go on to, and which home to save. */
export interface Arrival {
  readonly next: string | null;
  readonly save: string | null;
}

/** Reads `?next=` and `?save=`; where there is no `next`, the page that the visitor came from. */
export function parseArrival(search: string, cameFrom: unknown): Arrival {
  const params = new URLSearchParams(search);
  const save = params.get("save");
  return {
    next: parseNextPath(params.get("next")) ?? parseNextPath(cameFrom),
    save: save !== null && MLS_NUMBER.test(save) ? save : null,
  };
}

/** A page of signing in that keeps what is to be done after it. */
export function withArrival(path: string, { next, save }: Arrival): string {
  const params = new URLSearchParams();
  if (save !== null) params.set("save", save);
  if (next !== null) params.set("next", next);
  return params.size > 0 ? `${path}?${params}` : path;
}
