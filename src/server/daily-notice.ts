import type { Logger } from "pino";
import { isDatabaseGone } from "#db/database-gone.ts";
import { sendDailyNotice } from "#leads/inbox/daily-notice.server.ts";
import type { LeadsWork } from "#leads/work.server.ts";

const LOOK_EVERY_MS = 60_000;

/** Looks every minute whether the day's mail of waiting leads is due, until closed. */
export function keepNoticing(
  work: LeadsWork,
  mail: { wake(): void },
  log: Logger,
): { close(): void } {
  const look = () =>
    sendDailyNotice(work).then(
      (sent) => sent && mail.wake(),
      (error: unknown) => {
        // The next look tries again.
        if (!isDatabaseGone(error)) log.error({ err: error }, "the daily notice failed");
      },
    );
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
