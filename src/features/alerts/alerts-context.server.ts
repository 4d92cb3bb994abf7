import type { SearchIndex } from "#features/search/index.ts";
import type { Db } from "#platform/db/database.ts";

/** A token says whose alerts it turns off, and cannot be made up. */
export interface OffLinks {
  tokenOf(accountId: string): string;
  /** Null for what is no token of ours. */
  accountOf(token: string): string | null;
}

/** What the commands of alerts work with. */
export interface AlertsContext {
  readonly db: Db;
  readonly clock: () => Date;
  /** The catalogue as it is published now, and which version of it that is. */
  readonly catalogue: () => { readonly index: SearchIndex; readonly version: string };
  /** Links by which mails are turned off without signing in. */
  readonly offLinks: OffLinks;
}
