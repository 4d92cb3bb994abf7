import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { countFailure, forgetFailures } from "#features/accounts/credentials/attempts.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { type Refused, refuse, type TooManyTries } from "#features/accounts/model/refusals.ts";
import type { Db } from "#platform/db/database.ts";
import { secondFactors } from "#platform/db/schema.ts";
import { wasConfirmed } from "./agent-sessions.server.ts";
import { findStep } from "./device-codes.server.ts";
import { spendRecoveryCode } from "./recovery-codes.server.ts";
import { seal, unseal } from "./sealed-secret.server.ts";
import { type Owner, tellOwner } from "./tell-owner.server.ts";

/** What the commands of the second factor work with. */
export type SecondFactorContext = Pick<
  AccountsContext,
  "db" | "clock" | "log" | "hasher" | "sealingKeys"
>;

export type CodeRefused = Refused<"wrong-code"> | TooManyTries;

const DEVICE_CODE = /^\d{6}$/;

/** Who gives a code: in a session, or between the two steps of a sign-in. */
export interface CodeGiver {
  /** Of the session; null before there is one. */
  readonly id: string | null;
  readonly account: Owner;
}

/**
 * Where wrong codes are counted. A session in which a right one was given has a count of its own, so
 * that whoever has the password alone cannot lock the owner out; all others share one, for each new
 * session would bring new tries. Recovery codes are out of reach of guessing and count by session.
 */
export async function failuresKey(db: Db, giver: CodeGiver, code: string): Promise<string> {
  const { id, account } = giver;
  const isOfDevice = DEVICE_CODE.test(code);
  if (id === null)
    return digest(isOfDevice ? "second-factor" : "second-factor recovery", account.id);
  return !isOfDevice || (await wasConfirmed(db, id))
    ? digest("second-factor session", account.id, id)
    : digest("second-factor", account.id);
}

/** True once a device was set up. */
export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: secondFactors.accountId })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.secret)));
  return row !== undefined;
}

/** The row stays locked until `tx` ends: of codes given at once, one is used. */
export async function lockFactor(tx: Db, accountId: string) {
  const [row] = await tx
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .for("update");
  return row;
}

/**
 * Spends a code of the device, or a recovery code. The try is counted before it is looked at, so
 * that tries at once have no more than in a row.
 */
export async function checkCode(
  { db, clock, hasher, sealingKeys }: SecondFactorContext,
  giver: CodeGiver,
  code: string,
): Promise<{ readonly ok: true } | CodeRefused> {
  const now = clock();
  const { account: owner } = giver;
  const failures = await failuresKey(db, giver, code);
  const limited = await countFailure(db, failures, now);
  if (limited) return limited;
  return db.transaction(async (tx) => {
    const isOfDevice = DEVICE_CODE.test(code);
    const right = isOfDevice
      ? await spendDeviceCode(tx, { accountId: owner.id, code, sealingKeys, now })
      : await spendRecoveryCode(tx, { accountId: owner.id, code, hasher });
    if (!right) return refuse("wrong-code");
    if (!isOfDevice) await tellOwner(tx, owner, { what: "code-used", now });
    await forgetFailures(tx, failures);
    return { ok: true };
  });
}

interface GivenCode extends Pick<SecondFactorContext, "sealingKeys"> {
  readonly accountId: string;
  readonly code: string;
  readonly now: Date;
}

/**
 * True once for each code, and for none older than one that was used. The secret is sealed anew, so
 * that a former key is soon of no use.
 */
async function spendDeviceCode(tx: Db, { accountId, code, sealingKeys, now }: GivenCode) {
  const row = await lockFactor(tx, accountId);
  const secret = row?.secret ? unseal(row.secret, sealingKeys, accountId) : null;
  const step = secret === null ? null : findStep(secret, code, now);
  if (secret === null || step === null) return false;
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step, secret: seal(secret, sealingKeys, accountId) })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ lastStep: secondFactors.lastStep });
  return used.length > 0;
}
