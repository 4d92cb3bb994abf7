import type { ListingSummary } from "#features/listings/index.ts";
import { LeadForm } from "./lead-form.tsx";

/** The form under a listing that sends a message about it. */
export default function ListingMessageForm({
  summary,
}: {
  summary: Pick<ListingSummary, "mlsNumber" | "name">;
}) {
  const { mlsNumber, name } = summary;
  return <LeadForm subject={{ kind: "message", mlsNumber, plotNumber: null }} layout={name} />;
}
