import { and, eq, gt } from "drizzle-orm";
import type {
  AccountsContext,
  SecondStepNeeded,
  SignedIn,
} from "#features/accounts/accounts-context.server.ts";
import { digest, newToken } from "#features/accounts/credentials/secrets.server.ts";
import { type Refused, refuse } from "#features/accounts/model/refusals.ts";
import { openAgentSession } from "#features/accounts/second-factor/agent-sessions.server.ts";
import {
  type CodeRefused,
  checkCode,
  hasSecondFactor,
} from "#features/accounts/second-factor/check-code.server.ts";
import { recordTry } from "#features/accounts/security-log/record-event.server.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import { accounts, signInSteps } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { type Arriving, openSession } from "./sessions.server.ts";

const TICKET_LIFETIME_MS = 10 * MINUTE_MS;

type Account = typeof accounts.$inferSelect;
type StepContext = Pick<AccountsContext, "db" | "clock" | "log">;

/**
 * After a right password or a provider's word: a session, or where a code app is set up a ticket that
 * a code of it turns into one.
 */
export async function finishFirstStep(
  context: StepContext,
  account: Account,
  arriving: Arriving,
): Promise<SignedIn | SecondStepNeeded> {
  const { db: tx, clock } = context;
  const { id: accountId, name, email } = account;
  if (await hasSecondFactor(tx, accountId)) {
    const ticket = newToken();
    const expiresAt = new Date(clock().getTime() + TICKET_LIFETIME_MS);
    await tx.insert(signInSteps).values({ ticketHash: digest(ticket), accountId, expiresAt });
    return { ok: true, needsSecondFactor: true, ticket };
  }
  const { token } = await openSession(context, account, arriving);
  return { ok: true, token, user: { name, email } };
}

/** Turns a ticket into a session by a code of the app or a recovery code; an agent's console opens. */
export async function giveSecondStep(
  context: AccountsContext,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  caller: Caller,
): Promise<SignedIn | Refused<"ticket-invalid"> | CodeRefused> {
  const now = context.clock();
  const isTicket = and(eq(signInSteps.ticketHash, digest(ticket)), gt(signInSteps.expiresAt, now));
  const [known] = await context.db
    .select({ account: accounts })
    .from(signInSteps)
    .innerJoin(accounts, eq(accounts.id, signInSteps.accountId))
    .where(isTicket);
  if (!known) return refuse("ticket-invalid");
  const { account } = known;
  const checked = await checkCode(context, { id: null, account }, code);
  const way = "second-factor";
  if (!checked.ok) {
    const refused = { kind: "sign-in", accountId: account.id, way, caller } as const;
    await recordTry(context, checked, refused);
    return checked;
  }
  return context.db.transaction(async (tx) => {
    // The account first, as everywhere: a change of its password ends the tickets that it has.
    await tx.select().from(accounts).where(eq(accounts.id, account.id)).for("update");
    const used = await tx.delete(signInSteps).where(isTicket).returning();
    if (used.length === 0) return refuse("ticket-invalid");
    const there = { ...context, db: tx };
    const { id, token } = await openSession(there, account, { way, caller });
    await openAgentSession(tx, id, now);
    return { ok: true, token, user: { name: account.name, email: account.email } };
  });
}
