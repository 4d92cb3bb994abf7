import { useLingui } from "@lingui/react/macro";
import type { LandingData } from "#features/landing/model/landing-data.ts";
import { toLandingGraph } from "#features/landing/model/landing-graph.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useRegion, useSite } from "#platform/ui/shell/site.ts";

/** Title, description, keywords, canonical address and structured data of the landing page. */
export function LandingHead({ promise }: Pick<LandingData, "promise">) {
  const { t, i18n } = useLingui();
  const localPath = useLocalPath();
  const site = useSite();
  const { around, towns, seat, state } = useRegion();
  const keywords = [
    ...towns.slice(0, 3).map((town) => t`plots in ${town}`),
    t`plots with a RERA number`,
    t`layouts near ${seat}`,
    t`gated community plots`,
    t`residential plots ${state}`,
  ];
  const shown = t`Every layout with its location, price and papers on one map, in English, Telugu and Hindi.`;
  const promised = promise?.text ?? t`A call back within 24 hours, and zero commission.`;
  const description = `${shown} ${promised}`;
  const graph = toLandingGraph({
    site,
    language: i18n.locale,
    description,
    home: { name: t`Home`, url: site.origin + localPath("/") },
    searchUrl: site.origin + localPath(href("/searchProperties")),
    serves: towns.slice(0, 2),
  });
  return (
    <>
      <PageHead
        title={t`Sthalam · Residential plots around ${around}`}
        description={description}
        canonicalPath="/"
      />
      <meta name="keywords" content={keywords.join(", ")} />
      <script type="application/ld+json">{JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>
    </>
  );
}
