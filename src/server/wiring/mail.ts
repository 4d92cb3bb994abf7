import { join } from "node:path";
import type { Logger } from "pino";
import { ACCOUNT_MAILS } from "#features/accounts/index.server.ts";
import { ALERT_MAILS } from "#features/alerts/index.server.ts";
import { LEAD_MAILS } from "#features/leads/index.server.ts";
import { RETENTION } from "#features/legal/index.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import type { Outbox } from "#platform/mail/drain-outbox.server.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { fileTransport, smtpTransport } from "#platform/mail/transport.server.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import type { Config } from "#server/config/config.ts";

/** Every mail that the site sends. */
export const MAILS: readonly Mail[] = [ACCOUNT_MAILS, LEAD_MAILS, ALERT_MAILS].flatMap((table) =>
  Object.values<Mail>(table),
);

/** The folder that mail goes to when no SMTP server is set. */
export function mailFolder({ DATA_DIR }: Pick<Config, "DATA_DIR">): string {
  return join(DATA_DIR, "mail");
}

/** What sends queued mail, by SMTP or into files. */
export function openMail(
  config: Config,
  { db, log, siteNow }: { readonly db: Db; readonly log: Logger; readonly siteNow: () => Site },
): Outbox {
  const { SMTP_URL, MAIL_FROM, site } = config;
  const clock = () => new Date();
  const from = MAIL_FROM ?? `Sthalam <no-reply@${new URL(site.origin).hostname}>`;
  const sender = { from, clock };
  return {
    db,
    transport: SMTP_URL
      ? smtpTransport(SMTP_URL, sender)
      : fileTransport(mailFolder(config), sender),
    // Mails of one run may be of two settings.
    get site() {
      return { origin: site.origin, infoEmail: siteNow().infoEmail };
    },
    mails: MAILS,
    clock,
    sentStoredMs: RETENTION.sentMail.days * DAY_MS,
    random: Math.random,
    log,
  };
}
