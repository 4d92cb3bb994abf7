import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useRef } from "react";
import type { PlotView, ProjectView } from "#features/projects/model/project-view.ts";
import { useContactLinks } from "#features/projects/ui/contact-links.ts";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { useFigures } from "#features/projects/ui/project-words.ts";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";
import { VisitLink } from "#features/projects/ui/visit-link.tsx";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { whenNear } from "#platform/ui/late/when-near.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { WhatsAppLink } from "#platform/ui/shell/agent-links.tsx";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { useDismiss } from "#platform/ui/use-dismiss.ts";
import { CopyLink } from "./copy-link.tsx";
import { PlotFacts, Position } from "./plot-facts.tsx";
import { SheetGrip, useDetent } from "./sheet-detents.tsx";
import { useArrival } from "./use-sheet-focus.ts";

interface PlotSheetProps {
  readonly plot: PlotView;
  readonly view: ProjectView;
  readonly control: PlanControl;
}

/** No sheet is open at first: its drawing and what it costs are fetched when the visitor comes near the plan. */
const { Part: PlotDrawing, fetchPart: fetchDrawing } = whenNear("plan", async () => ({
  default: (await import("./plot-drawing.tsx")).PlotDrawing,
}));
const { Part: PlotCost, fetchPart } = whenNear("plan", () => import("./plot-cost.tsx"));
/** Fetches what an open sheet shows, before one is opened. */
export const fetchPlotCost = () => Promise.all([fetchPart(), fetchDrawing()]);

const FRAME =
  "plot-sheet group rounded-card border border-ink bg-card p-4 md:p-5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[92dvh] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:rounded-b-none max-lg:py-0 max-lg:shadow-float lg:sticky lg:top-20 print:static print:max-h-none print:shadow-none";

/** What a phone shows once the sheet is drawn up; without script all of it is there. */
const WHEN_FULL = "max-lg:not-noscript:group-data-[detent=peek]:hidden print:block!";

/**
 * All of one plot: beside the plan; on a phone at its foot, first in a few lines, drawn up whole.
 */
export function PlotSheet({ plot, view, control }: PlotSheetProps) {
  const { t } = useLingui();
  const { number } = plot;
  const sheet = useRef<HTMLElement>(null);
  const title = useArrival(sheet, number);
  const detent = useDetent(control.close);
  useDismiss(sheet, ({ by }) => {
    if (by === "escape" && !document.querySelector("dialog[open]")) control.close();
  });
  return (
    <section ref={sheet} aria-labelledby="plot-title" data-detent={detent.at} className={FRAME}>
      <SheetGrip detent={detent} />
      <header className="mb-2 flex items-center gap-3 lg:mb-4">
        <h3 ref={title} id="plot-title" tabIndex={-1} className="text-h2 outline-none">
          <Trans>Plot {number}</Trans>
        </h3>
        <Status plot={plot} />
        <a
          href={`${control.pathWith({ plot: null })}#plan`}
          onClick={(event) => {
            event.preventDefault();
            control.close();
          }}
          aria-label={t`Close`}
          className={`-mr-2 ml-auto print:hidden ${ICON_BUTTON}`}
        >
          <Icon name="x" className="size-6" />
        </a>
      </header>
      <InShort plot={plot} loan={view.loan} />
      <div className={WHEN_FULL}>
        <Suspense fallback={<div className="mb-4 aspect-[10/7]" />}>
          <PlotDrawing plot={plot} view={view} />
        </Suspense>
        <PlotFacts plot={plot} widths={view.widths} />
        <Suspense fallback={<div className="h-80" />}>
          <PlotCost plot={plot} view={view} budgetLakh={control.state.budgetLakh} />
        </Suspense>
      </div>
      <Requests plot={plot} path={`${control.pathOf(number)}#plan`} />
    </section>
  );
}

/** The plan's own colours: what a plot looks like there is what it is called here. */
function Status({ plot: { status } }: { plot: PlotView }) {
  const { i18n } = useLingui();
  return (
    <span className="flex items-center gap-2 text-control font-medium">
      <svg viewBox="0 0 6 6" className="size-4.5 shrink-0" aria-hidden="true">
        <g className="plan-plot" data-state={status}>
          <path d="M.2.2h5.6v5.6H.2z" />
          {status === "booked" && <path d="M.2.2h2.6L.2 2.8z" className="plan-tick" />}
        </g>
      </svg>
      {i18n._(STATUS_WORDS[status])}
    </span>
  );
}

/** What a phone tells first: size, where it faces, what it costs in all and by the month. */
function InShort({ plot, loan }: { plot: PlotView } & Pick<ProjectView, "loan">) {
  const { i18n } = useLingui();
  const { sqYards, sum } = useFigures();
  const { cost, price } = plot;
  const land = sum(price);
  const { years, percentPerYear: percent } = loan;
  const monthly = cost.monthly === null ? null : formatRupees(cost.monthly);
  return (
    <div className="num mb-3 lg:hidden print:hidden">
      <p className="text-control text-muted">
        {sqYards(plot.sqYards)} · {i18n._(FACING_WORDS[plot.facing])} · <Position plot={plot} />
      </p>
      <div className="mt-2 flex items-end justify-between gap-4">
        <p>
          <b className="block text-figure">{sum(cost.total)}</b>
          <span className="text-label text-muted">
            <Trans>all-in, of it {land} land</Trans>
          </span>
        </p>
        {monthly && (
          <p className="text-right">
            <b className="block text-control font-semibold">
              <Trans>{monthly} a month</Trans>
            </b>
            <span className="text-label text-muted">
              <Trans>
                {years} years at {percent}%
              </Trans>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function Requests({ plot, path }: { plot: PlotView; path: string }) {
  const links = useContactLinks(plot.number);
  const look = `min-w-0 flex-1 lg:basis-full ${button("action")}`;
  return (
    <div className="flex flex-wrap gap-3 max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:py-3 lg:mt-4 print:hidden">
      {plot.status === "sold" ? (
        <LocalLink {...links.enquiry("enquiry")} className={look}>
          <Trans>Ask for similar</Trans>
        </LocalLink>
      ) : (
        <VisitLink plot={plot.number} className={look}>
          <Trans>Book a site visit</Trans>
        </VisitLink>
      )}
      <WhatsAppLink text={links.text} className={`lg:flex-1 ${button("outline")}`}>
        <Icon name="message-circle" className="size-5 text-leaf" />
        <span className="max-lg:sr-only">
          <Trans>WhatsApp</Trans>
        </span>
      </WhatsAppLink>
      <CopyLink path={path} />
    </div>
  );
}

/** What stands beside the plan until a plot is chosen. */
export function NoPlotChosen({ plots }: { plots: readonly PlotView[] }) {
  const { i18n } = useLingui();
  const counts = (["available", "held", "booked", "sold"] as const).map(
    (status) => [status, plots.filter((plot) => plot.status === status).length] as const,
  );
  return (
    <aside className="rounded-card border border-line bg-card p-5 max-lg:hidden lg:sticky lg:top-20 print:hidden">
      <p className="text-lead font-semibold">
        <Trans>Choose a plot</Trans>
      </p>
      <p className="mt-1 mb-4 text-muted">
        <Trans>Its size, road, price and all-in cost appear here, with a link you can share.</Trans>
      </p>
      <TitleBlock columns="grid-cols-2">
        {counts.map(([status, count]) => (
          <TitleCell key={status} name={i18n._(STATUS_WORDS[status])}>
            {formatWhole(count)}
          </TitleCell>
        ))}
      </TitleBlock>
      {/* Of the plan alone: the model tells its own ways below its picture. */}
      <p className="mt-4 hidden text-small text-muted in-[:has(.plan-sheet)]:block">
        <span className="pointer-fine:hidden">
          <Trans>Pinch to zoom in; then drag.</Trans>
        </span>
        <span className="pointer-coarse:hidden">
          <Trans>
            Hold Ctrl and scroll to zoom in; then drag. With the keyboard, arrows go from plot to
            plot and Shift with arrows moves the plan; + and − zoom, and Home shows it all.
          </Trans>
        </span>
      </p>
    </aside>
  );
}
