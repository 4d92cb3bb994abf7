import { EDGE, INNER, openPage, writeHeading, writeLead } from "./brochure-frame.ts";
import { drawTable } from "./draw-table.ts";
import { A4, LINE, MUTED } from "./look.ts";
import type { PdfInput, PdfPlot } from "./pdf-source.ts";
import { placePicture } from "./place-picture.ts";
import { drawPlanFigure, scaleOf } from "./plan-figure.ts";
import { drawLegend, drawNorth, drawScale } from "./plan-key.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";
import { plotCells } from "./words.ts";

const SIDE = 196;

/** The master plan with every plot's number. */
export function drawPlanPage(pdf: TaggedPdf, input: PdfInput): void {
  const { facts, plan, areas, figures } = input;
  const { plotCount, name } = facts;
  const top = openPage(pdf, input, 4, "Master plan") + 8;
  const x = A4.width - EDGE - SIDE;
  const box = { x: EDGE, y: top, width: x - EDGE - 24, height: A4.height - top - 48 };
  const rows = [
    ["Plots", areas.plots],
    ["Roads", areas.roads],
    ["Parks and gardens", areas.openSpaces],
    ["Utilities", areas.utilities],
    ["The whole site", areas.site],
  ] as const;
  let y = drawTable(
    pdf,
    [
      { head: "Land", width: 110, cell: ([what]) => what },
      { head: "Sq yd", width: SIDE - 110, align: "right", cell: ([, area]) => figures.whole(area) },
    ],
    rows,
    { x, y: top, size: 10.5, rowHeight: 22, hasSum: true },
  );
  y = writeHeading(pdf, "Status of the plots", x, y + 20, SIDE);
  y = drawLegend(pdf, plan, x, y + 8);
  drawNorth(pdf, x + 15, y + 40);
  drawScale(pdf, scaleOf(plan, box), x + 46, y + 34);
  pdf.write(
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
  drawPlanFigure(pdf, plan, {
    alt: `Master plan of ${name}: ${plotCount} numbered plots along a loop of roads round a central park, with the gate in the south. North is up.`,
    box,
    sizes: null,
  });
}

/** Ten things that come with every plot. */
export async function drawFeatures(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { pictures } = input;
  const top = openPage(pdf, input, 5, "What comes with every plot") + 10;
  const height = 214;
  const half = (INNER - 16) / 2;
  const box = { x: EDGE, y: top, width: half, height };
  await placePicture(pdf, pictures.clubhouse, "The clubhouse and its pool", box);
  await placePicture(pdf, pictures.entrance, "The gate", { ...box, x: EDGE + half + 16 });
  const width = INNER / 5;
  for (const [i, [title, text]] of featuresOf(input).entries()) {
    const x = EDGE + (i % 5) * width;
    const y = top + height + 22 + Math.floor(i / 5) * 104;
    pdf.decorate((doc) => {
      doc.lineWidth(0.6).strokeColor(LINE);
      doc
        .moveTo(x, y)
        .lineTo(x + width - 16, y)
        .stroke();
    });
    const look = { x, width: width - 16 } as const;
    const end = pdf.write("H3", title, { ...look, y: y + 9, size: 12, weight: "strong" });
    pdf.write("P", text, { ...look, y: end + 3, size: 10.5, colour: MUTED });
  }
}

function featuresOf({ facts, areas, figures: { decimal, km } }: PdfInput) {
  const { maintenanceYears: years, roadFeet, wallFeet, fenceFeet } = facts;
  const { kmFromVijayawada, kmFromStartupVillage } = facts;
  const [avenue, park, loop] = roadFeet;
  const open = decimal((areas.openSpaces / areas.site) * 100, 1);
  return [
    [
      "Approval and maintenance",
      `Layout papers shown before you pay; ${years} years’ upkeep by the developer`,
    ],
    [
      "Location",
      `${km(kmFromVijayawada)} km from Vijayawada, ${km(kmFromStartupVillage)} km from Amaravati startup village`,
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
export async function drawPlots(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { plots, pictures, figures } = input;
  const cells = plotCells(figures);
  const start = openPage(pdf, input, 6, "Plots and prices");
  const lead =
    "Sample prices. The all-in cost adds stamp duty, transfer duty and the registration fee.";
  const top = writeLead(pdf, lead, start) + 14;
  const half = 312;
  const y = writeHeading(pdf, "By size", EDGE, top, half);
  const end = drawTable(
    pdf,
    [
      { head: "Sq yd", width: 82, cell: ({ sizes }) => sizes },
      { head: "Plots", width: 44, align: "right", cell: ({ plots }) => String(plots.length) },
      { head: "To be had", width: 62, align: "right", cell: ({ free }) => String(free.length) },
      { head: "From", width: 124, align: "right", cell: ({ least }) => least },
    ],
    bandsOf(plots, cells.price),
    { x: EDGE, y: y + 4, size: 10.5, rowHeight: 23 },
  );
  await placePicture(pdf, pictures["play-area"], "The play area in the park", {
    x: EDGE,
    y: end + 24,
    width: half,
    height: 195,
  });
  const x = EDGE + half + 32;
  writeHeading(pdf, "Some plots to be had, smallest first", x, top, INNER - half - 32);
  drawTable(
    pdf,
    [
      { head: "Plot", width: 40, cell: cells.number },
      { head: "Facing", width: 76, cell: cells.facing },
      { head: "Sq yd", width: 48, align: "right", cell: cells.size },
      { head: "Front × depth, ft", width: 92, align: "right", cell: cells.dimensions },
      { head: "Price", width: 76, align: "right", cell: cells.price },
      { head: "All-in", width: 76, align: "right", cell: cells.total },
    ],
    extractOf(plots),
    { x, y: y + 4, size: 10.5, rowHeight: 23 },
  );
  pdf.write("P", "* Irregular shape: front and mean depth.", {
    x,
    y: y + 4 + 23 * (EXTRACT + 1) + 4,
    width: 408,
    size: 9,
    colour: MUTED,
  });
}

function bandsOf(plots: readonly PdfPlot[], priceOf: (plot: PdfPlot) => string) {
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
      least: cheapest ? priceOf(cheapest) : "none to be had",
    };
  });
}

/** Plots to be had, spread evenly from the smallest to the largest. */
function extractOf(plots: readonly PdfPlot[]): PdfPlot[] {
  const free = plots
    .filter(({ status }) => status === "available")
    .sort((a, b) => a.sqYards - b.sqYards || a.number - b.number);
  const count = Math.min(EXTRACT, free.length);
  const at = (i: number) => Math.round((i * (free.length - 1)) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => free[at(i)]).filter((plot) => plot !== undefined);
}
