import type { ListingProblem } from "#features/listings/model/listing.ts";
import { areaText, LARGEST, plotSizesText, rateText } from "./figure-texts.ts";
import type { Listing } from "./listing-fields.ts";

/**
 * Figures that are larger than those of any layout: a slip of a finger, or a unit taken for another. A
 * stored listing that has one stays readable; its figure counts as not stated.
 */
export function figureProblems(listing: Listing): readonly ListingProblem[] {
  const { areaRange, basicInformation, marketValue } = listing;
  const { lotSize } = basicInformation;
  const rate = marketValue.pricePerSqYd;
  const area = areaText(areaRange);
  // A range where the layout's area is expected is that of its plots.
  const ofArea = area === null ? LARGEST.plot : LARGEST.area;
  const stated = [
    { path: "areaRange", value: areaRange, figure: plotSizesText(areaRange)?.max, most: ofArea },
    {
      path: "basicInformation.lotSize",
      value: lotSize,
      figure: plotSizesText(lotSize)?.max,
      most: LARGEST.plot,
    },
    { path: "marketValue.pricePerSqYd", value: rate, figure: rateText(rate), most: LARGEST.rate },
  ];
  return stated.flatMap(({ path, value, figure, most }) =>
    figure && figure > most ? [{ path, value, code: "too-great" as const }] : [],
  );
}
