import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { findStatus, type ListingStatus } from "#features/listings/model/fields/listing-status.ts";

export const STATUS_NAMES: Record<ListingStatus, MessageDescriptor> = {
  Available: msg`Available`,
  "Coming soon": msg`Coming soon`,
  "Sold out": msg`Sold out`,
};

/** A status in the page's language; a text of a listing's own as it stands. */
export function useStatusWords(): (status: string) => string {
  const { i18n } = useLingui();
  return (status) => {
    const known = findStatus(status);
    return known ? i18n._(STATUS_NAMES[known]) : status;
  };
}
