import { type SQL, sql } from "drizzle-orm";
import { type PgColumn, timestamp } from "drizzle-orm/pg-core";
import { INDIA_AHEAD_MS, MINUTE_MS } from "#lib/time/time.ts";

const AHEAD = sql.raw(`interval '${INDIA_AHEAD_MS / MINUTE_MS} minutes'`);

/** A moment in time, to the microsecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A column's moment as the clock of India shows it. */
export function inIndia(at: PgColumn): SQL {
  return sql`(${at} at time zone 'UTC') + ${AHEAD}`;
}
