import { type ListingDetails, USUAL_LAKHS } from "#features/listings/index.ts";
import { ListingCard, ListingPage } from "#features/listings/ui.ts";

/** A listing as visitors would find it: its card in the list, and its page. */
export function PreviewedListing({ details }: { details: ListingDetails }) {
  return (
    <>
      <div className="wrap max-w-4xl pt-6">
        <ListingCard summary={details.summary} distanceKm={null} budgetLakhs={USUAL_LAKHS} />
      </div>
      <ListingPage details={details} backTo="/" request={null} />
    </>
  );
}
