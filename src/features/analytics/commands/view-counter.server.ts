import { sql } from "drizzle-orm";
import { mondayOf } from "#features/analytics/model/weeks.ts";
import type { Db } from "#platform/db/database.ts";
import { listingViews } from "#platform/db/schema.ts";

interface CountingContext {
  readonly db: Db;
  readonly clock: () => Date;
}

/**
 * Counts views in memory and adds them to the table when it is told, every few seconds (`src/server/wiring/jobs.ts`). A process that is killed
 * loses those of its last seconds, which numbers of a week can bear; a database that is away only
 * makes them late.
 */
export class ViewCounter {
  readonly #context: CountingContext;
  #views = new Map<string, number>();

  constructor(context: CountingContext) {
    this.#context = context;
  }

  /** One more view of a published listing. */
  readonly count = (mlsNumber: string): void => {
    this.#views.set(mlsNumber, (this.#views.get(mlsNumber) ?? 0) + 1);
  };

  /** Adds what was counted to the table; throws when it could not, and the next write tries again. */
  async write(): Promise<void> {
    const counted = this.#views;
    if (counted.size === 0) return;
    this.#views = new Map();
    const { db, clock } = this.#context;
    try {
      await addViews(db, counted, clock());
    } catch (error) {
      for (const [mlsNumber, views] of counted)
        this.#views.set(mlsNumber, (this.#views.get(mlsNumber) ?? 0) + views);
      throw error;
    }
  }
}

async function addViews(db: Db, counted: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const week = mondayOf(now);
  // In one order, so that two processes never wait for each other in a ring.
  const rows = [...counted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([mlsNumber, views]) => ({ mlsNumber, week, views }));
  await db
    .insert(listingViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [listingViews.week, listingViews.mlsNumber],
      set: { views: sql`${listingViews.views} + excluded.views` },
    });
}
