import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { countTries } from "#features/accounts/index.server.ts";
import type { TooManyTries } from "#features/accounts/index.ts";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { isVisitTalk } from "#features/leads/model/answer-clock.ts";
import { toLeadState } from "#features/leads/model/lead-states.ts";
import {
  remindersDue,
  toVisitState,
  type VisitAct,
  type VisitState,
  visitAfter,
} from "#features/leads/model/visit.ts";
import type { VisitRules } from "#features/leads/model/visit-rules.ts";
import { isSlot } from "#features/leads/model/visit-slots.ts";
import { findFreeSlots } from "#features/leads/queries/free-slots.server.ts";
import { DAY_SECONDS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { bookedSlots, leadEvents, leads } from "#platform/db/schema.ts";
import { bookSlot } from "./book-slot.server.ts";
import { queueVisitMails } from "./queue-visit-mails.server.ts";

/** What is done to the visit of a lead, by whom, as it was seen. */
export interface VisitChange {
  readonly reference: string;
  /** The agent's address; null for the buyer. */
  readonly actor: string | null;
  readonly act: VisitAct;
  /** The new time, of a move alone. */
  readonly startsAt?: Date | undefined;
  /** Version of the lead as it was seen. */
  readonly version: number;
}

export type VisitRefusal =
  | TooManyTries
  | {
      readonly ok: false;
      readonly code: "slot-closed" | "slot-taken";
      readonly freeSlots: readonly Date[];
    }
  /** There is none, somebody else was first, or it cannot be done to a visit that stands so. */
  | { readonly ok: false; readonly code: "no-such-lead" | "changed-meanwhile" | "visit-over" };

type Lead = typeof leads.$inferSelect;

const SLOTS_TOLD = 5;
/** A buyer's changes are mailed to the agents. */
const BUYER_CHANGES_A_DAY = 10;

/**
 * Confirms, moves, cancels or ends a visit, with its slot and its mails, all or nothing. A move to a
 * slot that is not free changes nothing.
 */
export async function changeVisit(
  context: LeadsContext,
  change: VisitChange,
): Promise<{ readonly ok: true } | VisitRefusal> {
  const { db, clock } = context;
  const now = clock();
  const { startsAt } = change;
  if (change.act === "move" && (!startsAt || !isSlot(startsAt, now, context.visitRules())))
    return refuseSlot(context, change.reference, { code: "slot-closed", now });
  try {
    return await db.transaction((tx) => changeIn(tx, { ...context, change, now }));
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    return refuseSlot(context, change.reference, { code: "slot-taken", now });
  }
}

/** Undoes a transaction: somebody else has the time. */
class SlotTaken extends Error {}

interface Changing extends LeadsContext {
  readonly change: VisitChange;
  readonly now: Date;
}

interface Cancelling extends LeadsContext {
  readonly reference: string;
  readonly actor: string;
  readonly now: Date;
}

/**
 * Cancels the visit of a lead if one stands that has not begun, in the transaction that ends the lead
 * and has its row locked. One that is over, or was never asked for, stays as it is; throws where the
 * visit could not be changed for any other reason, which undoes the end of the lead too.
 */
export async function cancelVisit(tx: Db, cancelling: Cancelling): Promise<void> {
  const { reference, actor } = cancelling;
  const [lead] = await tx
    .select({ version: leads.version })
    .from(leads)
    .where(eq(leads.reference, reference));
  const change = { reference, actor, act: "cancel", version: lead?.version ?? 0 } as const;
  const done = await changeIn(tx, { ...cancelling, change });
  if (!done.ok && done.code !== "visit-over")
    throw new Error(`The visit of ${reference} could not be cancelled: ${done.code}`);
}

async function changeIn(tx: Db, changing: Changing): Promise<{ readonly ok: true } | VisitRefusal> {
  const { change, now } = changing;
  const { reference, act, actor } = change;
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.reference, reference), isNull(leads.forgottenAt)))
    .for("update");
  if (!lead) return { ok: false, code: "no-such-lead" };
  if (lead.version !== change.version) return { ok: false, code: "changed-meanwhile" };
  const by = actor === null ? "buyer" : "agent";
  const state = visitAfter(visitOf(lead), act, { by, now });
  if (state === null) return { ok: false, code: "visit-over" };
  const limited = actor === null ? await countBuyerChange(tx, reference, now) : null;
  if (limited) return limited;
  const startsAt = (act === "move" ? change.startsAt : lead.preferredAt) ?? now;
  const rules = changing.visitRules();
  await moveSlot(tx, lead, { act, startsAt, rules });
  const minutes = act === "move" ? rules.minutes : lead.visitMinutes;
  const changed = toChanged(lead, { state, startsAt, minutes, now, act, by });
  await tx.update(leads).set(changed).where(eq(leads.reference, reference));
  const event = { reference, at: now, actor };
  const detail = act === "move" ? `${state} ${startsAt.toISOString()}` : state;
  await tx.insert(leadEvents).values({ id: randomUUID(), ...event, what: "visit", detail });
  if (changed.state !== lead.state)
    await tx
      .insert(leadEvents)
      .values({ id: randomUUID(), ...event, what: "state", detail: changed.state });
  const told = { ...lead, startsAt, visitMinutes: minutes, sequence: changed.visitSequence };
  await queueVisitMails(tx, told, { ...changing, act, actor });
  return { ok: true };
}

/** The visit of a lead; null while there is none. */
export function visitOf({ preferredAt, visitState }: Pick<Lead, "preferredAt" | "visitState">) {
  return preferredAt && { startsAt: preferredAt, state: toVisitState(visitState) };
}

interface Moving {
  readonly act: VisitAct;
  readonly startsAt: Date;
  readonly rules: VisitRules;
}

/** Gives the time back, and takes the new one. */
async function moveSlot(
  tx: Db,
  { reference, mlsNumber, projectSlug }: Lead,
  { act, startsAt, rules }: Moving,
): Promise<void> {
  if (act !== "move" && act !== "cancel") return;
  await tx.delete(bookedSlots).where(eq(bookedSlots.reference, reference));
  const place = { mlsNumber, projectSlug };
  if (act === "move" && !(await bookSlot(tx, place, { startsAt, reference, rules })))
    throw new SlotTaken();
}

interface Outcome {
  readonly state: VisitState;
  readonly startsAt: Date;
  /** How long it takes; null where nobody said. */
  readonly minutes: number | null;
  readonly now: Date;
  readonly act: VisitAct;
  readonly by: "agent" | "buyer";
}

/** The lead's row after it: where it tells of a talk, the clock stops and the lead's state follows. */
function toChanged(lead: Lead, { state, startsAt, minutes, now, act, by }: Outcome) {
  const isTalk = isVisitTalk(visitOf(lead), act, { by, now });
  return {
    preferredAt: startsAt,
    visitMinutes: minutes,
    visitState: state,
    visitSequence: lead.visitSequence + 1,
    visitReminders: act === "move" ? remindersDue(startsAt, now) : lead.visitReminders,
    version: lead.version + 1,
    state: stateAfter(lead, act, isTalk),
    firstAnsweredAt: isTalk ? (lead.firstAnsweredAt ?? now) : lead.firstAnsweredAt,
  };
}

/** How far a lead is after what was done to its visit; a wrong end of it is put right with it. */
function stateAfter({ state, visitState }: Lead, act: VisitAct, isTalk: boolean): string {
  const before = toLeadState(state);
  if (act === "done" && (before === "new" || before === "talked")) return "visited";
  if (act === "missed" && before === "visited" && visitState === "done") return "talked";
  return isTalk && before === "new" ? "talked" : state;
}

function countBuyerChange(tx: Db, reference: string, now: Date): Promise<TooManyTries | null> {
  const limit = { rule: "visit change", most: BUYER_CHANGES_A_DAY, seconds: DAY_SECONDS };
  return countTries(tx, [{ limit, subject: reference }], now);
}

async function refuseSlot(
  { db, visitRules }: LeadsContext,
  reference: string,
  { code, now }: { readonly code: "slot-closed" | "slot-taken"; readonly now: Date },
): Promise<VisitRefusal> {
  const [lead] = await db
    .select({ mlsNumber: leads.mlsNumber, projectSlug: leads.projectSlug })
    .from(leads)
    .where(eq(leads.reference, reference));
  if (!lead) return { ok: false, code: "no-such-lead" };
  const free = await findFreeSlots(db, lead, now, visitRules());
  return { ok: false, code, freeSlots: free.slice(0, SLOTS_TOLD) };
}
