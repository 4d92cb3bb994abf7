import { useLingui } from "@lingui/react/macro";
import { type ListingSummary, listingPath } from "#features/listings/index.ts";
import {
  CardRate,
  DistanceAway,
  ListingPicture,
  SaveSlot,
  SoldOutBadge,
  useSum,
  useWhere,
} from "#features/listings/ui.ts";
import { toResult } from "#features/search/model/answer/results.ts";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import { askedWords } from "#features/search/ui/filters/filter-texts.ts";
import { ICON_BUTTON } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { priceTag } from "./markers.ts";

interface MarkerCardProps {
  readonly summary: ListingSummary;
  readonly query: SearchQuery;
  readonly onClose: () => void;
}

/** The selected layout beside its marker, with what the list says of it. */
export function MarkerCard({ summary, query, onClose }: MarkerCardProps) {
  const { t, i18n } = useLingui();
  const where = useWhere();
  const { mlsNumber, name } = summary;
  const { budgetLakhs } = query;
  const { distanceKm, asked, buysAllIn } = toResult(summary, query);
  return (
    <section
      aria-label={name}
      className="relative w-68 overflow-hidden rounded-card border border-line bg-card shadow-float in-[.map-foot]:flex in-[.map-foot]:min-h-37 in-[.map-foot]:w-full"
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
      </div>
      <SaveSlot mlsNumber={mlsNumber} name={name} look="popup" />
      <button
        type="button"
        onClick={onClose}
        aria-label={t`Close`}
        className={`absolute top-1 right-1 bg-card/95 ${ICON_BUTTON}`}
      >
        <Icon name="x" className="size-5" />
      </button>
      <div className="flex min-w-0 flex-col p-4 pb-1 in-[.map-foot]:flex-1 in-[.map-foot]:px-3 in-[.map-foot]:pt-2.5">
        <h2 className="text-base leading-6 font-semibold tracking-normal in-[.map-foot]:truncate in-[.map-foot]:pr-10">
          {name}
        </h2>
        <p className="text-small text-muted in-[.map-foot]:truncate in-[.map-foot]:pr-10">
          {where(summary)}
          {distanceKm !== null && (
            <>
              {" · "}
              <DistanceAway km={distanceKm} />
            </>
          )}
        </p>
        <div className="mt-1 mb-auto text-muted [&_.text-figure]:text-base [&_.text-figure]:text-ink [&_svg]:hidden">
          {summary.isSoldOut ? (
            <SoldOutBadge />
          ) : (
            <CardRate
              summary={summary}
              budgetLakhs={budgetLakhs}
              buysAllIn={buysAllIn}
              asked={asked && { ...asked, size: askedWords(asked.size, query.size, i18n) }}
            />
          )}
        </div>
        <LocalLink
          to={listingPath(mlsNumber, budgetLakhs)}
          className="flex min-h-11 items-center gap-1.5 self-start text-control font-[550] whitespace-nowrap text-river"
        >
          {t`View Details`}
          <Icon name="arrow-right" className="size-4" />
        </LocalLink>
      </div>
    </section>
  );
}

/** Layouts that share one spot: a choice among them, each with what its tag would say. */
export function MarkerList({
  summaries,
  query,
  onPick,
}: {
  summaries: readonly ListingSummary[];
  query: SearchQuery;
  onPick: (mlsNumber: string) => void;
}) {
  const sum = useSum();
  const priceOf = ({ ratePerSqYard, plotSizes }: ListingSummary) =>
    ratePerSqYard && priceTag(query, { ratePerSqYard, plotSizes }, sum);
  return (
    <ul className="w-68 rounded-card border border-line bg-card py-1 shadow-float max-h-[50dvh] overflow-y-auto in-[.map-foot]:max-h-60 in-[.map-foot]:w-full">
      {summaries.map((summary) => (
        <li key={summary.mlsNumber}>
          <button
            type="button"
            onClick={() => onPick(summary.mlsNumber)}
            className="flex min-h-11 w-full items-center justify-between gap-3 px-4 text-left text-control hover:bg-river-tint"
          >
            <span className="font-medium">{summary.name}</span>
            {summary.isSoldOut ? (
              <SoldOutBadge />
            ) : (
              <span className="num shrink-0">{priceOf(summary)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
