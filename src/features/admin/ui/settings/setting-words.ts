import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldSettingKey, SettingGroup, SiteText } from "#features/settings/index.ts";

interface SettingWords {
  readonly label: MessageDescriptor;
  /** Where it is seen, or what it does; null of what its label says. */
  readonly seen: MessageDescriptor | null;
  /** What is wrong with a value that is not taken. */
  readonly wrong: MessageDescriptor;
}

const PHONE_WRONG = msg`Write a phone number such as +91 90000 00000.`;
const LINE_WRONG = msg`Write one line of at most 200 characters.`;

/** What is said of the hours of every day. */
const HOURS_WORDS: Omit<SettingWords, "label"> = {
  seen: null,
  wrong: msg`Choose a first and a last hour, or no visits.`,
};

/** Each field in words. */
export const SETTING_WORDS: Readonly<Record<FieldSettingKey, SettingWords>> = {
  supportPhone: {
    label: msg`Phone`,
    seen: msg`Top and foot of every page, every call button, the PDFs`,
    wrong: PHONE_WRONG,
  },
  whatsappNumber: {
    label: msg`WhatsApp number`,
    seen: msg`Every chat button`,
    wrong: PHONE_WRONG,
  },
  infoEmail: {
    label: msg`Email of the office`,
    seen: msg`Foot of every page, contact, privacy, the end of our mails`,
    wrong: msg`Write an email such as office@example.in.`,
  },
  postalAddress: {
    label: msg`Address of the office`,
    seen: msg`Foot of every page, and the map on the contact page`,
    wrong: LINE_WRONG,
  },
  officeHours: {
    label: msg`Office hours`,
    seen: msg`Contact page`,
    wrong: LINE_WRONG,
  },
  mondayHours: { label: msg`Monday`, ...HOURS_WORDS },
  tuesdayHours: { label: msg`Tuesday`, ...HOURS_WORDS },
  wednesdayHours: { label: msg`Wednesday`, ...HOURS_WORDS },
  thursdayHours: { label: msg`Thursday`, ...HOURS_WORDS },
  fridayHours: { label: msg`Friday`, ...HOURS_WORDS },
  saturdayHours: { label: msg`Saturday`, ...HOURS_WORDS },
  sundayHours: { label: msg`Sunday`, ...HOURS_WORDS },
  visitsClosed: {
    label: msg`Days without visits`,
    seen: msg`Holidays and hours in which nobody can come`,
    wrong: msg`Choose a day for each, and its hours.`,
  },
  visitMinutes: {
    label: msg`How long a visit takes`,
    seen: msg`Visits are offered one after the other until the last hour; those that are booked stay as they are`,
    wrong: msg`Choose one of the times.`,
  },
  visitsAtOneLayout: {
    label: msg`Visits at one layout`,
    seen: msg`So many families may come to one layout at the same time`,
    wrong: msg`Write a number from 1 to 99.`,
  },
  visitCars: {
    label: msg`Cars`,
    seen: msg`So many visits at the same time, at all layouts together; empty for any number`,
    wrong: msg`Write a number from 1 to 99.`,
  },
  keyInCalendarAddress: {
    label: msg`Calendar addresses with the key in them`,
    seen: msg`Google Calendar alone needs it. Whoever sees such an address, in a log of a company’s network for example, can read names and times of all visits. Other calendars send the key apart and work without this.`,
    wrong: msg`Choose yes or no.`,
  },
  legalName: {
    label: msg`Legal name`,
    seen: msg`Foot of every page, privacy`,
    wrong: LINE_WRONG,
  },
  reraAgentNumber: {
    label: msg`RERA agent registration`,
    seen: msg`Foot of every page, the project’s page and PDFs`,
    wrong: LINE_WRONG,
  },
  grievanceOfficer: {
    label: msg`Who answers complaints about personal data`,
    seen: msg`Privacy`,
    wrong: LINE_WRONG,
  },
  crdaRegistration: {
    label: msg`{authority} registration`,
    seen: msg`Foot of every page, about us`,
    wrong: LINE_WRONG,
  },
};

/** Each text of pages in words. */
export const TEXT_WORDS: Readonly<
  Record<SiteText, SettingWords & { readonly seen: MessageDescriptor; readonly rows: number }>
> = {
  promise: {
    label: msg`Promise`,
    seen: msg`Landing page, below the headline, and what search engines show of it.`,
    wrong: LINE_WRONG,
    rows: 2,
  },
  about: {
    label: msg`Who we are`,
    seen: msg`About us. An empty line begins a new paragraph.`,
    wrong: msg`Write plain text of at most 1,500 characters.`,
    rows: 5,
  },
};

/** Each group of settings in words. */
export const GROUP_WORDS: Readonly<Record<SettingGroup, MessageDescriptor>> = {
  contact: msg`How people reach us`,
  visits: msg`When people can visit`,
  law: msg`Who answers for the site`,
};
