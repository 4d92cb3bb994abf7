import { sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { isDatabaseGone } from "#db/database-gone.ts";
import { listingViews } from "#db/schema.ts";
import { weekOf } from "./weeks.ts";

const WRITE_EVERY_MS = 5_000;

interface CountingWork {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: { error(context: object, message: string): void };
}

/**
 * Counts views in memory and adds them to the table every few seconds. A process that is killed
 * loses those of its last seconds, which numbers of a week can bear; a database that is away only
 * makes them late.
 */
export class ViewCounter {
  readonly #work: CountingWork;
  readonly #timer: NodeJS.Timeout;
  #views = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(work: CountingWork) {
    this.#work = work;
    this.#timer = setInterval(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** One more view of a published listing. */
  readonly count = (mlsNumber: string): void => {
    this.#views.set(mlsNumber, (this.#views.get(mlsNumber) ?? 0) + 1);
  };

  /** Adds what was counted to the table, one write after the other. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeOnce());
    return this.#writing;
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  async #writeOnce(): Promise<void> {
    const counted = this.#views;
    if (counted.size === 0) return;
    this.#views = new Map();
    const { db, clock, log } = this.#work;
    try {
      await addViews(db, counted, clock());
    } catch (error) {
      for (const [mlsNumber, views] of counted)
        this.#views.set(mlsNumber, (this.#views.get(mlsNumber) ?? 0) + views);
      // The next write tries again.
      if (!isDatabaseGone(error)) log.error({ err: error }, "views could not be written");
    }
  }
}

async function addViews(db: Db, counted: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const week = weekOf(now);
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
