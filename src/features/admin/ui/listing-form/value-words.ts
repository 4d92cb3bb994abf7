import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ListingFlag } from "#features/listings/index.ts";
import { STATUS_NAMES, TYPE_NAMES } from "#features/listings/ui.ts";

/** What of a listing does not fit together, by the code that it holds. */
const FLAG_WORDS: Readonly<Record<ListingFlag, MessageDescriptor>> = {
  "shared-registration": msg`Another listing has the same registration`,
  "placeholder-id": msg`The number is made from the name`,
  "road-surface-contradicts": msg`Two different road surfaces`,
  "zero-measure": msg`A measure of 0`,
  "registration-not-stated": msg`No registration number`,
  "area-not-stated": msg`No area`,
  "rate-not-stated": msg`No price`,
};

/** Values that a listing holds in English, as the form shows them. */
const VALUES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["", msg`Not stated`],
  ["yes", msg`Yes`],
  ["no", msg`No`],
  ...Object.entries(TYPE_NAMES),
  ...Object.entries(STATUS_NAMES),
  ...Object.entries(FLAG_WORDS),
]);

/** The words of a value; its own text where it has none of ours. */
export function useValueWords(): (value: string) => string {
  const { i18n } = useLingui();
  return (value) => {
    const words = VALUES.get(value);
    return words ? i18n._(words) : value;
  };
}
