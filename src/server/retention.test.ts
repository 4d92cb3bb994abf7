import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNotNull } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  getCode,
  getSession,
  HOME,
  join as joinSite,
  makeTestContext,
  person,
  type TestContext,
  takeIn,
} from "#features/accounts/accounts-testing.ts";
import { confirmEmail, saveProfile } from "#features/accounts/commands/profile.server.ts";
import { signIn } from "#features/accounts/commands/sign-in.server.ts";
import { signUp } from "#features/accounts/commands/sign-up.server.ts";
import { inviteMember } from "#features/accounts/team/invitations.server.ts";
import { makeAlertsContext } from "#features/alerts/alerts-testing.ts";
import { DailyCounter } from "#features/analytics/commands/daily-counter.server.ts";
import { ViewCounter } from "#features/analytics/commands/view-counter.server.ts";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import { leadRequest, makeLeadsContext } from "#features/leads/leads-testing.ts";
import { RETENTION, type RetentionName } from "#features/legal/model/retention.ts";
import { changePlots } from "#features/projects/commands/change-plots.server.ts";
import {
  BUYER,
  byAgent,
  makeTestPlots,
  TEST_PROJECT,
} from "#features/projects/commands/plots-testing.ts";
import { saveSettings } from "#features/settings/commands/save-settings.server.ts";
import { DAY_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import {
  accounts,
  attempts,
  emailUndos,
  knownBrowsers,
  leads,
  mails,
  plotChanges,
  plots,
  securityEvents,
  sessions,
  siteSettingChanges,
  teamInvitations,
} from "#platform/db/schema.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import type { Job } from "#platform/jobs/job.ts";
import { drainOutbox } from "#platform/mail/drain-outbox.server.ts";
import { outboxOf, StoredMails } from "#platform/mail/outbox-testing.ts";
import { senderOf } from "#platform/push/push-testing.ts";
import { usualConfig } from "./config/config-testing.ts";
import { createLog } from "./observability/log.ts";
import { siteJobs } from "./wiring/jobs.ts";

const EMAIL = "ravi@homes.example";
const TESTIMONIAL = JSON.stringify({
  name: "Ravi",
  place: "Guntur",
  text: { en: "Clear papers." },
  stars: null,
  agreed: { how: "by letter", on: "2025-01-01" },
});
const PASSWORD = "three green parrots";
const { site } = usualConfig();

/** What the code ends, each with its term. */
const ENDED = Object.entries(RETENTION).flatMap(([name, { days, endedBy }]) =>
  days !== null && endedBy !== "operator" ? [{ name: name as RetentionName, days, endedBy }] : [],
);

describeEachDatabase("what is stored of people", ({ database, empty }) => {
  let folder: string;
  let context: TestContext;
  let jobs: Job[];
  beforeEach(async () => {
    await empty();
    folder = mkdtempSync(join(tmpdir(), "sthalam-retention-"));
    const { db } = database();
    context = makeTestContext(db);
    const { clock } = context;
    jobs = siteJobs({
      db,
      clock,
      log: createLog("silent"),
      metrics: null,
      accounts: context,
      outbox: outboxOf(db, new StoredMails(), clock),
      views: new ViewCounter({ db, clock }),
      daily: new DailyCounter({ db, clock }),
      push: senderOf(db, { clock }),
      leads: { ...makeLeadsContext(db), clock },
      pictures: folderStore(folder),
      alerts: { ...makeAlertsContext(db).context, clock },
      config: { DATA_DIR: folder, BACKUP_DIR: folder, site },
    });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = async (name: string) =>
    jobs.find((job) => job.name === name)?.run(new AbortController().signal);
  const has = async (table: PgTable) => (await database().db.select().from(table)).length > 0;
  const enter = async () => getSession(context, (await joinSite(context, EMAIL, PASSWORD)).token);
  const writeFile = (path: string) => {
    writeFileSync(join(folder, path), "x");
    utimesSync(join(folder, path), context.clock(), context.clock());
  };

  /** How each comes to be stored, and whether it is there. */
  const PLANTS: Partial<
    Record<RetentionName, { plant(): Promise<unknown>; isThere(): Promise<boolean> }>
  > = {
    lead: {
      plant: () =>
        submitLead({ ...makeLeadsContext(database().db), clock: context.clock }, leadRequest(), {
          key: "a key",
          network: "n",
        }),
      isThere: async () =>
        (await database().db.select().from(leads)).some(({ phone }) => phone !== ""),
    },
    plotBuyer: {
      plant: async () => {
        const of = { db: database().db, clock: context.clock };
        await makeTestPlots(of, 1);
        const seen = [{ number: "1", version: 1 }];
        const wanted = { what: "sell", buyer: BUYER } as const;
        await changePlots(of, { project: TEST_PROJECT, seen, by: byAgent(), wanted });
      },
      isThere: async () => {
        const { db } = database();
        const rows = [...(await db.select().from(plots)), ...(await db.select().from(plotChanges))];
        return JSON.stringify(rows).includes(BUYER.name);
      },
    },
    formerTestimonial: {
      plant: async () => {
        const session = await enter();
        const of = { ...context, byEnvironment: site };
        const said = { key: "testimonial1", value: TESTIMONIAL, version: 0 } as const;
        await saveSettings(of, session, [said]);
        await saveSettings(of, session, [{ ...said, value: null, version: 1 }]);
      },
      isThere: async () =>
        JSON.stringify(await database().db.select().from(siteSettingChanges)).includes("Ravi"),
    },
    account: { plant: enter, isThere: () => has(accounts) },
    unverifiedAccount: {
      plant: () => signUp(context, person(EMAIL), HOME),
      isThere: () => has(accounts),
    },
    session: {
      plant: async () => {
        await enter();
        // Used to the last, else it goes for want of use.
        const lastUsedAt = new Date(context.clock().getTime() + RETENTION.session.days * DAY_MS);
        await database().db.update(sessions).set({ lastUsedAt });
      },
      isThere: () => has(sessions),
    },
    code: {
      plant: async () => {
        const session = await enter();
        const to = "ravi.kumar@homes.example";
        await saveProfile(context, session, { name: "Ravi", email: to }, HOME);
        await confirmEmail(context, session, await getCode(database().db, to));
      },
      isThere: () => has(emailUndos),
    },
    invitation: {
      plant: async () => {
        await takeIn(database().db, EMAIL, "owner");
        const invitation = {
          email: "asked@homes.example",
          role: "viewer",
          language: "en",
        } as const;
        expect(await inviteMember(context, await enter(), invitation)).toEqual({ ok: true });
      },
      isThere: () => has(teamInvitations),
    },
    securityEvent: {
      plant: () => signIn(context, { email: "nobody@homes.example", password: "x" }, HOME),
      isThere: () => has(securityEvents),
    },
    securityNetwork: {
      plant: () => signIn(context, { email: "nobody@homes.example", password: "x" }, HOME),
      isThere: async () => {
        const rows = await database()
          .db.select()
          .from(securityEvents)
          .where(isNotNull(securityEvents.network));
        return rows.some(({ network }) => network === HOME.network);
      },
    },
    knownBrowser: { plant: enter, isThere: () => has(knownBrowsers) },
    attempt: {
      plant: () =>
        submitLead({ ...makeLeadsContext(database().db), clock: context.clock }, leadRequest(), {
          key: "a key",
          network: "n",
        }),
      isThere: () => has(attempts),
    },
    sentMail: {
      plant: async () => {
        await signUp(context, person(EMAIL), HOME);
        const { db } = database();
        expect(await drainOutbox(outboxOf(db, new StoredMails(), context.clock))).toBe(1);
      },
      isThere: () => has(mails),
    },
    mailFile: {
      plant: async () => {
        mkdirSync(join(folder, "mail"));
        writeFile("mail/one.eml");
      },
      isThere: async () => readdirSync(join(folder, "mail")).length > 0,
    },
    backup: {
      plant: async () => {
        writeFile("old.backup");
        // The newest stays whatever its age.
        writeFileSync(join(folder, "new.backup"), "x");
      },
      isThere: async () => readdirSync(folder).includes("old.backup"),
    },
  };

  test("every term that code carries out is tried here", () => {
    expect(Object.keys(PLANTS).sort()).toEqual(ENDED.map(({ name }) => name).sort());
    for (const { endedBy } of ENDED) expect(jobs.map(({ name }) => name)).toContain(endedBy);
  });

  test.each(ENDED)("$name is there to the end of $days days and gone after", async (one) => {
    const { name, days, endedBy } = one;
    const planted = PLANTS[name];
    if (!planted) throw new Error(`nothing plants ${name}`);
    await planted.plant();
    // An account's owner is told 30 days before.
    const warnedAfter = Math.max(0, (days - 30) * DAY_MS) / 1000 + 60;
    const steps = [warnedAfter, days * 86_400 - 60, days * 86_400 + 120];
    let passed = 0;
    for (const seconds of steps) {
      if (seconds <= passed) continue;
      context.pass(seconds - passed);
      passed = seconds;
      await run(endedBy);
      expect([name, seconds, await planted.isThere()]).toEqual([
        name,
        seconds,
        seconds < days * 86_400,
      ]);
    }
  });

  test("an account without use is told of in its language, and stays when its owner comes", async () => {
    const { db } = database();
    await enter();
    context.pass(701 * 86_400);
    await run("sweep-accounts");
    await run("sweep-accounts");
    const told = (await db.select().from(mails)).filter(({ kind }) => kind === "account-idle");
    expect(told).toMatchObject([{ recipient: EMAIL, language: "te" }]);
    expect((await signIn(context, { email: EMAIL, password: PASSWORD }, HOME)).ok).toBe(true);
    context.pass(60 * 86_400);
    await run("sweep-accounts");
    expect(await has(accounts)).toBe(true);
    // Told before is not told again: its time begins anew.
    context.pass(645 * 86_400);
    await run("sweep-accounts");
    const again = (await db.select().from(mails)).filter(({ kind }) => kind === "account-idle");
    expect(again).toHaveLength(2);
    expect(await has(accounts)).toBe(true);
  });

  test("an account from before sign-ins were written down counts from now on", async () => {
    const { db } = database();
    await enter();
    await db.update(accounts).set({ lastSignInAt: null });
    context.pass(1000 * 86_400);
    await run("sweep-accounts");
    expect(await db.select().from(accounts)).toMatchObject([
      { lastSignInAt: context.clock(), idleWarnedAt: null },
    ]);
  });
});
