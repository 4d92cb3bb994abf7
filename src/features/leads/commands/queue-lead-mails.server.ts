import { countTry, mailboxLimit } from "#features/accounts/index.server.ts";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { LEAD_MAILS } from "#features/leads/mails/lead-mails.server.ts";
import { LEAD_NOTE, type LeadNote } from "#features/leads/mails/lead-push.server.ts";
import type { LeadRequest } from "#features/leads/model/lead-request.ts";
import type { Db } from "#platform/db/database.ts";
import { pathIn } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { queuePush } from "#platform/push/push-outbox.server.ts";
import { layoutPath, toKnownPlace, visitValues } from "./queue-visit-mails.server.ts";

/** A lead as its mails tell it. */
interface MailedLead extends LeadRequest {
  readonly reference: string;
  readonly projectSlug: string | null;
  /** Name of its listing or project. */
  readonly listingName: string | null;
  /** Opens the page that takes the consent back; only its hash is stored. */
  readonly withdrawalToken: string;
}

interface Queueing extends Pick<LeadsContext, "findAgents" | "visitLinks" | "projects"> {
  readonly now: Date;
  /** How long the visit takes that it asks for. */
  readonly visitMinutes: number;
}

/** What the agents read is English: the console's language. */
const AGENT_LANGUAGE = "en";

/**
 * Queues the mail to each agent with all facts, a notification without the buyer to those who turned
 * it on, and a mail to the buyer who gave an address. That one
 * repeats nothing the buyer typed: else anybody could have any text mailed to anybody; and it is
 * left out where the mailbox has had its mails of the hour.
 */
export async function queueLeadMails(
  tx: Db,
  lead: MailedLead,
  { findAgents, now, visitLinks, visitMinutes, projects }: Queueing,
): Promise<void> {
  const { reference, kind, language, mlsNumber, listingName } = lead;
  const preferredAt = lead.preferredAt?.toISOString() ?? null;
  const about = {
    reference,
    leadKind: kind,
    listingName,
    plotNumber: lead.plotNumber,
    preferredAt,
  };
  const { name, phone, email, requirements } = lead;
  const facts = {
    ...about,
    path: `/agent/leads/${reference}`,
    name,
    phone,
    email,
    requirements,
    mlsNumber,
    spoken: language,
  };
  const agents = await findAgents(tx);
  const note: LeadNote = { reference, leadKind: kind, ...toKnownPlace(lead) };
  await queuePush(tx, { topic: "requests", to: agents, kind: LEAD_NOTE, values: note, now });
  for (const to of agents)
    await queueMail(tx, LEAD_MAILS.leadReceived, {
      to,
      language: AGENT_LANGUAGE,
      values: facts,
      now,
    });
  // Without one the lead stands as well, and the page has said its number.
  if (email === null || (await countTry(tx, mailboxLimit(email), now))) return;
  const withdrawal = new URLSearchParams({ token: lead.withdrawalToken });
  const values = {
    ...about,
    ...toKnownPlace(lead),
    path: pathIn(language, layoutPath(lead, projects) ?? `/leads/${reference}`),
    withdrawPath: `${pathIn(language, "/withdraw")}#${withdrawal}`,
    visit:
      lead.preferredAt &&
      (await visitValues(
        tx,
        { ...lead, startsAt: lead.preferredAt, visitMinutes, sequence: 0 },
        { visitLinks, projects, now },
      )),
  };
  await queueMail(tx, LEAD_MAILS.leadConfirmed, { to: email, language, values, now });
}
