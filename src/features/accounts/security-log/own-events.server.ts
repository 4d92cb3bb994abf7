import { desc, eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import type { Session } from "#features/accounts/commands/sessions.server.ts";
import type { OwnEvent } from "#features/accounts/model/security-events.ts";
import { securityEvents } from "#platform/db/schema.ts";

const MOST_SHOWN = 20;

/** What happened to the account of a session, the newest first. */
export async function findOwnEvents(
  { db }: Pick<AccountsContext, "db">,
  { account }: Session,
): Promise<OwnEvent[]> {
  const { id, kind, outcome, way, at, device } = securityEvents;
  const rows = await db
    .select({ id, kind, outcome, way, at, device })
    .from(securityEvents)
    .where(eq(securityEvents.accountId, account.id))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(MOST_SHOWN);
  const events = rows as (Omit<OwnEvent, "at"> & { readonly at: Date })[];
  return events.map((event) => ({ ...event, at: event.at.toISOString() }));
}
