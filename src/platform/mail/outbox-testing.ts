// A transport and an outbox for tests.
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import type { ComposedMail } from "./compose-mail.server.ts";
import type { Outbox } from "./drain-outbox.server.ts";
import type { MailTransport, SendResult } from "./transport.server.ts";

/** Keeps what it is given, and answers as told. */
export class StoredMails implements MailTransport {
  readonly sent: ComposedMail[] = [];
  answer: () => SendResult | Promise<SendResult> = () => ({ ok: true });

  async send(mail: ComposedMail): Promise<SendResult> {
    const result = await this.answer();
    if (result.ok) this.sent.push(mail);
    return result;
  }

  close(): void {}
}

/** An outbox of the mails of accounts, without chance in it, which keeps what it logs. */
export function outboxOf(
  db: Db,
  transport: MailTransport,
  clock: () => Date,
): Outbox & { said: string[] } {
  const said: string[] = [];
  const note = (_: object, message: string) => said.push(message);
  return {
    db,
    transport,
    clock,
    sentStoredMs: 7 * DAY_MS,
    mails: Object.values(ACCOUNT_MAILS),
    random: () => 0.5,
    site: { origin: "https://plots.example", infoEmail: "agent@plots.example" },
    log: { warn: note, error: note },
    said,
  };
}
