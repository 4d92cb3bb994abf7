import { LANGUAGES } from "#platform/i18n/languages.ts";
import { organizationId, type Site } from "#platform/ui/shell/site.ts";

interface LandingGraphParts {
  readonly site: Site;
  readonly language: string;
  readonly description: string;
  /** The page itself, as breadcrumb. */
  readonly home: { readonly name: string; readonly url: string };
  readonly searchUrl: string;
  /** Cities that the agent serves. */
  readonly serves: readonly string[];
}

/**
 * What search engines are told of the site and its agent, by schema.org; of a sample site no way to
 * reach anybody.
 */
export function toLandingGraph(parts: LandingGraphParts): object {
  const { site, home } = parts;
  const organization = organizationId(site);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ "@type": "ListItem", position: 1, name: home.name, item: home.url }],
      },
      {
        "@type": "Organization",
        "@id": organization,
        name: "Sthalam",
        url: `${site.origin}/`,
        logo: `${site.origin}/icon-512.png`,
        ...(!site.sample && {
          email: site.infoEmail,
          contactPoint: {
            "@type": "ContactPoint",
            telephone: site.supportPhone,
            contactType: "sales",
            areaServed: "IN",
            availableLanguage: LANGUAGES,
          },
        }),
      },
      toWebSite(parts, organization),
      toAgent(parts, organization),
    ],
  };
}

function toWebSite({ site, language, home, searchUrl }: LandingGraphParts, publisher: string) {
  return {
    "@type": "WebSite",
    "@id": `${site.origin}/#website`,
    name: "Sthalam",
    url: home.url,
    inLanguage: language,
    publisher: { "@id": publisher },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${searchUrl}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

function toAgent(
  { site, serves, home, description }: LandingGraphParts,
  parentOrganization: string,
) {
  return {
    "@type": "RealEstateAgent",
    "@id": `${site.origin}/#agent`,
    name: "Sthalam",
    description,
    url: home.url,
    image: `${site.origin}/social.png`,
    ...(!site.sample && {
      telephone: site.supportPhone,
      email: site.infoEmail,
      // One free text: which word of it is the town is not known.
      address: {
        "@type": "PostalAddress",
        streetAddress: site.postalAddress,
        addressCountry: "IN",
      },
    }),
    areaServed: serves.map((name) => ({ "@type": "City", name })),
    parentOrganization: { "@id": parentOrganization },
  };
}
