import { countTry, mailboxLimit } from "#features/accounts/index.server.ts";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { LEAD_MAILS } from "#features/leads/mails/lead-mails.server.ts";
import { isPlotNumber } from "#features/leads/model/lead-place.ts";
import type { NamedProjects } from "#features/leads/model/named-projects.ts";
import { type VisitAct, visitEnd } from "#features/leads/model/visit.ts";
import { visitPageOf } from "#features/leads/model/visit-path.ts";
import { findLayoutName } from "#features/leads/queries/inbox-rows.server.ts";
import type { Db } from "#platform/db/database.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { queueMail, takeMailBack } from "#platform/mail/outbox.server.ts";

/** A lead with a visit, as far as its mails go. */
export interface VisitLead {
  readonly reference: string;
  readonly mlsNumber: string | null;
  readonly projectSlug: string | null;
  readonly plotNumber: string | null;
  readonly language: Language;
  readonly email: string | null;
  readonly startsAt: Date;
  /** How long it takes; null where nobody said. */
  readonly visitMinutes: number | null;
  readonly sequence: number;
}

/** Address of the page of what a lead is about, without its language; null where it is of no layout that is shown. */
export function layoutPath(
  { mlsNumber, projectSlug }: Pick<VisitLead, "mlsNumber" | "projectSlug">,
  projects: NamedProjects,
): string | null {
  if (mlsNumber !== null) return `/property/${encodeURIComponent(mlsNumber)}`;
  return projectSlug && projects.pathOf(projectSlug);
}

/** What of a lead's place may be told to others than agents: a plot by its number, and nothing that was typed beside. */
export function toKnownPlace({
  listingName,
  plotNumber,
}: {
  readonly listingName: string | null;
  readonly plotNumber: string | null;
}) {
  const isKnown = listingName !== null && plotNumber !== null && isPlotNumber(plotNumber);
  return { listingName, plotNumber: isKnown ? plotNumber : null };
}

/** What a mail about a visit says, as the visit stands now. */
export async function visitValues(
  tx: Db,
  lead: VisitLead,
  { visitLinks, projects, now }: Pick<LeadsContext, "visitLinks" | "projects"> & { now: Date },
) {
  const { reference, plotNumber, startsAt, visitMinutes, sequence, language } = lead;
  const listingName = await findLayoutName(tx, reference);
  return {
    reference,
    sequence,
    ...toKnownPlace({ listingName, plotNumber }),
    startsAt: startsAt.toISOString(),
    endsAt: visitEnd(startsAt, visitMinutes).toISOString(),
    madeAt: now.toISOString(),
    path: pathIn(language, visitPageOf(visitLinks.tokenOf(reference))),
    pagePath: pathIn(language, layoutPath(lead, projects) ?? "/contact"),
  };
}

interface Queueing extends LeadsContext {
  /** `restore` of one that was cancelled by mistake. */
  readonly act: VisitAct | "restore";
  /** Whether the time is agreed with an agent; an agent's own change is where this does not say. */
  readonly isAgreed?: boolean;
  /** The agent's address; null for the buyer. */
  readonly actor: string | null;
  readonly now: Date;
}

/**
 * Queues what one side's change of a visit tells the other: the buyer who gave an address gets the
 * new entry for a calendar with it, and of one's own change a word as well. How a visit ended is
 * mailed to nobody. What waits about the visit as it was is not sent any more.
 */
export async function queueVisitMails(tx: Db, lead: VisitLead, queueing: Queueing): Promise<void> {
  const { act, actor, now, findAgents } = queueing;
  if (act === "done" || act === "missed") return;
  const { reference, email, language } = lead;
  await takeMailBack(tx, LEAD_MAILS.visitSoon, { reference });
  const values = await visitValues(tx, lead, queueing);
  const { madeAt: _, pagePath: __, ...told } = values;
  if (actor === null && act !== "restore")
    for (const to of await findAgents(tx)) {
      await takeMailBack(tx, LEAD_MAILS.visitChangedByBuyer, { reference, to });
      await queueMail(tx, LEAD_MAILS.visitChangedByBuyer, {
        to,
        language: "en",
        now,
        values: { ...told, act, path: `/agent/leads/${reference}` },
      });
    }
  if (email === null) return;
  const isAgreed = queueing.isAgreed ?? actor !== null;
  // What an agent changed is told whatever others had mailed there: the buyer would come in vain.
  if (actor === null && (await countTry(tx, mailboxLimit(email), now))) return;
  await takeMailBack(tx, LEAD_MAILS.visitChanged, { reference });
  await queueMail(tx, LEAD_MAILS.visitChanged, {
    to: email,
    language,
    now,
    values: { ...values, act, isAgreed },
  });
}
