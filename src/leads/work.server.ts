import type { Db } from "#db/database.ts";

/** What the verbs of leads work with. */
export interface LeadsWork {
  readonly db: Db;
  readonly clock: () => Date;
  /** Who is mailed about each lead. */
  readonly agents: readonly string[];
}
