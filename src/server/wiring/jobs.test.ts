import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTestContext } from "#features/accounts/accounts-testing.ts";
import { ACCOUNT_MAILS } from "#features/accounts/index.server.ts";
import { makeAlertsContext } from "#features/alerts/alerts-testing.ts";
import { DailyCounter } from "#features/analytics/commands/daily-counter.server.ts";
import { ViewCounter } from "#features/analytics/commands/view-counter.server.ts";
import { makeLeadsContext } from "#features/leads/leads-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { dailyCounts, listingViews, mails } from "#platform/db/schema.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import type { JobRunner } from "#platform/jobs/job-runner.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { outboxOf, StoredMails } from "#platform/mail/outbox-testing.ts";
import { senderOf } from "#platform/push/push-testing.ts";
import { usualConfig } from "#server/config/config-testing.ts";
import { createLog } from "#server/observability/log.ts";
import { runSiteJobs } from "./jobs.ts";

const { site } = usualConfig();
const clock = () => new Date("2026-11-20T04:30:00Z");
const content = { values: {}, language: "en" } as const;

describeEachDatabase("the site's jobs", ({ database, empty }) => {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-jobs-"));
  let transport: StoredMails;
  let views: ViewCounter;
  let daily: DailyCounter;
  let jobs: JobRunner;
  let lines: Record<string, unknown>[];

  function start(): void {
    const { db } = database();
    const log = createLog("debug", { write: (line: string) => lines.push(JSON.parse(line)) });
    const outbox = { ...outboxOf(db, transport, clock), log };
    jobs = runSiteJobs({
      db,
      clock,
      log,
      metrics: null,
      outbox,
      views,
      daily,
      push: senderOf(db, { clock }),
      accounts: makeTestContext(db),
      leads: { ...makeLeadsContext(db), clock, findAgents: async () => [] },
      alerts: makeAlertsContext(db).context,
      pictures: folderStore(folder),
      config: { DATA_DIR: folder, BACKUP_DIR: folder, site },
    });
  }
  const queue = (to: string) =>
    queueMail(database().db, ACCOUNT_MAILS.passwordChanged, { ...content, to, now: clock() });

  beforeEach(async () => {
    await empty();
    transport = new StoredMails();
    views = new ViewCounter({ db: database().db, clock });
    daily = new DailyCounter({ db: database().db, clock });
    lines = [];
  });
  afterEach(async () => {
    await jobs.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("send what was queued before the start and what they are woken for", async () => {
    await queue("before@homes.example");
    start();
    await vi.waitFor(() => expect(transport.sent).toHaveLength(1), 20_000);
    await queue("after@homes.example");
    jobs.wake("send-mail");
    await vi.waitFor(() => expect(transport.sent).toHaveLength(2), 20_000);
    await jobs.close();
    expect((await database().db.select().from(mails)).map(({ attempts }) => attempts)).toEqual([
      1, 1,
    ]);
  });

  test("write at the stop the views that were counted last", async () => {
    start();
    await vi.waitFor(
      async () => expect((await jobs.status())[2]).toMatchObject({ result: "done" }),
      20_000,
    );
    views.count("P1");
    daily.count("call", "P1");
    await jobs.close();
    expect(await database().db.select().from(listingViews)).toMatchObject([{ views: 1 }]);
    expect(await database().db.select().from(dailyCounts)).toMatchObject([{ times: 1 }]);
  });

  test("all run on an empty site without a word, and are due again", async () => {
    start();
    await vi.waitFor(async () => {
      const results = (await jobs.status()).map(({ name, result }) => `${name} ${result}`);
      expect(results).toEqual([
        "send-mail done",
        "send-push done",
        "write-views done",
        "daily-notice done",
        "remind-visits done",
        "remind-next-steps done",
        "send-alerts done",
        "follow-plot-clock done",
        "sweep-plot-buyers done",
        "sweep-testimonials done",
        "forget-old-mail done",
        "sweep-accounts done",
        "sweep-leads done",
        "forget-answers done",
        "sweep-mail-files done",
        "prune-backups done",
        "sweep-pictures done",
      ]);
    }, 20_000);
    expect(lines).toEqual([]);
  });

  test("name themselves in each line that they log", async () => {
    transport.answer = () => ({ ok: false, code: "later", reason: "down" });
    await queue("asha@homes.example");
    start();
    await vi.waitFor(() => expect(lines).toHaveLength(1), 20_000);
    expect(lines).toMatchObject([{ job: "send-mail", msg: "a mail did not go out yet" }]);
  });
});
