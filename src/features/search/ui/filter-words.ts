import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Registration, RoadWidth } from "#features/search/model/filters.ts";

/** What each of the things asked of a registration is called. */
export const REGISTRATION_WORDS: Readonly<Record<Registration, MessageDescriptor>> = {
  stated: msg`RERA number given`,
  agreeing: msg`RERA number, records agree`,
};

/** "40 ft or wider". */
export function roadText(feet: RoadWidth, i18n: I18n): string {
  return i18n._(msg`${feet} ft or wider`);
}
