import type { Db } from "#platform/db/database.ts";

/** What the commands of leads work with. */
export interface LeadsContext {
  readonly db: Db;
  readonly clock: () => Date;
  /** Who is mailed about each lead. */
  readonly agents: readonly string[];
}
