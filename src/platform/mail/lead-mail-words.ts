import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { LANGUAGE_TABLE, type Language } from "#platform/i18n/languages.ts";
import type { MailFact, MailWords, ValuesOf } from "./mail-words.ts";

/** The kinds of leads that mail knows words for. */
export const LEAD_KINDS_MAILED = [
  "callback",
  "message",
  "site-visit",
  "tour",
  "apply",
  "brochure",
  "enquiry",
] as const;
type LeadKindMailed = (typeof LEAD_KINDS_MAILED)[number];

/** What was asked for, as the subject of the agent's mail begins. */
const LEAD_SUBJECTS: Record<LeadKindMailed, MessageDescriptor> = {
  callback: msg`Call back`,
  message: msg`Message`,
  "site-visit": msg`Site visit`,
  tour: msg`Tour`,
  apply: msg`Application`,
  brochure: msg`Brochure`,
  enquiry: msg`Enquiry`,
};

const SUBJECTS: Record<LeadKindMailed, (reference: string) => MessageDescriptor> = {
  callback: (reference) => msg`Call back asked for, ${reference}`,
  message: (reference) => msg`Message from a buyer, ${reference}`,
  "site-visit": (reference) => msg`Site visit asked for, ${reference}`,
  tour: (reference) => msg`Tour asked for, ${reference}`,
  apply: (reference) => msg`Application for a plot, ${reference}`,
  brochure: (reference) => msg`Brochure asked for, ${reference}`,
  enquiry: (reference) => msg`Enquiry, ${reference}`,
};

/** The schema of mails lets only these kinds pass. */
function toKind(leadKind: string): LeadKindMailed {
  return LEAD_KINDS_MAILED.find((kind) => kind === leadKind) ?? "enquiry";
}

/** Only what is there. */
function factsOf(
  pairs: readonly (readonly [MessageDescriptor, MailFact["value"] | null])[],
): MailFact[] {
  return pairs.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value }],
  );
}

/** The mail to the agent: all facts; no text of the buyer's in the subject. */
export function leadReceivedWords(values: ValuesOf<"lead-received">): MailWords {
  const { reference, leadKind, listingName, mlsNumber, preferredAt, path } = values;
  const kind = toKind(leadKind);
  const language = values.spoken as Language;
  return {
    subject: SUBJECTS[kind](reference),
    lead: msg`A buyer waits for you. We promised a call within 24 hours.`,
    facts: factsOf([
      [msg`Asked for`, LEAD_SUBJECTS[kind]],
      [msg`Name`, values.name],
      [msg`Phone`, values.phone],
      [msg`E-mail`, values.email],
      [msg`Visit`, preferredAt && formatIndiaTime(new Date(preferredAt), "en")],
      [msg`Layout`, listingName && `${listingName} (${mlsNumber})`],
      [msg`Plot`, values.plotNumber],
      [msg`Requirements`, values.requirements],
      [msg`Language`, LANGUAGE_TABLE[language].full],
      [msg`Reference`, reference],
    ]),
    action: { label: msg`Open the request`, path },
    doubt: msg`You get this mail because your address is set as an agent's.`,
  };
}

/** The morning's mail to the agents: how many wait, and the oldest of them. */
export function leadsWaitingWords(values: ValuesOf<"leads-waiting">): MailWords {
  const { count, past, leads, path } = values;
  return {
    subject: msg`${plural(count, { one: "# buyer waits", other: "# buyers wait" })} for your call`,
    lead:
      past > 0
        ? msg`${plural(past, { one: "# of them has waited", other: "# of them have waited" })} longer than the 24 hours that we promised. The longest wait first:`
        : msg`We promised each a call within 24 hours. The longest wait first:`,
    facts: leads.map(({ reference, name, phone }) => ({
      label: msg`Request ${reference}`,
      value: name === "" ? phone : `${name}, ${phone}`,
    })),
    action: { label: msg`Open the inbox`, path },
    doubt: msg`You get this mail because your address is set as an agent's.`,
  };
}

/** The mail to the buyer; nothing in it was typed by anybody. */
export function leadConfirmedWords(
  values: ValuesOf<"lead-confirmed">,
  language: Language,
): MailWords {
  const { reference, leadKind, listingName, preferredAt, path } = values;
  return {
    subject: msg`We have your request, ${reference}`,
    lead: preferredAt
      ? msg`Thank you. The time is kept for you; our agent calls within 24 hours to agree where you meet.`
      : msg`Thank you. Our agent calls you within 24 hours.`,
    facts: factsOf([
      [msg`Asked for`, LEAD_SUBJECTS[toKind(leadKind)]],
      [msg`Visit`, preferredAt && formatIndiaTime(new Date(preferredAt), language)],
      [msg`Layout`, listingName],
      [msg`Reference`, reference],
    ]),
    action: listingName
      ? { label: msg`Open the layout`, path }
      : { label: msg`What happens next`, path },
    doubt: msg`It was not you? Then do nothing, or tell our agent when the phone rings.`,
  };
}
