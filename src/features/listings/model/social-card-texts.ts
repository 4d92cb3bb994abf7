import type { SocialCardTexts } from "layout-art/social-card";
import type { LayoutPlace } from "#features/places/index.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { toDisplayName } from "./display-name.ts";
import { areaOf, rateOf } from "./figures.ts";
import { toEnglishCaption, toLayoutFacts } from "./illustration-facts.ts";
import type { Listing } from "./listing.ts";
import { whereInEnglish } from "./plate-facts.ts";

/** The texts of a listing's card; one card serves all languages, as the plan does. */
export function toSocialCardTexts(
  listing: Listing,
  place: LayoutPlace,
  hasPhoto: boolean,
): SocialCardTexts {
  const rate = rateOf(listing);
  const area = areaOf(listing);
  const caption = toEnglishCaption(toLayoutFacts(listing));
  return {
    name: toDisplayName(listing.name),
    place: whereInEnglish(place),
    rate: rate === null ? null : `${formatRupees(rate)} per sq yd`,
    area: area === null ? caption.area : `${formatWhole(area)} sq yd layout`,
    notice: hasPhoto ? null : caption.notice,
  };
}
