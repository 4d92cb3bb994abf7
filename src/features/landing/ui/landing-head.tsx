import { useLingui } from "@lingui/react/macro";
import type { LandingData } from "#features/landing/model/landing-data.ts";
import { toLandingGraph } from "#features/landing/model/landing-graph.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

/** Title, description, keywords, canonical address and structured data of the landing page. */
export function LandingHead({ promise }: Pick<LandingData, "promise">) {
  const { t, i18n } = useLingui();
  const localPath = useLocalPath();
  const site = useSite();
  const shown = t`Every layout with its location, price and papers on one map, in English, Telugu and Hindi.`;
  const promised = promise?.text ?? t`A call back within 24 hours, and zero commission.`;
  const description = `${shown} ${promised}`;
  const graph = toLandingGraph({
    site,
    language: i18n.locale,
    description,
    home: { name: t`Home`, url: site.origin + localPath("/") },
    searchUrl: site.origin + localPath(href("/searchProperties")),
    serves: [t`Vijayawada`, t`Amaravati`],
  });
  return (
    <>
      <PageHead
        title={t`Sthalam · Residential plots around Vijayawada, Guntur and Amaravati`}
        description={description}
        canonicalPath="/"
      />
      <meta
        name="keywords"
        content={t`plots in Vijayawada, plots in Amaravati, plots in Guntur, plots with a RERA number, layouts near Amaravati, gated community plots, residential plots Andhra Pradesh`}
      />
      <script type="application/ld+json">{JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>
    </>
  );
}
