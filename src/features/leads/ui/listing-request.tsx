import type { ListingSummary } from "#features/listings/index.ts";
import { lateInWords } from "#platform/ui/late/late-in-words.tsx";
import { LatePlace } from "#platform/ui/late/when-near.tsx";

const PLACE = "listing-request";

interface ListingRequestProps {
  readonly summary: Pick<ListingSummary, "mlsNumber" | "name" | "isSoldOut">;
}

/** The form works by itself and by the launcher; its script may wait. */
const Form = lateInWords<ListingRequestProps>(
  PLACE,
  ["leads"],
  async () => (await import("./screens/listing-request-form.tsx")).ListingRequestForm,
);

/** What may be asked for of a listing, as one form. */
export function ListingRequest(props: ListingRequestProps) {
  return (
    <LatePlace id={PLACE} short>
      <Form {...props} />
    </LatePlace>
  );
}
