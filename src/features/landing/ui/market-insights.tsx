import { Trans, useLingui } from "@lingui/react/macro";
import {
  type LocalityRates,
  type RateScale,
  toRateScale,
} from "#features/landing/model/rates-by-locality.ts";
import { usePlaceName } from "#features/listings/ui.ts";
import type { MedianRate } from "#features/search/index.ts";
import { formatRateTag, formatRupees, formatWhole } from "#platform/i18n/formats.ts";

interface MarketInsightsProps {
  readonly localities: readonly LocalityRates[];
  /** Of all published rates. */
  readonly median: MedianRate | null;
}

/** Asking rates town by town: a point a layout, a bar at the median, the figures beside them. */
export function MarketInsights({ localities, median }: MarketInsightsProps) {
  if (localities.length === 0 || !median) return null;
  const count = formatWhole(median.n);
  return (
    <section
      id="rates"
      aria-labelledby="rates-title"
      className="far border-y border-line bg-card [--far:1100px] sm:[--far:850px] lg:[--far:660px]"
    >
      <div className="wrap grid gap-x-16 gap-y-8 py-16 md:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="rates-title" className="text-h2">
            <Trans>What land costs, place by place</Trans>
          </h2>
          <p className="mt-3 text-muted">
            <Trans>
              Asking rates of plots per sq yd in places with two or more published rates. The bar
              marks the median; beside it is the number of layouts it is based on. Villas aren’t
              counted: a villa’s rate may include the house.
            </Trans>
          </p>
          <p className="mt-6 text-label font-medium text-muted">
            <Trans>Median of all {count} rates</Trans>
          </p>
          <p className="num">
            <span className="text-h2">{formatRupees(median.rate)}</span>{" "}
            <span className="text-muted">
              <Trans>per sq yd</Trans>
            </span>
          </p>
        </div>
        <RatesTable localities={localities} median={median} />
      </div>
    </section>
  );
}

/** One grid for rows and axis: a column as wide as its own text would give each a scale of its own. */
const TABLE = "gap-x-8 sm:grid sm:grid-cols-[144px_1fr_auto]";
const PART = "sm:col-span-full sm:grid sm:grid-cols-subgrid";
const CELLS = `grid grid-cols-[1fr_auto] items-center gap-x-8 ${PART}`;

function RatesTable({
  localities,
  median,
}: {
  localities: readonly LocalityRates[];
  median: MedianRate;
}) {
  const placeName = usePlaceName();
  const { t } = useLingui();
  const scale = toRateScale(localities);
  return (
    <div className={TABLE}>
      <ul className={PART}>
        {localities.map((locality) => {
          const n = formatWhole(locality.rates.length);
          return (
            <li key={locality.town.en} className={`${CELLS} min-h-11 max-sm:pt-2`}>
              <span>{placeName(locality.town)}</span>
              <RateLine locality={locality} scale={scale} median={median.rate} />
              <span className="num min-w-24 text-right">
                <b className="font-semibold">{formatRupees(locality.median)}</b>{" "}
                <span className="text-small text-muted">{t`${n} layouts`}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <div aria-hidden="true" className={CELLS}>
        <span className="max-sm:hidden" />
        <Scale scale={scale} />
        <span className="max-sm:hidden" />
      </div>
    </div>
  );
}

function RateLine({
  locality: { rates, median },
  scale: { percent },
  median: ofAll,
}: {
  locality: LocalityRates;
  scale: RateScale;
  median: number;
}) {
  const least = percent(rates[0] ?? median);
  const most = percent(rates.at(-1) ?? median);
  return (
    <span aria-hidden="true" className="relative h-8 max-sm:order-last max-sm:col-span-2 sm:h-11">
      <i className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <i
        className="absolute inset-y-0 border-l border-dashed border-edge"
        style={{ left: `${percent(ofAll)}%` }}
      />
      <i
        className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-river/55"
        style={{ left: `${least}%`, width: `${most - least}%` }}
      />
      {[...new Set(rates)].map((rate) => (
        <i
          key={rate}
          className="absolute top-1/2 size-2.75 -translate-1/2 rounded-full border border-river bg-water"
          style={{ left: `${percent(rate)}%` }}
        />
      ))}
      <i
        className="absolute top-1/2 h-5 w-1 -translate-1/2 bg-river-deep"
        style={{ left: `${percent(median)}%` }}
      />
    </span>
  );
}

function Scale({ scale: { marks } }: { scale: RateScale }) {
  return (
    <span className="max-sm:col-span-2">
      <span className="flex h-1.5 border border-ink">
        {marks.slice(1).map((mark, i) => (
          <i key={mark} className={`flex-1 ${i % 2 === 0 ? "bg-card" : "bg-ink"}`} />
        ))}
      </span>
      <span className="num relative mt-1 block h-5 text-tiny font-medium text-muted">
        {marks.map((mark, i) => (
          <span
            key={mark}
            className={`absolute ${i === 0 ? "" : i === marks.length - 1 ? "-translate-x-full" : "-translate-x-1/2"} `}
            style={{ left: `${(i / (marks.length - 1)) * 100}%` }}
          >
            {formatRateTag(mark)}
          </span>
        ))}
      </span>
    </span>
  );
}
