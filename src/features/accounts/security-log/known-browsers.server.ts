import { and, eq } from "drizzle-orm";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import type { Db } from "#platform/db/database.ts";
import { knownBrowsers } from "#platform/db/schema.ts";

/** A browser by the random key that it stores and tells; null where it tells none. */
export interface Browser {
  readonly browserKey: string | null;
}

/** A browser that has no key is kept as one, so that the sign-in after it is not the first. */
function hashOf(accountId: string, { browserKey }: Browser): string {
  return digest("browser", accountId, browserKey ?? "");
}

/** True for a browser by which the account was signed in to before; one without a key never is. */
export async function isKnownBrowser(
  db: Db,
  accountId: string,
  browser: Browser,
): Promise<boolean> {
  if (browser.browserKey === null) return false;
  const [known] = await db
    .select()
    .from(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.accountId, accountId),
        eq(knownBrowsers.hash, hashOf(accountId, browser)),
      ),
    );
  return known !== undefined;
}

/** From now on the browser is known. */
async function rememberBrowser(tx: Db, accountId: string, browser: Browser, now: Date) {
  await tx
    .insert(knownBrowsers)
    .values({ accountId, hash: hashOf(accountId, browser), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownBrowsers.accountId, knownBrowsers.hash],
      set: { lastUsedAt: now },
    });
}

/**
 * Remembers the browser. True when the account was signed in to before, and never by this one: its
 * owner is to be told.
 */
export async function isNewBrowser(
  tx: Db,
  accountId: string,
  { browserKey, now }: Browser & { readonly now: Date },
): Promise<boolean> {
  const [any] = await tx
    .select()
    .from(knownBrowsers)
    .where(eq(knownBrowsers.accountId, accountId))
    .limit(1);
  const isKnown = await isKnownBrowser(tx, accountId, { browserKey });
  await rememberBrowser(tx, accountId, { browserKey }, now);
  return any !== undefined && !isKnown;
}

/** Forgets all browsers of an account but the one at which its password or address was set anew. */
export async function forgetOtherBrowsers(
  tx: Db,
  accountId: string,
  { browserKey, now }: Browser & { readonly now: Date },
): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.accountId, accountId));
  await rememberBrowser(tx, accountId, { browserKey }, now);
}
