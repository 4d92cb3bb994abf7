import type { AccountsContext } from "#features/accounts/index.server.ts";
import { findOwnLeads, forgetActor, forgetLeads, ofAccount } from "#features/leads/index.server.ts";
import { forgetWhoChanged } from "#features/listings/index.server.ts";
import { exportSavedHomes } from "#features/saved/index.server.ts";
import { forgetMailFilesNaming } from "#platform/mail/forget-mails.server.ts";
import type { Config } from "./config.ts";
import { mailFolder } from "./mail.ts";

type People = Pick<AccountsContext, "forgetPerson" | "exportElsewhere" | "forgetMailFiles">;

/** What every feature knows of a person, to be forgotten and to be handed out. */
export function openPeople(config: Pick<Config, "DATA_DIR">, clock: () => Date): People {
  return {
    forgetPerson: async (tx, owner) => {
      await forgetActor(tx, owner.email);
      await forgetWhoChanged(tx, owner.email);
      return forgetLeads(tx, ofAccount(owner), { reason: "account-deleted", now: clock() });
    },
    exportElsewhere: async (db, owner) => ({
      savedHomes: await exportSavedHomes(db, owner.id),
      ...(await findOwnLeads(db, owner)),
    }),
    // Also where mail goes by SMTP now: files may be left from before.
    forgetMailFiles: (names) => forgetMailFilesNaming(mailFolder(config), names),
  };
}
