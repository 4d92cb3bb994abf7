import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { PropertyType } from "#features/listings/model/fields/listing-codes.ts";

export const TYPE_NAMES: Record<PropertyType, MessageDescriptor> = {
  Plot: msg`Plot`,
  Apartment: msg`Apartment`,
  Villa: msg`Villa`,
};

const GIVEN_CATALOGUE = msg`the catalogue handed over with this site’s specification, not checked at AP RERA`;

/** Texts of the listings themselves that pages can say in their own language. */
export const KNOWN_TEXTS: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["Andhra Pradesh", msg`Andhra Pradesh`],
  ["Catalogue handed over with the site’s specification, not checked at AP RERA", GIVEN_CATALOGUE],
  /** As catalogues that were stored before November 2026 name it. */
  ["Facts sheet of the published layout registry", GIVEN_CATALOGUE],
]);

/** A text of a listing in the page's language where that is known, else as the listing has it. */
export function useKnownText(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => {
    const known = KNOWN_TEXTS.get(text);
    return known ? i18n._(known) : text;
  };
}
