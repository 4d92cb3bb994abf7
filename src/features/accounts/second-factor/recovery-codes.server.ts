import { randomInt } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import type { PasswordHasher } from "#features/accounts/credentials/password-hash.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import type { Db } from "#platform/db/database.ts";
import { recoveryCodes } from "#platform/db/schema.ts";

const CODES = 10;
/** A letter that says which of the ten it is, and 27 by chance: 132 bits. */
const LETTERS_BY_CHANCE = 27;
/** Letters and digits that are not taken for each other, read aloud or in print. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

function newCode(slot: number): string {
  const chance = Array.from(
    { length: LETTERS_BY_CHANCE },
    () => LETTERS[randomInt(LETTERS.length)],
  );
  return [LETTERS[slot], ...chance].join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** As a code is hashed, however it was typed. */
function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
}

/** Makes ten new codes, to be shown this once; the older ones stop. Hashed as passwords are. */
export async function issueRecoveryCodes(
  tx: Db,
  accountId: string,
  hasher: PasswordHasher,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, (_, slot) => newCode(slot));
  const rows = codes.map(async (code, slot) => {
    return { accountId, slot, hash: await hasher.hash(plain(code)) };
  });
  const stored = await Promise.all(rows);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(stored);
  return codes;
}

interface GivenRecoveryCode {
  readonly accountId: string;
  readonly code: string;
  readonly hasher: PasswordHasher;
}

/** True once for each code; small letters and other hyphens are taken. */
export async function spendRecoveryCode(
  tx: Db,
  { accountId, code, hasher }: GivenRecoveryCode,
): Promise<boolean> {
  const given = plain(code);
  const own = eq(recoveryCodes.accountId, accountId);
  const slot = LETTERS.indexOf(given.charAt(0) || "0");
  const [stored] = await tx
    .select()
    .from(recoveryCodes)
    .where(and(own, eq(recoveryCodes.slot, slot)));
  const { matches } = await hasher.check(stored?.hash ?? null, given);
  const isOne =
    stored && matches
      ? eq(recoveryCodes.hash, stored.hash)
      : // Codes that were given out before they were hashed slowly.
        and(
          isNull(recoveryCodes.slot),
          eq(recoveryCodes.hash, digest("recovery", accountId, given)),
        );
  const used = await tx
    .delete(recoveryCodes)
    .where(and(own, isOne))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}
