import { type AccountsContext, findAgentAddresses } from "#features/accounts/index.server.ts";
import { exportAlerts } from "#features/alerts/index.server.ts";
import {
  bindLeads,
  exportJoins,
  findOwnLeads,
  findSpokenContacts,
  findSpokenNumbers,
  findVisitFeed,
  forgetActor,
  forgetLeads,
  moveActor,
  ofAccount,
  tellWithdrawn,
} from "#features/leads/index.server.ts";
import { forgetWhoChanged, moveWhoChanged } from "#features/listings/index.server.ts";
import {
  findOwnPlots,
  forgetBuyer,
  forgetWhoChangedPlots,
  moveBuyer,
  moveWhoChangedPlots,
} from "#features/projects/index.server.ts";
import { exportSavedHomes } from "#features/saved/index.server.ts";
import { forgetWhoSet, moveWhoSet } from "#features/settings/index.server.ts";
import type { Db } from "#platform/db/database.ts";
import { forgetMailFilesNaming } from "#platform/mail/forget-mails.server.ts";
import type { Config } from "#server/config/config.ts";
import { mailFolder } from "./mail.ts";

type People = Pick<
  AccountsContext,
  "movePerson" | "forgetPerson" | "exportElsewhere" | "forgetMailFiles"
>;

/** How agents may have written down to reach an owner: the address, and numbers at which they spoke with the owner. */
async function contactsOf(db: Db, owner: { id: string; email: string }): Promise<string[]> {
  return [owner.email, ...(await findSpokenNumbers(db, owner))];
}

/** The address of an account's calendar, without its secret. */
async function exportFeed(db: Db, accountId: string) {
  const feed = await findVisitFeed({ db }, accountId);
  return feed ? [{ createdAt: feed.createdAt, lastUsedAt: feed.readAt }] : [];
}

/** What every feature knows of a person, to be moved to a new address, forgotten and handed out. */
export function openPeople(config: Pick<Config, "DATA_DIR">, clock: () => Date): People {
  return {
    movePerson: async (tx, owner, { to, isTakenBack }) => {
      if (!isTakenBack) await bindLeads(tx, owner);
      await moveActor(tx, owner.email, to);
      await moveWhoChanged(tx, owner.email, to);
      await moveWhoChangedPlots(tx, owner.email, to);
      await moveBuyer(tx, owner.email, to);
      await moveWhoSet(tx, owner.email, to);
    },
    forgetPerson: async (tx, owner) => {
      await forgetActor(tx, owner.email);
      await forgetWhoChanged(tx, owner.email);
      await forgetWhoChangedPlots(tx, owner.email);
      await forgetWhoSet(tx, owner.email);
      await forgetBuyer(tx, await contactsOf(tx, owner));
      const now = clock();
      const which = ofAccount(owner);
      const references = await forgetLeads(tx, which, { reason: "account-deleted", now });
      await tellWithdrawn(tx, references, { agents: await findAgentAddresses(tx), now });
      return references;
    },
    exportElsewhere: async (db, owner) => ({
      plots: await findOwnPlots(db, await contactsOf(db, owner)),
      savedHomes: await exportSavedHomes(db, owner.id),
      ...(await exportAlerts(db, owner.id)),
      ...(await findOwnLeads(db, owner)),
      joins: await exportJoins(db, [owner.email, ...(await findSpokenContacts(db, owner))]),
      visitCalendar: await exportFeed(db, owner.id),
    }),
    // Also where mail goes by SMTP now: files may be left from before.
    forgetMailFiles: (names) => forgetMailFilesNaming(mailFolder(config), names),
  };
}
