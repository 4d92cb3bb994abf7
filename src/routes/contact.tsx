import { ContactScreen } from "#features/leads/ui.ts";
import { findByName, resolveAddress } from "#features/places/index.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/contact.ts";

export const handle: PageHandle = { words: ["leads"] };

export function loader({ context }: Route.LoaderArgs) {
  const { gazetteer, region, site } = context.get(servicesContext);
  const exact = resolveAddress(gazetteer, site().postalAddress);
  const town = exact ?? findByName(gazetteer, region.seat.en);
  if (!town) return { office: null };
  return { office: { place: { lat: town.lat, lng: town.lng }, isExact: exact !== null } };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactScreen office={loaderData.office} />;
}
