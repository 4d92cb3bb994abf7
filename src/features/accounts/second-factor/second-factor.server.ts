import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import {
  checkFreshProof,
  type Proven,
  proveByPasskey,
} from "#features/accounts/commands/fresh-proof.server.ts";
import { renewSession, type Session } from "#features/accounts/commands/sessions.server.ts";
import { countFailure, forgetFailures } from "#features/accounts/credentials/attempts.server.ts";
import { type ProofNeeded, type Refused, refuse } from "#features/accounts/model/refusals.ts";
import type { FactorDeviceReply, SecondFactorState } from "#features/accounts/model/replies.ts";
import { hasPasskey } from "#features/accounts/passkeys/check-passkey.server.ts";
import {
  doneBy,
  recordEvent,
  recordTry,
  type SecurityLogContext,
} from "#features/accounts/security-log/record-event.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, recoveryCodes, secondFactors } from "#platform/db/schema.ts";
import {
  endAgentSessions,
  isConfirmed,
  type Look,
  openAgentSession,
} from "./agent-sessions.server.ts";
import {
  type CodeRefused,
  checkCode,
  failuresKey,
  hasSecondFactor,
  lockFactor,
  type SecondFactorContext,
} from "./check-code.server.ts";
import { findStep, newDeviceSecret, toDeviceUri } from "./device-codes.server.ts";
import { countRecoveryCodes, issueRecoveryCodes } from "./recovery-codes.server.ts";
import { seal, unseal } from "./sealed-secret.server.ts";
import { tellOwner } from "./tell-owner.server.ts";

/** How far the agent of a session is. */
export async function findSecondFactorState(
  db: Db,
  { id, account }: Session,
  look: Look,
): Promise<SecondFactorState> {
  const isSetUp = (await hasSecondFactor(db, account.id)) || (await hasPasskey(db, account.id));
  if (!isSetUp) return "not-set-up";
  return (await isConfirmed(db, id, look)) ? "confirmed" : "needed";
}

/** Opens the console in this session by a passkey: a fresh proof. */
export async function openByPasskey(
  context: AccountsContext,
  session: Session,
  response: AuthenticationResponseJSON,
): Promise<Proven | Refused<"passkey-refused">> {
  const proven = await proveByPasskey(context, session, response);
  if (proven.ok) await openAgentSession(context.db, session.id, context.clock());
  return proven;
}

/** How many recovery codes an agent has left. */
export function countOwnRecoveryCodes(db: Db, { account }: Session): Promise<number> {
  return countRecoveryCodes(db, account.id);
}

/** Opens the console in this session, by a code of the device or a recovery code: a fresh proof. */
export async function giveCode(
  context: SecondFactorContext,
  session: Session,
  code: string,
): Promise<Proven | CodeRefused> {
  const { id, account, caller } = session;
  const checked = await checkCode(context, session, code);
  const opened = { kind: "console-opened", way: "second-factor", caller } as const;
  await recordTry(context, checked, { ...opened, accountId: account.id });
  if (!checked.ok) return checked;
  await openAgentSession(context.db, id, context.clock());
  return { ok: true, renewedToken: await renewSession(context, session) };
}

/** What a new device needs: the secret to type in, and the address that its picture says. */
export interface DeviceSetUp extends FactorDeviceReply {
  readonly ok: true;
}

/**
 * Begins to set a device up; nothing changes before its first code. The first device wants a fresh
 * proof, so that a token that leaked cannot become an agent; another one wants a code.
 */
export async function startSetUp(
  context: SecondFactorContext,
  session: Session,
  code: string | undefined,
): Promise<DeviceSetUp | ProofNeeded | Refused<"code-needed"> | CodeRefused> {
  const { db, sealingKeys } = context;
  const { account } = session;
  if (await hasSecondFactor(db, account.id)) {
    if (code === undefined) return refuse("code-needed");
    const checked = await checkCode(context, session, code);
    if (!checked.ok) return checked;
  } else {
    const unproven = await checkFreshProof(context, session);
    if (unproven) return unproven;
  }
  const secret = newDeviceSecret();
  const pendingSecret = seal(secret, sealingKeys, account.id);
  await db
    .insert(secondFactors)
    .values({ accountId: account.id, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: { pendingSecret } });
  return { ok: true, secret, uri: toDeviceUri(secret, account.email) };
}

/** Takes the new device once it gives a right code; other sessions need a code of it. */
export async function confirmSetUp(
  context: SecondFactorContext,
  session: Session,
  code: string,
): Promise<{ readonly ok: true; readonly recoveryCodes: readonly string[] } | CodeRefused> {
  const { db, clock, sealingKeys } = context;
  const { id, account } = session;
  const now = clock();
  const failures = await failuresKey(db, session, code);
  const limited = await countFailure(db, failures, now);
  if (limited) return limited;
  return db.transaction(async (tx) => {
    const row = await lockFactor(tx, account.id);
    const secret = row?.pendingSecret ? unseal(row.pendingSecret, sealingKeys, account.id) : null;
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
    const issued = await issueRecoveryCodes(tx, account.id, context.hasher);
    await tellOwner(tx, account, { what: row?.secret ? "replaced" : "set-up", now });
    const kind = row?.secret ? "factor-replaced" : "factor-set-up";
    await recordEvent({ ...context, db: tx }, { kind, ...doneBy(session) });
    return { ok: true, recoveryCodes: issued };
  });
}

/** Ten new recovery codes for a fresh code. */
export async function renewRecoveryCodes(
  context: SecondFactorContext,
  session: Session,
  code: string,
): Promise<{ readonly ok: true; readonly recoveryCodes: readonly string[] } | CodeRefused> {
  const { account } = session;
  const checked = await checkCode(context, session, code);
  if (!checked.ok) return checked;
  return context.db.transaction(async (tx) => {
    const issued = await issueRecoveryCodes(tx, account.id, context.hasher);
    await tellOwner(tx, account, { what: "codes-renewed", now: context.clock() });
    await recordEvent(
      { ...context, db: tx },
      { kind: "recovery-codes-renewed", ...doneBy(session) },
    );
    return { ok: true, recoveryCodes: issued };
  });
}

/** Goes back to the password alone, for a fresh code; agents then have to set an app up again. */
export async function removeSecondFactor(
  context: SecondFactorContext,
  session: Session,
  code: string,
): Promise<{ readonly ok: true } | CodeRefused> {
  const { account } = session;
  const checked = await checkCode(context, session, code);
  if (!checked.ok) return checked;
  return context.db.transaction(async (tx) => {
    await forgetFactor(tx, account.id);
    await tellOwner(tx, account, { what: "removed", now: context.clock() });
    await recordEvent({ ...context, db: tx }, { kind: "factor-forgotten", ...doneBy(session) });
    return { ok: true };
  });
}

/** Forgets device, recovery codes and open consoles of an address; false when it has no account. */
export async function resetSecondFactor(
  context: SecurityLogContext,
  email: string,
): Promise<boolean> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.email, email));
    if (!account) return false;
    await forgetFactor(tx, account.id);
    await tellOwner(tx, account, { what: "forgotten", now: clock() });
    const forgotten = { kind: "factor-forgotten", outcome: "done", caller: null } as const;
    await recordEvent({ ...context, db: tx }, { ...forgotten, accountId: account.id });
    return true;
  });
}

/** Forgets device, recovery codes and open consoles of an account. */
export async function forgetFactor(tx: Db, accountId: string): Promise<void> {
  await endAgentSessions(tx, accountId);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
}
