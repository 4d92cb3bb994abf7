import { Trans, useLingui } from "@lingui/react/macro";
import { listingPath } from "#features/listings/model/budget-query.ts";
import { CARD_FEATURES, type ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { Kilometres, SqYards } from "#lib/units/units.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PlotGlyph } from "#platform/ui/pictures/plot-glyph.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { BudgetLine, buysHere } from "./budget-line.tsx";
import { CardPictures, useCardPicture } from "./card-pictures.tsx";
import { FeatureMark } from "./feature-mark.tsx";
import { ApprovalBadge, SoldOutBadge } from "./listing-badges.tsx";
import { SaveSlot } from "./save-slot.tsx";
import { DistanceAway, SquareYards, useSum, useWhere } from "./words.tsx";

interface ListingCardProps {
  readonly summary: ListingSummary;
  readonly distanceKm: Kilometres | null;
  readonly budgetLakhs: number;
  /** What a plot of the asked size costs, which is said in words. */
  readonly asked?: { readonly size: string; readonly land: number; readonly allIn: number } | null;
  /** What the budget buys with all duties, where the visitor counts with them. */
  readonly buysAllIn?: SqYards | null;
  /** Its marker on the map is hovered or selected. */
  readonly lit?: boolean;
  readonly eager?: boolean;
  readonly onHover?: (mlsNumber: string | null) => void;
}

/** A layout in the list: what it is, where, its rate and what a budget buys. The whole card opens. */
export function ListingCard({ summary, lit, eager, onHover, ...figures }: ListingCardProps) {
  const { t } = useLingui();
  const { mlsNumber, name } = summary;
  const { picture, swipe } = useCardPicture(summary.photos.length || summary.views.length);
  const page = listingPath(mlsNumber, figures.budgetLakhs);
  return (
    <article
      data-listing={mlsNumber}
      onMouseEnter={() => onHover?.(mlsNumber)}
      onMouseLeave={() => onHover?.(null)}
      {...swipe}
      className={`card-of-pictures relative flex overflow-hidden rounded-card border bg-card transition-shadow max-md:flex-col ${
        lit ? "border-river ring-1 ring-river" : "border-line hover:border-edge"
      }`}
    >
      <CardPictures summary={summary} eager={eager ?? false} {...picture} />
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-1.5 px-4 pt-3 pb-1 md:min-h-53 md:gap-2.5 md:p-4 md:pb-3.5 md:pl-5">
        <CardFacts summary={summary} {...figures} />
        <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line md:pt-2">
          <ApprovalBadge approval={summary.approval} />
          <LocalLink to={page} aria-label={t`View Details: ${name}`} className="card-link">
            {t`View Details`}
            <Icon name="arrow-right" className="size-4" />
          </LocalLink>
        </div>
      </div>
      <SaveSlot mlsNumber={mlsNumber} name={name} look="card" />
    </article>
  );
}

/** Name, place, rate, what a budget buys and up to three features of a layout. */
export function CardFacts({
  summary,
  distanceKm,
  ...figures
}: Omit<ListingCardProps, "lit" | "eager" | "onHover">) {
  const where = useWhere();
  const { t } = useLingui();
  const { areaSqYards, keyFeatures, hasDoubtfulRoads } = summary;
  return (
    <>
      <div className="md:pr-12">
        <h3 className="text-h3">{summary.name}</h3>
        {summary.isSoldOut && <SoldOutBadge />}
        <p className="text-small text-muted [&>:not(:empty)~span]:before:content-['_·_']">
          <span>{where(summary)}</span>
          {distanceKm !== null && (
            <span>
              <DistanceAway km={distanceKm} />
            </span>
          )}
          {areaSqYards !== null && (
            <span>
              <LayoutArea sqYards={areaSqYards} />
            </span>
          )}
        </p>
      </div>
      <CardRate summary={summary} {...figures} />
      {(keyFeatures.length > 0 || hasDoubtfulRoads) && (
        <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-small text-muted max-md:hidden">
          {keyFeatures.slice(0, CARD_FEATURES).map((code) => (
            <li key={code} className="flex items-center gap-1.5">
              <FeatureMark code={code} />
            </li>
          ))}
          {hasDoubtfulRoads && (
            <li className="flex items-center gap-1.5">
              <Icon name="route" className="size-4 shrink-0 text-muted" />
              {t`Road surface in doubt`}
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function LayoutArea({ sqYards }: { sqYards: number }) {
  const area = <SquareYards value={sqYards} />;
  return <Trans>{area} layout</Trans>;
}

/** The rate of a layout and what the budget buys there, or what a plot of the asked size costs. */
export function CardRate({
  summary,
  budgetLakhs,
  asked,
  buysAllIn,
}: Pick<ListingCardProps, "summary" | "budgetLakhs" | "asked" | "buysAllIn">) {
  const { t } = useLingui();
  const { ratePerSqYard: rate } = summary;
  if (rate === null) return <p className="text-base text-muted">{t`Rate not published`}</p>;
  if (asked && !summary.isSoldOut) return <AskedPrice {...asked} rate={rate} />;
  const buys = summary.isSoldOut ? null : (buysAllIn ?? buysHere(budgetLakhs, summary));
  return (
    <div className="flex items-center justify-between gap-3">
      <div>
        <p className="num">
          <span className="text-figure">{formatRupees(rate)}</span>{" "}
          <span className="text-control text-muted">{t`per sq yd`}</span>
        </p>
        {buys !== null && (
          <p className="text-small">
            <BudgetLine lakhs={budgetLakhs} buys={buys} isAllIn={buysAllIn != null} />
          </p>
        )}
      </div>
      {buys !== null && <PlotGlyph sqYards={buys} />}
    </div>
  );
}

/** What a plot of the asked size costs here, the rate below. */
function AskedPrice({
  size,
  land,
  allIn,
  rate,
}: NonNullable<ListingCardProps["asked"]> & { readonly rate: number }) {
  const { t } = useLingui();
  const sum = useSum();
  const price = (rupees: number) => (
    <b className="num text-lead font-semibold text-ink">{sum(rupees)}</b>
  );
  const [ofLand, ofAll] = [price(land), price(allIn)];
  const { hasDuties } = useRegion();
  return (
    <div>
      <p className="text-control text-muted">
        {hasDuties ? (
          <Trans>
            {size}: {ofLand} land, {ofAll} all-in
          </Trans>
        ) : (
          <Trans>
            {size}: {ofLand}, land alone
          </Trans>
        )}
      </p>
      <p className="num text-small text-muted">
        <span>{formatRupees(rate)}</span> <span>{t`per sq yd`}</span>
      </p>
    </div>
  );
}
