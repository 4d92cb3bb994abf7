import { Trans, useLingui } from "@lingui/react/macro";
import type { ProjectCard } from "#features/projects/model/listed-project.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { OtherProjects } from "./other-projects.tsx";

/** Projects where no featured one is on the site, each with its own page. */
export function ProjectsScreen({ others }: { readonly others: readonly ProjectCard[] }) {
  const { t } = useLingui();
  const { around } = useRegion();
  return (
    <>
      <PageHead
        title={t`Projects around ${around} · Sthalam`}
        description={t`Projects with every plot: its size, its road, its price, and whether it is still available.`}
        canonicalPath="/projects"
      />
      <div className="wrap pt-10 md:pt-16">
        <h1 className="text-h1">
          <Trans>Projects</Trans>
        </h1>
        {others.length === 0 && (
          <div className="grid max-w-2xl justify-items-start gap-5 pt-3 pb-16">
            <p className="text-lead text-muted">
              <Trans>No project has a page of its own here yet. All layouts are on the map.</Trans>
            </p>
            <LocalLink to={href("/searchProperties")} className={button("primary")}>
              <Trans>See all layouts</Trans>
            </LocalLink>
          </div>
        )}
      </div>
      <OtherProjects others={others} />
    </>
  );
}
