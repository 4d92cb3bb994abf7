import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

/** Title, description, canonical address and structured data of the project's page. */
export function ProjectHead({ view }: { view: ProjectView }) {
  const { t } = useLingui();
  const { origin } = useSite();
  const language = languageOf(useLocation().pathname);
  const { name, plotCount, acres, smallestSqYards, largestSqYards } = projectFacts;
  const description = t`${name}: ${plotCount} gated plots of ${smallestSqYards} to ${largestSqYards} sq yd on ${acres} acres near Amaravati. Every plot on the plan with its size, road, price and all-in cost.`;
  const address = (path: string) => origin + pathIn(language, path);
  const page = href("/projects");
  const crumbs = [
    { name: t`Home`, item: address("/") },
    { name, item: address(page) },
  ];
  const { walkthrough, preview } = view.media;
  const alt = t`${name} from above the gate, drawn from its plan`;
  const graph = [
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, i) => ({
        "@type": "ListItem",
        position: i + 1,
        ...crumb,
      })),
    },
    {
      "@type": "Place",
      name,
      description,
      url: address(page),
      address: {
        "@type": "PostalAddress",
        addressLocality: "Amaravati",
        addressRegion: "Andhra Pradesh",
        addressCountry: "IN",
      },
      geo: { "@type": "GeoCoordinates", latitude: view.place.lat, longitude: view.place.lng },
      ...(preview && { image: origin + preview }),
    },
    ...(walkthrough?.kind === "file"
      ? [
          {
            "@type": "VideoObject",
            name: t`Walk through the layout`,
            description,
            thumbnailUrl: origin + (preview ?? "/social.png"),
            uploadDate: walkthrough.since,
            contentUrl: origin + walkthrough.src,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead
        title={t`${name}: ${plotCount} plots near Amaravati · Sthalam`}
        description={description}
        canonicalPath={page}
        {...(preview && { picture: { path: preview, alt } })}
      />
      <script type="application/ld+json">
        {JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}
      </script>
    </>
  );
}
