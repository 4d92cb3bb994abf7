import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { digest } from "#features/accounts/index.server.ts";
import type { EnteredChannel } from "#features/leads/model/lead-source.ts";
import { ENTERED_STATE } from "#features/leads/model/lead-states.ts";
import { findListing } from "#features/listings/index.server.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { insertLead } from "./insert-lead.server.ts";
import type { LeadsContext } from "./leads-context.server.ts";

/** A buyer whom an agent heard of, after parsing. */
export interface EnteredLead {
  readonly channel: EnteredChannel;
  readonly name: string;
  /** E.164; null of who gave an address alone. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly requirements: string;
  readonly mlsNumber: string | null;
  readonly plotNumber: string | null;
  readonly nextStep: string;
  readonly nextStepAt: Date | null;
  readonly language: Language;
}

export type Entered =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly code: "no-such-listing" };

/**
 * Stores a buyer who called, wrote or came: agent and buyer have talked, so nobody waits for an answer,
 * and nobody is mailed. The same key is the same lead, however often it comes.
 */
export async function enterLead(
  { db, clock }: LeadsContext,
  { phone, ...entered }: EnteredLead,
  { key, actor }: { readonly key: string; readonly actor: string },
): Promise<Entered> {
  const now = clock();
  const { mlsNumber, channel, nextStep, nextStepAt } = entered;
  if (mlsNumber !== null && !(await findListing(db, mlsNumber)))
    return { ok: false, code: "no-such-listing" };
  const keyHash = digest("entered lead", actor, key);
  return db.transaction(async (tx) => {
    const reference = await insertLead(tx, {
      ...{ ...entered, phone: phone ?? "", kind: "enquiry", state: ENTERED_STATE, keyHash },
      ...{ requestHash: keyHash, consentAt: now, consentBasis: "told-agent" },
      ...{ createdAt: now, firstAnsweredAt: now, assignedTo: actor },
    });
    if (reference === null) {
      const [before] = await tx.select().from(leads).where(eq(leads.keyHash, keyHash));
      return { ok: true, reference: before?.reference ?? "" };
    }
    const event = { reference, at: now, actor };
    await tx.insert(leadEvents).values([
      { id: randomUUID(), ...event, what: "entered", detail: channel },
      ...(nextStep === ""
        ? []
        : [
            {
              id: randomUUID(),
              ...event,
              what: "next-step",
              detail: nextStep,
              dueAt: nextStepAt,
            },
          ]),
    ]);
    return { ok: true, reference };
  });
}
