import type { CallApi } from "#features/accounts/ui.ts";
import type { PictureListing } from "#features/listings/index.ts";

/** The listing of each name, in the order of the names. */
export type MatchedNames =
  | { readonly ok: true; readonly listings: readonly (PictureListing | null)[] }
  | { readonly ok: false; readonly code: string };

const NAMES_AT_ONCE = 100;

/** Asks which listings names of files begin with the numbers of; one call for a hundred names. */
export async function matchNames(call: CallApi, names: readonly string[]): Promise<MatchedNames> {
  const listings: (PictureListing | null)[] = [];
  for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
    const some = names.slice(at, at + NAMES_AT_ONCE).map((name) => name.slice(-200).toWellFormed());
    const reply = await call<{ listings: (PictureListing | null)[] }>(
      "POST",
      "/api/agent/picture-matches",
      { names: some },
    );
    if (!reply.ok) return { ok: false, code: reply.code };
    listings.push(...reply.body.listings);
  }
  return { ok: true, listings };
}
