import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { SheetFrame } from "site-model";
import { nextPlot } from "#features/projects/model/next-plot.ts";
import { NEAREST, type Sight, WHOLE } from "#features/projects/model/plan-camera.ts";
import { findPlot } from "#features/projects/model/plot-search.ts";
import type { PlotView, ProjectView } from "#features/projects/model/project-view.ts";
import { focusPlot } from "#features/projects/ui/plot/use-sheet-focus.ts";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";
import { ICON_BUTTON } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PlanGestures } from "./plan-gestures.client.ts";
import { PlanLegend, PlanNames } from "./plan-marks.tsx";
import { PlanScale } from "./plan-scale.tsx";
import { PlotShapes } from "./plot-shapes.tsx";

const STEP = 1.6;
const MOVE = 0.15;
/** Sizes are written once a metre takes so many px. */
const NEAR_PIXELS = 6;

interface PlanPaneProps {
  readonly view: ProjectView;
  readonly control: PlanControl;
  readonly chosen: PlotView | null;
  readonly matches: ReadonlySet<number>;
  /** What was looked at last; kept up to date. */
  readonly sight: RefObject<Sight | null>;
}

/** The sheet with its plots: moved and grown by hand, wheel, buttons and keys. */
export function PlanPane({ view, control, chosen, matches, sight }: PlanPaneProps) {
  const { t } = useLingui();
  const { frame, plots, media } = view;
  const pane = useRef<HTMLDivElement>(null);
  const sheet = useRef<SVGSVGElement>(null);
  const { gestures, zoom, isNear } = useGestures(pane, sheet, frame, sight);
  useSeenPlot(gestures, pane, sheet, chosen, frame);
  const [reached, setReached] = useState<number | null>(null);
  const reachable = chosen?.number ?? reached ?? plots[0]?.number ?? 0;
  const total = plots.length;
  const { left, top, width, height } = frame;
  const box = { x: left, y: top, width, height };
  const zoomBy = (times: number, point: PlotView["middle"] | null) =>
    gestures.current?.zoomBy(times, point, frame);
  const onKeyDown = (event: KeyboardEvent) => {
    const plot = findPlot(plots, plotOf(event.target));
    if (!plot || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.shiftKey ? null : nextPlot(plots, plot, event.key);
    if (next) {
      setReached(next.number);
      focusPlot(sheet.current, next.number);
      gestures.current?.bring(next.middle, frame);
    } else if (!obey(gestures.current, event.key, (times) => zoomBy(times, plot.middle))) return;
    event.preventDefault();
  };
  return (
    <>
      <div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the plots within, heard once */}
        <div
          ref={pane}
          className="plan-pane"
          data-grown={zoom > 1 ? "" : undefined}
          style={{ aspectRatio: `${width} / ${height}` }}
          onKeyDown={onKeyDown}
        >
          <svg
            ref={sheet}
            viewBox={`${left} ${top} ${width} ${height}`}
            className="plan-sheet"
            data-near={isNear ? "" : undefined}
            style={{ "--shrink": Math.sqrt(zoom) } as React.CSSProperties}
          >
            <title>{t`Master plan with its ${total} numbered plots`}</title>
            <image href={media.ground} {...box} />
            <PlotShapes
              plots={plots}
              chosen={chosen?.number ?? null}
              reachable={reachable}
              matches={matches}
              pathOf={control.pathOf}
              onChoose={control.choose}
            />
            {chosen && <path d={chosen.outline} className="plan-halo" />}
            <PlanNames view={view} />
          </svg>
        </div>
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line p-4">
        <PlanScale width={width} zoom={zoom} />
        <PlanButtons
          zoom={zoom}
          onZoom={(times) => zoomBy(times, chosen?.middle ?? null)}
          onWhole={() => gestures.current?.showWhole()}
        />
        <PlanLegend />
      </figcaption>
    </>
  );
}

function plotOf(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest("[data-plot]")?.getAttribute("data-plot") ?? null)
    : null;
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-MOVE, 0],
  ArrowRight: [MOVE, 0],
  ArrowUp: [0, -MOVE],
  ArrowDown: [0, MOVE],
};

/** Does what a key says: true when it says something. */
function obey(
  gestures: PlanGestures | null,
  key: string,
  zoomBy: (times: number) => void,
): boolean {
  const move = MOVES[key];
  if (move) gestures?.moveBy(...move);
  else if (key === "+" || key === "=") zoomBy(STEP);
  else if (key === "-") zoomBy(1 / STEP);
  else if (key === "Home") gestures?.showWhole();
  else return false;
  return true;
}

function useGestures(
  pane: RefObject<HTMLDivElement | null>,
  sheet: RefObject<SVGSVGElement | null>,
  frame: SheetFrame,
  sight: RefObject<Sight | null>,
) {
  const gestures = useRef<PlanGestures | null>(null);
  const [zoom, setZoom] = useState(WHOLE.zoom);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const [inPane, onSheet] = [pane.current, sheet.current];
    if (!inPane || !onSheet) return;
    const owner = new PlanGestures(inPane, onSheet, (camera) => {
      setZoom(camera.zoom);
      setNear((inPane.clientWidth / frame.width) * camera.zoom >= NEAR_PIXELS);
      sight.current = owner.sight(frame);
    });
    gestures.current = owner;
    if (sight.current) owner.show(sight.current, frame);
    return () => owner.close();
  }, [pane, sheet, frame, sight]);
  return { gestures, zoom, isNear };
}

/** A phone's screen, whose lower part the sheet of a plot covers. */
const COVERED = "(width < 64rem)";
const SHEET_PEEK = 240;
const CLOSER = 2.6;

/** Where the sheet of a plot covers the plan, the plot is brought near and above it. */
function useSeenPlot(
  gestures: RefObject<PlanGestures | null>,
  pane: RefObject<HTMLDivElement | null>,
  sheet: RefObject<SVGSVGElement | null>,
  chosen: PlotView | null,
  frame: SheetFrame,
): void {
  const number = chosen?.number ?? null;
  const first = useRef(number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plot's place does not change
  useEffect(() => {
    // Come to by its address the page starts at its top, unless the address is that of the plan.
    const isAtTop = first.current === number && window.location.hash !== "#plan";
    first.current = null;
    if (number === null || isAtTop || !window.matchMedia(COVERED).matches) return;
    const seen = gestures.current?.sight(frame);
    if (!chosen || !seen) return;
    const metres = Math.min(seen.metres, frame.width / CLOSER);
    gestures.current?.show({ middle: chosen.middle, metres }, frame);
    const settled = setTimeout(() => {
      const link = sheet.current?.querySelector(`a[data-plot="${number}"]`);
      const { top, height } = (link ?? pane.current)?.getBoundingClientRect() ?? {};
      if (top === undefined || height === undefined) return;
      const middle = (window.innerHeight - SHEET_PEEK) / 2 + 30;
      window.scrollBy({ top: top + height / 2 - middle });
    }, 60);
    return () => clearTimeout(settled);
  }, [number]);
}

interface PlanButtonsProps {
  readonly zoom: number;
  readonly onZoom: (times: number) => void;
  readonly onWhole: () => void;
}

function PlanButtons({ zoom, onZoom, onWhole }: PlanButtonsProps) {
  const { t } = useLingui();
  const className = `${ICON_BUTTON} bg-card disabled:text-faint`;
  return (
    <div className="flex overflow-hidden rounded border border-edge print:hidden">
      <button
        type="button"
        className={className}
        disabled={zoom <= 1}
        onClick={onWhole}
        aria-label={t`Show the whole plan`}
      >
        <Icon name="map" className="size-5" />
      </button>
      <button
        type="button"
        className={className}
        disabled={zoom <= 1}
        onClick={() => onZoom(1 / STEP)}
        aria-label={t`Zoom out`}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <button
        type="button"
        className={className}
        disabled={zoom >= NEAREST}
        onClick={() => onZoom(STEP)}
        aria-label={t`Zoom in`}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  );
}
