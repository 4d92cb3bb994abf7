import { and, asc, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { LEAD_MAILS } from "#features/leads/mails/lead-mails.server.ts";
import { isStepToDo } from "#features/leads/queries/inbox-conditions.server.ts";
import { leads } from "#platform/db/schema.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";

const AT_ONCE = 200;
const STEPS_TOLD = 10;

/**
 * Mails the next steps whose time has come, each time once: those of one agent in one mail, those that
 * nobody in particular cares for to every agent. Returns how many steps it told of.
 */
export async function remindNextSteps({ db, clock, findAgents }: LeadsContext): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(leads)
      .where(
        and(
          isNull(leads.forgottenAt),
          lte(leads.nextStepAt, now),
          isStepToDo,
          or(isNull(leads.nextStepToldAt), sql`${leads.nextStepToldAt} <> ${leads.nextStepAt}`),
        ),
      )
      .orderBy(asc(leads.nextStepAt), asc(leads.reference))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    if (due.length === 0) return 0;
    const references = due.map(({ reference }) => reference);
    await tx
      .update(leads)
      .set({ nextStepToldAt: leads.nextStepAt })
      .where(inArray(leads.reference, references));
    const agents = await findAgents(tx);
    for (const to of agents) {
      const mine = due.filter(
        ({ assignedTo }) => assignedTo === to || !agents.includes(assignedTo ?? ""),
      );
      if (mine.length === 0) continue;
      const steps = mine
        .slice(0, STEPS_TOLD)
        .map(({ reference, name, nextStep }) => ({ reference, name, nextStep }));
      const values = { count: mine.length, steps, path: "/agent/today" };
      await queueMail(tx, LEAD_MAILS.nextStepsDue, { to, language: "en", values, now });
    }
    return due.length;
  });
}
