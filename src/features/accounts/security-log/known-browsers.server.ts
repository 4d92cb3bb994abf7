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

function isOf(accountId: string, browser: Browser) {
  return and(
    eq(knownBrowsers.accountId, accountId),
    eq(knownBrowsers.hash, hashOf(accountId, browser)),
  );
}

/** True for a browser by which the account was signed in to before; one without a key never is. */
export async function isKnownBrowser(
  db: Db,
  accountId: string,
  browser: Browser,
): Promise<boolean> {
  if (browser.browserKey === null) return false;
  const [known] = await db.select().from(knownBrowsers).where(isOf(accountId, browser));
  return known !== undefined;
}

/** Notes that a known browser was used; false for one that is not known. */
async function noteUse(tx: Db, accountId: string, browser: Browser, now: Date): Promise<boolean> {
  const [known] = await tx
    .update(knownBrowsers)
    .set({ lastUsedAt: now })
    .where(isOf(accountId, browser))
    .returning();
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
  const browser = { browserKey };
  // Most sign in where they did before: one statement finds that out and notes it.
  if (browserKey !== null && (await noteUse(tx, accountId, browser, now))) return false;
  const [any] = await tx
    .select()
    .from(knownBrowsers)
    .where(eq(knownBrowsers.accountId, accountId))
    .limit(1);
  await rememberBrowser(tx, accountId, browser, now);
  return any !== undefined;
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
