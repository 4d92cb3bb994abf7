import { Trans } from "@lingui/react/macro";
import { type ListingSummary, listingPath } from "#features/listings/index.ts";
import { ApprovalBadge, CardFacts, ListingPicture, SaveSlot } from "#features/listings/ui.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** A layout as an upright card: its picture, facts and approval. The whole card opens. */
export function LayoutCard({
  summary,
  budgetLakhs,
}: {
  summary: ListingSummary;
  budgetLakhs: number;
}) {
  const { mlsNumber, name, photos } = summary;
  return (
    <article
      data-listing={mlsNumber}
      className="relative flex min-w-0 flex-1 flex-col overflow-hidden rounded-card border border-line bg-card hover:border-edge"
    >
      <div className="relative aspect-video bg-mist md:aspect-4/3">
        <ListingPicture
          summary={summary}
          sizes="(min-width: 64rem) 390px, (min-width: 48rem) 50vw, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
        {photos.length === 0 && (
          <span className="picture-label">
            <Trans>Illustrative layout</Trans>
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 md:p-5">
        <CardFacts summary={summary} distanceKm={null} budgetLakhs={budgetLakhs} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
          <ApprovalBadge approval={summary.approval} />
          <LocalLink to={listingPath(mlsNumber, budgetLakhs)} className="card-link">
            <Trans>View Details</Trans>
            <span className="sr-only">: {name}</span>
            <Icon name="arrow-right" className="size-4" />
          </LocalLink>
        </div>
      </div>
      <SaveSlot mlsNumber={mlsNumber} name={name} look="card" />
    </article>
  );
}
