import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PlotsChanged } from "#features/projects/model/plot-change.ts";
import {
  ACTS,
  MOST_AT_ONCE,
  MOST_HELD_DAYS,
  MOST_RUPEES,
  type NewPrice,
  type PlotBuyer,
  type PlotNow,
} from "#features/projects/model/plot-change.ts";
import { isLikelyPrice } from "#features/projects/model/price-list.ts";
import {
  holdPlots,
  type PlotRow,
  toPlotNow,
} from "#features/projects/queries/plot-store.server.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { plots } from "#platform/db/schema.ts";
import { type PlotEditor, type PlotsContext, recordPlots } from "./write-plots.server.ts";

/** What is to be done, with what it needs. */
export type Wanted =
  | { readonly what: "hold"; readonly until: Date; readonly buyer: PlotBuyer }
  /** Later than it ends now. */
  | { readonly what: "extend"; readonly until: Date }
  /** Without a buyer it stays whose it was held for. */
  | { readonly what: "book" | "sell"; readonly buyer: PlotBuyer | null }
  | { readonly what: "let-go" | "free" }
  /** From then on; null: at once. */
  | { readonly what: "price"; readonly price: NewPrice; readonly from: Date | null };

export interface PlotsChange {
  readonly project: string;
  /** Each with the version that the agent saw, and with the size, which a price is of. */
  readonly seen: readonly {
    readonly number: string;
    readonly version: number;
    /** A corrected size leaves the version as it is. */
    readonly sqYards?: number | undefined;
  }[];
  readonly by: PlotEditor;
  readonly wanted: Wanted;
}

export type PlotsResult =
  | ({ readonly ok: true } & PlotsChanged)
  /** Somebody else was first, or this cannot be done to some: how those are now. */
  | {
      readonly ok: false;
      readonly code: "changed-meanwhile" | "not-possible";
      readonly plots: PlotNow[];
    }
  | {
      readonly ok: false;
      readonly code: "no-such-plot" | "bad-until" | "bad-price" | "unlikely-rate";
    };

/**
 * Does one thing to plots, all of them or none, and writes down who did it. One statement changes
 * them where they are as the agent saw them: of any number who try at once, one succeeds.
 */
export async function changePlots(
  { db, clock }: PlotsContext,
  change: PlotsChange,
): Promise<PlotsResult> {
  const { project, seen, by, wanted } = change;
  const now = clock();
  const refused = refuse(wanted, now);
  if (refused) return { ok: false, code: refused };
  const versions = new Map(seen.map(({ number, version }) => [number, version]));
  const sizes = new Map(seen.map(({ number, sqYards }) => [number, sqYards]));
  if (versions.size !== seen.length || seen.length === 0 || seen.length > MOST_AT_ONCE)
    return { ok: false, code: "no-such-plot" };
  const { from, told } = ACTS[wanted.what];
  return db.transaction(async (tx): Promise<PlotsResult> => {
    const before = await holdPlots(tx, project, [...versions.keys()]);
    if (before.length !== versions.size) return { ok: false, code: "no-such-plot" };
    const isAsSeen = ({ number, version, sqYards }: PlotRow) =>
      version === versions.get(number) && sqYards === (sizes.get(number) ?? sqYards);
    const changed = before.filter((row) => !isAsSeen(row));
    if (changed.length > 0)
      return { ok: false, code: "changed-meanwhile", plots: changed.map(toPlotNow) };
    const impossible = before.filter((row) => !from.some((status) => status === row.status));
    if (impossible.length > 0)
      return { ok: false, code: "not-possible", plots: impossible.map(toPlotNow) };
    if (
      wanted.what === "extend" &&
      before.some(({ heldUntil }) => isLater(heldUntil, wanted.until))
    )
      return { ok: false, code: "bad-until" };
    if (wanted.what === "price" && !before.every((row) => isLikely(wanted.price, row)))
      return { ok: false, code: "unlikely-rate" };
    const after = await update(tx, change, now);
    const id = await recordPlots(tx, { what: told, by, now, before, after });
    return { ok: true, change: id, plots: after.map(toPlotNow) };
  });
}

function refuse(wanted: Wanted, now: Date): "bad-until" | "bad-price" | null {
  if (wanted.what === "hold" || wanted.what === "extend") {
    const left = wanted.until.getTime() - now.getTime();
    return left > 0 && left <= MOST_HELD_DAYS * DAY_MS ? null : "bad-until";
  }
  if (wanted.what !== "price") return null;
  const { price, from } = wanted;
  const isPrice = Number.isInteger(price.rupees) && price.rupees > 0 && price.rupees <= MOST_RUPEES;
  return isPrice && (from === null || from > now) ? null : "bad-price";
}

function isLikely({ per, rupees }: NewPrice, { sqYards }: PlotRow): boolean {
  return isLikelyPrice(per === "plot" ? rupees : rupees * sqYards, sqYards);
}

/** True where a hold ends at that time or after it already. */
function isLater(heldUntil: Date | null, until: Date): boolean {
  return heldUntil !== null && heldUntil >= until;
}

/** The statement: versions and statuses are part of its condition. */
function update(tx: Db, { project, seen, wanted }: PlotsChange, now: Date): Promise<PlotRow[]> {
  const asSeen = seen.map(({ number, version }) =>
    and(eq(plots.number, number), eq(plots.version, version)),
  );
  const from = [...ACTS[wanted.what].from];
  return tx
    .update(plots)
    .set({ ...valuesOf(wanted), version: sql`${plots.version} + 1`, changedAt: now })
    .where(and(eq(plots.project, project), or(...asSeen), inArray(plots.status, from)))
    .returning();
}

type PlotValues = {
  [Column in keyof PlotRow]?: PlotRow[Column] | SQL;
};

function valuesOf(wanted: Wanted): PlotValues {
  if (wanted.what === "price") return pricesOf(wanted);
  const status = ACTS[wanted.what].to ?? "available";
  const to = (buyer: PlotBuyer) => ({ buyer: buyer.name, buyerContact: buyer.contact });
  switch (wanted.what) {
    case "hold":
      return { status, heldUntil: wanted.until, ...to(wanted.buyer) };
    case "extend":
      return { heldUntil: wanted.until };
    case "book":
    case "sell":
      return {
        status,
        heldUntil: null,
        ...(wanted.buyer && to(wanted.buyer)),
        // A price to come is of who has not bought yet; taking the sale back brings it back.
        ...(status === "sold" && { nextPriceRupees: null, nextPriceAt: null }),
      };
    default:
      return { status, heldUntil: null, ...to({ name: "", contact: null }) };
  }
}

function pricesOf({ price, from }: Extract<Wanted, { what: "price" }>): PlotValues {
  const sum = price.per === "plot" ? price.rupees : sql`${price.rupees}::bigint * ${plots.sqYards}`;
  return from === null
    ? { priceRupees: sum, nextPriceRupees: null, nextPriceAt: null }
    : { nextPriceRupees: sum, nextPriceAt: from };
}
