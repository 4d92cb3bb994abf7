import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SettingGroup, SettingKey } from "#features/settings/index.ts";

interface SettingWords {
  readonly label: MessageDescriptor;
  /** Where it is seen. */
  readonly seen: MessageDescriptor;
  /** What is wrong with a value that is not taken. */
  readonly wrong: MessageDescriptor;
}

const PHONE_WRONG = msg`Write a phone number such as +91 90000 00000.`;
const LINE_WRONG = msg`Write one line of at most 200 characters.`;

/** Each setting in words. */
export const SETTING_WORDS: Readonly<Record<SettingKey, SettingWords>> = {
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
  law: msg`Who answers for the site`,
};
