import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, memo, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { ListingCard } from "#features/listings/ui.ts";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import { type SearchState, toSearchParams } from "#features/search/model/query/search-url.ts";
import { askedWords } from "#features/search/ui/filters/filter-texts.ts";
import type { SearchControl } from "#features/search/ui/use-search-state.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { EmptyResults } from "./empty-results.tsx";

interface ResultsListProps {
  readonly control: SearchControl;
  readonly results: SearchResults;
  /** Listing hovered on the map or selected there. */
  readonly litListing: string | null;
  readonly onHover: (mlsNumber: string | null) => void;
}

/** A card that stays as it is while another search finds it again. */
const Card = memo(
  ListingCard,
  (was, is) =>
    was.summary.mlsNumber === is.summary.mlsNumber &&
    was.summary.illustration === is.summary.illustration &&
    was.distanceKm === is.distanceKm &&
    was.budgetLakhs === is.budgetLakhs &&
    was.buysAllIn === is.buysAllIn &&
    was.asked?.size === is.asked?.size &&
    was.lit === is.lit,
);

/** The cards, and below them more cards as the visitor nears the end. */
export function ResultsList({ control, results, litListing, onHover }: ResultsListProps) {
  const { i18n } = useLingui();
  const { state } = control;
  const rest = results.total - results.shown.length;
  const aPage = results.shown.length / state.page;
  if (results.total === 0) return <EmptyResults control={control} results={results} />;
  return (
    <>
      <ul className="grid gap-3 md:gap-4">
        {results.shown.map(({ summary, distanceKm, asked, buysAllIn }, position) => (
          <li key={summary.mlsNumber} className="card-row">
            <Card
              summary={summary}
              distanceKm={distanceKm}
              budgetLakhs={state.query.budgetLakhs}
              buysAllIn={buysAllIn}
              asked={asked && { ...asked, size: askedWords(asked.size, state.query.size, i18n) }}
              lit={summary.mlsNumber === litListing}
              eager={position < EAGER_CARDS}
              onHover={onHover}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        // Anew with the cards that came, not with those that are asked for: it asks once for each page.
        <MoreResults key={results.shown.length} control={control} coming={Math.min(rest, aPage)} />
      )}
    </>
  );
}

/** Pictures in the first view; the first of them is usually the largest paint. */
const EAGER_CARDS = 2;

/** Two screens: on less, a quick finger meets the end of the list. */
const AHEAD = "200% 0px";

/**
 * A link to the next page of cards that follows itself when it comes near the view of a visitor who
 * scrolls: an address that nobody touched stays as it was opened. Whoever meets it all the same, on a
 * slow line, sees where cards will be: the foot of the page would jump away under their eyes.
 */
function MoreResults({ control, coming }: { control: SearchControl; coming: number }) {
  const { t } = useLingui();
  const { state, show } = control;
  const link = useRef<HTMLAnchorElement>(null);
  const next: SearchState = { ...state, page: state.page + 1 };
  const more = useRef(() => {});
  more.current = () => show({ page: state.page + 1 }, { kind: "silent" });
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current();
      },
      { rootMargin: AHEAD },
    );
    // Who comes from further down another page is brought to the top, which is told as scrolling too.
    const watch = () => {
      if (window.scrollY === 0 || !link.current) return;
      window.removeEventListener("scroll", watch);
      watcher.observe(link.current);
    };
    window.addEventListener("scroll", watch, { passive: true });
    watch();
    return () => {
      window.removeEventListener("scroll", watch);
      watcher.disconnect();
    };
  }, []);
  return (
    <>
      <a
        ref={link}
        href={`?${toSearchParams(next)}`}
        data-replace
        data-keep-scroll
        className={`mt-6 w-full ${button("outline")}`}
      >
        {t`Show more layouts`}
      </a>
      <div
        className="cards-to-come noscript:hidden"
        style={{ "--coming": coming } as CSSProperties}
      />
    </>
  );
}

/** The list could not be asked for: the filters stay, and trying again is one press. */
export function ResultsFailed() {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-card p-5"
    >
      <Icon name="wifi-off" className="size-6 text-laterite" />
      <div className="min-w-48 flex-1">
        <p className="font-[550]">{t`The list could not be loaded.`}</p>
        <p className="text-small text-muted">{t`Your filters are still on.`}</p>
      </div>
      <button
        type="button"
        onClick={() => void revalidate()}
        aria-busy={state === "loading"}
        className={button("outline", "small")}
      >
        {t`Try again`}
      </button>
    </div>
  );
}

/** Card-shaped blanks while the server is asked. */
export function ResultsLoading() {
  return (
    <div aria-hidden="true" className="grid gap-3 md:gap-4">
      {[0, 1, 2].map((blank) => (
        <div
          key={blank}
          className="flex overflow-hidden rounded-card border border-line bg-card max-md:flex-col"
        >
          <div className="skeleton rounded-none max-md:h-43.5 md:w-68" />
          <div className="grid min-h-41 flex-1 content-between p-4 md:min-h-53 md:pl-5">
            <div className="skeleton h-5 w-1/2" />
            <div className="skeleton h-4 w-2/3" />
            <div className="skeleton h-6 w-1/3" />
            <div className="skeleton h-4 w-3/4" />
            <div className="skeleton h-5 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
