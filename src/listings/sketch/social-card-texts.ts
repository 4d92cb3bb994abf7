import { toDisplayName } from "#listings/display-name.ts";
import { areaOf, rateOf } from "#listings/figures.ts";
import type { Listing } from "#listings/listing.ts";
import { formatRupees, formatWhole } from "#locales/formats.ts";
import { toEnglishCaption, toSketchFacts } from "./facts.ts";

/** What stands beside the sketch on a social card, in Latin letters. */
export interface SocialCardTexts {
  readonly name: string;
  readonly place: string;
  /** "₹20,000 per sq yd"; null where no rate is stated. */
  readonly rate: string | null;
  /** "35,235 sq yd layout", or that it is not stated. */
  readonly area: string;
  /** "Illustrative layout, not a photograph"; null beside a photograph. */
  readonly notice: string | null;
}

/** The texts of a listing's card; one card serves all languages, as the sketch does. */
export function toSocialCardTexts(listing: Listing, hasPhoto: boolean): SocialCardTexts {
  const rate = rateOf(listing);
  const area = areaOf(listing);
  const caption = toEnglishCaption(toSketchFacts(listing));
  return {
    name: toDisplayName(listing.name),
    place: listing.neighborhoodDetails.area,
    rate: rate === null ? null : `${formatRupees(rate)} per sq yd`,
    area: area === null ? caption.area : `${formatWhole(area)} sq yd layout`,
    notice: hasPhoto ? null : caption.notice,
  };
}
