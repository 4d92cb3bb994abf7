import { ACCOUNT_MAILS } from "#features/accounts/index.server.ts";
import { LEAD_MAILS } from "#features/leads/index.server.ts";
import type { Mail } from "#platform/mail/mail.ts";

/** Every mail that the site sends. */
export const MAILS: readonly Mail[] = [ACCOUNT_MAILS, LEAD_MAILS].flatMap((table) =>
  Object.values<Mail>(table),
);
