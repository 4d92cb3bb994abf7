import { z } from "zod";
import { calendarMethod, toCalendarFile } from "#platform/calendar/calendar-file.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import {
  type Mail,
  type MailCalendar,
  type MailSite,
  type MailWords,
  mailAddress,
} from "./mail.ts";
import { type MailParts, toMailHtml, toMailText } from "./mail-html.ts";

/** A mail as a transport takes it. */
export interface ComposedMail {
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A file for the reader's calendar, with what is to be done with it (RFC 5546). */
  readonly calendar: { readonly method: "PUBLISH" | "CANCEL"; readonly text: string } | null;
  /** Where a POST stops mail of this kind; null where nothing does. */
  readonly stopUrl: string | null;
}

export type ComposeResult =
  | { readonly ok: true; readonly mail: ComposedMail }
  | { readonly ok: false; readonly code: "unusable-mail"; readonly field: string };

/** What mails are made of: the site they come from, and every mail that it sends. */
export interface MailSource {
  readonly site: MailSite;
  readonly mails: readonly Mail[];
}

const row = z.object({
  id: z.uuid(),
  recipient: mailAddress,
  language: z.enum(LANGUAGES),
  kind: z.string(),
  values: z.unknown(),
});

/** The text of a row of the outbox, in its language. A row that makes no mail is named. */
export function composeMail(stored: unknown, { site, mails }: MailSource): ComposeResult {
  const parsed = row.safeParse(stored);
  if (!parsed.success) return unusable(parsed.error.issues[0]?.path.join(".") || "row");
  const { id, recipient: to, language, kind } = parsed.data;
  const mail = mails.find((each) => each.kind === kind);
  if (!mail) return unusable("kind");
  const values = mail.values.safeParse(parsed.data.values);
  if (!values.success)
    return unusable(["values", ...(values.error.issues[0]?.path ?? [])].join("."));
  const words = mail.words(values.data, { language, infoEmail: site.infoEmail });
  const parts = toParts(words, language, site);
  return {
    ok: true,
    mail: {
      id,
      to,
      language,
      subject: parts.subject,
      text: toMailText(parts),
      html: toMailHtml(parts, language),
      calendar: words.calendar ? toCalendar(words.calendar, language, site) : null,
      stopUrl: words.stopPath ? new URL(words.stopPath, site.origin).href : null,
    },
  };
}

function unusable(field: string): ComposeResult {
  return { ok: false, code: "unusable-mail", field };
}

function toCalendar(calendar: MailCalendar, language: Language, site: MailSite) {
  const { name, title, description, path, ...entry } = calendar;
  const say = SERVER_WORDS[language];
  const text = toCalendarFile({
    ...entry,
    uid: `${name}@${new URL(site.origin).hostname}`,
    title: say._(title),
    description: say._(description),
    url: new URL(path, site.origin).href,
    organizer: site.infoEmail,
  });
  return { method: calendarMethod(entry), text };
}

function toParts(words: MailWords, language: Language, { origin }: MailSite): MailParts {
  const say = SERVER_WORDS[language];
  const toLink = (link: MailWords["action"]) =>
    link ? { label: say._(link.label), url: new URL(link.path, origin).href } : null;
  return {
    subject: say._(words.subject),
    lead: say._(words.lead),
    letter: words.letter ?? null,
    facts: (words.facts ?? []).map(({ label, value, path }) => ({
      label: say._(label),
      value: typeof value === "string" ? value : say._(value),
      url: path ? new URL(path, origin).href : null,
    })),
    code: words.code ?? null,
    action: toLink(words.action),
    also: toLink(words.also),
    limit: words.limit ? say._(words.limit) : null,
    footnote: say._(words.footnote),
    origin,
  };
}
