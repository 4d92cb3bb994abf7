import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/allowed.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { ProjectState } from "#features/admin/ui/projects/project-state.tsx";
import { useLoaded } from "#features/admin/ui/second-factor/use-loaded.ts";
import { type AdminPlots, FEATURED_SLUG } from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { PlotsBoard } from "./plots-board.tsx";

/** Every plot of a project: what it is, whose it is, what it costs; and what is done to it. */
export default function PlotsPage() {
  const { search } = useLocation();
  const slug = new URLSearchParams(search).get("project") ?? FEATURED_SLUG;
  const path = `/api/agent/projects/${encodeURIComponent(slug)}/plots`;
  const { loaded, load } = useLoaded<{ plots: AdminPlots }>(path);
  // Another agent may have been here while this tab was not looked at.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void load();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [load]);
  if (loaded.kind !== "ready")
    return (
      <div className="wrap py-8">
        <NotReady loaded={loaded} onRetry={load} />
      </div>
    );
  const { plots } = loaded.body;
  return (
    <div className="wrap pt-8 pb-6 md:pt-10">
      <ProjectHead plots={plots} onReload={load} />
      <PlotsBoard key={slug} shown={plots} onReload={load} />
    </div>
  );
}

interface ProjectHeadProps {
  readonly plots: AdminPlots;
  readonly onReload: () => Promise<unknown>;
}

function ProjectHead({ plots: { project, projects }, onReload }: ProjectHeadProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = (slug: string) => void navigate(`${pathname}?project=${encodeURIComponent(slug)}`);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-h1">{project.name}</h1>
      {project.isSample && (
        <span className="rounded-tag bg-mist px-2 py-0.5 text-label text-muted">
          <Trans>Sample</Trans>
        </span>
      )}
      {projects.length > 1 && (
        <select
          aria-label={t`Project`}
          value={project.slug}
          onChange={({ currentTarget }) => open(currentTarget.value)}
          className="h-11 rounded border border-edge bg-card px-3.5 text-control"
        >
          {projects.map(({ slug, name, published }) => (
            <option key={slug} value={slug}>
              {published ? name : t`${name} (draft)`}
            </option>
          ))}
        </select>
      )}
      {project.slug !== FEATURED_SLUG && (
        <ProjectState
          slug={project.slug}
          published={project.published}
          onPublished={() => void onReload()}
          onRemoved={() => open(FEATURED_SLUG)}
        />
      )}
      <Allowed right="change-plots">
        <LocalLink
          to={consoleHref("projects/new")}
          className={`sm:ml-auto ${button("outline", "small")}`}
        >
          <Icon name="plus" className="size-4.5" />
          <Trans>New project</Trans>
        </LocalLink>
      </Allowed>
    </header>
  );
}
