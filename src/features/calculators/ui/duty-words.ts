import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DutyId } from "#platform/region/state-duties.ts";

/** What each duty is called, on pages and in PDFs. */
export const DUTY_WORDS: Readonly<Record<DutyId, MessageDescriptor>> = {
  "stamp-duty": msg`Stamp duty`,
  "transfer-duty": msg`Transfer duty`,
  "registration-fee": msg`Registration fee`,
};
