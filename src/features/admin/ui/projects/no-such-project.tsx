import { Trans } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import type { AdminProject } from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

/** The address names a project that there is not, or no more: the others, and the way to a new one. */
export function NoSuchProject({ isNamed }: { isNamed: boolean }) {
  const { loaded, load } = useLoaded<{ projects: readonly AdminProject[] }>("/api/agent/projects");
  if (loaded.kind !== "ready")
    return (
      <div className="wrap py-8">
        <NotReady loaded={loaded} onRetry={load} />
      </div>
    );
  const { projects } = loaded.body;
  return (
    <div className="wrap grid justify-items-center gap-4 py-24 text-center">
      <h1 className="text-h2">
        {isNamed ? (
          <Trans>There is no such project</Trans>
        ) : projects.length > 0 ? (
          <Trans>Projects</Trans>
        ) : (
          <Trans>There is no project yet</Trans>
        )}
      </h1>
      <ul className="grid gap-2">
        {projects.map(({ slug, name }) => (
          <li key={slug}>
            <LocalLink
              to={`${consoleHref("plots")}?project=${encodeURIComponent(slug)}`}
              className={`w-full ${button("outline")}`}
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
      <Allowed right="change-plots">
        <LocalLink to={consoleHref("projects/new")} className={button("quiet")}>
          <Trans>New project</Trans>
        </LocalLink>
      </Allowed>
    </div>
  );
}
