import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import {
  DRAWING_SHAPE,
  fitsAlong,
  type Neighbour,
  toPlotDrawing,
} from "#features/projects/model/plot-drawing.ts";
import type { PlotView, ProjectView } from "#features/projects/model/project-view.ts";
import { STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { ROAD_WORDS } from "#features/projects/ui/project-words.ts";
import { METRES_PER_FOOT } from "#lib/units/units.ts";
import { formatDecimal } from "#platform/i18n/formats.ts";

interface PlotDrawingProps {
  readonly plot: PlotView;
  readonly view: Pick<ProjectView, "plots" | "widths" | "media" | "frame">;
}

/** Px that the drawing is wide where it is smallest: letters are as large there as they should be. */
const WIDTH = 326;
const LETTER = 12.5;
const PEG = 6;
/** Length of the bar, feet. */
const BAR_FEET = 30;

/** The plot by itself: its sides in feet, its pegs, its roads and who lies beside it. */
export function PlotDrawing({ plot, view }: PlotDrawingProps) {
  const { t } = useLingui();
  const { plots, media, frame } = view;
  const nameOf = useNeighbourName(view.widths);
  const drawing = useMemo(() => toPlotDrawing(plot, plots), [plot, plots]);
  const { box, sides, beyond, pegs } = drawing;
  const shown = plots.filter(({ number: other }) => drawing.shown.includes(other));
  const [left, top, width, height] = box;
  const pixel = width / WIDTH;
  const { number } = plot;
  const peg = PEG * pixel;
  return (
    <figure className="mb-4">
      <svg
        viewBox={box.join(" ")}
        role="img"
        aria-label={t`Plot ${number} with its sides, its roads and the plots beside it`}
        className="plot-drawing block w-full border border-ink"
        style={{ aspectRatio: 1 / DRAWING_SHAPE, fontSize: LETTER * pixel }}
      >
        <image
          href={media.ground}
          x={frame.left}
          y={frame.top}
          width={frame.width}
          height={frame.height}
        />
        {shown.map(({ number: other, outline, tick, status }) => (
          <g key={other} className="plan-plot" data-state={other === number ? "drawn" : status}>
            <path d={outline} />
            {status === "booked" && <path d={tick} className="plan-tick" />}
          </g>
        ))}
        <path d={plot.outline} className="plot-drawn" strokeWidth={2 * pixel} />
        {pegs.map(([x, y]) => (
          <rect
            key={`${x} ${y}`}
            x={x - peg / 2}
            y={y - peg / 2}
            width={peg}
            height={peg}
            strokeWidth={1.2 * pixel}
            className="plot-peg"
          />
        ))}
        {sides.map(({ at, turn, feet: length }) => (
          <text key={at.join()} transform={`translate(${at.join(" ")}) rotate(${turn})`}>
            {formatDecimal(length, 1)}′
          </text>
        ))}
        {beyond.map(({ at, turn, is, metres }) => (
          <text
            key={at.join()}
            transform={`translate(${at.join(" ")}) rotate(${turn})`}
            className="plot-beyond"
          >
            {nameOf(is, (words) => fitsAlong(words, LETTER * pixel, metres))}
          </text>
        ))}
        <g
          transform={`translate(${left + width - 22 * pixel} ${top + 24 * pixel}) scale(${pixel})`}
        >
          <circle r="14" className="fill-card stroke-line" />
          <path d="M0-9 4.5 7 0 4-4.5 7z" className="fill-ink" />
        </g>
        <Bar x={left + 12 * pixel} y={top + height - 12 * pixel} pixel={pixel} />
      </svg>
      <figcaption className="mt-2 text-label text-muted">
        <Trans>From the layout’s drawing. Pegs are measured on the ground.</Trans>
      </figcaption>
    </figure>
  );
}

function Bar({ x, y, pixel }: { x: number; y: number; pixel: number }) {
  const { t } = useLingui();
  const length = BAR_FEET * METRES_PER_FOOT;
  const tall = 5 * pixel;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect y={-tall} width={length} height={tall} className="fill-card" />
      <rect y={-tall} width={length / 3} height={tall} className="fill-ink" />
      <rect x={(2 * length) / 3} y={-tall} width={length / 3} height={tall} className="fill-ink" />
      <text x={length / 2} y={-tall - 9 * pixel}>{t`${BAR_FEET} ft`}</text>
    </g>
  );
}

/** A plot by its number, and how it stands where the words fit: the colours say it as well. */
function useNeighbourName(
  widths: ProjectView["widths"],
): (is: Neighbour, fits: (words: string) => boolean) => string {
  const { t, i18n } = useLingui();
  return (is, fits) => {
    if (typeof is !== "string") {
      const words = `${is.number} · ${i18n._(STATUS_WORDS[is.status])}`;
      return fits(words) ? words : String(is.number);
    }
    const [width, name] = [widths[is], i18n._(ROAD_WORDS[is])];
    return t`${width} ft ${name}`;
  };
}
