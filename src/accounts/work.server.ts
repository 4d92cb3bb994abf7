import type { Db } from "#db/database.ts";
import type { PasswordHasher } from "./password-hash.server.ts";

/** What the verbs of accounts work with. */
export interface AccountsWork {
  readonly db: Db;
  readonly clock: () => Date;
  readonly hasher: PasswordHasher;
  /** Agents need longer passwords. */
  readonly isAgent: (email: string) => boolean;
  /** Takes a deleted account's name off what it left elsewhere, in the transaction that deletes. */
  readonly forgetPerson: (tx: Db, email: string) => Promise<void>;
}

/** Where a call comes from. */
export interface Caller {
  /** Address of the visitor's network: IPv4, or the first 64 bits of IPv6. */
  readonly network: string;
  /** Browser and system in words. */
  readonly device: string;
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
