import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ExamplePlot } from "#features/landing/model/example-plot.ts";
import { useProjectName } from "#features/projects/ui.ts";
import { formatDecimal, formatWhole, toLakhOrCrore } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { ExamplePlan } from "./example-plan.tsx";

/** Px that the plot's own drawing is wide, of its letters, and its width as a share of its height. */
const WIDTH = 224;
const LETTER = 12;
const SHAPE = 1.25;

/** The headline made literal: a plot lights up on the plan; a line leads to itself, its price, its papers. */
export default function ExampleSheet({ example }: { example: ExamplePlot }) {
  const { number } = example;
  const name = useProjectName();
  return (
    <figure className="border border-ink bg-card p-1.5">
      <div className="overflow-hidden border border-ink">
        <ExamplePlan example={example} />
        <Leader example={example} />
        <div className="grid sm:grid-cols-[1.15fr_1fr_1fr] [&>*]:p-4 max-sm:[&>*+*]:border-t sm:[&>*+*]:border-l [&>*]:border-line">
          <PlotCell example={example} />
          <PriceCell example={example} />
          <DocumentsCell />
        </div>
      </div>
      <figcaption className="px-2 pt-1.5 pb-0.5 text-right text-tiny text-muted">
        <Trans>
          {name}, plot {number}
        </Trans>
      </figcaption>
    </figure>
  );
}

/** North, the bar, and the line from the plot to the three cells below it. */
function Leader({ example: { plots, number, sheet } }: { example: ExamplePlot }) {
  const { t } = useLingui();
  const { left, width } = sheet.frame;
  const [x = left] = plots.find((plot) => plot.number === number)?.middle ?? [];
  const at = ((x - left) / width) * 100;
  const metres = 20;
  return (
    <div
      className="relative h-12 border-t border-b border-ink border-b-line bg-paper max-sm:hidden"
      aria-hidden="true"
    >
      <svg
        viewBox="0 0 100 48"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="example-line absolute inset-0 size-full fill-none stroke-river"
      >
        <path
          d={`M${at} 0V24M18 24H84M18 24V48M51 24V48M84 24V48`}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <svg viewBox="-15 -15 30 30" aria-hidden="true" className="absolute top-2.5 left-3 size-7">
        <circle r="14" className="fill-card stroke-line" />
        <path d="M0-9 4.5 7 0 4-4.5 7z" className="fill-ink" />
      </svg>
      <div
        className="absolute right-3 bottom-1.5 text-right"
        style={{ width: `${(metres / width) * 100}%` }}
      >
        <span className="flex h-1.5 border border-ink bg-card">
          <i className="flex-1 bg-ink" />
          <i className="flex-1" />
          <i className="flex-1 bg-ink" />
        </span>
        <span className="num text-tiny">{t`${metres} m`}</span>
      </div>
    </div>
  );
}

function Cell({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="example-cell min-w-0">
      <p className="text-label text-muted">{title}</p>
      {children}
    </div>
  );
}

/** The plot with its sides in feet. */
function PlotCell({ example }: { example: ExamplePlot }) {
  const { t } = useLingui();
  const { number, drawing, roadFeet, plots } = example;
  const [left, top, wide, height] = drawing.box;
  const width = Math.min(wide, height * SHAPE);
  const letter = (width / WIDTH) * LETTER;
  const shown = plots.filter(({ number: other }) => drawing.shown.includes(other));
  const size = formatWhole(example.sqYards);
  return (
    <Cell title={<Trans>1 · The plot</Trans>}>
      <p className="num mt-0.5 font-semibold">
        <Trans>
          Plot {number} · {size} sq yd
        </Trans>
      </p>
      <svg
        viewBox={`${left + (wide - width) / 2} ${top} ${width} ${height}`}
        role="img"
        aria-label={t`Plot ${number} with its sides in feet`}
        className="plot-drawing mt-2 block w-full max-sm:hidden"
        style={{ fontSize: letter }}
      >
        {shown.map(({ number: other, outline, status }) => (
          <g key={other} className="plan-plot" data-state={other === number ? "off" : status}>
            <path d={outline} />
          </g>
        ))}
        <path
          d={plots.find((plot) => plot.number === number)?.outline}
          className="plot-drawn"
          strokeWidth={0.35}
        />
        {drawing.sides.map(({ at, turn, feet }) => (
          <Length key={at.join()} at={at} turn={turn} feet={feet} />
        ))}
        {drawing.beyond.map(
          ({ at, turn }, i) =>
            roadFeet[i] && (
              <g key={at.join()} className="fill-muted">
                <Length at={at} turn={turn} feet={roadFeet[i]} isRoad />
              </g>
            ),
        )}
      </svg>
    </Cell>
  );
}

interface LengthProps {
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly feet: number;
  readonly isRoad?: boolean;
}

function Length({ at: [x, y], turn, feet, isRoad = false }: LengthProps) {
  const { t } = useLingui();
  const figure = formatDecimal(feet, isRoad ? 0 : 1);
  return (
    <text
      transform={`translate(${x} ${y}) rotate(${turn})`}
      className={isRoad ? "plot-beyond" : ""}
    >
      {isRoad ? t`${figure} ft road` : `${figure}′`}
    </text>
  );
}

function useSum() {
  const { t } = useLingui();
  return (rupees: ExamplePlot["price"]) => {
    const { figure, unit } = toLakhOrCrore(rupees);
    return unit === "lakh" ? t`₹${figure} L` : t`₹${figure} Cr`;
  };
}

/** All that it costs, and how much of it is land. */
function PriceCell({ example: { number, price, total } }: { example: ExamplePlot }) {
  const sum = useSum();
  const land = sum(price);
  const share = `${(price / total) * 100}%`;
  return (
    <Cell title={<Trans>2 · Its price</Trans>}>
      <p className="num mt-0.5 text-h2">
        <LocalLink to={`${href("/projects")}?plot=${number}#plan`} className="hover:text-river">
          {sum(total)}
        </LocalLink>
      </p>
      <p className="num text-small text-muted">
        <Trans>all-in, of it {land} land</Trans>
      </p>
      <div className="mt-2.5 flex h-3 border border-ink bg-river" aria-hidden="true">
        <i className="border-r border-ink bg-river-tint" style={{ width: share }} />
      </div>
      <p className="mt-1 text-label text-muted">
        <Trans>land · duties and fee</Trans>
      </p>
    </Cell>
  );
}

/** What is told of papers, of every layout. */
function DocumentsCell() {
  const documents = [
    ["rera", <Trans key="rera">RERA</Trans>, <Trans key="shown">shown, with how to check</Trans>],
    ["lp", <Trans key="lp">LP no.</Trans>, <Trans key="missing">we say when it is missing</Trans>],
    ["deeds", <Trans key="deeds">Deeds</Trans>, <Trans key="ask">13 years, what to ask</Trans>],
  ] as const;
  return (
    <Cell title={<Trans>3 · Its papers</Trans>}>
      <dl className="mt-1 grid gap-1 text-small max-sm:grid-cols-[4.5rem_1fr]">
        {documents.map(([key, name, text]) => (
          <div key={key} className="grid grid-cols-subgrid max-sm:col-span-2">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <LocalLink
        to={href("/tools/:tool?", { tool: "documents" })}
        className="text-link mt-1 inline-flex min-h-11 items-center text-control"
      >
        <Trans>What to ask for</Trans>
      </LocalLink>
    </Cell>
  );
}
