import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { FEATURED_SLUG, type ToldProject } from "#features/projects/index.ts";
import { useLocalPath, WayUp } from "#platform/ui/local-link.tsx";
import { NoSuchProject } from "./no-such-project.tsx";
import { PlotsCorrection } from "./plots-correction.tsx";
import { ProjectState } from "./project-state.tsx";
import { ToldForm } from "./told-form.tsx";

/** What is told of a project, to be put right: name, place, registration, text, and its plots. */
export default function ProjectPage({ slug = "" }: { readonly slug?: string }) {
  const path = `/api/agent/projects/${encodeURIComponent(slug)}`;
  const { loaded, load } = useLoaded<{ project: ToldProject }>(path);
  if (loaded.kind === "failed" && loaded.failure.code === "no-such-project")
    return <NoSuchProject isNamed />;
  if (loaded.kind !== "ready")
    return (
      <div className="wrap py-8">
        <NotReady loaded={loaded} onRetry={load} />
      </div>
    );
  const { project } = loaded.body;
  return <OpenedProject key={project.slug} project={project} onReload={load} />;
}

interface OpenedProjectProps {
  readonly project: ToldProject;
  readonly onReload: () => Promise<unknown>;
}

function OpenedProject({ project, onReload }: OpenedProjectProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { slug, facts, published } = project;
  const { name } = facts;
  return (
    <div className="wrap py-8 md:py-10">
      <title>{t`${name} · Sthalam agent`}</title>
      <div className="grid max-w-5xl gap-8">
        <header className="grid gap-3">
          <WayUp to={`${consoleHref("plots")}?project=${encodeURIComponent(slug)}`}>
            <Trans>Its plots</Trans>
          </WayUp>
          <h1 className="text-h1 [overflow-wrap:anywhere]">{name}</h1>
          <ProjectState
            slug={slug}
            published={published}
            onPublished={() => void onReload()}
            onRemoved={() => void navigate(localPath(consoleHref("plots")), { replace: true })}
          />
        </header>
        {slug === FEATURED_SLUG ? (
          <p className="max-w-2xl text-muted">
            <Trans>
              This project comes with the site, with its plan, its film and its brochure: what is
              told of it cannot be changed here. Once you have projects of your own, take it off the
              site.
            </Trans>
          </p>
        ) : (
          <>
            <ToldForm project={project} onSaved={onReload} />
            <PlotsCorrection project={project} onCorrected={onReload} />
          </>
        )}
      </div>
    </div>
  );
}
