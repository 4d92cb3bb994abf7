import { Plural, Trans } from "@lingui/react/macro";
import { type ProjectCard, projectPath } from "#features/projects/model/listed-project.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** The projects beside the featured one, each with its own page. */
export function OtherProjects({ others }: { others: readonly ProjectCard[] }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-projects" className="wrap py-12 md:py-16 print:hidden">
      <h2 id="other-projects" className="text-h2">
        <Trans>Other projects</Trans>
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {others.map(({ slug, name, town, isSample, plots, available }) => (
          <li
            key={slug}
            className="relative rounded-card border border-line bg-card p-5 hover:border-edge"
          >
            <h3 className="text-h3 [overflow-wrap:anywhere]">
              <LocalLink to={projectPath(slug)} className="after:absolute after:inset-0">
                {name}
              </LocalLink>
            </h3>
            <p className="text-small text-muted">
              {isSample && (
                <>
                  <Trans>Sample project</Trans>
                  {" · "}
                </>
              )}
              {town}
            </p>
            <p className="num mt-3 flex items-center justify-between gap-3">
              <span>
                <Plural value={plots} one="# plot" other="# plots" />,{" "}
                <Plural value={available} one="# available" other="# available" />
              </span>
              <Icon name="arrow-right" className="size-5 text-river" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
