import { z } from "zod";
import { LANGUAGES, type Language, pathIn } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import { LEAD_KINDS_MAILED } from "./lead-mail-words.ts";
import { type MailParts, toMailHtml, toMailText } from "./mail-html.ts";
import { MAIL_WORDS, type MailSite, type MailWords } from "./mail-words.ts";
import { SECOND_FACTOR_EVENTS } from "./outbox.server.ts";

/** A mail as a transport takes it. */
export interface ComposedMail {
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type ComposeResult =
  | { readonly ok: true; readonly mail: ComposedMail }
  | { readonly ok: false; readonly code: "unusable-mail"; readonly field: string };

/** One address and nothing that a header could be broken with. */
const address = z
  .string()
  .max(254)
  .regex(/^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u);
const code = z.string().regex(/^\d{6}$/);
/** Stays on the site whatever it holds: see the check of the finished address. */
const path = z.string().regex(/^\/(?![/\\])[^\s\p{C}]*$/u);

const oneLine = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u);
const leadAbout = {
  reference: oneLine,
  leadKind: z.enum(LEAD_KINDS_MAILED),
  listingName: oneLine.nullable(),
  preferredAt: z.iso.datetime().nullable(),
  path,
};
const leadFacts = z.strictObject({
  ...leadAbout,
  name: oneLine,
  phone: oneLine,
  email: address.nullable(),
  requirements: z.string(),
  mlsNumber: oneLine.nullable(),
  plotNumber: oneLine.nullable(),
  spoken: z.enum(LANGUAGES),
});
const leadsWaiting = z.strictObject({
  count: z.int().positive(),
  past: z.int().min(0),
  leads: z.array(z.strictObject({ reference: oneLine, name: oneLine, phone: oneLine })),
  path,
});
const secondFactor = z.strictObject({
  what: z.enum(SECOND_FACTOR_EVENTS),
  codesLeft: z.int().min(0),
});

const row = z.intersection(
  z.object({ id: z.uuid(), recipient: address, language: z.enum(LANGUAGES) }),
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("verify-code"), values: z.strictObject({ code }) }),
    z.object({ kind: z.literal("account-exists"), values: z.strictObject({ path }) }),
    z.object({ kind: z.literal("reset-link"), values: z.strictObject({ path }) }),
    z.object({ kind: z.literal("email-change-code"), values: z.strictObject({ code }) }),
    z.object({
      kind: z.literal("email-changed"),
      values: z.strictObject({ newEmail: address }),
    }),
    z.object({ kind: z.literal("password-changed"), values: z.strictObject({}) }),
    z.object({ kind: z.literal("second-factor"), values: secondFactor }),
    z.object({ kind: z.literal("lead-received"), values: leadFacts }),
    z.object({ kind: z.literal("lead-confirmed"), values: z.strictObject(leadAbout) }),
    z.object({ kind: z.literal("leads-waiting"), values: leadsWaiting }),
  ]),
);

type Row = z.infer<typeof row>;

/** The text of a row of the outbox, in its language. A row that makes no mail is named. */
export function composeMail(stored: unknown, site: MailSite): ComposeResult {
  const parsed = row.safeParse(stored);
  if (!parsed.success)
    return {
      ok: false,
      code: "unusable-mail",
      field: parsed.error.issues[0]?.path.join(".") || "row",
    };
  const { id, recipient: to, language } = parsed.data;
  const parts = toParts(wordsOf(parsed.data, site), language, site);
  return {
    ok: true,
    mail: {
      id,
      to,
      language,
      subject: parts.subject,
      text: toMailText(parts),
      html: toMailHtml(parts, language),
    },
  };
}

function wordsOf({ kind, values, language }: Row, { infoEmail }: MailSite): MailWords {
  const around = { infoEmail, language, forgotPath: pathIn(language, "/forgot-password") };
  // The schema above pairs kind and values; the table's type cannot follow that pairing.
  const words = MAIL_WORDS[kind] as (given: typeof values, near: typeof around) => MailWords;
  return words(values, around);
}

function toParts(words: MailWords, language: Language, { origin }: MailSite): MailParts {
  const say = SERVER_WORDS[language];
  const { action } = words;
  return {
    subject: say._(words.subject),
    lead: say._(words.lead),
    facts: (words.facts ?? []).map(({ label, value }) => ({
      label: say._(label),
      value: typeof value === "string" ? value : say._(value),
    })),
    code: words.code ?? null,
    action: action ? { label: say._(action.label), url: new URL(action.path, origin).href } : null,
    limit: words.limit ? say._(words.limit) : null,
    doubt: say._(words.doubt),
    origin,
  };
}
