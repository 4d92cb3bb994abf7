import { inArray } from "drizzle-orm";
import { LEAD_MAILS } from "#features/leads/mails/lead-mails.server.ts";
import { toLeadKind } from "#features/leads/model/lead-kinds.ts";
import { findLayoutName } from "#features/leads/queries/inbox-rows.server.ts";
import type { Db } from "#platform/db/database.ts";
import { leads } from "#platform/db/schema.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { toKnownPlace } from "./queue-visit-mails.server.ts";

interface Telling {
  readonly agents: readonly string[];
  readonly now: Date;
}

/**
 * Tells the agents of leads that their buyers had forgotten: to call nobody, to go to no visit, and to
 * delete what they were mailed. After `forgetLeads`, which deletes the mail about them.
 */
export async function tellWithdrawn(
  tx: Db,
  references: readonly string[],
  { agents, now }: Telling,
): Promise<void> {
  const forgotten = await tx
    .select()
    .from(leads)
    .where(inArray(leads.reference, [...references]));
  for (const lead of forgotten) {
    const { reference, preferredAt } = lead;
    const values = {
      reference,
      leadKind: toLeadKind(lead.kind),
      ...toKnownPlace({ ...lead, listingName: await findLayoutName(tx, reference) }),
      preferredAt: preferredAt?.toISOString() ?? null,
      path: `/agent/leads/${reference}`,
    };
    for (const to of agents)
      await queueMail(tx, LEAD_MAILS.leadWithdrawn, { to, language: "en", values, now });
  }
}
