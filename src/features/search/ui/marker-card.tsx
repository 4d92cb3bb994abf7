import { useLingui } from "@lingui/react/macro";
import { type ListingSummary, listingPath } from "#features/listings/index.ts";
import { ListingPicture, SaveSlot, SoldOutBadge, useWhere } from "#features/listings/ui.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { ICON_BUTTON } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";

interface MarkerCardProps {
  readonly summary: ListingSummary;
  readonly budgetLakhs: number;
  readonly onClose: () => void;
}

/** The selected layout beside its marker. */
export function MarkerCard({ summary, budgetLakhs, onClose }: MarkerCardProps) {
  const { t } = useLingui();
  const where = useWhere();
  const { mlsNumber, name, ratePerSqYard: rate } = summary;
  return (
    <section
      aria-label={name}
      className="relative w-68 overflow-hidden rounded-card border border-line bg-card shadow-float in-[.map-foot]:flex in-[.map-foot]:h-37 in-[.map-foot]:w-full"
    >
      <div className="relative h-28 bg-mist in-[.map-foot]:h-auto in-[.map-foot]:w-28 in-[.map-foot]:shrink-0">
        <ListingPicture
          sizes="320px"
          summary={summary}
          eager
          className="size-full object-cover in-[.map-foot]:absolute in-[.map-foot]:inset-0"
        />
        <span className="absolute bottom-2 left-2 rounded-[3px] bg-card/90 px-1.5 py-0.5 text-tiny font-medium">
          {summary.areaSqYards === null ? t`Area not stated` : t`Illustrative layout`}
        </span>
        <SaveSlot mlsNumber={mlsNumber} name={name} look="popup" />
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label={t`Close`}
        className={`absolute top-1 right-1 bg-card/95 ${ICON_BUTTON}`}
      >
        <Icon name="x" className="size-5" />
      </button>
      <div className="min-w-0 p-4 pb-2 in-[.map-foot]:flex-1 in-[.map-foot]:py-2.5 in-[.map-foot]:pr-2">
        <h2 className="text-base leading-6 font-semibold tracking-normal in-[.map-foot]:truncate in-[.map-foot]:pr-10">
          {name}
        </h2>
        <p className="text-small text-muted in-[.map-foot]:truncate">{where(summary)}</p>
        <div className="mt-1 flex items-center justify-between gap-3">
          <p className="num text-small">
            {summary.isSoldOut ? (
              <SoldOutBadge />
            ) : rate === null ? (
              <span className="text-muted">{t`Rate not published`}</span>
            ) : (
              <>
                <b className="text-base font-semibold">{formatRupees(rate)}</b>{" "}
                <span className="text-muted">{t`per sq yd`}</span>
              </>
            )}
          </p>
          <LocalLink
            to={listingPath(mlsNumber, budgetLakhs)}
            className="flex min-h-11 items-center text-control font-[550] whitespace-nowrap text-river"
          >
            {t`View Details`}
          </LocalLink>
        </div>
      </div>
    </section>
  );
}

/** Layouts that share one spot: a choice among them. */
export function MarkerList({
  summaries,
  onPick,
}: {
  summaries: readonly ListingSummary[];
  onPick: (mlsNumber: string) => void;
}) {
  return (
    <ul className="w-68 rounded-card border border-line bg-card py-1 shadow-float in-[.map-foot]:max-h-60 in-[.map-foot]:w-full in-[.map-foot]:overflow-y-auto">
      {summaries.map(({ mlsNumber, name, ratePerSqYard: rate, isSoldOut }) => (
        <li key={mlsNumber}>
          <button
            type="button"
            onClick={() => onPick(mlsNumber)}
            className="flex min-h-11 w-full items-center justify-between gap-3 px-4 text-left text-control hover:bg-river-tint"
          >
            <span className="font-medium">{name}</span>
            {isSoldOut && <SoldOutBadge />}
            {!isSoldOut && rate !== null && (
              <span className="num shrink-0">{formatRupees(rate)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
