import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { AccountsContext, SignedIn } from "#features/accounts/accounts-context.server.ts";
import { openSession } from "#features/accounts/commands/sessions.server.ts";
import { countTries, ofNetworks } from "#features/accounts/credentials/attempts.server.ts";
import { type Refused, refuse, type TooManyTries } from "#features/accounts/model/refusals.ts";
import { openAgentSession } from "#features/accounts/second-factor/agent-sessions.server.ts";
import { recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import { HOUR_SECONDS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, passkeys } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { checkPasskey, SIGNING_IN } from "./check-passkey.server.ts";

/** Nobody guesses a signature: this only bounds what a network may ask for. */
const OF_NETWORK = { rule: "passkey network an hour", most: 1000, seconds: HOUR_SECONDS };

/** Counts what a network asks of passkeys; the refusal once it is too much. */
export async function countPasskeyTry(
  { db, clock }: Pick<AccountsContext, "db" | "clock">,
  { network }: Pick<Caller, "network">,
): Promise<TooManyTries | null> {
  return countTries(db, ofNetworks(OF_NETWORK, network), clock());
}

/** Signs in by a passkey, which is both factors: an agent's console is open as well. */
export async function signInByPasskey(
  context: AccountsContext,
  response: AuthenticationResponseJSON,
  caller: Caller,
): Promise<SignedIn | Refused<"passkey-refused"> | TooManyTries> {
  const limited = await countPasskeyTry(context, caller);
  if (limited) return limited;
  const account = await checkPasskey(context, response, SIGNING_IN);
  const way = "passkey";
  if (!account) {
    const refused = { kind: "sign-in", outcome: "refused", accountId: null } as const;
    await recordEvent(context, { ...refused, way, caller });
    return refuse("passkey-refused");
  }
  return context.db.transaction(async (tx) => {
    if (!(await stillHas(tx, account.id, response.id))) return refuse("passkey-refused");
    const { token, id } = await openSession({ ...context, db: tx }, account, { way, caller });
    await openAgentSession(tx, id, context.clock());
    return { ok: true, token, user: { name: account.name, email: account.email } };
  });
}

/**
 * Locks the account, and its passkey: whoever takes that away ends the session that begins now with the
 * others. False where it was taken away since it answered.
 */
async function stillHas(tx: Db, accountId: string, passkeyId: string): Promise<boolean> {
  await tx.select().from(accounts).where(eq(accounts.id, accountId)).for("update");
  const [same] = await tx.select().from(passkeys).where(eq(passkeys.id, passkeyId)).for("update");
  return same !== undefined;
}
