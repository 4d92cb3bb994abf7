import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useRef } from "react";
import type { PlotView, ProjectView } from "#features/projects/model/project-view.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { WhatsAppLink } from "#platform/ui/shell/agent-links.tsx";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { useDismiss } from "#platform/ui/use-dismiss.ts";
import { whenNear } from "#platform/ui/when-near.tsx";
import { useContactLinks } from "./contact-links.ts";
import { CopyLink } from "./copy-link.tsx";
import { Dimensions, Sides } from "./plot-sides.tsx";
import { FACING_WORDS, ROAD_WORDS, STATUS_WORDS, useFigures } from "./project-words.ts";
import type { PlanControl } from "./use-plan-state.ts";
import { VisitLink } from "./visit-link.tsx";

interface PlotSheetProps {
  readonly plot: PlotView;
  readonly view: Pick<ProjectView, "widths" | "duties" | "withheldPercent">;
  readonly control: PlanControl;
}

/** No sheet is open at first: what it costs is fetched when the visitor comes near the plan. */
const { Part: PlotCost, fetchPart } = whenNear("plan", () => import("./plot-cost.tsx"));
export const fetchPlotCost = fetchPart;

const FRAME =
  "rounded-card border border-ink bg-card p-4 md:p-5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[78dvh] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:rounded-b-none max-lg:shadow-float lg:sticky lg:top-20 print:static print:max-h-none print:shadow-none";

/** All of one plot: beside the plan, on a phone over its lower part. */
export function PlotSheet({ plot, view, control }: PlotSheetProps) {
  const { t } = useLingui();
  const { number } = plot;
  const sheet = useRef<HTMLElement>(null);
  const title = useTakesFocus(number);
  useDismiss(sheet, ({ by }) => {
    if (by === "escape" && !document.querySelector("dialog[open]")) control.close();
  });
  return (
    <section ref={sheet} aria-labelledby="plot-title" className={FRAME}>
      <header className="mb-4 flex items-center gap-3">
        <h3 ref={title} id="plot-title" tabIndex={-1} className="text-h2 outline-none">
          <Trans>Plot {number}</Trans>
        </h3>
        <Status plot={plot} />
        <a
          href={control.pathWith({ plot: null })}
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
      <PlotFacts plot={plot} widths={view.widths} />
      <Suspense fallback={<div className="h-80" />}>
        <PlotCost plot={plot} view={view} budgetLakh={control.state.budgetLakh} />
      </Suspense>
      <Requests plot={plot} path={control.pathOf(number)} />
    </section>
  );
}

/** Moves the focus to the title when another plot is shown than the page came with. */
function useTakesFocus(number: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    shown.current = number;
    // With the page itself the focus stays at its top.
    const cameWithPage = isFirst && document.activeElement === document.body;
    if (!cameWithPage) title.current?.focus({ preventScroll: true });
  }, [number]);
  return title;
}

const STATUS_LOOKS = {
  available: "bg-leaf-tint text-leaf",
  booked: "bg-turmeric-tint text-turmeric-ink",
  sold: "bg-mist text-muted",
} as const;

function Status({ plot: { status } }: { plot: PlotView }) {
  const { i18n } = useLingui();
  return (
    <span className={`rounded-tag px-2 py-0.5 text-label font-medium ${STATUS_LOOKS[status]}`}>
      {i18n._(STATUS_WORDS[status])}
    </span>
  );
}

function PlotFacts({ plot, widths }: { plot: PlotView; widths: ProjectView["widths"] }) {
  const { t, i18n } = useLingui();
  const { sqYards } = useFigures();
  const squareFeet = formatWhole(plot.squareFeet);
  const squareMetres = formatWhole(plot.squareMetres);
  const roads = plot.roads.map((id) => {
    const [width, name] = [widths[id], i18n._(ROAD_WORDS[id])];
    return t`${width} ft ${name}`;
  });
  return (
    <TitleBlock columns="grid-cols-2">
      <TitleCell name={t`Size`}>
        {sqYards(plot.sqYards)}
        <span className="block text-small font-normal text-muted">
          {t`${squareFeet} sq ft`}
          <br />
          {t`${squareMetres} sq m`}
        </span>
      </TitleCell>
      <TitleCell name={t`Dimensions`}>
        <Dimensions plot={plot} />
      </TitleCell>
      <TitleCell name={t`Facing`}>{i18n._(FACING_WORDS[plot.facing])}</TitleCell>
      <TitleCell name={t`Position`}>
        <Position plot={plot} />
      </TitleCell>
      <div className="col-span-2 px-4 py-3">
        <dt className="text-label font-medium text-muted">{t`Road`}</dt>
        <dd className="num mt-0.5 text-lead font-[550]">{roads.join(", ")}</dd>
      </div>
      <Sides plot={plot} />
    </TitleBlock>
  );
}

/** Whether a plot lies at a corner or beside a park. */
export function Position({ plot: { corner, parkSide } }: { plot: PlotView }) {
  if (corner && parkSide) return <Trans>Corner, park-side</Trans>;
  if (corner) return <Trans>Corner</Trans>;
  if (parkSide) return <Trans>Park-side</Trans>;
  return <Trans>Inner</Trans>;
}

function Requests({ plot, path }: { plot: PlotView; path: string }) {
  const links = useContactLinks(plot.number);
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 *:px-2 max-lg:sticky max-lg:-bottom-4 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:p-4 print:hidden">
      <VisitLink plot={plot.number} className={`col-span-2 ${button("action")}`}>
        <Trans>Book a site visit</Trans>
      </VisitLink>
      <WhatsAppLink text={links.text} className={button("outline")}>
        <Icon name="message-circle" className="size-5 text-leaf" />
        <Trans>WhatsApp</Trans>
      </WhatsAppLink>
      <CopyLink path={path} />
    </div>
  );
}

/** What stands beside the plan until a plot is chosen. */
export function NoPlotChosen({ plots }: { plots: readonly PlotView[] }) {
  const { i18n } = useLingui();
  const counts = (["available", "booked", "sold"] as const).map(
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
      <TitleBlock columns="grid-cols-3">
        {counts.map(([status, count]) => (
          <TitleCell key={status} name={i18n._(STATUS_WORDS[status])}>
            {formatWhole(count)}
          </TitleCell>
        ))}
      </TitleBlock>
      <p className="mt-4 text-small text-muted">
        <Trans>
          Pinch, or hold Ctrl and scroll, to zoom in; then drag. With the keyboard, arrows go from
          plot to plot and Shift with arrows moves the plan; + and − zoom, and Home shows it all.
        </Trans>
      </p>
    </aside>
  );
}
