import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { LayoutCount, ListingCard, useSum } from "#features/listings/ui.ts";
import { type Loosened, loosen } from "#features/search/model/answer/looser.ts";
import type { Lacks } from "#features/search/model/answer/nothing-found.ts";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import { RANGES } from "#features/search/model/query/filters.ts";
import {
  isOfDistrict,
  type SearchQuery,
  withoutFilters,
} from "#features/search/model/query/search-query.ts";
import { askedWords } from "#features/search/ui/filters/filter-texts.ts";
import { filterText, useFilterWords } from "#features/search/ui/filters/filter-views.tsx";
import type { SearchControl } from "#features/search/ui/use-search-state.ts";
import { formatKm } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";
import { SurveyMark } from "#platform/ui/empty-sheet.tsx";

interface EmptyResultsProps {
  readonly control: SearchControl;
  readonly results: SearchResults;
}

/** Nothing matches: says so in the specified words, what to give up for how many, and what comes nearest. */
export function EmptyResults({ control, results: { nearest, nothing } }: EmptyResultsProps) {
  const { t, i18n } = useLingui();
  const { query } = control.state;
  const distance = formatKm(nearest?.distanceKm ?? 0);
  return (
    <>
      <div className="flex flex-col items-center rounded-card border border-dashed border-edge px-4 py-8 text-center md:px-6 md:py-10">
        <SurveyMark />
        <p className="mt-5 max-w-md text-lead font-[550] text-balance">
          {t`No properties match your current filters. Try adjusting your search criteria.`}
        </p>
        {nearest && (
          <p className="mt-2 text-control text-muted">
            {t`The nearest layout is ${nearest.name}, ${distance} km away.`}
          </p>
        )}
        <Ways control={control} nearest={nearest} ways={nothing?.ways ?? []} />
        <button
          type="button"
          onClick={() => control.ask({ ...withoutFilters(query), bounds: undefined })}
          className={`mt-2 ${button("quiet", "small")}`}
        >
          {t`Clear all filters`}
        </button>
      </div>
      {nothing && nothing.nearest.length > 0 && (
        <section className="mt-6">
          <h3 className="mb-3 text-h3">{t`Nearest to what you asked for`}</h3>
          <ul className="grid gap-3 md:gap-4">
            {nothing.nearest.map(({ summary, lacks, asked, buysAllIn }) => (
              <li key={summary.mlsNumber} className="card-row">
                <p className="mb-1.5 text-control text-muted">
                  <LacksText query={query} lacks={lacks} />
                </p>
                <ListingCard
                  summary={summary}
                  distanceKm={isOfDistrict(query) ? null : lacks.km}
                  budgetLakhs={query.budgetLakhs}
                  buysAllIn={buysAllIn}
                  asked={asked && { ...asked, size: askedWords(asked.size, query.size, i18n) }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What giving each up is called; of a filter with a chip "without" its words. */
const WAY_WORDS: Partial<Record<Loosened, MessageDescriptor>> = {
  place: msg`Anywhere in the region`,
  type: msg`All types`,
  budgetLakhs: msg`Up to ₹1 Cr`,
  size: msg`Any size`,
  includeUnrated: msg`Also without a rate`,
};

interface WaysProps extends Pick<EmptyResultsProps, "control"> {
  readonly nearest: SearchResults["nearest"];
  readonly ways: NonNullable<SearchResults["nothing"]>["ways"];
}

/** One thing to give up a button, each with how many layouts that finds. */
function Ways({ control, nearest, ways }: WaysProps) {
  const words = useFilterWords();
  const { query } = control.state;
  // One within the radius lies out of view, or of the drawn area: the radius stays as it is.
  const radiusKm = nearest && Math.max(query.radiusKm, Math.ceil(nearest.distanceKm));
  const canWiden = query.centre && radiusKm && radiusKm <= RANGES.radiusKm.max;
  const wordsOf = (what: Loosened) => {
    const known = WAY_WORDS[what];
    if (known) return words.i18n._(known);
    const text = what === "place" ? "" : filterText(what, query, words);
    return words.i18n._(msg`Without: ${text}`);
  };
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-2">
      {canWiden && (
        <button
          type="button"
          onClick={() =>
            control.ask({ radiusKm, town: undefined, bounds: undefined, area: undefined })
          }
          className={button("primary", "small")}
        >
          {radiusKm > query.radiusKm || query.town
            ? words.i18n._(msg`Widen to ${radiusKm} km`)
            : words.i18n._(msg`Within ${radiusKm} km`)}
        </button>
      )}
      {ways.map(({ what, layouts }) => (
        <button
          key={what}
          type="button"
          onClick={() => control.ask(loosen(query, what))}
          className={button("outline", "small")}
        >
          {wordsOf(what)}
          <span className="num font-normal text-muted">
            <LayoutCount count={layouts} />
          </span>
        </button>
      ))}
    </div>
  );
}

/** In what a layout differs from what was asked: "₹4.2 L above your budget · does not fit: 60 ft or wider". */
function LacksText({ query, lacks }: { query: SearchQuery; lacks: Lacks }) {
  const { t } = useLingui();
  const words = useFilterWords();
  const sum = useSum();
  const above = sum(lacks.over);
  const missed = lacks.filters.map((name) => filterText(name, query, words)).join(", ");
  const parts = [
    ...(lacks.over > 0 ? [t`${above} above your budget`] : []),
    ...(missed ? [t`Does not fit: ${missed}`] : []),
    ...(lacks.isUnrated ? [t`Rate not published`] : []),
  ];
  return parts.length > 0 ? parts.join(" · ") : t`Fits all but the place`;
}
