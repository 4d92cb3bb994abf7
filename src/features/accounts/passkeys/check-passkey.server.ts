import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, passkeys } from "#platform/db/schema.ts";
import { issueChallenge, spendChallenge } from "./challenges.server.ts";

/** What a passkey is asked: by someone who signs in, or by the owner of a session who proves it. */
export type PasskeyQuestion =
  | { readonly purpose: "sign-in"; readonly accountId: null }
  | { readonly purpose: "prove"; readonly accountId: string };

export const SIGNING_IN: PasskeyQuestion = { purpose: "sign-in", accountId: null };

/** The library of WebAuthn, when the first passkey comes: it takes 27 MB of memory. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

export type PasskeyContext = Pick<AccountsContext, "db" | "clock" | "origin">;

/** True when the account may be opened by a passkey. */
export async function hasPasskey(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .limit(1);
  return row !== undefined;
}

/** What the browser asks a passkey with; who has several chooses there. */
export async function askForPasskey(
  { db, clock, origin }: PasskeyContext,
  question: PasskeyQuestion,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { accountId } = question;
  const own = accountId
    ? await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.accountId, accountId))
    : [];
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    challenge: await issueChallenge(db, { ...question, now: clock() }),
    allowCredentials: own,
    userVerification: "required",
  });
}

/**
 * The account whose passkey answered, null when none did. The device has looked at its owner's
 * finger, face or PIN: a passkey is both factors at once.
 */
export async function checkPasskey(
  { db, clock, origin }: PasskeyContext,
  response: AuthenticationResponseJSON,
  question: PasskeyQuestion,
): Promise<typeof accounts.$inferSelect | null> {
  const now = clock();
  const [known] = await db
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.id, response.id));
  const { passkey, account } = known ?? {};
  if (!passkey || !account) return null;
  if (question.accountId !== null && question.accountId !== account.id) return null;
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, "base64url"));
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, { ...question, now }),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id: passkey.id, publicKey, counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => null); // what is malformed or signed for elsewhere is thrown as text
  if (!verified?.verified) return null;
  const counter = verified.authenticationInfo.newCounter;
  // Of two answers at once with one counter the second is a copy's.
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return used.length > 0 ? account : null;
}
