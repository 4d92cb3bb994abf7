import { askedCost } from "#features/search/model/answer/asked-cost.ts";
import type { SearchIndex } from "#features/search/model/answer/search-index.ts";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { formatRateTag } from "#platform/i18n/formats.ts";
import type { MapMarker } from "#platform/map/marks/marker-clusters.ts";

/** What a layout sells, as far as a marker tells a price of it. */
export interface MarkedOffer {
  readonly name: string;
  readonly ratePerSqYard: Rupees;
  readonly plotSizes: { readonly min: SqYards } | null;
}

/** What a tag says of a price: that of a plot of the asked size, as the query counts it, else the rate. */
export function priceTag(
  query: SearchQuery,
  offer: Pick<MarkedOffer, "ratePerSqYard" | "plotSizes">,
  sum: (rupees: number) => string,
): string {
  const cost = askedCost(query, offer);
  if (!cost) return formatRateTag(offer.ratePerSqYard);
  return sum(query.total === "land" ? cost.land : cost.allIn);
}

interface MarkerWords {
  /** The short words on a tag, and those that are read out after them. */
  readonly priced: (offer: MarkedOffer) => Pick<MapMarker, "tag" | "name">;
  readonly soldOut: string;
}

/**
 * Markers for rows, of which the first of each layout counts it. Words are made when a marker comes
 * into view, for most never do.
 */
export function toMarkers(
  { columns, layouts }: SearchIndex,
  rows: Uint32Array,
  { priced, soldOut }: MarkerWords,
): MapMarker[] {
  const { mlsNumber, name, lat, lng, rate, plotMin, isSoldOut } = columns;
  const first = layouts();
  const counted = new Uint8Array(first.length);
  const countOnce = (layout: number): 0 | 1 => {
    if (counted[layout] === 1) return 0;
    counted[layout] = 1;
    return 1;
  };
  const wordsOf = (row: number): Pick<MapMarker, "tag" | "name"> => {
    const named = name[row] ?? "";
    if (isSoldOut[row] === 1) return { tag: soldOut, name: `${named}, ${soldOut}` };
    const [ratePerSqYard, min] = [rate[row], plotMin[row]];
    if (!isStated(ratePerSqYard)) return { tag: "•", name: named };
    return priced({
      name: named,
      ratePerSqYard: ratePerSqYard as Rupees,
      plotSizes: isStated(min) ? { min: min as SqYards } : null,
    });
  };
  return Array.from(rows, (row) => ({
    id: mlsNumber[row] ?? "",
    at: { lat: lat[row] ?? Number.NaN, lng: lng[row] ?? Number.NaN },
    layouts: countOnce(first[row] ?? row),
    seen: false,
    saved: false,
    get tag() {
      return wordsOf(row).tag;
    },
    get name() {
      return wordsOf(row).name;
    },
  })).filter(({ at }) => Number.isFinite(at.lat) && Number.isFinite(at.lng));
}

function isStated(figure: number | undefined): figure is number {
  return figure !== undefined && !Number.isNaN(figure);
}
