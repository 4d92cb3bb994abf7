import type { NamedProjects } from "#features/leads/model/named-projects.ts";
import type { VisitRules } from "#features/leads/model/visit-rules.ts";
import type { Db } from "#platform/db/database.ts";

/** A token says which lead it is of, and cannot be made up. */
export interface VisitLinks {
  tokenOf(reference: string): string;
  /** Null for what is no token of ours. */
  referenceOf(token: string): string | null;
}

/** What the commands of leads work with. */
export interface LeadsContext {
  readonly db: Db;
  readonly clock: () => Date;
  /** Who is mailed about each lead. */
  readonly findAgents: (db: Db) => Promise<readonly string[]>;
  /** When visits are offered now, and how many at once. */
  readonly visitRules: () => VisitRules;
  /** Whether programs of calendars may send their key in the address, as an owner has set it. */
  readonly mayKeyBeInAddress: () => boolean;
  /** Links by which the buyer of a lead, and nobody else, sees and changes its visit. */
  readonly visitLinks: VisitLinks;
  readonly projects: NamedProjects;
  /** Deletes the files of mail that name one of these, once what names them is deleted. */
  readonly forgetMailFiles: (names: readonly string[]) => Promise<unknown>;
}
