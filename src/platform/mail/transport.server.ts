import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { createTransport, NodemailerError, SendMailOptions } from "nodemailer";
import type { ComposedMail } from "./compose-mail.server.ts";

const CONNECT_WITHIN_MS = 10_000;
const SILENT_AT_MOST_MS = 30_000;
/** How many mails are under way at once. */
export const MOST_AT_ONCE = 5;

export type SendResult =
  | { readonly ok: true }
  /** `later`: worth another try, or ours to mend. `never`: the receiving side does not take this mail. */
  | { readonly ok: false; readonly code: "later" | "never"; readonly reason: string };

/** Where mail goes: an SMTP server, or files for want of one. */
export interface MailTransport {
  send(mail: ComposedMail): Promise<SendResult>;
  close(): void;
}

export interface Sender {
  /** As in a header: `Sthalam <mail@plots.example>`. */
  readonly from: string;
  readonly clock: () => Date;
}

/** Sends through the server at `smtp://…` or `smtps://…`, user and password in the address. */
export function smtpTransport(url: string, sender: Sender): MailTransport {
  const { username, hostname } = new URL(url);
  const { open, close } = withFirstMail((createTransport) =>
    createTransport({
      url,
      pool: true,
      maxConnections: MOST_AT_ONCE,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENT_AT_MOST_MS,
      // A password never goes out in clear because somebody on the way hid STARTTLS.
      requireTLS: username !== "" && !isLoopback(hostname),
    }),
  );
  return {
    send: async (mail) => {
      try {
        await (await open()).sendMail(toMessage(mail, sender));
        return { ok: true };
      } catch (error) {
        return toFailure(error);
      }
    },
    close,
  };
}

/** Writes each mail to `folder/{time}-{to}.eml`, for development and for sites without SMTP. */
export function fileTransport(folder: string, sender: Sender): MailTransport {
  const { open, close } = withFirstMail((createTransport) =>
    createTransport({ streamTransport: true, buffer: true }),
  );
  return {
    send: async (mail) => {
      const { message } = await (await open()).sendMail(toMessage(mail, sender));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = toFileName(mail, sender.clock());
      // Whoever watches the folder sees whole mails only.
      await writeFile(join(folder, `.${name}.part`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}.part`), join(folder, name));
      return { ok: true };
    },
    close,
  };
}

/** A process that only shows pages does without the library of mail. */
function withFirstMail<Transport extends { close(): void }>(
  toTransport: (create: typeof createTransport) => Transport,
) {
  let opened: Promise<Transport> | null = null;
  const open = () => {
    opened ??= import("nodemailer").then((library) => toTransport(library.createTransport));
    return opened;
  };
  const close = () => void opened?.then((transport) => transport.close());
  return { open, close };
}

/** "20261121T060000123Z-lakshmi@example.in-1f0c.eml": sorted by time, safe on every system. */
function toFileName({ to, id }: ComposedMail, now: Date): string {
  const time = now.toISOString().replace(/[-:.]/g, "");
  const safe = to
    .replace(/[^a-zA-Z0-9@._+-]/g, "_")
    .replace(/\.{2,}/g, "_")
    .slice(0, 80);
  return `${time}-${safe}-${id.slice(0, 4)}.eml`;
}

function toMessage(mail: ComposedMail, { from, clock }: Sender): SendMailOptions {
  const host = from.slice(from.lastIndexOf("@") + 1).replace(">", "");
  return {
    from,
    // An object is taken as one address, however it looks.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && {
      icalEvent: {
        method: mail.calendar.method,
        content: mail.calendar.text,
        filename: "visit.ics",
      },
    }),
    date: clock(),
    // The same at each try: a mail that goes out twice is recognised as one.
    messageId: `<${mail.id}@${host}>`,
    headers: {
      "Content-Language": mail.language,
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(mail.stopUrl && {
        "List-Unsubscribe": `<${mail.stopUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Answers to these are about this mail: those to MAIL FROM, to a password or to a greeting are about us. */
const OF_THIS_MAIL: ReadonlySet<string> = new Set(["RCPT TO", "DATA"]);
/** RFC 3463, class X.7: the server does not let us, as where a relay or an address of ours is shut out. */
const OF_US = /^5\d\d[ -]5\.7\./;
/** RFC 4954: a password is asked for. */
const PASSWORD_WANTED = 530;

/**
 * A recipient or text that the server refuses by 5xx is refused for good. A sender, password or
 * connection is ours to mend, and so is a policy against us: the mail waits for that.
 */
function toFailure(error: unknown): SendResult {
  const {
    command = "",
    response = "",
    responseCode,
    permanent,
    message,
  } = error as NodemailerError;
  const isOurs = responseCode === PASSWORD_WANTED || OF_US.test(response);
  const isFinal = permanent === true && OF_THIS_MAIL.has(command) && !isOurs;
  return { ok: false, code: isFinal ? "never" : "later", reason: String(message) };
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
