import { and, eq, isNull } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { LEAD_MAILS } from "#features/leads/mails/lead-mails.server.ts";
import type { MessageChannel, MessageKind } from "#features/leads/model/message-texts.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";

/** What an agent writes to the buyer of a lead. */
export interface LeadMessage {
  /** A UUID that the browser made: what comes again is one message. */
  readonly id: string;
  readonly kind: MessageKind;
  readonly channel: MessageChannel;
  readonly language: Language;
  /** As it goes out, nothing in it to be filled. */
  readonly text: string;
}

type Sent =
  | { readonly ok: true }
  /** There is none, its buyer was forgotten, or gave no way by which this could reach them. */
  | { readonly ok: false; readonly code: "no-such-lead" | "no-way" };

interface Sending {
  readonly reference: string;
  /** The agent's address. */
  readonly actor: string;
  readonly message: LeadMessage;
}

/**
 * Mails a message to a lead's buyer, or notes that the agent opened it in WhatsApp, which sends it
 * itself. The history tells kind, way and language, not the text. The clock runs on: nobody has answered yet.
 */
export async function sendMessage(
  { db, clock }: Pick<LeadsContext, "db" | "clock">,
  { reference, actor, message: { id, kind, channel, language, text } }: Sending,
): Promise<Sent> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(leads.reference, reference), isNull(leads.forgottenAt));
    const [lead] = await tx.select().from(leads).where(isIt).for("update");
    if (!lead) return { ok: false, code: "no-such-lead" };
    if (channel === "mail" ? lead.email === null : lead.phone === "")
      return { ok: false, code: "no-way" };
    const now = clock();
    const noted = await tx
      .insert(leadEvents)
      .values({
        id,
        reference,
        at: now,
        actor,
        what: "wrote",
        detail: [kind, channel, language].join(" "),
      })
      .onConflictDoNothing()
      .returning({ id: leadEvents.id });
    if (channel === "mail" && lead.email !== null && noted.length > 0)
      await queueMail(tx, LEAD_MAILS.agentMessage, {
        to: lead.email,
        language,
        now,
        values: { reference, messageKind: kind, letter: text },
      });
    return { ok: true };
  });
}
