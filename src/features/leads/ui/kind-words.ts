import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LeadKind } from "#features/leads/model/lead-kinds.ts";

/** What was asked for, as the console and the mails say it. */
export const KIND_WORDS: Readonly<Record<LeadKind, MessageDescriptor>> = {
  callback: msg`Call back`,
  message: msg`Question`,
  "site-visit": msg`Site visit`,
  tour: msg`Tour`,
  apply: msg`Application`,
  brochure: msg`Brochure`,
  enquiry: msg`Enquiry`,
};
