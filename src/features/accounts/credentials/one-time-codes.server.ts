import { randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { MINUTE_MS, SECOND_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { oneTimeCodes } from "#platform/db/schema.ts";
import { countTry, type Limit } from "./attempts.server.ts";
import { digest, newToken } from "./secrets.server.ts";

export type CodePurpose = "verify-email" | "change-email" | "prove";

const DIGITS = 6;
const TRIES = 5;
const LIFETIME_MS = 10 * MINUTE_MS;
const TRIES_ELSEWHERE: Limit = {
  rule: "code typed elsewhere",
  most: TRIES,
  seconds: LIFETIME_MS / SECOND_MS,
};

/** Whose code it is, and what for. */
export interface CodeOwner {
  readonly accountId: string;
  readonly purpose: CodePurpose;
}

export interface IssuedCode {
  readonly code: string;
  readonly expiresAt: Date;
}

function hashCode({ accountId, purpose }: CodeOwner, email: string, salt: string, code: string) {
  return digest(purpose, accountId, email, salt, code);
}

/** Makes the owner's new code, to be mailed to `email`; an older one stops. */
export async function issueCode(
  tx: Db,
  owner: CodeOwner,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<IssuedCode> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const salt = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const stored = {
    email,
    salt,
    hash: hashCode(owner, email, salt, code),
    triesLeft: TRIES,
    sentAt: now,
    expiresAt,
  };
  await tx
    .insert(oneTimeCodes)
    .values({ ...owner, ...stored })
    .onConflictDoUpdate({
      target: [oneTimeCodes.accountId, oneTimeCodes.purpose],
      set: stored,
    });
  return { code, expiresAt };
}

export interface GivenCode {
  readonly code: string;
  readonly now: Date;
  /** Not from the browser that asked for the code: its tries are counted apart. */
  readonly isElsewhere?: boolean;
}

/**
 * The address that the code was mailed to when it is the owner's, not expired and not tried out;
 * else null. It works once. The try is taken before the comparison and the row stays locked until
 * `tx` ends, so that tries in parallel have no more than those in a row: commit on null as well.
 */
export async function redeemCode(
  tx: Db,
  owner: CodeOwner,
  { code, now, isElsewhere = false }: GivenCode,
): Promise<string | null> {
  const ofOwner = and(
    eq(oneTimeCodes.accountId, owner.accountId),
    eq(oneTimeCodes.purpose, owner.purpose),
  );
  const [row] = await tx
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - ${isElsewhere ? 0 : 1}::integer` })
    .where(
      and(
        ofOwner,
        isElsewhere ? undefined : gt(oneTimeCodes.triesLeft, 0),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning();
  if (!row) return null;
  const elsewhere = { limit: TRIES_ELSEWHERE, subject: digest(owner.purpose, row.salt) };
  if (isElsewhere && (await countTry(tx, elsewhere, now))) return null;
  const given = Buffer.from(hashCode(owner, row.email, row.salt, code));
  if (!timingSafeEqual(given, Buffer.from(row.hash))) return null;
  await tx.delete(oneTimeCodes).where(ofOwner);
  return row.email;
}
