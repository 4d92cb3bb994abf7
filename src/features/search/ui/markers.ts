import type { SearchIndex } from "#features/search/model/search-index.ts";
import { formatRateTag } from "#platform/i18n/formats.ts";
import type { MapMarker } from "#platform/map/marker-clusters.ts";

interface MarkerWords {
  readonly named: (name: string, rate: number) => string;
  readonly soldOut: string;
}

/**
 * Markers for rows, of which the first of each layout counts it. Words are made when a marker comes
 * into view, for most never do.
 */
export function toMarkers(
  { columns, layouts }: SearchIndex,
  rows: Uint32Array,
  { named, soldOut }: MarkerWords,
): MapMarker[] {
  const { mlsNumber, name, lat, lng, rate, isSoldOut } = columns;
  const first = layouts();
  const counted = new Uint8Array(first.length);
  const countOnce = (layout: number): 0 | 1 => {
    if (counted[layout] === 1) return 0;
    counted[layout] = 1;
    return 1;
  };
  return Array.from(rows, (row) => ({
    id: mlsNumber[row] ?? "",
    at: { lat: lat[row] ?? Number.NaN, lng: lng[row] ?? Number.NaN },
    layouts: countOnce(first[row] ?? row),
    seen: false,
    saved: false,
    get tag() {
      if (isSoldOut[row] === 1) return soldOut;
      return isStated(rate[row]) ? formatRateTag(rate[row]) : "•";
    },
    get name() {
      if (isSoldOut[row] === 1) return `${name[row] ?? ""}, ${soldOut}`;
      return isStated(rate[row]) ? named(name[row] ?? "", rate[row]) : (name[row] ?? "");
    },
  })).filter(({ at }) => Number.isFinite(at.lat) && Number.isFinite(at.lng));
}

function isStated(rate: number | undefined): rate is number {
  return rate !== undefined && !Number.isNaN(rate);
}
