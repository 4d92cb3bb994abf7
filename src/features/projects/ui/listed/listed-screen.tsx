import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ListedProjectView, projectPath } from "#features/projects/model/listed-project.ts";
import { findPlot, isMatch, SIZE_RANGES, sortPlots } from "#features/projects/model/plot-search.ts";
import { sheetPath } from "#features/projects/pdf/pdf-names.ts";
import { PlotFilters } from "#features/projects/ui/plan/plot-filters.tsx";
import { useFocusBack } from "#features/projects/ui/plot/use-sheet-focus.ts";
import { usePlanState } from "#features/projects/ui/use-plan-state.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { WayUp } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { ListedPlace } from "./listed-place.tsx";
import { ListedSheet } from "./listed-sheet.tsx";
import { ListedStage } from "./listed-stage.tsx";
import { ListedTable } from "./listed-table.tsx";

/** A project that is known by its plots alone: asked, listed, and each with its sheet. */
export function ListedScreen({ project }: { project: ListedProjectView }) {
  const { slug, plots } = project;
  const control = usePlanState(projectPath(slug));
  const { state } = control;
  const chosen = findPlot(plots, state.plot);
  const found = sortPlots(plots, state).filter((plot) => isMatch(plot, state));
  useFocusBack(chosen?.number ?? null);
  const total = plots.length;
  const sizes = SIZE_RANGES.filter((size) =>
    plots.some((plot) => isMatch(plot, { ...EVERYTHING, size })),
  );
  return (
    <article className="wrap py-8 md:py-12">
      <Head project={project} />
      <section id="plan" aria-labelledby="plots-title" className="mt-10">
        <h2 id="plots-title" className="text-h2">
          <Trans>Pick a plot</Trans>
        </h2>
        <PlotFilters control={control} sizes={sizes} />
        <p role="status" className="num mt-3 mb-4 text-control text-muted">
          <Plural
            value={found.length}
            _0={`None of the ${total} plots match. Try fewer filters.`}
            one={`# of ${total} plots matches`}
            other={`# of ${total} plots match`}
          />
        </p>
        {project.drawn && (
          <ListedStage
            drawn={project.drawn}
            plots={plots}
            matches={new Set(found.map(({ number }) => number))}
            chosen={chosen?.number ?? null}
            control={control}
          />
        )}
        <div
          className={`grid grid-cols-1 items-start gap-6 ${chosen ? "lg:grid-cols-[minmax(0,1fr)_368px]" : ""}`}
        >
          {chosen && <ListedSheet plot={chosen} project={project} control={control} />}
          <ListedTable plots={found} control={control} chosen={chosen?.number ?? null} />
        </div>
        {!project.drawn && (
          <p className="mt-3 text-small text-muted">
            <Trans>This project has no drawn plan yet. The registered plan is final.</Trans>
          </p>
        )}
      </section>
      {project.place && <ListedPlace project={project} place={project.place} control={control} />}
    </article>
  );
}

const EVERYTHING = {
  size: null,
  facing: null,
  status: null,
  budgetLakh: null,
  corner: false,
  parkSide: false,
} as const;

function Head({ project: { slug, facts, plots, drawn } }: { project: ListedProjectView }) {
  const { register } = useRegion();
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const { name, town, isSample, registration, description } = facts;
  const count = plots.length;
  const place = town === "" ? name : t`${name}, ${town}`;
  const told = t`${place}: ${plural(count, { one: "# plot", other: "# plots" })}`;
  return (
    <header>
      <PageHead
        title={`${told} · Sthalam`}
        description={description || told}
        canonicalPath={projectPath(slug)}
        indexed={!isSample}
      />
      <WayUp to={href("/projects")}>
        <Trans>All projects</Trans>
      </WayUp>
      {isSample && (
        <p className="mt-2">
          <span className="rounded-tag bg-mist px-2 py-0.5 text-label font-medium">
            <Trans>Sample project</Trans>
          </span>
        </p>
      )}
      <h1 className="mt-2 text-display [overflow-wrap:anywhere]">{name}</h1>
      <p className="mt-1 text-lead text-muted">
        {town !== "" && `${town} · `}
        <Plural value={count} one="# plot" other="# plots" />
      </p>
      <p className="mt-3 text-control">
        {registration === null ? (
          <b className="font-semibold">
            <Trans>Not registered with {register}, not for sale</Trans>
          </b>
        ) : (
          <Trans>
            {register} registration: {registration}
          </Trans>
        )}
      </p>
      {description !== "" && <p className="mt-4 max-w-3xl whitespace-pre-line">{description}</p>}
      {drawn && (
        <a
          href={sheetPath(slug, language)}
          hrefLang={language}
          download
          className={`mt-5 max-sm:w-full print:hidden ${button("primary")}`}
        >
          <Icon name="download" className="size-5" />
          <Trans>Download Layout PDF</Trans>
        </a>
      )}
    </header>
  );
}
