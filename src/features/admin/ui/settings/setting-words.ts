import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SettingGroup, SiteSettingKey } from "#features/settings/index.ts";

interface SettingWords {
  readonly label: MessageDescriptor;
  /** Where it is seen. */
  readonly seen: MessageDescriptor;
  /** What is wrong with a value that is not taken. */
  readonly wrong: MessageDescriptor;
}

const PHONE_WRONG = msg`Write a phone number such as +91 90000 00000.`;
const LINE_WRONG = msg`Write one line of at most 200 characters.`;

/** What is said of the hours of every day. */
const HOURS_WORDS: Omit<SettingWords, "label"> = {
  seen: msg`First and last hour, such as 10-18; “closed” for none`,
  wrong: msg`Write hours such as 10-18, or “closed”.`,
};

/** Each setting in words. */
export const SETTING_WORDS: Readonly<Record<SiteSettingKey, SettingWords>> = {
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
    seen: msg`Holidays and blocked hours between commas: 2026-12-25, 2026-12-31 14-18`,
    wrong: msg`Write days such as 2026-12-25, or 2026-12-31 14-18, between commas.`,
  },
  visitCars: {
    label: msg`Cars`,
    seen: msg`So many visits at the same time, at all layouts together; empty for any number`,
    wrong: msg`Write a number from 1 to 99.`,
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
    label: msg`CRDA registration`,
    seen: msg`Foot of every page, about us`,
    wrong: LINE_WRONG,
  },
};

/** Each group of settings in words. */
export const GROUP_WORDS: Readonly<Record<SettingGroup, MessageDescriptor>> = {
  contact: msg`How people reach us`,
  visits: msg`When people can visit`,
  law: msg`Who answers for the site`,
};
