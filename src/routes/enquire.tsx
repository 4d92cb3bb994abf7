import { parseSubject } from "#leads/enquire-path.ts";
import { isVisit } from "#leads/lead-kinds.ts";
import { EnquireScreen } from "#leads/screens/enquire-screen.tsx";
import { toDisplayName } from "#listings/display-name.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/enquire.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { findListing, freeSlots } = context.get(servicesContext);
  const asked = parseSubject(url.searchParams);
  const listing = asked.mlsNumber === null ? null : await findListing(asked.mlsNumber);
  const subject = { ...asked, mlsNumber: listing?.mlsNumber ?? null };
  const slots = isVisit(subject.kind) ? await freeSlots(subject.mlsNumber) : [];
  return { subject, slots, layout: listing ? toDisplayName(listing.name) : subject.plotNumber };
}

/** Slots come and go without the catalogue changing. */
export function headers() {
  return { "cache-control": "no-store" };
}

export default function Enquire({ loaderData }: Route.ComponentProps) {
  return <EnquireScreen {...loaderData} refused={null} />;
}
