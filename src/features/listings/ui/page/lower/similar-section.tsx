import { Trans } from "@lingui/react/macro";
import { USUAL_LAKHS } from "#features/listings/model/budget-query.ts";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { useCarriedBudget } from "#features/listings/ui/budget-line.tsx";
import { ListingCard } from "#features/listings/ui/listing-card.tsx";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

/** Layouts like this one that have plots left, why these, and the way to all around it. */
export function SimilarSection({ similar }: { similar: NonNullable<ListingDetails["similar"]> }) {
  const { layouts, withinKm, ratePercent, around } = similar;
  const budgetLakhs = useCarriedBudget() ?? USUAL_LAKHS;
  return (
    <section id="similar" aria-labelledby="similar-title" className="far print:hidden">
      <h2 id="similar-title" className="text-h2">
        <Trans>Similar layouts near here</Trans>
      </h2>
      <p className="mt-2 mb-5 text-muted">
        {ratePercent === null ? (
          <Trans>Of the same kind, within {withinKm} km, nearest first.</Trans>
        ) : (
          <Trans>
            Of the same kind, within {withinKm} km and {ratePercent}% of the rate here, nearest
            first.
          </Trans>
        )}
      </p>
      <ul className="grid gap-3 md:gap-4">
        {layouts.map(({ summary, km }) => (
          <li key={summary.mlsNumber}>
            <ListingCard summary={summary} distanceKm={km} budgetLakhs={budgetLakhs} />
          </li>
        ))}
      </ul>
      <LocalLink
        to={`${href("/searchProperties")}?${around}`}
        className="mt-3 inline-flex min-h-11 items-center text-link"
      >
        <Trans>Search around here</Trans>
      </LocalLink>
    </section>
  );
}
