import { formatDecimal, formatWhole } from "#locales/formats.ts";
import { projectFacts } from "#project/project-facts.ts";
import type { PlotView } from "#project/project-view.ts";
import { Paper } from "./paper.server.ts";
import { A3, MUTED } from "./paper-look.ts";
import type { PaperSource } from "./paper-source.ts";
import { type Column, drawTable } from "./paper-table.server.ts";
import { PLOT_CELLS, SAMPLE_NOTE } from "./paper-words.ts";
import { drawPlanFigure, scaleOf } from "./plan-figure.server.ts";
import { drawLegend, drawNorth, drawScale } from "./plan-key.server.ts";

const EDGE = 34;
const SIDE = 216;
const BLOCKS = 3;

const COLUMNS: readonly Column<PlotView>[] = [
  { head: "Plot", width: 36, cell: PLOT_CELLS.number },
  { head: "Facing", width: 70, cell: PLOT_CELLS.facing },
  { head: "Status", width: 58, cell: PLOT_CELLS.status },
  { head: "Sq yd", width: 42, align: "right", cell: PLOT_CELLS.size },
  { head: "Front × depth, ft", width: 86, align: "right", cell: PLOT_CELLS.dimensions },
  { head: "Price", width: 68, align: "right", cell: PLOT_CELLS.price },
];

/** The layout on A3: the plan with every plot's number and size, then the plots as a table. */
export async function writeLayout(source: PaperSource): Promise<Uint8Array<ArrayBuffer>> {
  const { name } = projectFacts;
  const paper = new Paper(
    {
      title: `${name}: layout plan (sample project)`,
      subject: `Layout plan of ${name} with all of its plots`,
      dated: source.dated,
    },
    A3,
  );
  drawPlanPage(paper, source);
  drawTablePage(paper, source);
  return paper.finish();
}

function drawPlanPage(paper: Paper, { plan, view, origin }: PaperSource): void {
  paper.addPage();
  const { name, plotCount, acres, smallestSqYards, largestSqYards, roadFeet } = projectFacts;
  const x = A3.width - EDGE - SIDE;
  const look = { x, width: SIDE } as const;
  let y = paper.write("P", "Sample project", { ...look, y: EDGE, size: 11, colour: MUTED });
  y = paper.write("H1", name, { ...look, y, size: 30, weight: "strong", leading: 1.15 });
  y = paper.write("P", "Layout plan", { ...look, y, size: 14, colour: MUTED });
  const facts = [
    ["Total area", `${formatDecimal(acres, 1)} acres`],
    ["Plots", formatWhole(plotCount)],
    ["Plot sizes", `${formatWhole(smallestSqYards)} to ${formatWhole(largestSqYards)} sq yd`],
    ["Roads", `${roadFeet.slice(0, -1).join(", ")} and ${roadFeet.at(-1)} ft`],
    ["Land in plots", `${formatWhole(view.areas.plots)} sq yd`],
    ["Parks and gardens", `${formatWhole(view.areas.openSpaces)} sq yd`],
    ["Land in roads", `${formatWhole(view.areas.roads)} sq yd`],
  ] as const;
  y = drawTable(
    paper,
    [
      { head: "Fact", width: 96, cell: ([what]) => what },
      { head: "Figure", width: 120, align: "right", cell: ([, value]) => value },
    ],
    facts,
    { x, y: y + 14, size: 10, rowHeight: 21 },
  );
  y = paper.write("H2", "Status of the plots", { ...look, y: y + 24, size: 14, weight: "strong" });
  y = drawLegend(paper, plan, x, y + 8);
  const box = { x: EDGE, y: EDGE, width: x - EDGE - 24, height: A3.height - EDGE * 2 };
  drawNorth(paper, x + 15, y + 44);
  drawScale(paper, scaleOf(plan, box), x + 46, y + 38);
  drawPlanFigure(paper, plan, {
    alt: `Layout plan of ${name}: ${plotCount} plots, each with its number and its size in sq yd, along roads of ${roadFeet.join(", ")} ft round a central park. North is up. The table on the next page says the same.`,
    box,
    hasSizes: true,
  });
  const note = `${SAMPLE_NOTE} Each plot: its number, and its size in sq yd. Statuses and prices as on ${origin}/projects.`;
  paper.write("P", note, {
    ...look,
    y: A3.height - EDGE - 88,
    size: 9.5,
    colour: MUTED,
  });
}

function drawTablePage(paper: Paper, { view }: PaperSource): void {
  paper.addPage();
  const { name } = projectFacts;
  const width = A3.width - EDGE * 2;
  let y = paper.write("H2", `${name}: all ${view.plots.length} plots`, {
    x: EDGE,
    y: EDGE - 6,
    width,
    size: 22,
    weight: "strong",
  });
  y = paper.write("P", `${SAMPLE_NOTE} * Irregular shape: front and mean depth.`, {
    x: EDGE,
    y,
    width,
    size: 10,
    colour: MUTED,
  });
  const rows = Math.ceil(view.plots.length / BLOCKS);
  const block = COLUMNS.reduce((sum, column) => sum + column.width, 0);
  const gap = (width - block * BLOCKS) / (BLOCKS - 1);
  for (let i = 0; i < BLOCKS; i += 1)
    drawTable(paper, COLUMNS, view.plots.slice(i * rows, (i + 1) * rows), {
      x: EDGE + i * (block + gap),
      y: y + 10,
      size: 9.5,
      rowHeight: 20,
    });
}
