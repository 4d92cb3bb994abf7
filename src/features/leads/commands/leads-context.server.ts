import type { Db } from "#platform/db/database.ts";

/** What the commands of leads work with. */
export interface LeadsContext {
  readonly db: Db;
  readonly clock: () => Date;
  /** Who is mailed about each lead. */
  readonly agents: readonly string[];
  /** Deletes the files of mail that name one of these, once what names them is deleted. */
  readonly forgetMailFiles: (names: readonly string[]) => Promise<unknown>;
}
