import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { LayoutCount } from "#features/listings/ui.ts";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import { isOfDistrict, withoutPlace } from "#features/search/model/query/search-query.ts";
import {
  DEFAULT_STATE,
  type SearchState,
  toSearchParams,
} from "#features/search/model/query/search-url.ts";
import type { SearchControl } from "#features/search/ui/use-search-state.ts";
import { useRegion } from "#platform/ui/shell/site.ts";

/** How many layouts, and where: read out whenever it changes. */
export function ResultsHeading({
  state,
  total,
  className,
}: {
  state: SearchState;
  total: number;
  className: string;
}) {
  const count = <LayoutCount count={total} />;
  const { query } = state;
  const { around } = useRegion();
  // As elements: `Trans` would take marks in a text for elements of the message.
  const place = <>{state.place}</>;
  const town = <>{state.place || query.town}</>;
  const searched = <>{query.text}</>;
  const km = query.radiusKm;
  return (
    <h1 aria-live="polite" className={className}>
      {(() => {
        if (query.area) return <Trans>{count} in the drawn area</Trans>;
        // Nothing around a district is searched; of a town its edge is.
        if (isOfDistrict(query))
          return (
            <Trans>
              {count} in {town}
            </Trans>
          );
        if (query.town)
          return (
            <Trans>
              {count} in and around {town}
            </Trans>
          );
        if (query.centre && state.place)
          return (
            <Trans>
              {count} within {km} km of {place}
            </Trans>
          );
        if (query.centre)
          return (
            <Trans>
              {count} within {km} km of your point
            </Trans>
          );
        if (query.text)
          return (
            <Trans>
              {count} for “{searched}”
            </Trans>
          );
        if (query.bounds) return <Trans>{count} on the map</Trans>;
        // A phone has one line beside the order: where, its reader knows who asked for no place.
        return (
          <Trans>
            {count} <span className="max-lg:hidden">around {around}</span>
          </Trans>
        );
      })()}
    </h1>
  );
}

/** What was found is called otherwise than was typed: says so, with the way to what was typed. */
export function InsteadNote({ state }: { state: SearchState }) {
  const { place, asked, query } = state;
  const name = place || query.text;
  if (asked === "" || !name) return null;
  // As elements: `Trans` would take marks in a text for elements of the message.
  const found = <b className="font-[550] text-ink">{name}</b>;
  const typed = <>{asked}</>;
  const byName = { ...DEFAULT_STATE, query: { ...withoutPlace(query), text: asked } };
  return (
    <p className="text-control text-muted">
      <Trans>
        Showing results for {found}, instead of “{typed}”.
      </Trans>{" "}
      <a
        href={`?${toSearchParams(byName)}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        <Trans>Look for “{typed}” in names</Trans>
      </a>
    </p>
  );
}

/** Why there are more cards than layouts: several listings may tell of one. */
export function TwinsNote({ results: { total, layouts } }: { results: SearchResults }) {
  if (total === layouts) return null;
  return (
    <p className="text-control text-muted">
      <Trans>Shown in {total} listings, because some layouts are listed twice.</Trans>
    </p>
  );
}

/** Listings that match but publish no rate: told, and one press away. */
export function UnratedNote({
  control,
  results,
}: {
  control: SearchControl;
  results: SearchResults;
}) {
  const { t } = useLingui();
  if (results.unrated === 0 || control.state.query.includeUnrated) return null;
  return (
    <p className="text-control text-muted">
      <Plural
        value={results.unrated}
        one="# more listing has no published rate."
        other="# more listings have no published rate."
      />{" "}
      <button
        type="button"
        onClick={() => control.ask({ includeUnrated: true })}
        className="text-link min-h-11"
      >
        {t`Show them as well`}
      </button>
    </p>
  );
}
