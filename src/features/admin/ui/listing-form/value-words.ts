import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { STATUS_NAMES, TYPE_NAMES } from "#features/listings/ui.ts";

/** Values that a listing holds in English, as the form shows them. */
const VALUES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["", msg`Not stated`],
  ["yes", msg`Yes`],
  ["no", msg`No`],
  ...Object.entries(TYPE_NAMES),
  ...Object.entries(STATUS_NAMES),
]);

/** The words of a value; its own text where it has none of ours. */
export function useValueWords(): (value: string) => string {
  const { i18n } = useLingui();
  return (value) => {
    const words = VALUES.get(value);
    return words ? i18n._(words) : value;
  };
}
