import { useLingui } from "@lingui/react/macro";
import { percentChanged } from "#features/listings/index.ts";
import type { SavedListing } from "#features/saved/model/saved-listing.ts";
import { sinceSaved } from "#features/saved/model/since-saved.ts";
import { savedHomes } from "#features/saved/ui/saved-homes.ts";
import { startOfIndiaDay } from "#lib/time/time.ts";
import type { Rupees } from "#lib/units/units.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";

/** When a home was saved, in the account or on this device; null where neither knows. */
export function savedAtOf({ savedAt, mlsNumber }: SavedListing): Date | null {
  return savedAt ? new Date(savedAt) : savedHomes.savedOnDevice(mlsNumber);
}

/** What became another since the home was saved: its price, or whether plots are left. */
export function SinceSavedNote({ listing }: { listing: SavedListing }) {
  const { t, i18n } = useLingui();
  const saved = savedAtOf(listing);
  const since = saved && sinceSaved(listing, saved);
  const priceWords = usePriceWords();
  if (!since) return null;
  const { rateThen, wasSoldOut } = since;
  const day = formatIndiaDate(startOfIndiaDay(since.day), toLanguage(i18n.locale));
  const changes = [
    ...(wasSoldOut === undefined
      ? []
      : [wasSoldOut ? t`was sold out, plots are left now` : t`sold out since`]),
    ...(rateThen === undefined ? [] : [priceWords(rateThen, listing.ratePerSqYard)]),
  ].join("; ");
  return (
    <p className="mb-3 rounded bg-turmeric-tint px-3 py-2 text-small">
      {t`Saved on ${day}: ${changes}`}
    </p>
  );
}

function usePriceWords() {
  const { t } = useLingui();
  return (then: Rupees | null, now: Rupees | null): string => {
    if (then === null) return t`no rate was published`;
    const was = formatRupees(then);
    if (now === null) return t`${was} per sq yd then, no rate now`;
    const percent = percentChanged(then, now);
    return now < then
      ? t`${was} per sq yd then, ${percent}% less now`
      : t`${was} per sq yd then, ${percent}% more now`;
  };
}
