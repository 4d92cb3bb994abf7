import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { digest } from "#features/accounts/index.server.ts";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { isPlotNumber } from "#features/leads/model/lead-place.ts";
import type { EnteredChannel } from "#features/leads/model/lead-source.ts";
import { ENTERED_STATE } from "#features/leads/model/lead-states.ts";
import { toSubject } from "#features/leads/model/lead-subject.ts";
import type { NamedProjects } from "#features/leads/model/named-projects.ts";
import { stepProblem } from "#features/leads/model/step-problem.ts";
import { findListing } from "#features/listings/index.server.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { insertLead } from "./insert-lead.server.ts";

/** A buyer whom an agent heard of, after parsing. */
export interface EnteredLead {
  readonly channel: EnteredChannel;
  readonly name: string;
  /** E.164; null of who gave an address alone. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly requirements: string;
  /** Of a listing, or in its place the name of a project. */
  readonly mlsNumber: string | null;
  readonly plotNumber: string | null;
  readonly nextStep: string;
  readonly nextStepAt: Date | null;
  readonly language: Language;
}

export type Entered =
  | { readonly ok: true; readonly reference: string }
  /** Neither a listing nor a project is called so, a plot was named and not where it is, or the next step were due already. */
  | { readonly ok: false; readonly code: "no-such-listing" | "plot-of-nothing" | "step-past" };

/** What an agent said it is about, as it is stored; a plot by itself is one of any layout. */
async function findSubject(
  { db, projects }: Pick<LeadsContext, "db" | "projects">,
  { mlsNumber, plotNumber }: Pick<EnteredLead, "mlsNumber" | "plotNumber">,
): Promise<ReturnType<typeof toSubject> | Extract<Entered, { ok: false }>["code"]> {
  if (mlsNumber === null) {
    const subject = toSubject({ mlsNumber, plotNumber }, projects);
    const { projectSlug, plotNumber: plot } = subject;
    if (projectSlug === null && plot !== null && isPlotNumber(plot)) return "plot-of-nothing";
    return subject;
  }
  if (await findListing(db, mlsNumber)) return { mlsNumber, plotNumber, projectSlug: null };
  const project = projects.find(mlsNumber);
  if (project === null) return "no-such-listing";
  const plot = plotNumber === null ? project.plot : numberOf(plotNumber, projects);
  return { mlsNumber: null, plotNumber: plot, projectSlug: project.slug };
}

function numberOf(plotNumber: string, projects: NamedProjects): string {
  return projects.find(plotNumber)?.plot ?? plotNumber;
}

/**
 * Stores a buyer who called, wrote or came: agent and buyer have talked, so nobody waits for an answer,
 * and nobody is mailed. The same key is the same lead, however often it comes.
 */
export async function enterLead(
  { db, clock, projects }: LeadsContext,
  { phone, ...entered }: EnteredLead,
  { key, actor }: { readonly key: string; readonly actor: string },
): Promise<Entered> {
  const now = clock();
  const keyHash = digest("entered lead", actor, key);
  const before = await findEntered(db, keyHash);
  if (before) return before;
  if (isPast(entered, now)) return { ok: false, code: "step-past" };
  const subject = await findSubject({ db, projects }, entered);
  if (typeof subject === "string") return { ok: false, code: subject };
  return db.transaction(async (tx): Promise<Entered> => {
    const reference = await insertLead(tx, {
      ...entered,
      ...subject,
      phone: phone ?? "",
      kind: "enquiry",
      state: ENTERED_STATE,
      keyHash,
      requestHash: keyHash,
      consentAt: now,
      consentBasis: "told-agent",
      createdAt: now,
      firstAnsweredAt: now,
      assignedTo: actor,
    });
    if (reference === null) return (await findEntered(tx, keyHash)) ?? { ok: true, reference: "" };
    const { channel, nextStep, nextStepAt } = entered;
    const event = { reference, at: now, actor };
    const step = { what: "next-step", detail: nextStep, dueAt: nextStepAt };
    await tx
      .insert(leadEvents)
      .values([
        { id: randomUUID(), ...event, what: "entered", detail: channel },
        ...(nextStep === "" ? [] : [{ id: randomUUID(), ...event, ...step }]),
      ]);
    return { ok: true, reference };
  });
}

/** What the same call brought before; null where it is the first. */
async function findEntered(db: Db, keyHash: string): Promise<Entered | null> {
  const [row] = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(eq(leads.keyHash, keyHash));
  return row ? { ok: true, reference: row.reference } : null;
}

/** What was typed within a minute may be a little late. */
function isPast({ nextStep, nextStepAt }: Pick<EnteredLead, "nextStep" | "nextStepAt">, now: Date) {
  const step = { nextStep, nextStepAt: nextStepAt?.toISOString() ?? null };
  return stepProblem(step, { before: [], now: now.getTime() - MINUTE_MS }) === "past";
}
