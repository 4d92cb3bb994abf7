import { msg } from "@lingui/core/macro";
import type { SocialCardTexts } from "layout-art/social-card";
import { toDisplayName } from "#features/listings/model/display-name.ts";
import { areaOf, rateOf } from "#features/listings/model/fields/figures.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import type { LayoutPlace } from "#features/places/index.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import { toPlaceWords } from "./plate-texts.server.ts";

/** The texts of a listing's card, in the language of the page that is shared. */
export function toSocialCardTexts(
  listing: Listing,
  { place, hasPhoto, language }: { place: LayoutPlace; hasPhoto: boolean; language: Language },
): SocialCardTexts {
  const words = SERVER_WORDS[language];
  const [rate, area] = [rateOf(listing), areaOf(listing)];
  const notice =
    area === null
      ? msg`No layout is drawn, and this is not a photograph`
      : msg`Illustrative layout, not a photograph`;
  return {
    name: toDisplayName(listing.name),
    place: toPlaceWords(place, language),
    rate: rate === null ? null : words._(msg`${formatRupees(rate)} per sq yd`),
    area:
      area === null
        ? words._(msg`Area not stated`)
        : words._(msg`${formatWhole(area)} sq yd layout`),
    notice: hasPhoto ? null : words._(notice),
  };
}
