import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { isExpected, type RestoredVisit, toVisitState } from "#features/leads/model/visit.ts";
import { USUAL_MINUTES } from "#features/leads/model/visit-rules.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import { bookSlot } from "./book-slot.server.ts";
import { queueVisitMails } from "./queue-visit-mails.server.ts";

interface Restoring extends LeadsContext {
  readonly reference: string;
  /** The agent's address. */
  readonly actor: string;
  readonly now: Date;
  /** When the lead was lost that is lost no more. */
  readonly lostAt: Date;
}

/**
 * Brings back the visit that was cancelled as its lead was lost, in the transaction that undoes the loss and
 * has the lead's row locked, where its time is still free; the buyer is mailed. Null where none went with it, or
 * where something was done to it since.
 */
export async function restoreVisit(tx: Db, restoring: Restoring): Promise<RestoredVisit | null> {
  const { reference, actor, now, lostAt } = restoring;
  const [lead] = await tx.select().from(leads).where(eq(leads.reference, reference));
  const [last, before] = await tx
    .select()
    .from(leadEvents)
    .where(and(eq(leadEvents.reference, reference), eq(leadEvents.what, "visit")))
    .orderBy(desc(leadEvents.at))
    .limit(2);
  const wentWithIt = last?.at.getTime() === lostAt.getTime() && last.detail === "cancelled";
  const startsAt = lead?.preferredAt;
  if (!lead || !startsAt || lead.visitState !== "cancelled" || !wentWithIt) return null;
  const rules = { ...restoring.visitRules(), minutes: lead.visitMinutes ?? USUAL_MINUTES };
  if (startsAt <= now || !(await bookSlot(tx, lead, { startsAt, reference, rules }))) return "gone";
  const [said = ""] = before?.detail.split(" ") ?? [];
  const state = isExpected(toVisitState(said)) ? toVisitState(said) : "asked";
  const sequence = lead.visitSequence + 1;
  await tx
    .update(leads)
    .set({ visitState: state, visitSequence: sequence, version: lead.version + 1 })
    .where(eq(leads.reference, reference));
  const event = { id: randomUUID(), reference, at: now, actor, what: "visit", detail: state };
  await tx.insert(leadEvents).values(event);
  const isAgreed = state === "confirmed";
  const told = { ...lead, startsAt, sequence };
  await queueVisitMails(tx, told, { ...restoring, act: "restore", isAgreed });
  return "back";
}
