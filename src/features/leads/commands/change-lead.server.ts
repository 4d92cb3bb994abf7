import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { LEAD_NOTE } from "#features/leads/mails/lead-push.server.ts";
import type { LeadAction } from "#features/leads/model/lead-action.ts";
import {
  effectiveChanges,
  firstState,
  type LeadEventKind,
  type LeadState,
  type LostReason,
  STAGES,
  stepBefore,
  toEventKind,
  toLeadState,
  toLostReason,
} from "#features/leads/model/lead-states.ts";
import { stepProblem } from "#features/leads/model/step-problem.ts";
import type { RestoredVisit } from "#features/leads/model/visit.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import { takePushBack } from "#platform/push/push-outbox.server.ts";
import { cancelVisit } from "./change-visit.server.ts";
import { restoreVisit } from "./restore-visit.server.ts";

/** What an agent does to a lead; `version` is that of the lead as the agent saw it. */
export type LeadChange =
  | (Extract<LeadAction, { what: "note" }> & { readonly note: string })
  | (Exclude<LeadAction<Date>, { what: "note" }> & { readonly version: number });

export type ChangeResult =
  /** `visit` of an undo: what became of the visit that had gone with the lead. */
  | { readonly ok: true; readonly visit?: RestoredVisit }
  | {
      readonly ok: false;
      /** There is none, another agent was first, no change of state stands, nothing is to be done next, or it were due already. */
      readonly code:
        | "no-such-lead"
        | "changed-meanwhile"
        | "nothing-to-undo"
        | "no-next-step"
        | "step-past"
        | "no-such-agent";
    };

interface Change {
  readonly reference: string;
  /** The agent's address. */
  readonly actor: string;
  readonly change: LeadChange;
}

/** The new values of a lead's row, and the event that tells of them. */
interface Step {
  readonly what: LeadEventKind;
  readonly detail: string;
  readonly dueAt?: Date | null;
  /** Of an undo: when the lead was lost that is so no more. */
  readonly lostAt?: Date | null;
  readonly set: Partial<
    Pick<
      Lead,
      | "state"
      | "lostReason"
      | "attempts"
      | "nextStep"
      | "nextStepAt"
      | "firstAnsweredAt"
      | "assignedTo"
    >
  >;
}

type Lead = typeof leads.$inferSelect;

/** Changes a lead and writes down what happened, unless it changed since the agent saw it. */
export async function changeLead(
  context: LeadsContext,
  { reference, actor, change }: Change,
): Promise<ChangeResult> {
  const { db, clock } = context;
  return db.transaction(async (tx) => {
    const [lead] = await tx
      .select()
      .from(leads)
      .where(eq(leads.reference, reference))
      .for("update");
    // Of one that was forgotten nothing is written down any more.
    if (!lead || lead.forgottenAt) return { ok: false, code: "no-such-lead" };
    if (change.what !== "note" && change.version !== lead.version)
      return { ok: false, code: "changed-meanwhile" };
    const now = clock();
    const step = await toStep(tx, { lead, change, now, agents: await context.findAgents(tx) });
    if (typeof step === "string") return { ok: false, code: step };
    const note = "note" in change && change.what !== "note" ? change.note : undefined;
    const noteId = "noteId" in change ? change.noteId : undefined;
    const events: Omit<Step, "set" | "lostAt">[] = [
      ...(note ? [{ what: "note" as const, detail: note }] : []),
      ...(isNews(lead, step) ? [step] : []),
    ];
    const holder = noteId === undefined ? null : await findHolder(tx, noteId);
    if (holder !== null && holder !== reference) return { ok: false, code: "changed-meanwhile" };
    const rows = events
      .filter(({ what }) => !(what === "note" && holder !== null))
      .map(({ what, detail, dueAt = null }) => ({
        id: (what === "note" ? noteId : undefined) ?? randomUUID(),
        reference,
        at: now,
        actor,
        what,
        detail,
        dueAt,
      }));
    if (rows.length === 0) return { ok: true };
    await tx.insert(leadEvents).values(rows);
    if (step.what !== "note" && isNews(lead, step))
      await tx
        .update(leads)
        .set({ ...step.set, version: lead.version + 1 })
        .where(eq(leads.reference, reference));
    if ((step.set.state ?? "new") !== "new") await takePushBack(tx, LEAD_NOTE, [reference]);
    // Nobody goes there any more: somebody else may have the time.
    if (step.set.state === "lost") await cancelVisit(tx, { ...context, reference, actor, now });
    const { lostAt } = step;
    const visit = lostAt
      ? await restoreVisit(tx, { ...context, reference, actor, now, lostAt })
      : null;
    return { ok: true, ...(visit && { visit }) };
  });
}

/** The lead that an event of this id is of; null where there is none. */
async function findHolder(tx: Db, id: string): Promise<string | null> {
  const [event] = await tx
    .select({ reference: leadEvents.reference })
    .from(leadEvents)
    .where(eq(leadEvents.id, id));
  return event?.reference ?? null;
}

/** False for a state, a next step or an agent that the lead has already. */
function isNews(lead: Lead, { what, detail, dueAt = null }: Step): boolean {
  if (what === "state") return detail !== toDetail(toLeadState(lead.state), lead.lostReason);
  if (what === "assigned") return detail !== (lead.assignedTo ?? "");
  if (what !== "next-step") return true;
  return detail !== lead.nextStep || dueAt?.getTime() !== lead.nextStepAt?.getTime();
}

interface Stepping {
  readonly lead: Lead;
  readonly change: LeadChange;
  readonly now: Date;
  readonly agents: readonly string[];
}

type Impossible = "nothing-to-undo" | "no-next-step" | "step-past" | "no-such-agent";

async function toStep(tx: Db, { lead, change, now, agents }: Stepping): Promise<Step | Impossible> {
  const firstAnsweredAt = lead.firstAnsweredAt ?? now;
  switch (change.what) {
    case "note":
      return { what: "note", detail: change.note, set: {} };
    case "next-step":
      return toNextStep(tx, {
        lead,
        now,
        nextStep: change.nextStep,
        due: change.nextStepAt ?? null,
      });
    case "assign": {
      const { assignee } = change;
      if (assignee !== null && !agents.includes(assignee)) return "no-such-agent";
      return { what: "assigned", detail: assignee ?? "", set: { assignedTo: assignee } };
    }
    case "step-done":
      if (lead.nextStep === "") return "no-next-step";
      return { what: "step-done", detail: lead.nextStep, dueAt: lead.nextStepAt, set: NO_STEP };
    case "no-answer":
      return { what: "no-answer", detail: "", set: { attempts: lead.attempts + 1 } };
    case "reached":
      if (["new", "lost"].includes(lead.state)) return toStage("talked", null, firstAnsweredAt);
      return { what: "reached", detail: "", set: { firstAnsweredAt } };
    case "state":
      return toStage(change.state, change.reason ?? null, firstAnsweredAt);
    case "undo":
      return toUndo(tx, lead);
  }
}

function toStage(state: LeadState, given: LostReason | null, firstAnsweredAt: Date): Step {
  const lostReason = state === "lost" ? given : null;
  return {
    what: "state",
    detail: toDetail(state, lostReason),
    set: { state, lostReason, ...(STAGES[state].isSpoken && { firstAnsweredAt }) },
  };
}

function toDetail(state: LeadState, lostReason: string | null): string {
  return lostReason === null ? state : `${state} ${lostReason}`;
}

const NO_STEP = { nextStep: "", nextStepAt: null };

interface Setting extends Pick<Stepping, "lead" | "now"> {
  readonly nextStep: string;
  readonly due: Date | null;
}

/** Nothing to do has no time either; a time that is past is taken where the step had it before. */
async function toNextStep(
  tx: Db,
  { lead, now, nextStep, due }: Setting,
): Promise<Step | Impossible> {
  const nextStepAt = nextStep === "" ? null : due;
  if (await isPast(tx, { lead, now, nextStep, due: nextStepAt })) return "step-past";
  return {
    what: "next-step",
    detail: nextStep,
    dueAt: nextStepAt,
    set: { nextStep, nextStepAt },
  };
}

/** What was typed within a minute may be a little late; what is taken back has the time that it had. */
async function isPast(tx: Db, { lead, now, nextStep, due }: Setting): Promise<boolean> {
  const step = { nextStep, nextStepAt: due?.toISOString() ?? null };
  const at = now.getTime() - MINUTE_MS;
  const before = [lead.nextStepAt?.toISOString() ?? null];
  if (stepProblem(step, { before, now: at }) !== "past") return false;
  const events = await readEvents(tx, lead.reference);
  const last = stepBefore(
    events.map(({ dueAt, ...event }) => ({ ...event, dueAt: dueAt?.toISOString() ?? null })),
  );
  return stepProblem(step, { before: [last?.nextStepAt ?? null], now: at }) === "past";
}

/** What happened to a lead, the oldest first. */
async function readEvents(tx: Db, reference: string) {
  const rows = await tx
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.reference, reference))
    .orderBy(asc(leadEvents.at));
  return rows.map((event) => ({ ...event, what: toEventKind(event.what) }));
}

/** Back to the state before the last change that stands; the clock runs on when that stopped it. */
async function toUndo(tx: Db, lead: Lead): Promise<Step | Impossible> {
  const events = await readEvents(tx, lead.reference);
  const effective = effectiveChanges(events);
  const last = effective.pop();
  if (!last) return "nothing-to-undo";
  const before = effective.at(-1)?.detail ?? firstState(events);
  const state = toLeadState(before);
  const stopped = lead.firstAnsweredAt?.getTime() === last.at.getTime();
  return {
    what: "undo",
    detail: state,
    lostAt: toLeadState(last.detail) === "lost" && state !== "lost" ? last.at : null,
    set: {
      state,
      lostReason: toLostReason(before),
      firstAnsweredAt: stopped ? null : lead.firstAnsweredAt,
    },
  };
}
