import type { PasswordHasher } from "#features/accounts/credentials/password-hash.server.ts";
import type { Db } from "#platform/db/database.ts";

/** What the commands of accounts work with. */
export interface AccountsContext {
  readonly db: Db;
  readonly clock: () => Date;
  readonly hasher: PasswordHasher;
  /** Agents need longer passwords. */
  readonly isAgent: (email: string) => boolean;
  /** Takes a deleted account's name off what it left elsewhere, in the transaction that deletes. */
  readonly forgetPerson: (tx: Db, email: string) => Promise<void>;
}

/** Who a session belongs to, as replies show it. */
export interface User {
  readonly name: string;
  readonly email: string;
}

/** What signing in gives; the token is stored nowhere but at the visitor's. */
export interface SignedIn {
  readonly ok: true;
  readonly token: string;
  readonly user: User;
}
