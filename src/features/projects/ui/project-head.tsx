import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { toOffered } from "#features/projects/model/offered.ts";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

/**
 * Title, description, canonical address and structured data of the project's page. While the project
 * is a sample, shared links say so and machines are told of no place and no film.
 */
export function ProjectHead({ view }: { view: ProjectView }) {
  const { t } = useLingui();
  const { origin } = useSite();
  const language = languageOf(useLocation().pathname);
  const { name, isSample, plotCount, acres, smallestSqYards, largestSqYards } = projectFacts;
  const told = t`${name}: ${plotCount} gated plots of ${smallestSqYards} to ${largestSqYards} sq yd on ${acres} acres near Amaravati. Every plot on the plan with its size, road, price and all-in cost.`;
  const description = isSample ? t`Sample project, not on offer. ${told}` : told;
  const address = (path: string) => origin + pathIn(language, path);
  const page = href("/projects");
  const preview = view.media.preview?.[language];
  const drawn = t`${name} from above the gate, drawn from its plan`;
  const alt = isSample ? t`${drawn} (sample project)` : drawn;
  const title = t`${name}: ${plotCount} plots near Amaravati · Sthalam`;
  const crumbs = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: t`Home`, item: address("/") },
      { "@type": "ListItem", position: 2, name, item: address(page) },
    ],
  };
  const film = t`Walk through the layout`;
  const offered = { view, origin, description, url: address(page), film };
  const graph = isSample ? [crumbs] : [crumbs, ...toOffered(offered)];
  return (
    <>
      <PageHead
        title={isSample ? t`Sample: ${title}` : title}
        description={description}
        canonicalPath={page}
        indexed={!isSample}
        {...(preview && { picture: { path: preview, alt } })}
      />
      <script type="application/ld+json">
        {JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}
      </script>
    </>
  );
}
