import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  CLAIMS,
  getCode,
  getSession,
  HOME,
  join as joinSite,
  makeTestContext,
  takeIn,
} from "#features/accounts/accounts-testing.ts";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { exportAccount } from "#features/accounts/commands/export-account.server.ts";
import { confirmEmail, saveProfile } from "#features/accounts/commands/profile.server.ts";
import { askForReset } from "#features/accounts/commands/reset-password.server.ts";
import { signInByIdentity } from "#features/accounts/commands/sign-in-by-identity.server.ts";
import { undoEmailChange } from "#features/accounts/commands/undo-email-change.server.ts";
import { sendDailyNotice } from "#features/leads/commands/daily-notice.server.ts";
import { joinPeople } from "#features/leads/commands/join-people.server.ts";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import { changeLead } from "#features/leads/index.server.ts";
import { leadRequest, makeLeadsContext } from "#features/leads/leads-testing.ts";
import { parseInboxQuery } from "#features/leads/model/inbox-query.ts";
import { NO_SOURCE } from "#features/leads/model/lead-source.ts";
import { findInbox } from "#features/leads/queries/find-inbox.server.ts";
import { changePlots } from "#features/projects/commands/change-plots.server.ts";
import { makeTestPlots, TEST_PROJECT } from "#features/projects/commands/plots-testing.ts";
import { makeBackupFile } from "#platform/backup/backup-file.server.ts";
import { readTables } from "#platform/backup/tables.server.ts";
import { writeBackup } from "#platform/backup/write-backup.server.ts";
import {
  favourites,
  leads,
  listingChanges,
  listingImports,
  mails,
  securityEvents,
  siteSettingChanges,
  teamInvitations,
} from "#platform/db/schema.ts";
import { describeEachDatabase } from "#platform/db/testing.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import { drainOutbox } from "#platform/mail/drain-outbox.server.ts";
import { outboxOf } from "#platform/mail/outbox-testing.ts";
import { readEml } from "#platform/mail/read-eml.ts";
import { fileTransport } from "#platform/mail/transport.server.ts";
import { savePushDevice } from "#platform/push/push-devices.server.ts";
import { MAILS } from "./mail.ts";
import { openPeople } from "./people.ts";

const EMAIL = "ravi@homes.example";
const NAME = "Lakshmi Devi";
const PHONE = "+919876543210";
const OTHER_PHONE = "+919876500000";
const NOTE = "Wants the corner plot by the temple";
const STEP = "Call her sister about the loan";
const [PAGE, CAMPAIGN] = ["/enquire-of-hers", "her-own-campaign"];
/** Everything that would tell of the person. */
const TELLING = [
  EMAIL,
  "ravi.new@homes.example",
  NAME,
  PHONE,
  "876543210",
  NOTE,
  STEP,
  PAGE,
  CAMPAIGN,
  "google|7",
];
const PASSWORD = "three green parrots";

describeEachDatabase("a person", ({ database, empty }) => {
  let folder: string;
  beforeEach(async () => {
    await empty();
    folder = mkdtempSync(join(tmpdir(), "sthalam-people-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** An account that has done everything, and somebody else's lead, on one clock. */
  async function live() {
    const { db } = database();
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
    for (const what of ["next-step", "step-done"] as const) {
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
    await db.insert(listingChanges).values({
      ...{ id: crypto.randomUUID(), mlsNumber: "P1", at: own.clock(), what: "changed" },
      ...{ accountId, actor: EMAIL, before: null, after: {} },
    });
    const device = {
      accountId,
      sessionId: session.id,
      device: `${NAME}’s phone`,
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
          ...{ project: TEST_PROJECT, seen: [{ number, version: 1 }] },
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
      ...{ from: "Sthalam <no-reply@plots.example>", clock: own.clock },
    });
    await drainOutbox({ ...outboxOf(db, transport, own.clock), mails: MAILS });
    // After what was sent something waits as well.
    await saveProfile(context, session, { name: NAME, email: "ravi.new@homes.example" }, HOME);
    return { db, context, session, accountId, mailed, sent, others };
  }

  /** Every place of a table, a mail file, a picture or a backup that has one of the words. */
  async function findEverywhere(words: readonly string[]): Promise<string[]> {
    const { db } = database();
    const found: string[] = [];
    const look = (where: string, text: string) => {
      for (const word of words) if (text.includes(word)) found.push(`${where}: ${word}`);
    };
    const tables = await readTables(db);
    expect(tables.length).toBeGreaterThan(25);
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
    expect(made.ok).toBe(true);
    look("backup", gunzipSync(readFileSync(file)).toString("utf8"));
    return found;
  }

  test("after deletion is in no table, mail file, picture or new backup; the figures stay", async () => {
    const { db, context, session, mailed, sent, others } = await live();
    const before = await findEverywhere(TELLING);
    // Else the search would find nothing because it cannot.
    const known = ["accounts", "leads", "lead_events", "plots", "plot_changes", "mails", "mail/"];
    for (const where of [...known, "backup"]) expect(before.join("\n")).toContain(where);
    expect(await deleteAccount(context, session, PASSWORD)).toEqual({ ok: true });
    expect(await findEverywhere(TELLING)).toEqual([]);
    const left = await db.select().from(leads);
    expect(left.map(({ reference }) => reference).sort()).toEqual([mailed, sent, others].sort());
    for (const { reference, kind, createdAt, name } of left)
      expect({ kind, createdAt, name }).toEqual({
        ...{ kind: "callback", createdAt: context.clock() },
        name: reference === others ? "Somebody Else" : "",
      });
  });

  test("who is deleted takes nothing of anybody else along", async () => {
    const { db, context, session, others } = await live();
    await deleteAccount(context, session, PASSWORD);
    const all = (await findEverywhere(["Somebody Else", OTHER_PHONE])).map(
      (place) => place.split(/[/:]/)[0],
    );
    expect(new Set(all)).toEqual(new Set(["leads", "plots", "plot_changes", "mail", "backup"]));
    const [lead] = (await db.select().from(leads)).filter((row) => row.reference === others);
    expect(lead?.forgottenAt).toBeNull();
    expect(await db.select().from(mails)).not.toEqual([]);
  });

  /** An agent who has left the address in every place that tells who did something. */
  async function liveAsAgent() {
    const { db } = database();
    const own = makeTestContext(db);
    const { clock } = own;
    const context = { ...own, ...openPeople({ DATA_DIR: folder }, clock) };
    await takeIn(db, EMAIL);
    await takeIn(db, "owner@plots.example", "owner");
    const { token, accountId } = await joinSite(context, EMAIL, PASSWORD);
    const by = { accountId, actor: EMAIL };
    const forLeads = { ...makeLeadsContext(db), clock, findAgents: async () => [EMAIL] };
    const request = leadRequest({ email: "buyer@homes.example" });
    const taken = await submitLead(forLeads, request, { key: "given", network: "n" });
    const other = leadRequest({ phone: OTHER_PHONE, email: EMAIL });
    await submitLead(forLeads, other, { key: "of the agent", network: "n" });
    if (!taken.ok) throw new Error(taken.code);
    const { reference } = taken;
    const change = { what: "assign", assignee: EMAIL, version: 1 } as const;
    await changeLead(forLeads, { reference, actor: EMAIL, change });
    await joinPeople(forLeads, { reference, other: { phone: OTHER_PHONE }, actor: EMAIL });
    const [id, at] = [crypto.randomUUID(), clock()];
    const listing = { mlsNumber: "P1", what: "changed", before: null, after: {} };
    await db.insert(listingChanges).values({ id, at, ...by, ...listing });
    const file = { fileName: "a.csv", published: true, added: 1, updated: 0 };
    await db.insert(listingImports).values({ id, at, ...by, ...file });
    await db.insert(siteSettingChanges).values({ id, at, actor: EMAIL, values: {} });
    const invited = { email: "invited@homes.example", role: "agent", tokenHash: "h" } as const;
    const until = { createdAt: at, expiresAt: new Date(at.getTime() + 1000) };
    await db.insert(teamInvitations).values({ ...invited, invitedBy: EMAIL, ...until });
    await makeTestPlots({ db, clock }, 1);
    const wanted = { what: "book", buyer: null } as const;
    const seen = { project: TEST_PROJECT, seen: [{ number: "1", version: 1 }] };
    await changePlots({ db, clock }, { ...seen, by: { accountId, email: EMAIL }, wanted });
    /** Whose leads are "mine". */
    const leadsOf = async (agent: string) => {
      const query = { ...parseInboxQuery(new URLSearchParams("care=mine&view=all")), agent };
      return (await findInbox(db, query, clock())).leads.map((lead) => lead.reference);
    };
    const moveTo = async (email: string) => {
      const session = await getSession(context, token);
      await saveProfile(context, session, { name: NAME, email }, HOME);
      const code = await getCode(db, email);
      expect(await confirmEmail(context, session, code)).toMatchObject({ ok: true });
    };
    return { db, context, token, reference, leadsOf, moveTo };
  }

  const NEW_EMAIL = "ravi.new@homes.example";
  /** Tables that tell who did something. */
  const HISTORIES = [
    ...["lead_events", "leads", "listing_changes", "listing_imports", "person_joins"],
    ...["plot_changes", "site_setting_changes", "team_invitations", "team_members"],
  ];
  const tablesNaming = async (email: string) => {
    const places = (await findEverywhere([email])).map((place) => place.split(/[/:]/)[0] ?? "");
    return [...new Set(places)].filter((place) => HISTORIES.includes(place)).sort();
  };

  test("an agent’s leads and histories follow to a new address, and lose it with the account", async () => {
    const { db, context, token, reference, leadsOf, moveTo } = await liveAsAgent();
    expect(await tablesNaming(EMAIL)).toEqual(HISTORIES);
    await moveTo(NEW_EMAIL);
    expect(await leadsOf(NEW_EMAIL)).toEqual([reference]);
    expect(await tablesNaming(NEW_EMAIL)).toEqual(HISTORIES);
    // Of the old one what the agent wrote as a buyer is left.
    expect(await tablesNaming(EMAIL)).toEqual(["leads"]);
    const moved = await getSession(context, token);
    expect(await deleteAccount(context, moved, PASSWORD)).toEqual({ ok: true });
    expect(await findEverywhere([EMAIL, NEW_EMAIL])).toEqual([]);
    expect(await db.$count(leads)).toBe(2);
  });

  test("an agent’s leads and histories come back with the former address", async () => {
    const { db, context, reference, leadsOf, moveTo } = await liveAsAgent();
    await moveTo(NEW_EMAIL);
    const [told] = await db.select().from(mails).where(eq(mails.kind, "email-changed"));
    const { path = "" } = (told?.values ?? {}) as { readonly path?: string };
    const secret = new URLSearchParams(path.split("#")[1]).get("token") ?? "";
    expect(await undoEmailChange(context, secret, HOME)).toMatchObject({ ok: true });
    expect(await leadsOf(EMAIL)).toEqual([reference]);
    expect(await tablesNaming(EMAIL)).toEqual(HISTORIES);
    expect(await tablesNaming(NEW_EMAIL)).toEqual([]);
  });

  test("a deletion is logged without the person", async () => {
    const { db, context, session, accountId } = await live();
    const lines: string[] = [];
    const log = { info: (...said: unknown[]) => void lines.push(JSON.stringify(said)) };
    await deleteAccount({ ...context, log } as typeof context, session, PASSWORD);
    expect(lines.join()).toContain("account-deleted");
    for (const word of TELLING) expect(lines.join()).not.toContain(word);
    const events = await db.select().from(securityEvents);
    expect(events.at(-1)).toMatchObject({ kind: "account-deleted", accountId, network: null });
  });

  test("gets everything: account, consent, sign-ins, saved homes, requests and agents’ notes", async () => {
    const { context, session, mailed, sent, others } = await live();
    const done = await exportAccount(context, session);
    if (!done.ok) throw new Error(done.code);
    const { person } = done;
    expect(Object.entries(person).filter(([, entries]) => entries.length === 0)).toEqual([
      ["passkeys", []],
      ["codeApps", []],
    ]);
    expect(person.account[0]).toMatchObject({ email: EMAIL, name: NAME, hasPassword: true });
    expect(person.consent[0]?.noticeVersion).toBe("2026-11-23");
    expect(person.identities[0]).toMatchObject({ subject: CLAIMS.subject });
    expect(person.requests.map(({ reference }) => reference).sort()).toEqual([mailed, sent].sort());
    expect(person.requestEvents.map(({ note }) => note)).toEqual(
      expect.arrayContaining([NOTE, STEP]),
    );
    const [own] = person.requests.filter(({ reference }) => reference === mailed);
    expect(own).toMatchObject({ sourcePage: PAGE, utmCampaign: CAMPAIGN, consentBasis: "notice" });
    expect(person.plots.map(({ number, what }) => [number, what])).toEqual([
      ["1", "booked"],
      ["2", "booked"],
    ]);
    expect(person.savedHomes).toMatchObject([{ mlsNumber: "P1" }]);
    const all = JSON.stringify(person);
    // Other people and secrets are not the owner's.
    for (const word of ["Somebody Else", others, "agent@plots.example", "$argon2id", session.id])
      expect(all).not.toContain(word);
    expect(person.securityEvents.at(-1)).toMatchObject({ what: "data-exported" });
  });

  test("an export wants a fresh proof, and gives nothing without", async () => {
    const { context, session } = await live();
    context.pass(600);
    expect(await exportAccount(context, session)).toMatchObject({ code: "proof-needed" });
  });
});
