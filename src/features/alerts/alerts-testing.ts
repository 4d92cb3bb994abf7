import { randomUUID } from "node:crypto";
import { saveListing } from "#features/listings/commands/change-listing.server.ts";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { buildSearchIndex } from "#features/search/model/answer/search-index.ts";
import { testSummary } from "#features/search/model/answer/summary-testing.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Rupees } from "#lib/units/units.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts } from "#platform/db/schema.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import type { AlertsContext } from "./alerts-context.server.ts";

/** What a test says of a listing. */
interface Stated {
  readonly rate: number;
  readonly isSoldOut?: boolean;
  readonly published?: boolean;
  readonly name?: string;
}

/** A catalogue that changes as a test says, on a clock that stands still until told. */
export function makeAlertsContext(db: Db) {
  // Monday, 10:00 by the clock of India.
  let now = Date.parse("2026-03-02T04:30:00Z");
  const clock = () => new Date(now);
  const shown = new Map<string, ListingSummary>();
  const seen = new Map<string, string>();
  const context: AlertsContext = {
    db,
    clock,
    catalogue: () => ({
      index: buildSearchIndex(toColumns([...shown.values()])),
      version: [...seen.values()].join(),
    }),
    offLinks: {
      tokenOf: (id) => `off-${id}`,
      accountOf: (token) => /^off-(.+)$/.exec(token)?.[1] ?? null,
    },
  };
  const addAccount = async (name: string, language: "en" | "te" = "en") => {
    const id = randomUUID();
    const person = { id, email: `${name}@home.example`, name, language };
    await db.insert(accounts).values({ ...person, createdAt: clock() });
    return id;
  };
  let agent: string | null = null;
  /** An agent saves a listing; its price and status from then on. */
  const list = async (
    mlsNumber: string,
    { rate, isSoldOut = false, published = true, name = `Layout ${mlsNumber}` }: Stated,
  ): Promise<void> => {
    const draft = {
      mlsNumber,
      name,
      location: "Nunna",
      propertyType: "Plot",
      marketValue: { pricePerSqYd: `₹${rate} per sq.yd` },
      ...(isSoldOut && { status: "Sold out" }),
    };
    agent ??= await addAccount("agent");
    const by = { accountId: agent, email: "agent@home.example" };
    const saved = await saveListing(
      { db, clock, bounds: shippedRegion().bounds },
      { mlsNumber, draft, published, seen: seen.get(mlsNumber) ?? null, by },
    );
    if (!saved.ok) throw new Error(saved.code);
    seen.set(mlsNumber, saved.stored.version);
    const figures = { ratePerSqYard: rate as Rupees, isSoldOut };
    if (published)
      shown.set(mlsNumber, testSummary({ mlsNumber, name: `Layout ${mlsNumber}`, ...figures }));
    else shown.delete(mlsNumber);
  };
  return {
    context,
    addAccount,
    list,
    passDays: (days: number) => {
      now += days * DAY_MS;
    },
    /** By the clock of India, on the day that it is. */
    setHour: (hour: number) => {
      const midnight = Math.floor((now + 5.5 * 3_600_000) / DAY_MS) * DAY_MS - 5.5 * 3_600_000;
      now = midnight + hour * 3_600_000;
    },
  };
}
