import { and, eq, inArray, isNotNull, lte, ne, or } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { plotChanges, plots } from "#platform/db/schema.ts";

const NOBODY = { buyer: "", buyerContact: null };
const NOBODY_BEFORE = { buyerBefore: "", contactBefore: null };
const NOBODY_AFTER = { buyerAfter: "", contactAfter: null };

/** Takes buyers out of plots that nothing was done to since, and out of older history; all else stays. */
export async function sweepBuyers(db: Db, since: Date): Promise<void> {
  const isNamed = or(ne(plots.buyer, ""), isNotNull(plots.buyerContact));
  await db
    .update(plots)
    .set(NOBODY)
    .where(and(isNamed, lte(plots.changedAt, since)));
  const wasNamed = or(
    ne(plotChanges.buyerBefore, ""),
    isNotNull(plotChanges.contactBefore),
    ne(plotChanges.buyerAfter, ""),
    isNotNull(plotChanges.contactAfter),
  );
  await db
    .update(plotChanges)
    .set({ ...NOBODY_BEFORE, ...NOBODY_AFTER })
    .where(and(wasNamed, lte(plotChanges.at, since)));
}

/** How many plots are or were whose buyer is reached by one of these. */
export async function countBuyer(db: Db, contacts: readonly string[]): Promise<number> {
  const all = [...contacts];
  const { project, number, contactBefore, contactAfter } = plotChanges;
  const rows = await db
    .selectDistinct({ project, number })
    .from(plotChanges)
    .where(or(inArray(contactBefore, all), inArray(contactAfter, all)));
  return rows.length;
}

/**
 * Takes whoever is reached by one of these (E.164, or an address) out of all plots and their
 * history; hands back how many plots named them. Holds and bookings stay, without a name.
 */
export async function forgetBuyer(tx: Db, contacts: readonly string[]): Promise<number> {
  const all = [...contacts];
  const { contactBefore, contactAfter } = plotChanges;
  const named = await tx
    .update(plots)
    .set(NOBODY)
    .where(inArray(plots.buyerContact, all))
    .returning({ number: plots.number });
  await tx.update(plotChanges).set(NOBODY_BEFORE).where(inArray(contactBefore, all));
  await tx.update(plotChanges).set(NOBODY_AFTER).where(inArray(contactAfter, all));
  return named.length;
}

/** Writes a buyer's new address wherever plots and their history have the former one. */
export async function moveBuyer(tx: Db, from: string, to: string): Promise<void> {
  const { contactBefore, contactAfter } = plotChanges;
  await tx.update(plots).set({ buyerContact: to }).where(eq(plots.buyerContact, from));
  await tx.update(plotChanges).set({ contactBefore: to }).where(eq(contactBefore, from));
  await tx.update(plotChanges).set({ contactAfter: to }).where(eq(contactAfter, from));
}

/** Writes an agent's new address into the history of plots; an empty one is nobody's. */
export async function moveWhoChangedPlots(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(plotChanges).set({ actor: to }).where(eq(plotChanges.actor, from));
}

/** Takes a former agent's address off the history of plots; that an agent did it stays. */
export function forgetWhoChangedPlots(tx: Db, email: string): Promise<void> {
  return moveWhoChangedPlots(tx, email, "");
}
