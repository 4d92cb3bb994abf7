import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach } from "vitest";
import {
  CLAIMS,
  getSession,
  HOME,
  join as joinSite,
  makeTestContext,
} from "#features/accounts/accounts-testing.ts";
import { saveProfile } from "#features/accounts/commands/profile.server.ts";
import { askForReset } from "#features/accounts/commands/reset-password.server.ts";
import { signInByIdentity } from "#features/accounts/commands/sign-in-by-identity.server.ts";
import { saveSearches } from "#features/alerts/commands/saved-searches.server.ts";
import { turnAlertsOn } from "#features/alerts/commands/turn-alerts.server.ts";
import { sendDailyNotice } from "#features/leads/commands/daily-notice.server.ts";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import { changeLead } from "#features/leads/index.server.ts";
import { leadRequest, makeLeadsContext } from "#features/leads/leads-testing.ts";
import { NO_SOURCE } from "#features/leads/model/lead-source.ts";
import { changePlots } from "#features/projects/commands/change-plots.server.ts";
import { makeTestPlots, TEST_PROJECT } from "#features/projects/commands/plots-testing.ts";
import { makeBackupFile } from "#platform/backup/backup-file.server.ts";
import { readTables } from "#platform/backup/tables.server.ts";
import { writeBackup } from "#platform/backup/write-backup.server.ts";
import type { Db } from "#platform/db/database.ts";
import { favourites, leads, listingChanges } from "#platform/db/schema.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import { drainOutbox } from "#platform/mail/drain-outbox.server.ts";
import { outboxOf } from "#platform/mail/outbox-testing.ts";
import { readEml } from "#platform/mail/read-eml.ts";
import { fileTransport } from "#platform/mail/transport.server.ts";
import { savePushDevice } from "#platform/push/push-devices.server.ts";
import { MAILS } from "./mail.ts";
import { openPeople } from "./people.ts";

export const EMAIL = "ravi@homes.example";
export const NAME = "Lakshmi Devi";
export const PHONE = "+919876543210";
export const OTHER_PHONE = "+919876500000";
export const NOTE = "Wants the corner plot by the temple";
export const STEP = "Call her sister about the loan";
export const [PAGE, CAMPAIGN] = ["/enquire-of-hers", "her-own-campaign"];
export const SEARCH = "text=her-own-village";
/** Everything that would tell of the person. */
export const TELLING = [
  EMAIL,
  "ravi.new@homes.example",
  NAME,
  PHONE,
  "876543210",
  NOTE,
  STEP,
  PAGE,
  CAMPAIGN,
  SEARCH,
  "google|7",
];
export const PASSWORD = "three green parrots";

/** A database, and the folder of the mail and pictures beside it. */
export interface PeopleOnDisk {
  readonly db: Db;
  readonly folder: string;
}

/** A folder anew for each test. */
export function usePeopleFolder(): () => string {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sthalam-people-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}

/** An account that has done everything, and somebody else's lead, on one clock. */
export async function livePerson({ db, folder }: PeopleOnDisk) {
  const own = makeTestContext(db);
  const context = { ...own, ...openPeople({ DATA_DIR: folder }, own.clock) };
  const { token, accountId } = await joinSite(context, EMAIL, PASSWORD);
  const session = await getSession(context, token);
  const forLeads = { ...makeLeadsContext(db), clock: own.clock };
  const lead = async (key: string, changes: object, from: string | null = null) => {
    const origin = { key, network: "n", accountId: from };
    const taken = await submitLead(forLeads, leadRequest(changes), origin);
    if (!taken.ok) throw new Error(taken.code);
    return taken.reference;
  };
  const source = { ...NO_SOURCE, sourcePage: PAGE, utmCampaign: CAMPAIGN };
  const mailed = await lead("by e-mail", { name: NAME, email: EMAIL, phone: PHONE, source });
  const sent = await lead("signed in", { name: NAME, phone: PHONE }, accountId);
  const others = await lead("other", { name: "Somebody Else", phone: OTHER_PHONE });
  const change = { what: "note", note: NOTE } as const;
  await changeLead(forLeads, { reference: mailed, actor: "agent@plots.example", change });
  for (const what of ["next-step", "step-done", "reached"] as const) {
    const [row] = await db.select().from(leads).where(eq(leads.reference, mailed));
    const step = { what, nextStep: STEP, version: row?.version ?? 0 };
    await changeLead(forLeads, { reference: mailed, actor: "agent@plots.example", change: step });
  }
  await changeLead(forLeads, {
    reference: others,
    actor: EMAIL,
    change: { ...change, note: "x" },
  });
  await db.insert(favourites).values({ accountId, mlsNumber: "P1", savedAt: own.clock() });
  await saveSearches({ db, clock: own.clock }, accountId, [{ search: SEARCH, name: `${NAME}’s` }]);
  await turnAlertsOn({ db, clock: own.clock }, accountId, undefined);
  await db.insert(listingChanges).values({
    id: crypto.randomUUID(),
    mlsNumber: "P1",
    at: own.clock(),
    what: "changed",
    accountId,
    actor: EMAIL,
    before: null,
    after: {},
  });
  const device = {
    accountId,
    sessionId: session.id,
    device: `${NAME}’s phone`,
    topic: "requests",
    language: "en",
  } as const;
  const keys = { p256dh: "p", auth: "a", vapidKey: "v" };
  const shown = { ...device, ...keys, endpoint: "https://push.example/1" };
  await savePushDevice(db, shown, own.clock());
  await makeTestPlots({ db, clock: own.clock }, 3);
  const hold = (number: string, name: string, contact: string) =>
    changePlots(
      { db, clock: own.clock },
      {
        project: TEST_PROJECT,
        seen: [{ number, version: 1 }],
        by: { accountId, email: EMAIL },
        wanted: { what: "book", buyer: { name, contact } },
      },
    );
  await hold("1", NAME, PHONE);
  await hold("2", NAME, EMAIL);
  await hold("3", "Somebody Else", OTHER_PHONE);
  await signInByIdentity(context, { ...CLAIMS, email: EMAIL }, HOME);
  await askForReset(context, { email: EMAIL, language: "en" }, HOME);
  await sendDailyNotice(forLeads);
  const transport = fileTransport(join(folder, "mail"), {
    from: "Sthalam <no-reply@plots.example>",
    clock: own.clock,
  });
  await drainOutbox({ ...outboxOf(db, transport, own.clock), mails: MAILS });
  // After what was sent something waits as well.
  await saveProfile(context, session, { name: NAME, email: "ravi.new@homes.example" }, HOME);
  return { db, context, session, accountId, mailed, sent, others };
}

/** Every place of a table, a mail file, a picture or a backup that has one of the words. */
export async function findEverywhere(
  { db, folder }: PeopleOnDisk,
  words: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  const look = (where: string, text: string) => {
    for (const word of words) if (text.includes(word)) found.push(`${where}: ${word}`);
  };
  const tables = await readTables(db);
  if (tables.length <= 25) throw new Error("tables are missing");
  for (const { name } of tables) {
    const all: unknown = await db.execute(
      sql`select t::text as line from ${sql.identifier(name)} t`,
    );
    for (const { line } of (all as { rows: { line: string }[] }).rows) look(name, line);
  }
  const mailFolder = join(folder, "mail");
  for (const name of existsSync(mailFolder) ? readdirSync(mailFolder) : []) {
    const { headers, text, html } = await readEml(readFileSync(join(mailFolder, name)));
    look(`mail/${name}`, [name, ...headers.values(), text, html].join());
  }
  const pictures = folderStore(join(folder, "pictures"));
  for await (const { name } of pictures.list())
    look(`pictures/${name}`, String(await pictures.find(name)));
  const file = join(folder, `${crypto.randomUUID()}.backup`);
  const backup = { db, pictures, clock: () => new Date() };
  const made = await makeBackupFile(file, async (open) => {
    await writeBackup(backup, open());
  });
  if (!made.ok) throw new Error("no backup was made");
  look("backup", gunzipSync(readFileSync(file)).toString("utf8"));
  return found;
}
