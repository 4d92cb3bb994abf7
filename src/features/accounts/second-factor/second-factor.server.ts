import { and, eq, isNotNull, lt } from "drizzle-orm";
import { isFresh, type Session } from "#features/accounts/commands/sessions.server.ts";
import { countFailure, forgetFailures } from "#features/accounts/credentials/attempts.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { type Refused, refuse, type TooManyTries } from "#features/accounts/model/refusals.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, recoveryCodes, secondFactors } from "#platform/db/schema.ts";
import {
  endAgentSessions,
  isConfirmed,
  type Look,
  openAgentSession,
} from "./agent-sessions.server.ts";
import { findStep, newDeviceSecret, toDeviceUri } from "./device-codes.server.ts";
import {
  countRecoveryCodes,
  issueRecoveryCodes,
  spendRecoveryCode,
} from "./recovery-codes.server.ts";
import { seal, unseal } from "./sealed-secret.server.ts";
import { type Owner, tellOwner } from "./tell-owner.server.ts";

/** What the commands of the second factor work with. */
export interface SecondFactorContext {
  readonly db: Db;
  readonly clock: () => Date;
  /** 32 bytes; secrets are sealed with it. */
  readonly key: Buffer;
}

/** How far an agent is: no device yet, a code needed in this session, or in. */
export type SecondFactorState = "not-set-up" | "needed" | "confirmed";

type CodeRefused = Refused<"wrong-code"> | TooManyTries;

const DEVICE_CODE = /^\d{6}$/;

/** How far the agent of a session is. */
export async function findSecondFactorState(
  db: Db,
  { id, account }: Session,
  look: Look,
): Promise<SecondFactorState> {
  const [row] = await db
    .select({ id: secondFactors.accountId })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, account.id), isNotNull(secondFactors.secret)));
  if (!row) return "not-set-up";
  return (await isConfirmed(db, id, look)) ? "confirmed" : "needed";
}

/** How many recovery codes an agent has left. */
export function countOwnRecoveryCodes(db: Db, { account }: Session): Promise<number> {
  return countRecoveryCodes(db, account.id);
}

/** Opens the console in this session, by a code of the device or a recovery code. */
export async function giveCode(
  context: SecondFactorContext,
  { id, account }: Session,
  code: string,
): Promise<{ readonly ok: true } | CodeRefused> {
  const checked = await checkCode(context, account, code);
  if (!checked.ok) return checked;
  await openAgentSession(context.db, id, context.clock());
  return checked;
}

/** What a new device needs: the secret to type in, and the address that its picture says. */
export interface DeviceSetUp {
  readonly ok: true;
  readonly secret: string;
  readonly uri: string;
}

/**
 * Begins to set a device up; nothing changes before its first code. The first device wants a fresh
 * sign-in, so that a token that leaked cannot become an agent; another one wants a code.
 */
export async function startSetUp(
  context: SecondFactorContext,
  session: Session,
  code: string | undefined,
): Promise<DeviceSetUp | Refused<"fresh-sign-in-needed" | "code-needed"> | CodeRefused> {
  const { db, clock, key } = context;
  const { account } = session;
  const look = { now: clock(), byClock: false };
  if ((await findSecondFactorState(db, session, look)) === "not-set-up") {
    if (!isFresh(session, look.now)) return refuse("fresh-sign-in-needed");
  } else {
    if (code === undefined) return refuse("code-needed");
    const checked = await checkCode(context, account, code);
    if (!checked.ok) return checked;
  }
  const secret = newDeviceSecret();
  const pendingSecret = seal(secret, key, account.id);
  await db
    .insert(secondFactors)
    .values({ accountId: account.id, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: { pendingSecret } });
  return { ok: true, secret, uri: toDeviceUri(secret, account.email) };
}

/** Takes the new device once it gives a right code; other sessions need a code of it. */
export async function confirmSetUp(
  context: SecondFactorContext,
  { id, account }: Session,
  code: string,
): Promise<{ readonly ok: true; readonly recoveryCodes: readonly string[] } | CodeRefused> {
  const { db, clock, key } = context;
  const now = clock();
  const failures = failuresKey(account.id);
  const limited = await countFailure(db, failures, now);
  if (limited) return limited;
  return db.transaction(async (tx) => {
    const row = await lockFactor(tx, account.id);
    const secret = row?.pendingSecret ? unseal(row.pendingSecret, key, account.id) : null;
    const step = secret === null ? null : findStep(secret, code, now);
    if (step === null) return refuse("wrong-code");
    const taken = { secret: row?.pendingSecret ?? null, pendingSecret: null };
    await tx
      .update(secondFactors)
      .set({ ...taken, lastStep: step, confirmedAt: now })
      .where(eq(secondFactors.accountId, account.id));
    await endAgentSessions(tx, account.id);
    await openAgentSession(tx, id, now);
    await forgetFailures(tx, failures);
    const issued = await issueRecoveryCodes(tx, account.id);
    await tellOwner(tx, account, { what: row?.secret ? "replaced" : "set-up", now });
    return { ok: true, recoveryCodes: issued };
  });
}

/** Ten new recovery codes for a fresh code. */
export async function renewRecoveryCodes(
  context: SecondFactorContext,
  { account }: Session,
  code: string,
): Promise<{ readonly ok: true; readonly recoveryCodes: readonly string[] } | CodeRefused> {
  const checked = await checkCode(context, account, code);
  if (!checked.ok) return checked;
  return context.db.transaction(async (tx) => {
    const issued = await issueRecoveryCodes(tx, account.id);
    await tellOwner(tx, account, { what: "codes-renewed", now: context.clock() });
    return { ok: true, recoveryCodes: issued };
  });
}

/** Forgets device, recovery codes and open consoles of an address; false when it has no account. */
export async function resetSecondFactor(
  { db, clock }: Pick<SecondFactorContext, "db" | "clock">,
  email: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.email, email));
    if (!account) return false;
    await endAgentSessions(tx, account.id);
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id));
    await tx.delete(secondFactors).where(eq(secondFactors.accountId, account.id));
    await tellOwner(tx, account, { what: "forgotten", now: clock() });
    return true;
  });
}

function failuresKey(accountId: string): string {
  return digest("second-factor", accountId);
}

/** The row stays locked until `tx` ends: of codes given at once, one is used. */
async function lockFactor(tx: Db, accountId: string) {
  const [row] = await tx
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .for("update");
  return row;
}

/** The try is counted before it is looked at, so that tries at once have no more than in a row. */
async function checkCode(
  { db, clock, key }: SecondFactorContext,
  owner: Owner,
  code: string,
): Promise<{ readonly ok: true } | CodeRefused> {
  const now = clock();
  const failures = failuresKey(owner.id);
  const limited = await countFailure(db, failures, now);
  if (limited) return limited;
  return db.transaction(async (tx) => {
    const isOfDevice = DEVICE_CODE.test(code);
    const right = isOfDevice
      ? await spendDeviceCode(tx, { accountId: owner.id, code, key, now })
      : await spendRecoveryCode(tx, owner.id, code);
    if (!right) return refuse("wrong-code");
    if (!isOfDevice) await tellOwner(tx, owner, { what: "code-used", now });
    await forgetFailures(tx, failures);
    return { ok: true };
  });
}

interface GivenCode {
  readonly accountId: string;
  readonly code: string;
  readonly key: Buffer;
  readonly now: Date;
}

/** True once for each code, and for none older than one that was used. */
async function spendDeviceCode(tx: Db, { accountId, code, key, now }: GivenCode) {
  const row = await lockFactor(tx, accountId);
  const secret = row?.secret ? unseal(row.secret, key, accountId) : null;
  const step = secret === null ? null : findStep(secret, code, now);
  if (step === null) return false;
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ lastStep: secondFactors.lastStep });
  return used.length > 0;
}
