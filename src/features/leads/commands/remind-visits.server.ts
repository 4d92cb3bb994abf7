import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { LEAD_MAILS } from "#features/leads/mails/lead-mails.server.ts";
import { REMIND_BEFORE_MS, remindersDue } from "#features/leads/model/visit.ts";
import { leads } from "#platform/db/schema.ts";
import { queueMail, takeMailBack } from "#platform/mail/outbox.server.ts";
import { visitValues } from "./queue-visit-mails.server.ts";

const AT_ONCE = 200;

/**
 * Queues the reminders of visits that are due: a day before and two hours before, to buyers who gave an
 * address. Each is sent once; one that is late by more than the next one's time is not sent. Returns
 * how many there were.
 */
export async function remindVisits(context: LeadsContext): Promise<number> {
  const { db, clock } = context;
  const now = clock();
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(leads)
      .where(and(isExpected, isNotNull(leads.email), gt(leads.preferredAt, now), isDue(now)))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    for (const lead of due) {
      const { email, preferredAt, language, reference } = lead;
      if (email === null || preferredAt === null) continue;
      const visit = { ...lead, startsAt: preferredAt, sequence: lead.visitSequence };
      const values = await visitValues(tx, visit, { ...context, now });
      const mail = { to: email, language, values, now, expiresAt: preferredAt };
      await takeMailBack(tx, LEAD_MAILS.visitSoon, { reference });
      await queueMail(tx, LEAD_MAILS.visitSoon, mail);
      await tx
        .update(leads)
        .set({ visitReminders: remindersDue(preferredAt, now) })
        .where(eq(leads.reference, reference));
    }
    return due.length;
  });
}

const isExpected = and(
  isNull(leads.forgottenAt),
  or(isNull(leads.visitState), inArray(leads.visitState, ["asked", "confirmed"])),
);

/** Fewer of its reminders are done with than are due by now. */
function isDue(now: Date): SQL | undefined {
  return or(
    ...REMIND_BEFORE_MS.map((before, index) =>
      and(
        lte(leads.preferredAt, new Date(now.getTime() + before)),
        lt(leads.visitReminders, sql`${index + 1}`),
      ),
    ),
  );
}
