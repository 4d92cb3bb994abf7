import { randomInt } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import type { Db } from "#platform/db/database.ts";
import { recoveryCodes } from "#platform/db/schema.ts";

const CODES = 10;
/** Four groups of four: 78 bits, out of reach of guessing from the stored hash. */
const GROUPS = 4;
const GROUP_LETTERS = 4;
/** Letters and digits that are not taken for each other, read aloud or in print. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

function hashOf(accountId: string, code: string): string {
  return digest("recovery", accountId, code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ""));
}

/** Makes ten new codes, to be shown this once; the older ones stop. */
export async function issueRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const codes = Array.from({ length: CODES }, newCode);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, hash: hashOf(accountId, code) })));
  return codes;
}

/** True once for each code; small letters and other hyphens are taken. */
export async function spendRecoveryCode(tx: Db, accountId: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hashOf(accountId, code))),
    )
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
