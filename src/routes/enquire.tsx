import { isVisit, parseSubject, toSubjectQuery } from "#features/leads/index.ts";
import { EnquireScreen } from "#features/leads/ui.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { asStoredIds } from "#features/search/index.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/enquire.ts";

export const handle: PageHandle = {
  words: ["leads"],
  query: (params) => toSubjectQuery(parseSubject(params)),
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, findListing, freeSlots } = context.get(servicesContext);
  const asked = parseSubject(url.searchParams);
  const [id] = asked.mlsNumber === null ? [] : asStoredIds(catalogue().index, [asked.mlsNumber]);
  const listing = id === undefined ? null : await findListing(id);
  const subject = { ...asked, mlsNumber: listing?.mlsNumber ?? null };
  const slots = isVisit(subject.kind) ? await freeSlots(subject) : [];
  return { subject, slots, layout: listing ? toDisplayName(listing.name) : subject.plotNumber };
}

/** Slots come and go without the catalogue changing. */
export function headers() {
  return { "cache-control": "no-store" };
}

export default function Enquire({ loaderData }: Route.ComponentProps) {
  return <EnquireScreen {...loaderData} refused={null} />;
}
