import type { Db } from "#platform/db/database.ts";
import { usedIdTokens } from "#platform/db/schema.ts";

/**
 * True for the first who brings the token, false for everyone after, on whichever process.
 * A token need only be remembered until it is refused by its age.
 */
export async function spendIdToken(
  db: Db,
  { hash, uselessAt }: { readonly hash: string; readonly uselessAt: Date },
): Promise<boolean> {
  const spent = await db
    .insert(usedIdTokens)
    .values({ hash, expiresAt: uselessAt })
    .onConflictDoNothing()
    .returning({ hash: usedIdTokens.hash });
  return spent.length === 1;
}
