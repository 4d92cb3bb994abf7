import type { MessageDescriptor } from "@lingui/core";
import { z } from "zod";
import { foldToLine, NOT_ONE_LINE } from "#lib/text/one-line.ts";
import type { CalendarEntry } from "#platform/calendar/calendar-file.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** What mails say of the site they come from. */
export interface MailSite {
  /** Scheme, host and port, without a path. */
  readonly origin: string;
  readonly infoEmail: string;
}

/** A fact; its value is the buyer's own text, or words of ours. */
export interface MailFact {
  readonly label: MessageDescriptor;
  readonly value: string | MessageDescriptor;
  /** Where its value leads. */
  readonly path?: string;
}

/** An entry for the reader's calendar, which the mail brings as a file. */
export interface MailCalendar
  extends Pick<CalendarEntry, "sequence" | "startsAt" | "endsAt" | "madeAt" | "state"> {
  /** The same in every mail about it. */
  readonly name: string;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly path: string;
}

export interface MailWords {
  readonly subject: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** What somebody of ours wrote, in lines, as it is. */
  readonly letter?: string;
  readonly facts?: readonly MailFact[];
  /** Digits to type in, shown large. */
  readonly code?: string;
  /** The one button. */
  readonly action?: { readonly label: MessageDescriptor; readonly path: string };
  /** A second way, below the button, less loud. */
  readonly also?: { readonly label: MessageDescriptor; readonly path: string };
  readonly calendar?: MailCalendar;
  /** Of mail that its reader may turn off: a POST to it does (RFC 8058), as the reader's program offers. */
  readonly stopPath?: string;
  /** How long it is good for. */
  readonly limit?: MessageDescriptor;
  /** Last, in small letters: for whoever did not ask for it. */
  readonly footnote: MessageDescriptor;
}

export interface Reader {
  readonly language: Language;
  readonly infoEmail: string;
}

/** One mail that the site sends: all that is known of it. */
export interface Mail<Kind extends string = string, Schema extends z.ZodType = z.ZodType> {
  /** Its name in the outbox and in the log. */
  readonly kind: Kind;
  /** When it is sent, for those who read the list of mails. */
  readonly sentWhen: string;
  /** What its words are filled with; a row of the outbox that breaks it is not sent. */
  readonly values: Schema;
  /** Values that the developers' preview and the tests show it with. */
  readonly example: z.input<Schema>;
  words(values: z.output<Schema>, reader: Reader): MailWords;
}

/** The mail as given, its words typed by its schema. */
export function defineMail<const Kind extends string, Schema extends z.ZodType>(
  mail: Mail<Kind, Schema>,
): Mail<Kind, Schema> {
  return mail;
}

/** A queued mail of a table, as the outbox holds it. */
export type QueuedMail<Table extends Readonly<Record<string, Mail>>> = {
  [Name in keyof Table]: {
    readonly kind: Table[Name]["kind"];
    readonly values: z.input<Table[Name]["values"]>;
  };
}[keyof Table];

/** One address and nothing that a header could be broken with. */
export const mailAddress = z
  .string()
  .max(254)
  .regex(/^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u);

/**
 * Starts with `/` and names its language; becomes a link by the public origin, never by what a
 * request says its host is. Stays on the site whatever it holds.
 */
export const sitePath = z.string().regex(/^\/(?![/\\])[^\s\p{C}]*$/u);

const LONGEST_LINE = 200;

/** Text without a line break or any other control character: what visitors typed, which their call has looked at. */
export const oneLine = z
  .string()
  .max(LONGEST_LINE)
  .refine((given) => !NOT_ONE_LINE.test(given));

/**
 * A text of the catalogue, which may be longer and hold more than a mail shows, made into one line: what
 * a listing is called is never why a mail is not sent.
 */
export const foldedLine = z.string().transform((given) => foldToLine(given, LONGEST_LINE));
