import { randomUUID } from "node:crypto";
import {
  and,
  countDistinct,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { digest } from "#features/accounts/index.server.ts";
import { LEAD_NOTE } from "#features/leads/mails/lead-push.server.ts";
import { isPlotNumber } from "#features/leads/model/lead-place.ts";
import { NO_SOURCE } from "#features/leads/model/lead-source.ts";
import type { ForgetReason } from "#features/leads/model/lead-states.ts";
import { isOpen } from "#features/leads/model/visit.ts";
import { contactOf } from "#features/leads/queries/person-contacts.server.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { bookedSlots, leadEvents, leads, personJoins } from "#platform/db/schema.ts";
import { forgetMailsNaming } from "#platform/mail/forget-mails.server.ts";
import { takePushBack } from "#platform/push/push-outbox.server.ts";
import { visitOf } from "./change-visit.server.ts";
import { forgetJoins } from "./join-people.server.ts";

interface Forgetting {
  readonly reason: ForgetReason;
  readonly now: Date;
  /** The agent's address; null for the buyer and the clock. */
  readonly actor?: string;
}

/** Events whose detail an agent typed. */
const TYPED = ["note", "next-step", "step-done"];
const AT_ONCE = 200;

/**
 * Takes everything that tells of the buyer out of the leads that `which` finds: name, phone, e-mail,
 * what was asked, the agent's notes, the hashes made of them, the mail about them, and visits that
 * are to come. What stays is the figures: what was asked for, when, of which layout, how far it came,
 * and of its source what others share.
 * Returns their references.
 */
export async function forgetLeads(
  tx: Db,
  which: SQL | undefined,
  { reason, now, actor }: Forgetting,
): Promise<string[]> {
  const found = await tx
    .select()
    .from(leads)
    .where(and(which, isNull(leads.forgottenAt)))
    .limit(AT_ONCE)
    .for("update");
  const references = found.map(({ reference }) => reference);
  if (references.length === 0) return [];
  const isShared = await findSharedSources(tx, found);
  for (const lead of found) await forgetBuyerOf(tx, lead, { now, isShared });
  await forgetJoins(tx, [...new Set(found.map(contactOf))]);
  const ofThem = inArray(leadEvents.reference, references);
  await tx
    .update(leadEvents)
    .set({ detail: "" })
    .where(and(ofThem, inArray(leadEvents.what, TYPED)));
  await tx.insert(leadEvents).values(
    references.map((reference) => ({
      id: randomUUID(),
      reference,
      at: now,
      actor: actor ?? null,
      what: "forgotten",
      detail: reason,
    })),
  );
  await tx
    .delete(bookedSlots)
    .where(and(inArray(bookedSlots.reference, references), gt(bookedSlots.startsAt, now)));
  await forgetMailsNaming(tx, references);
  await takePushBack(tx, LEAD_NOTE, references);
  const more =
    found.length < AT_ONCE
      ? []
      : await forgetLeads(tx, which, { reason, now, ...(actor !== undefined && { actor }) });
  return [...references, ...more];
}

/** What of a source may stay: a value that so many people came by tells of nobody. */
const LEAST_SHARED = 5;
const SHARED = ["referrerHost", "utmSource", "utmMedium", "utmCampaign"] as const;
type Lead = typeof leads.$inferSelect;
type IsShared = (name: (typeof SHARED)[number], value: string | null) => boolean;

/**
 * Knows which values of the leads' sources at least five people came by, or did when the first of them
 * was forgotten. The address of an advertisement may say anything, also who it was sent to; what only a
 * few came by goes with its person.
 */
async function findSharedSources(tx: Db, found: readonly Lead[]): Promise<IsShared> {
  const people = countDistinct(sql`coalesce(nullif(${leads.phone}, ''), ${leads.email})`);
  const shared = new Map<string, ReadonlySet<string | null>>();
  for (const name of SHARED) {
    const values = [...new Set(found.flatMap((lead) => lead[name] ?? []))];
    if (values.length === 0) continue;
    const rows = await tx
      .select({ value: leads[name] })
      .from(leads)
      .where(inArray(leads[name], values))
      .groupBy(leads[name])
      .having(or(gte(people, LEAST_SHARED), sql`bool_or(${leads.forgottenAt} is not null)`));
    shared.set(name, new Set(rows.map(({ value }) => value)));
  }
  return (name, value) => shared.get(name)?.has(value) ?? false;
}

/**
 * The hashes go too: a form's key, and what was asked, can be guessed from name and phone. So do words in the
 * place of a plot's number, which somebody typed.
 */
async function forgetBuyerOf(
  tx: Db,
  lead: Lead,
  { now: forgottenAt, isShared }: { readonly now: Date; readonly isShared: IsShared },
): Promise<void> {
  const { reference, plotNumber } = lead;
  const visit = visitOf(lead);
  const hash = digest("forgotten lead", reference);
  const shared = SHARED.filter((name) => isShared(name, lead[name])).map((name) => [
    name,
    lead[name],
  ]);
  await tx
    .update(leads)
    .set({
      name: "",
      phone: "",
      email: null,
      requirements: "",
      nextStep: "",
      nextStepAt: null,
      ...NO_SOURCE,
      ...Object.fromEntries(shared),
      // Nobody comes to one that is to come, and figures would wait for its end.
      ...(visit && isOpen(visit, forgottenAt) && { visitState: "cancelled" }),
      plotNumber: plotNumber !== null && isPlotNumber(plotNumber) ? plotNumber : null,
      keyHash: hash,
      requestHash: hash,
      withdrawalHash: null,
      accountId: null,
      forgottenAt,
    })
    .where(eq(leads.reference, reference));
}

/** Ties the leads with an account's address to it, so that they are its own under another address too. */
export async function bindLeads(
  tx: Db,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const unbound = and(eq(leads.email, email), isNull(leads.accountId));
  await tx.update(leads).set({ accountId: id }).where(unbound);
}

/** Writes an agent's new address where leads have the former one; an empty one is nobody's. */
export async function moveActor(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(leadEvents).set({ actor: to }).where(eq(leadEvents.actor, from));
  const named = and(eq(leadEvents.what, "assigned"), eq(leadEvents.detail, from));
  await tx.update(leadEvents).set({ detail: to }).where(named);
  await tx
    .update(leads)
    .set({ assignedTo: to || null })
    .where(eq(leads.assignedTo, from));
  await tx.update(personJoins).set({ joinedBy: to }).where(eq(personJoins.joinedBy, from));
}

/** Takes a former agent's address off what was done to leads; that an agent did it stays. */
export function forgetActor(tx: Db, email: string): Promise<void> {
  return moveActor(tx, email, "");
}

/** Forgets whose leads nothing has happened to for so long. */
export async function sweepLeads(
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
  days: number,
): Promise<number> {
  const now = clock();
  const before = new Date(now.getTime() - days * DAY_MS);
  return db.transaction(async (tx) => {
    const later = tx
      .select({ reference: leadEvents.reference })
      .from(leadEvents)
      .where(and(eq(leadEvents.reference, leads.reference), gt(leadEvents.at, before)));
    const idle = and(lt(leads.createdAt, before), notExists(later));
    return (await forgetLeads(tx, idle, { reason: "term", now })).length;
  });
}
