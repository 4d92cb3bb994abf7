import { useLingui } from "@lingui/react/macro";
import { type ListingSummary, listingPath } from "#features/listings/index.ts";
import { ListingPicture, SaveSlot, useWhere } from "#features/listings/ui.ts";
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
      className="relative overflow-hidden rounded-card border border-line bg-card shadow-float max-md:flex max-md:h-37 md:w-68"
    >
      <div className="relative bg-mist max-md:w-28 max-md:shrink-0 md:h-28">
        <ListingPicture sizes="320px" summary={summary} eager className="size-full object-cover" />
        <span className="absolute bottom-1.5 left-1.5 rounded-[3px] bg-card/90 px-1.5 py-0.5 text-tiny font-medium md:bottom-2 md:left-2">
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
      <div className="flex min-w-0 flex-1 flex-col p-4 pb-2 max-md:pt-3 max-md:pb-1 [&>h2]:max-md:pr-9">
        <h2 className="truncate text-base leading-6 font-semibold tracking-normal">{name}</h2>
        <p className="truncate text-small text-muted">{where(summary)}</p>
        <div className="mt-1 flex items-center justify-between gap-x-3 max-md:flex-1 max-md:flex-col max-md:items-start">
          <p className="num text-small">
            {rate === null ? (
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
    <ul className="max-h-60 overflow-y-auto rounded-card border md:w-68 border-line bg-card py-1 shadow-float">
      {summaries.map(({ mlsNumber, name, ratePerSqYard: rate }) => (
        <li key={mlsNumber}>
          <button
            type="button"
            onClick={() => onPick(mlsNumber)}
            className="flex min-h-11 w-full items-center justify-between gap-3 px-4 text-left text-control hover:bg-river-tint"
          >
            <span className="font-medium">{name}</span>
            {rate !== null && <span className="num shrink-0">{formatRupees(rate)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
