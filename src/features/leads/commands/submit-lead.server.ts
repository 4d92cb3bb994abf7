import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import {
  countTries,
  digest,
  type Limited,
  newToken,
  ofNetworks,
} from "#features/accounts/index.server.ts";
import type { TooManyTries } from "#features/accounts/index.ts";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import type { LeadRequest } from "#features/leads/model/lead-request.ts";
import { toSubject } from "#features/leads/model/lead-subject.ts";
import type { LeadRefusal, LeadTaken } from "#features/leads/model/refusals.ts";
import { remindersDue, visitEnd } from "#features/leads/model/visit.ts";
import { isSlot } from "#features/leads/model/visit-slots.ts";
import { findSlotsFor } from "#features/leads/queries/free-slots.server.ts";
import { findLayoutName } from "#features/leads/queries/inbox-rows.server.ts";
import { findListing } from "#features/listings/index.server.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import { bookSlot } from "./book-slot.server.ts";
import { insertLead } from "./insert-lead.server.ts";
import { queueLeadMails } from "./queue-lead-mails.server.ts";

/** What comes with a request but is not of it. */
export interface LeadOrigin {
  /** The same for every try at one and the same request. */
  readonly key: string;
  readonly network: string;
  /** The account that the browser was signed in to. */
  readonly accountId?: string | null;
}

const SLOTS_TOLD = 5;
/**
 * Wide for a network, and never a long wait: mobile carriers put thousands of people behind one
 * address. An e-mail address limits its mail alone, as anybody may name it.
 */
function limitsOf(phone: string, network: string): Limited[] {
  return [
    ...ofNetworks(
      { rule: "lead network paced", most: 200, seconds: HOUR_SECONDS, burst: 100 },
      network,
    ),
    ...ofNetworks({ rule: "lead network a day", most: 500, seconds: DAY_SECONDS }, network),
    { limit: { rule: "lead phone an hour", most: 5, seconds: HOUR_SECONDS }, subject: phone },
    { limit: { rule: "lead phone a day", most: 10, seconds: DAY_SECONDS }, subject: phone },
  ];
}

/**
 * Stores a lead, takes its slot and queues its mails, all or nothing. The same key with the same
 * request is the same lead, however often and from how many processes it comes.
 */
export async function submitLead(
  context: LeadsContext,
  request: LeadRequest,
  { key, network, accountId = null }: LeadOrigin,
): Promise<LeadTaken | LeadRefusal> {
  const { db, clock } = context;
  const now = clock();
  const { source: _, ...asked } = request;
  const hashes = { keyHash: digest("lead", key), requestHash: digest(JSON.stringify(asked)) };
  const before = await findByKey(db, hashes);
  if (before) return before;
  const { mlsNumber, preferredAt } = request;
  const listing = mlsNumber === null ? null : await findListing(db, mlsNumber);
  if (mlsNumber !== null && !listing) return { ok: false, code: "no-such-listing" };
  if (preferredAt && !isSlot(preferredAt, now, context.visitRules()))
    return refuseSlot(context, request, "slot-closed");
  try {
    return await db.transaction((tx) =>
      storeLead(tx, { ...context, ...hashes, request, now, network, accountId }),
    );
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return error.refusal ?? refuseSlot(context, request, "slot-taken");
  }
}

/** Undoes a transaction: too many came before it, or its slot went to somebody else. */
class Undone extends Error {
  readonly refusal: TooManyTries | null;

  constructor(refusal: TooManyTries | null) {
    super("The lead is not stored.");
    this.refusal = refusal;
  }
}

interface Hashes {
  readonly keyHash: string;
  readonly requestHash: string;
}

async function findByKey(db: Db, hashes: Hashes): Promise<LeadTaken | LeadRefusal | null> {
  const [row] = await db
    .select({
      reference: leads.reference,
      requestHash: leads.requestHash,
      preferredAt: leads.preferredAt,
      visitMinutes: leads.visitMinutes,
    })
    .from(leads)
    .where(eq(leads.keyHash, hashes.keyHash));
  if (!row) return null;
  if (row.requestHash !== hashes.requestHash) return { ok: false, code: "key-reused" };
  const visitEndsAt = row.preferredAt && visitEnd(row.preferredAt, row.visitMinutes);
  return { ok: true, reference: row.reference, repeated: true, visitEndsAt };
}

async function refuseSlot(
  context: LeadsContext,
  request: LeadRequest,
  code: "slot-closed" | "slot-taken",
): Promise<LeadRefusal> {
  const free = await findSlotsFor(context, request);
  return { ok: false, code, freeSlots: free.slice(0, SLOTS_TOLD) };
}

interface LeadToStore
  extends Hashes,
    Pick<LeadsContext, "findAgents" | "visitLinks" | "visitRules" | "projects"> {
  readonly request: LeadRequest;
  readonly now: Date;
  readonly network: string;
  readonly accountId: string | null;
}

async function storeLead(tx: Db, asked: LeadToStore): Promise<LeadTaken | LeadRefusal> {
  const { keyHash, requestHash, now, network, accountId } = asked;
  const request = { ...asked.request, ...toSubject(asked.request, asked.projects) };
  const withdrawalToken = newToken();
  const rules = asked.visitRules();
  const reference = await insertLead(tx, {
    ...request,
    ...request.source,
    keyHash,
    requestHash,
    accountId,
    consentAt: now,
    createdAt: now,
    withdrawalHash: digest(withdrawalToken),
    ...(request.preferredAt && {
      visitState: "asked",
      visitMinutes: rules.minutes,
      visitReminders: remindersDue(request.preferredAt, now),
    }),
  });
  if (reference === null) return (await findByKey(tx, asked)) ?? { ok: false, code: "key-reused" };
  // Here, where tries with one key have become one: a double click must not use the limit up.
  const limited = await countTries(tx, limitsOf(request.phone, network), now);
  if (limited) throw new Undone(limited);
  const { preferredAt } = request;
  const isBooked =
    !preferredAt || (await bookSlot(tx, request, { startsAt: preferredAt, reference, rules }));
  if (!isBooked) throw new Undone(null);
  await tx
    .insert(leadEvents)
    .values({ id: randomUUID(), reference, at: now, actor: null, what: "received" });
  const listingName = await findLayoutName(tx, reference);
  const mailed = { ...request, reference, listingName, withdrawalToken };
  await queueLeadMails(tx, mailed, { ...asked, visitMinutes: rules.minutes });
  const visitEndsAt = preferredAt && visitEnd(preferredAt, rules.minutes);
  return { ok: true, reference, repeated: false, visitEndsAt };
}
