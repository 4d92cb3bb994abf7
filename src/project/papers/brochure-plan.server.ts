import { formatDecimal, formatKm, formatWhole } from "#locales/formats.ts";
import { projectFacts } from "#project/project-facts.ts";
import type { PlotView } from "#project/project-view.ts";
import { EDGE, INNER, openPage, writeHeading, writeLead } from "./brochure-frame.server.ts";
import type { Paper } from "./paper.server.ts";
import { A4, LINE, MUTED } from "./paper-look.ts";
import { placePicture } from "./paper-pictures.server.ts";
import type { PaperSource } from "./paper-source.ts";
import { drawTable } from "./paper-table.server.ts";
import { PLOT_CELLS } from "./paper-words.ts";
import { drawPlanFigure, scaleOf } from "./plan-figure.server.ts";
import { drawLegend, drawNorth, drawScale } from "./plan-key.server.ts";

const SIDE = 196;

/** The master plan with every plot's number. */
export function drawPlanPage(paper: Paper, { plan, view }: PaperSource): void {
  const { plotCount, name } = projectFacts;
  const top = openPage(paper, 4, "Master plan") + 8;
  const x = A4.width - EDGE - SIDE;
  const box = { x: EDGE, y: top, width: x - EDGE - 24, height: A4.height - top - 48 };
  const rows = [
    ["Plots", view.areas.plots],
    ["Roads", view.areas.roads],
    ["Parks and gardens", view.areas.openSpaces],
    ["Utilities", view.areas.utilities],
    ["The whole site", view.areas.site],
  ] as const;
  let y = drawTable(
    paper,
    [
      { head: "Land", width: 110, cell: ([what]) => what },
      { head: "Sq yd", width: SIDE - 110, align: "right", cell: ([, area]) => formatWhole(area) },
    ],
    rows,
    { x, y: top, size: 10.5, rowHeight: 22, hasSum: true },
  );
  y = writeHeading(paper, "Status of the plots", x, y + 20, SIDE);
  y = drawLegend(paper, plan, x, y + 8);
  drawNorth(paper, x + 15, y + 40);
  drawScale(paper, scaleOf(plan, box), x + 46, y + 34);
  paper.write(
    "P",
    "The layout PDF shows it on A3 with every plot’s size, and all plots in a table.",
    {
      x,
      y: y + 76,
      width: SIDE,
      size: 10,
      colour: MUTED,
    },
  );
  drawPlanFigure(paper, plan, {
    alt: `Master plan of ${name}: ${plotCount} numbered plots along a loop of roads round a central park, with the gate in the south. North is up.`,
    box,
    hasSizes: false,
  });
}

/** Ten things that come with every plot. */
export async function drawFeatures(paper: Paper, { view, pictures }: PaperSource): Promise<void> {
  const top = openPage(paper, 5, "What comes with every plot") + 10;
  const height = 214;
  const half = (INNER - 16) / 2;
  const box = { x: EDGE, y: top, width: half, height };
  await placePicture(paper, pictures.clubhouse, "The clubhouse and its pool", box);
  await placePicture(paper, pictures.entrance, "The gate", { ...box, x: EDGE + half + 16 });
  const width = INNER / 5;
  for (const [i, [title, text]] of featuresOf(view.areas).entries()) {
    const x = EDGE + (i % 5) * width;
    const y = top + height + 22 + Math.floor(i / 5) * 104;
    paper.decorate((doc) => {
      doc.lineWidth(0.6).strokeColor(LINE);
      doc
        .moveTo(x, y)
        .lineTo(x + width - 16, y)
        .stroke();
    });
    const look = { x, width: width - 16 } as const;
    const end = paper.write("H3", title, { ...look, y: y + 9, size: 12, weight: "strong" });
    paper.write("P", text, { ...look, y: end + 3, size: 10.5, colour: MUTED });
  }
}

function featuresOf(areas: PaperSource["view"]["areas"]) {
  const { maintenanceYears: years, roadFeet, wallFeet, fenceFeet } = projectFacts;
  const { kmFromVijayawada, kmFromStartupVillage } = projectFacts;
  const [avenue, park, loop] = roadFeet;
  const open = formatDecimal((areas.openSpaces / areas.site) * 100, 1);
  return [
    [
      "Approval and maintenance",
      `Layout papers shown before you pay; ${years} years’ upkeep by the developer`,
    ],
    [
      "Location",
      `${formatKm(kmFromVijayawada)} km from Vijayawada, ${formatKm(kmFromStartupVillage)} km from Amaravati startup village`,
    ],
    ["Roads", `${avenue}, ${park} and ${loop} ft, no dead end`],
    ["Underground utilities", "Power and drains out of sight"],
    ["Water and drip irrigation", "Piped to every plot and garden"],
    ["Clubhouse", "Two floors beside the pool"],
    ["Sports", "Court and indoor games"],
    ["Gardens", `${open} % of the land is green`],
    ["Security", `${wallFeet} ft wall with a ${fenceFeet} ft solar fence`],
    ["Legacy", "A clear deed to hand down"],
  ] as const;
}

/** Sizes are told in bands up to these, sq yd. */
const BANDS = [180, 200, 220, 250, 340, 530] as const;
const EXTRACT = 15;

/** How many plots of which size there are at what price, and some of those to be had. */
export async function drawPlots(paper: Paper, { view, pictures }: PaperSource): Promise<void> {
  const start = openPage(paper, 6, "Plots and prices");
  const lead =
    "Sample prices. The all-in cost adds stamp duty, transfer duty and the registration fee.";
  const top = writeLead(paper, lead, start) + 14;
  const half = 312;
  const y = writeHeading(paper, "By size", EDGE, top, half);
  const end = drawTable(
    paper,
    [
      { head: "Sq yd", width: 82, cell: ({ sizes }) => sizes },
      { head: "Plots", width: 44, align: "right", cell: ({ plots }) => String(plots.length) },
      { head: "To be had", width: 62, align: "right", cell: ({ free }) => String(free.length) },
      { head: "From", width: 124, align: "right", cell: ({ least }) => least },
    ],
    bandsOf(view.plots),
    { x: EDGE, y: y + 4, size: 10.5, rowHeight: 23 },
  );
  await placePicture(paper, pictures["play-area"], "The play area in the park", {
    x: EDGE,
    y: end + 24,
    width: half,
    height: 195,
  });
  const x = EDGE + half + 32;
  writeHeading(paper, "Some plots to be had, smallest first", x, top, INNER - half - 32);
  drawTable(
    paper,
    [
      { head: "Plot", width: 40, cell: PLOT_CELLS.number },
      { head: "Facing", width: 76, cell: PLOT_CELLS.facing },
      { head: "Sq yd", width: 48, align: "right", cell: PLOT_CELLS.size },
      { head: "Front × depth, ft", width: 92, align: "right", cell: PLOT_CELLS.dimensions },
      { head: "Price", width: 76, align: "right", cell: PLOT_CELLS.price },
      { head: "All-in", width: 76, align: "right", cell: PLOT_CELLS.total },
    ],
    extractOf(view.plots),
    { x, y: y + 4, size: 10.5, rowHeight: 23 },
  );
  paper.write("P", "* Irregular shape: front and mean depth.", {
    x,
    y: y + 4 + 23 * (EXTRACT + 1) + 4,
    width: 408,
    size: 9,
    colour: MUTED,
  });
}

function bandsOf(plots: readonly PlotView[]) {
  return BANDS.flatMap((most, i) => {
    const within = plots.filter(({ sqYards }) => sqYards <= most && sqYards > (BANDS[i - 1] ?? 0));
    const sizes = within.map(({ sqYards }) => sqYards);
    const free = within.filter(({ status }) => status === "available");
    const cheapest = [...free].sort((a, b) => a.price - b.price)[0];
    if (within.length === 0) return [];
    return {
      sizes: `${Math.min(...sizes)} to ${Math.max(...sizes)}`,
      plots: within,
      free,
      least: cheapest ? PLOT_CELLS.price(cheapest) : "none to be had",
    };
  });
}

/** Plots to be had, spread evenly from the smallest to the largest. */
function extractOf(plots: readonly PlotView[]): PlotView[] {
  const free = plots
    .filter(({ status }) => status === "available")
    .sort((a, b) => a.sqYards - b.sqYards || a.number - b.number);
  const count = Math.min(EXTRACT, free.length);
  const at = (i: number) => Math.round((i * (free.length - 1)) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => free[at(i)]).filter((plot) => plot !== undefined);
}
