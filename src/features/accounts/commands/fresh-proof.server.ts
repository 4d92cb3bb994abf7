import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import {
  countFailure,
  countTries,
  forgetFailures,
} from "#features/accounts/credentials/attempts.server.ts";
import { mailLimits } from "#features/accounts/credentials/mail-limits.server.ts";
import { issueCode, redeemCode } from "#features/accounts/credentials/one-time-codes.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import {
  type ProofNeeded,
  type ProofWay,
  type Refused,
  refuse,
  type TooManyTries,
} from "#features/accounts/model/refusals.ts";
import { checkPasskey, hasPasskey } from "#features/accounts/passkeys/check-passkey.server.ts";
import { checkCode, hasSecondFactor } from "#features/accounts/second-factor/check-code.server.ts";
import { recordTry } from "#features/accounts/security-log/record-event.server.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { Caller } from "#platform/http/caller.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { renewSession, type Session } from "./sessions.server.ts";

/** How long a proof counts, and a sign-in, which is one. */
const FRESH_MS = 10 * MINUTE_MS;
/** Clocks of processes are closer than this: what is proven later than that was written by one that was wrong. */
const CLOCKS_APART_MS = MINUTE_MS;

type ProofContext = Pick<AccountsContext, "db" | "clock">;

/**
 * The one place that decides whether the owner was seen lately enough for a change that would give
 * the account away: null when so, else in which ways to prove it.
 */
export async function checkFreshProof(
  context: ProofContext,
  session: Session,
): Promise<ProofNeeded | null> {
  const age = context.clock().getTime() - session.provenAt.getTime();
  if (age < FRESH_MS && age > -CLOCKS_APART_MS) return null;
  return { ok: false, code: "proof-needed", ways: await findWays(context, session) };
}

/** A code is mailed only where there is no password: whoever reads the mail could reset one. */
async function findWays({ db }: ProofContext, { account }: Session): Promise<ProofWay[]> {
  const first: ProofWay = account.passwordHash === null ? "mailed-code" : "password";
  return [
    ...((await hasPasskey(db, account.id)) ? ["passkey" as const] : []),
    first,
    ...((await hasSecondFactor(db, account.id)) ? ["second-factor" as const] : []),
  ];
}

/** All but the passkey, which signs and is not typed. */
type TypedWay = Exclude<ProofWay, "passkey">;

/** What the owner gives to be known: a password, a mailed code, or a code of the device. */
export interface GivenProof {
  readonly way: TypedWay;
  readonly secret: string;
}

export type ProofRefused =
  | Refused<"wrong-password" | "wrong-code" | "proof-not-possible">
  | TooManyTries;

/** The owner was seen: the session goes on by another token. */
export interface Proven {
  readonly ok: true;
  readonly renewedToken: string;
}

type Checked = { readonly ok: true } | ProofRefused;

/** Takes a proof; for the next ten minutes the session may change what `checkFreshProof` holds. */
export async function proveOwner(
  context: AccountsContext,
  session: Session,
  { way, secret }: GivenProof,
): Promise<Proven | ProofRefused> {
  if (!(await findWays(context, session)).includes(way)) return refuse("proof-not-possible");
  const checked = await CHECKS[way](context, session, secret);
  const { account, caller } = session;
  await recordTry(context, checked, { kind: "proof", accountId: account.id, way, caller });
  return checked.ok ? { ok: true, renewedToken: await renewSession(context, session) } : checked;
}

/** Takes the answer of a passkey of the account as a proof. */
export async function proveByPasskey(
  context: AccountsContext,
  session: Session,
  response: AuthenticationResponseJSON,
): Promise<Proven | Refused<"passkey-refused">> {
  const { account, caller } = session;
  const question = { purpose: "prove", accountId: account.id } as const;
  const known = await checkPasskey(context, response, question);
  const event = { kind: "proof", accountId: account.id, way: "passkey", caller } as const;
  await recordTry(context, { ok: known !== null }, event);
  if (!known) return refuse("passkey-refused");
  return { ok: true, renewedToken: await renewSession(context, session) };
}

type Check = (context: AccountsContext, session: Session, secret: string) => Promise<Checked>;

const CHECKS: Readonly<Record<TypedWay, Check>> = {
  password: checkOwnPassword,
  "mailed-code": checkMailedCode,
  "second-factor": checkCode,
};

/** Compares the account's password; wrong ones wait longer each time. */
export async function checkOwnPassword(
  { db, clock, hasher }: AccountsContext,
  { account: { id, passwordHash } }: Session,
  password: string,
): Promise<{ readonly ok: true } | Refused<"wrong-password"> | TooManyTries> {
  const key = digest("own-password", id);
  const limited = await countFailure(db, key, clock());
  if (limited) return limited;
  const { matches } = await hasher.check(passwordHash, password);
  if (!matches) return refuse("wrong-password");
  await forgetFailures(db, key);
  return { ok: true };
}

async function checkMailedCode(
  { db, clock }: AccountsContext,
  { account: { id } }: Session,
  code: string,
): Promise<Checked> {
  const key = digest("own-code", id);
  const limited = await countFailure(db, key, clock());
  if (limited) return limited;
  const owner = { accountId: id, purpose: "prove" } as const;
  const sentTo = await db.transaction((tx) => redeemCode(tx, owner, { code, now: clock() }));
  if (sentTo === null) return refuse("wrong-code");
  await forgetFailures(db, key);
  return { ok: true };
}

/** Mails the owner a code to prove with that they sit there, where that is a way. */
export async function mailProofCode(
  context: AccountsContext,
  session: Session,
  caller: Caller,
): Promise<{ readonly ok: true } | ProofRefused> {
  const { db, clock } = context;
  const { id, email, language } = session.account;
  if (!(await findWays(context, session)).includes("mailed-code"))
    return refuse("proof-not-possible");
  const now = clock();
  const limited = await countTries(db, mailLimits("proof", email, caller), now);
  if (limited) return limited;
  await db.transaction(async (tx) => {
    const owner = { accountId: id, purpose: "prove" } as const;
    const { code, expiresAt } = await issueCode(tx, owner, { email, now });
    const to = { to: email, language, now, expiresAt };
    await queueMail(tx, ACCOUNT_MAILS.proofCode, { values: { code }, ...to });
  });
  return { ok: true };
}
