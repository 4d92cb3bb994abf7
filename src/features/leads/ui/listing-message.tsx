import { Suspense } from "react";
import type { ListingSummary } from "#features/listings/index.ts";
import { whenNear } from "#platform/ui/when-near.tsx";

/** Id of the heading over the form. */
const HEADING = "send-message";

/** The form works by itself and by the launcher; its script may wait. */
const { Part: Form } = whenNear(HEADING, () => import("./listing-message-form.tsx"));

/** The form under a listing that sends a message about it. */
export function ListingMessage(props: { summary: Pick<ListingSummary, "mlsNumber" | "name"> }) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
