import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import type { Rupees } from "#lib/units/units.ts";
import { formatDecimal, formatRupees } from "#platform/i18n/formats.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { PriceSteps } from "./price-steps.tsx";
import { RateDots } from "./rate-dots.tsx";
import { Unstated } from "./unstated.tsx";

/** The listing's rate among the asking rates around it, with the number it rests on. */
export function MarketSection({ details }: { details: ListingDetails }) {
  const { summary, neighbours, listing } = details;
  const rate = summary.ratePerSqYard;
  const isCompared = rate !== null && neighbours !== null && neighbours.rates.length > 0;
  return (
    <section
      id="market"
      aria-labelledby="market-title"
      className={`far ${isCompared ? "[--far:490px]" : "[--far:300px]"}`}
    >
      <h2 id="market-title" className="text-h2">
        <Trans>Market Value</Trans>
      </h2>
      {isCompared && (
        <>
          {neighbours.median === null ? (
            <p className="mt-3 text-muted">
              <Trans>Too few rates nearby to compare with: they are shown one by one.</Trans>
            </p>
          ) : (
            <RatePosition rate={rate} neighbours={neighbours} median={neighbours.median} />
          )}
          <RateDots rate={rate} rates={neighbours.rates} />
          <p className="mt-2 text-small text-muted">
            <Trans>
              Each dot is a layout with a published rate. These are asking rates, not sale prices.
            </Trans>
          </p>
        </>
      )}
      <StatedPrices rate={rate} marketValue={listing.marketValue} />
      <PriceSteps history={details.history} />
    </section>
  );
}

/** As many columns as prices are stated, by how many of the three are not: no empty cell. */
const COLUMNS = ["sm:grid-cols-3", "sm:grid-cols-2", "sm:w-fit sm:min-w-72"] as const;

function StatedPrices({
  rate,
  marketValue: { currentValue, estimatedValue },
}: {
  rate: Rupees | null;
  marketValue: ListingDetails["listing"]["marketValue"];
}) {
  const unstated = [
    ...(rate === null ? [msg`price per sq yd`] : []),
    ...(currentValue === "" ? [msg`current price`] : []),
    ...(estimatedValue === "" ? [msg`estimated value`] : []),
  ];
  return (
    <>
      {unstated.length < 3 && (
        <div className="mt-6">
          <TitleBlock columns={COLUMNS[unstated.length] ?? ""}>
            {rate !== null && (
              <TitleCell name={<Trans>Price per sq yd</Trans>}>{formatRupees(rate)}</TitleCell>
            )}
            {currentValue !== "" && (
              <TitleCell name={<Trans>Current price</Trans>}>{currentValue}</TitleCell>
            )}
            {estimatedValue !== "" && (
              <TitleCell name={<Trans>Estimated value</Trans>}>{estimatedValue}</TitleCell>
            )}
          </TitleBlock>
        </div>
      )}
      <Unstated names={unstated} />
    </>
  );
}

function RatePosition({
  rate,
  neighbours,
  median,
}: {
  rate: Rupees;
  neighbours: NonNullable<ListingDetails["neighbours"]>;
  median: Rupees;
}) {
  const { t } = useLingui();
  const n = neighbours.rates.length;
  const km = neighbours.withinKm;
  const apart = (Math.abs(rate - median) / median) * 100;
  // Of what is apart by less than one, "0% above" would be said.
  const percent = formatDecimal(apart, apart < 1 ? 1 : 0);
  const own = formatRupees(rate);
  const middle = formatRupees(median);
  const text =
    percent === "0"
      ? t`At ${own} per sq yd, it matches the median of the ${n} layouts within ${km} km.`
      : rate > median
        ? t`At ${own} per sq yd, it is ${percent}% above ${middle}, the median of the ${n} layouts within ${km} km.`
        : t`At ${own} per sq yd, it is ${percent}% below ${middle}, the median of the ${n} layouts within ${km} km.`;
  return <p className="mt-3 text-lead">{text}</p>;
}
