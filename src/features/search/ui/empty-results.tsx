import { Trans, useLingui } from "@lingui/react/macro";
import { RANGES } from "#features/search/model/filters.ts";
import type { SearchResults } from "#features/search/model/results.ts";
import { withoutFilters } from "#features/search/model/search-query.ts";
import { formatKm } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";
import { SurveyMark } from "#platform/ui/shell/survey-mark.tsx";
import type { SearchControl } from "./use-search-state.ts";

/** Nothing matches: says so in the specified words, names the nearest layout, offers two ways on. */
export function EmptyResults({
  control,
  results: { nearest },
}: {
  control: SearchControl;
  results: SearchResults;
}) {
  const { t } = useLingui();
  const { query } = control.state;
  const widened = nearest && Math.max(RANGES.radiusKm.min, Math.ceil(nearest.distanceKm));
  const canWiden = query.centre && widened && widened <= RANGES.radiusKm.max;
  const distance = formatKm(nearest?.distanceKm ?? 0);
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-edge px-6 py-12 text-center">
      <SurveyMark />
      <p className="mt-5 max-w-md text-lead font-[550] text-balance">
        {t`No properties match your current filters. Try adjusting your search criteria.`}
      </p>
      {nearest && (
        <p className="mt-2 text-control text-muted">
          {t`The nearest layout is ${nearest.name}, ${distance} km away.`}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {canWiden && (
          <button
            type="button"
            onClick={() => control.ask({ radiusKm: widened, bounds: undefined, area: undefined })}
            className={button("primary", "small")}
          >
            <Trans>Widen to {widened} km</Trans>
          </button>
        )}
        {!canWiden && query.bounds && (
          <button
            type="button"
            onClick={() => control.ask({ bounds: undefined, area: undefined })}
            className={button("primary", "small")}
          >
            {t`Search the whole region`}
          </button>
        )}
        <button
          type="button"
          onClick={() => control.ask({ ...withoutFilters(query), bounds: undefined })}
          className={button("outline", "small")}
        >
          {t`Clear all filters`}
        </button>
      </div>
    </div>
  );
}
