import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { checkFreshProof } from "#features/accounts/commands/fresh-proof.server.ts";
import type { Session } from "#features/accounts/commands/sessions.server.ts";
import { type ProofNeeded, type Refused, refuse } from "#features/accounts/model/refusals.ts";
import type { Passkey } from "#features/accounts/model/replies.ts";
import { tellOwner } from "#features/accounts/second-factor/tell-owner.server.ts";
import { doneBy, recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import { passkeys } from "#platform/db/schema.ts";
import { issueChallenge, spendChallenge } from "./challenges.server.ts";
import { loadWebAuthn } from "./check-passkey.server.ts";

const SITE_NAME = "Sthalam";
const MOST_PASSKEYS = 20;
/** What every device can: EdDSA, ES256, RS256 (numbers of COSE). */
const ALGORITHMS = [-8, -7, -257];

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(
  { db }: Pick<AccountsContext, "db">,
  { account }: Pick<Session, "account">,
): Promise<Passkey[]> {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  const rows = await db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.accountId, account.id))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

type RegistrationStarted = {
  readonly ok: true;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
};

/** What the browser makes a passkey of: one that finds its account by itself and knows its owner. */
export async function startRegistration(
  context: AccountsContext,
  session: Session,
): Promise<RegistrationStarted | ProofNeeded | Refused<"too-many-passkeys">> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  const { account } = session;
  const own = await listPasskeys(context, session);
  if (own.length >= MOST_PASSKEYS) return refuse("too-many-passkeys");
  const now = context.clock();
  const of = { purpose: "register", accountId: account.id, now } as const;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: new URL(context.origin).hostname,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.name,
    challenge: await issueChallenge(context.db, of),
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { ok: true, options };
}

/** Takes the passkey that the browser made. */
export async function confirmRegistration(
  context: AccountsContext,
  session: Session,
  { response, name }: { readonly response: RegistrationResponseJSON; readonly name: string },
): Promise<{ readonly ok: true } | Refused<"passkey-refused">> {
  const { account } = session;
  const now = context.clock();
  const of = { purpose: "register", accountId: account.id, now } as const;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(context.db, challenge, of),
    expectedOrigin: context.origin,
    expectedRPID: new URL(context.origin).hostname,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => null); // what is malformed or signed for elsewhere is thrown as text
  if (!verified?.verified) return refuse("passkey-refused");
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const stored = {
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    name: name || session.caller.device,
    createdAt: now,
  };
  return context.db.transaction(async (tx) => {
    const made = await tx
      .insert(passkeys)
      .values({ id, accountId: account.id, ...stored })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (made.length === 0) return refuse("passkey-refused");
    await recordEvent({ ...context, db: tx }, { kind: "passkey-added", ...doneBy(session) });
    await tellOwner(tx, account, { what: "passkey-added", now });
    return { ok: true };
  });
}

/** Names a passkey of one's own. */
export async function renamePasskey(
  { db }: Pick<AccountsContext, "db">,
  { account }: Session,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<{ readonly ok: true } | Refused<"no-such-passkey">> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, account.id)))
    .returning({ id: passkeys.id });
  return renamed.length > 0 ? { ok: true } : refuse("no-such-passkey");
}

/** Deletes a passkey of one's own. */
export async function deletePasskey(
  context: AccountsContext,
  session: Session,
  id: string,
): Promise<{ readonly ok: true } | ProofNeeded | Refused<"no-such-passkey">> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  const { account } = session;
  return context.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, account.id)))
      .returning({ id: passkeys.id });
    if (deleted.length === 0) return refuse("no-such-passkey");
    await recordEvent({ ...context, db: tx }, { kind: "passkey-removed", ...doneBy(session) });
    await tellOwner(tx, account, { what: "passkey-removed", now: context.clock() });
    return { ok: true };
  });
}
