import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { passkeyChallenges } from "#platform/db/schema.ts";

const LIFETIME_MS = 5 * MINUTE_MS;
const CHALLENGE_BYTES = 32;

/** What a passkey is asked to sign for: one that was asked for one purpose serves no other. */
export type ChallengePurpose = "register" | "sign-in" | "prove";

interface ChallengeOf {
  readonly purpose: ChallengePurpose;
  /** Null when it is not known yet who comes. */
  readonly accountId: string | null;
  readonly now: Date;
}

/** A new challenge; it works once, within five minutes. */
export async function issueChallenge(
  db: Db,
  { purpose, accountId, now }: ChallengeOf,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const hash = digest(purpose, Buffer.from(bytes).toString("base64url"));
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insert(passkeyChallenges).values({ hash, accountId, expiresAt });
  return bytes;
}

/** True once for each challenge, by its purpose and for whom it was made. */
export async function spendChallenge(
  db: Db,
  challenge: string,
  { purpose, accountId, now }: ChallengeOf,
): Promise<boolean> {
  const { accountId: owner } = passkeyChallenges;
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, digest(purpose, challenge)),
        accountId === null ? isNull(owner) : eq(owner, accountId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  return spent.length > 0;
}
