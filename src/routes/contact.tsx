import { ContactScreen } from "#features/leads/ui.ts";
import { addressPlace, placeNameIn } from "#features/places/index.ts";
import { languageOf } from "#platform/i18n/languages.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/contact.ts";

export const handle: PageHandle = { words: ["leads"] };

export function loader({ url, context }: Route.LoaderArgs) {
  const { gazetteer, site } = context.get(servicesContext);
  const found = addressPlace(gazetteer, site().postalAddress);
  const language = languageOf(url.pathname);
  return {
    office: found && { at: found.at, town: found.town && placeNameIn(found.town, language) },
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactScreen office={loaderData.office} />;
}
