import { sql } from "drizzle-orm";
import type { Counted } from "#features/analytics/model/figures.ts";
import { indiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { dailyCounts } from "#platform/db/schema.ts";

interface CountingContext {
  readonly db: Db;
  readonly clock: () => Date;
}

interface Count {
  readonly day: string;
  readonly what: Counted;
  readonly subject: string;
  readonly times: number;
}

/**
 * Counts what visitors do by day, in memory, and adds it to the table when it is told, as
 * `ViewCounter` does with views of listings. Nothing of who did it comes here.
 */
export class DailyCounter {
  readonly #context: CountingContext;
  #counts = new Map<string, Count>();

  constructor(context: CountingContext) {
    this.#context = context;
  }

  /** Once more; `subject` is a project's slug or a listing's number, empty for neither. */
  readonly count = (what: Counted, subject: string): void => {
    this.#add({ day: indiaDay(this.#context.clock().getTime()), what, subject, times: 1 });
  };

  /** Adds what was counted to the table; throws when it could not, and the next write tries again. */
  async write(): Promise<void> {
    const counted = [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, count]) => count);
    if (counted.length === 0) return;
    this.#counts = new Map();
    try {
      // In one order, so that two processes never wait for each other in a ring.
      await this.#context.db
        .insert(dailyCounts)
        .values(counted)
        .onConflictDoUpdate({
          target: [dailyCounts.day, dailyCounts.what, dailyCounts.subject],
          set: { times: sql`${dailyCounts.times} + excluded.times` },
        });
    } catch (error) {
      for (const count of counted) this.#add(count);
      throw error;
    }
  }

  #add(count: Count): void {
    const key = `${count.day} ${count.what} ${count.subject}`;
    const before = this.#counts.get(key)?.times ?? 0;
    this.#counts.set(key, { ...count, times: before + count.times });
  }
}
