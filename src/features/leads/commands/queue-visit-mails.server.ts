import { countTry, mailboxLimit } from "#features/accounts/index.server.ts";
import { LEAD_MAILS } from "#features/leads/mails/lead-mails.server.ts";
import { type VisitAct, visitEnd } from "#features/leads/model/visit.ts";
import { visitPageOf } from "#features/leads/model/visit-path.ts";
import { findListing } from "#features/listings/index.server.ts";
import { toDisplayName } from "#features/listings/index.ts";
import type { Db } from "#platform/db/database.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import type { LeadsContext } from "./leads-context.server.ts";

/** A lead with a visit, as far as its mails go. */
export interface VisitLead {
  readonly reference: string;
  readonly mlsNumber: string | null;
  readonly plotNumber: string | null;
  readonly language: Language;
  readonly email: string | null;
  readonly startsAt: Date;
  /** How long it takes; null where nobody said. */
  readonly visitMinutes: number | null;
  readonly sequence: number;
}

/** What a mail about a visit says, as the visit stands now. */
export async function visitValues(
  tx: Db,
  lead: VisitLead,
  { visitLinks, now }: Pick<LeadsContext, "visitLinks"> & { readonly now: Date },
) {
  const { reference, mlsNumber, plotNumber, startsAt, visitMinutes, sequence, language } = lead;
  const listing = mlsNumber === null ? null : await findListing(tx, mlsNumber);
  const page = mlsNumber === null ? "/contact" : `/property/${encodeURIComponent(mlsNumber)}`;
  return {
    ...{ reference, plotNumber, sequence },
    listingName: listing && toDisplayName(listing.name),
    startsAt: startsAt.toISOString(),
    endsAt: visitEnd(startsAt, visitMinutes).toISOString(),
    madeAt: now.toISOString(),
    path: pathIn(language, visitPageOf(visitLinks.tokenOf(reference))),
    pagePath: pathIn(language, page),
  };
}

interface Queueing extends LeadsContext {
  readonly act: VisitAct;
  /** The agent's address; null for the buyer. */
  readonly actor: string | null;
  readonly now: Date;
}

/**
 * Queues what one side's change of a visit tells the other: the buyer who gave an address gets the
 * new entry for a calendar with it, and of one's own change a word as well. How a visit ended is
 * mailed to nobody.
 */
export async function queueVisitMails(tx: Db, lead: VisitLead, queueing: Queueing): Promise<void> {
  const { act, actor, now, findAgents } = queueing;
  if (act === "done" || act === "missed") return;
  const { reference, email, language } = lead;
  const values = await visitValues(tx, lead, queueing);
  const { madeAt: _, pagePath: __, ...told } = values;
  if (actor === null)
    for (const to of await findAgents(tx))
      await queueMail(tx, LEAD_MAILS.visitChangedByBuyer, {
        ...{ to, language: "en", now },
        values: { ...told, act, path: `/agent/leads/${reference}` },
      });
  if (email === null || (await countTry(tx, mailboxLimit(email), now))) return;
  const isAgreed = actor !== null;
  await queueMail(tx, LEAD_MAILS.visitChanged, {
    ...{ to: email, language, now },
    values: { ...values, act, isAgreed },
  });
}
