import { Plural, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { type NearPlace, type PlaceName, placeNameIn } from "#features/places/index.ts";
import { formatKm, formatWhole, toLakhOrCrore } from "#platform/i18n/formats.ts";
import { toLanguage } from "#platform/i18n/languages.ts";

/** A sum in words of the page: "₹50 L", "₹1.2 Cr". */
export function useSum(): (rupees: number) => string {
  const { t } = useLingui();
  return useCallback(
    (rupees) => {
      const { figure, unit } = toLakhOrCrore(rupees);
      return unit === "lakh" ? t`₹${figure} L` : t`₹${figure} Cr`;
    },
    [t],
  );
}

/** A place's name in the script of the page, where it is known. */
export function usePlaceName(): (name: PlaceName) => string {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  return (name) => placeNameIn(name, language);
}

/** Where a layout lies, in a few words: its town, or "Near Kaza" where the nearest village tells. */
export function useWhere(): (layout: Pick<ListingSummary, "town" | "isNearTown">) => string {
  const { t } = useLingui();
  const placeName = usePlaceName();
  return ({ town, isNearTown }) => {
    const place = placeName(town);
    return isNearTown ? t`Near ${place}` : place;
  };
}

/** "; the source says Amaravati, 13 km away": behind what says where the layout lies. */
export function FarTown({ town: { name, km } }: { town: NearPlace }) {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const [place, figure] = [placeName(name), formatWhole(km)];
  return t`; the source says ${place}, ${figure} km away`;
}

/** "357 sq yd". */
export function SquareYards({ value }: { value: number }) {
  const { t } = useLingui();
  const figure = formatWhole(value);
  return t`${figure} sq yd`;
}

/** "3.7 km away". */
export function DistanceAway({ km }: { km: number }) {
  const { t } = useLingui();
  const figure = formatKm(km);
  return t`${figure} km away`;
}

/** "12 layouts". */
export function LayoutCount({ count }: { count: number }) {
  return <Plural value={count} one="# layout" other="# layouts" />;
}
