import type { Logger } from "pino";
import {
  type AccountsContext,
  sweepAccounts,
  sweepIdleAccounts,
} from "#features/accounts/index.server.ts";
import { forgetAnswers } from "#features/admin/index.server.ts";
import { type AlertsContext, sendAlerts } from "#features/alerts/index.server.ts";
import type { DailyCounter, ViewCounter } from "#features/analytics/index.server.ts";
import {
  type LeadsContext,
  remindNextSteps,
  remindVisits,
  sendDailyNotice,
  sweepLeads,
} from "#features/leads/index.server.ts";
import { RETENTION } from "#features/legal/index.ts";
import { sweepPhotos } from "#features/listings/index.server.ts";
import { followPlotClock, sweepBuyers } from "#features/projects/index.server.ts";
import { sweepTestimonials } from "#features/settings/index.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#lib/time/time.ts";
import { pruneBackups } from "#platform/backup/prune-backups.server.ts";
import type { Db } from "#platform/db/database.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import type { Job } from "#platform/jobs/job.ts";
import { JobRunner } from "#platform/jobs/job-runner.server.ts";
import {
  drainOutbox,
  forgetOldMail,
  hastenMail,
  type Outbox,
} from "#platform/mail/drain-outbox.server.ts";
import { sweepMailFiles } from "#platform/mail/forget-mails.server.ts";
import { drainPush, type PushSender } from "#platform/push/drain-push.server.ts";
import type { Config } from "#server/config/config.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { logContext } from "#server/observability/request-context.ts";
import { mailFolder } from "./mail.ts";

/** Who sends a change again does so within minutes. */
const ANSWERS_STAY_MS = 10 * MINUTE_MS;

interface SiteJobsDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly metrics: Metrics | null;
  readonly outbox: Outbox;
  readonly push: PushSender;
  readonly views: ViewCounter;
  readonly daily: DailyCounter;
  readonly accounts: AccountsContext;
  readonly leads: LeadsContext;
  readonly alerts: AlertsContext;
  readonly pictures: PictureStore;
  readonly config: Pick<Config, "DATA_DIR" | "BACKUP_DIR" | "site">;
}

/** Everything that the site does by the clock. */
export function siteJobs(deps: SiteJobsDeps): Job[] {
  return [...tellingJobs(deps), ...sweepingJobs(deps)];
}

/** What is sent, told and written down when its time has come. */
function tellingJobs(deps: SiteJobsDeps): Job[] {
  const { db, clock, outbox, push, views, daily, leads, alerts } = deps;
  return [
    // Mails are claimed one by one: each process sends at once what its own calls have queued.
    {
      name: "send-mail",
      scope: "process",
      everyMs: 5 * SECOND_MS,
      run: (stopping) => drainOutbox(outbox, stopping),
    },
    // Claimed device by device, in the same way.
    {
      name: "send-push",
      scope: "process",
      everyMs: 5 * SECOND_MS,
      run: (stopping) => drainPush(push, stopping),
    },
    {
      name: "write-views",
      scope: "process",
      everyMs: 5 * SECOND_MS,
      isRunAtStop: true,
      run: async () => {
        await views.write();
        await daily.write();
      },
    },
    {
      name: "daily-notice",
      scope: "cluster",
      everyMs: MINUTE_MS,
      run: () => sendDailyNotice(leads),
    },
    {
      name: "remind-visits",
      scope: "cluster",
      everyMs: MINUTE_MS,
      run: () => remindVisits(leads),
    },
    {
      name: "remind-next-steps",
      scope: "cluster",
      everyMs: MINUTE_MS,
      run: () => remindNextSteps(leads),
    },
    {
      name: "send-alerts",
      scope: "cluster",
      everyMs: 10 * MINUTE_MS,
      run: () => sendAlerts(alerts),
    },
    {
      name: "follow-plot-clock",
      scope: "cluster",
      everyMs: 2 * SECOND_MS,
      run: () => followPlotClock({ db, clock }),
    },
  ];
}

/** What is forgotten once it is no longer needed: how long it stays is of `RETENTION`. */
function sweepingJobs(deps: SiteJobsDeps): Job[] {
  const { db, clock, outbox, accounts, leads, pictures, config } = deps;
  const ago = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  return [
    {
      name: "sweep-plot-buyers",
      scope: "cluster",
      everyMs: HOUR_MS,
      run: () => sweepBuyers(db, ago(RETENTION.plotBuyer.days)),
    },
    {
      name: "sweep-testimonials",
      scope: "cluster",
      everyMs: HOUR_MS,
      run: () => sweepTestimonials(db, ago(RETENTION.formerTestimonial.days)),
    },
    {
      name: "forget-old-mail",
      scope: "cluster",
      everyMs: 10 * MINUTE_MS,
      run: async () => {
        await hastenMail(outbox);
        await forgetOldMail(outbox);
      },
    },
    {
      name: "sweep-accounts",
      scope: "cluster",
      everyMs: HOUR_MS,
      run: async () => {
        await sweepAccounts(db, clock());
        await sweepIdleAccounts(accounts);
      },
    },
    {
      name: "sweep-leads",
      scope: "cluster",
      everyMs: HOUR_MS,
      run: () => sweepLeads(leads, config.site.leadDays),
    },
    {
      name: "forget-answers",
      scope: "cluster",
      everyMs: 5 * MINUTE_MS,
      run: () => forgetAnswers(db, new Date(clock().getTime() - ANSWERS_STAY_MS)),
    },
    // Files are each machine's own.
    {
      name: "sweep-mail-files",
      scope: "process",
      everyMs: HOUR_MS,
      run: () => sweepMailFiles(mailFolder(config), ago(RETENTION.mailFile.days)),
    },
    {
      name: "prune-backups",
      scope: "process",
      everyMs: HOUR_MS,
      run: async () =>
        config.BACKUP_DIR && pruneBackups(config.BACKUP_DIR, ago(RETENTION.backup.days)),
    },
    {
      name: "sweep-pictures",
      scope: "cluster",
      everyMs: HOUR_MS,
      run: () => sweepPhotos({ db, store: pictures, clock }),
    },
  ];
}

/** Starts the site's jobs; each line that a run logs names its job. */
export function runSiteJobs(deps: SiteJobsDeps): JobRunner {
  const { db, clock, log, metrics } = deps;
  const named = siteJobs(deps).map((job) => ({
    ...job,
    run: (stopping: AbortSignal) => logContext.run({ job: job.name }, () => job.run(stopping)),
  }));
  const onEnd: ConstructorParameters<typeof JobRunner>[0]["onEnd"] = (job, result, seconds) =>
    metrics?.jobEnded(job, result, seconds);
  return new JobRunner({ db, clock, log, onEnd }, named);
}
