import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { NoSuchProject } from "#features/admin/ui/projects/no-such-project.tsx";
import { ProjectState } from "#features/admin/ui/projects/project-state.tsx";
import { useScrollBack } from "#features/admin/ui/use-scroll-back.ts";
import { useLookedAt } from "#features/admin/ui/while-open.ts";
import {
  type AdminPlots,
  type AdminPlotsQuery,
  FEATURED_SLUG,
  parseAdminPlotsQuery,
  toPlotsParams,
} from "#features/projects/index.ts";
import { FACING_WORDS } from "#features/projects/ui.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PlotsBoard } from "./plots-board.tsx";

/** Plots of a project: what each is, whose it is, what it costs; and what is done to it. */
export default function PlotsPage() {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const slug = params.get("project") ?? FEATURED_SLUG;
  const query = useAskedPlots(params);
  const path = `/api/agent/projects/${encodeURIComponent(slug)}/plots?${toPlotsParams(query)}`;
  const { loaded, load } = useLoaded<{ plots: AdminPlots }>(path);
  useLookedAt(load);
  useScrollBack(loaded.kind === "ready");
  if (loaded.kind === "failed" && loaded.failure.code === "no-such-plot")
    return <NoSuchProject isNamed={params.has("project")} />;
  if (loaded.kind !== "ready")
    return (
      <div className="wrap py-8">
        <NotReady loaded={loaded} onRetry={load} />
      </div>
    );
  const { plots } = loaded.body;
  return (
    // Begins at the edge of all parts of the console, and on a desktop reaches to the window's.
    <div className="wrap pt-8 pb-6 md:pt-10 xl:mr-0 xl:ml-[max(0px,(100%-var(--container-page))/2)] xl:max-w-400">
      <ProjectHead plots={plots} onReload={load} />
      <PlotsBoard key={plots.project.slug} shown={plots} query={query} onReload={load} />
    </div>
  );
}

/** What the address looks for; a facing by its word in the language of the page. */
function useAskedPlots(params: URLSearchParams): AdminPlotsQuery {
  const { i18n } = useLingui();
  const query = parseAdminPlotsQuery(params);
  const wanted = query.text.toLowerCase();
  const facings = Object.entries(FACING_WORDS).flatMap(([facing, words]) =>
    wanted !== "" && i18n._(words).toLowerCase().includes(wanted) ? [facing] : [],
  );
  return { ...query, facings };
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
      <ProjectState
        slug={project.slug}
        published={project.published}
        onPublished={() => void onReload()}
        onRemoved={() => void navigate(pathname)}
      />
      <Allowed right="change-plots">
        <LocalLink
          to={consoleHref("projects/:slug", { slug: project.slug })}
          className={button("outline", "small")}
        >
          <Trans>About the project</Trans>
        </LocalLink>
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
