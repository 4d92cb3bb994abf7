import type { Logger } from "pino";
import type { PasswordHasher } from "#features/accounts/credentials/password-hash.server.ts";
import type { ExportElsewhere } from "#features/accounts/model/person-export.ts";
import type { User } from "#features/accounts/model/replies.ts";
import type { SealingKeys } from "#features/accounts/second-factor/sealed-secret.server.ts";
import type { Db } from "#platform/db/database.ts";

/** To which address an owner goes: to another one, or back to a former one. */
export interface AddressMove {
  readonly to: string;
  readonly isTakenBack: boolean;
}

/** What the commands of accounts work with. */
export interface AccountsContext {
  readonly db: Db;
  readonly clock: () => Date;
  /** Scheme, host and port of the site, as browsers know it: passkeys are bound to it. */
  readonly origin: string;
  readonly log: Pick<Logger, "info">;
  readonly hasher: PasswordHasher;
  /** Secrets of second factors are sealed with the first. */
  readonly sealingKeys: SealingKeys;
  /**
   * Writes the owner's new address where others have the former one, in the transaction that changes it. Where an
   * address is taken back, what names the one that goes may be of whoever took the account.
   */
  readonly movePerson: (
    tx: Db,
    owner: { readonly id: string; readonly email: string },
    move: AddressMove,
  ) => Promise<void>;
  /**
   * Takes the owner of an account out of what it left elsewhere, before and in the transaction that
   * deletes it; returns what names that in mail, such as references of leads.
   */
  readonly forgetPerson: (
    tx: Db,
    owner: { readonly id: string; readonly email: string },
  ) => Promise<string[]>;
  /** What other features know of the owner of an account. */
  readonly exportElsewhere: (
    db: Db,
    owner: { readonly id: string; readonly email: string },
  ) => Promise<ExportElsewhere>;
  /** Deletes the files of mail that name one of these, after the transaction. */
  readonly forgetMailFiles: (names: readonly string[]) => Promise<unknown>;
}

/** Right so far, but a code of the app is needed: the ticket and the code make a session. */
export interface SecondStepNeeded {
  readonly ok: true;
  readonly needsSecondFactor: true;
  readonly ticket: string;
}

/** What signing in gives; the token is stored nowhere but at the visitor's. */
export interface SignedIn {
  readonly ok: true;
  readonly token: string;
  readonly user: User;
}
