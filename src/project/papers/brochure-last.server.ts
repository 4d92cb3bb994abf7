import { type AllInCost, allInCost } from "#costs/all-in-cost.ts";
import { RATES } from "#costs/rates.ts";
import { formatKm, formatRupees, formatWhole } from "#locales/formats.ts";
import { projectFacts } from "#project/project-facts.ts";
import type { PlotView } from "#project/project-view.ts";
import { EDGE, INNER, openPage, writeHeading, writeLead } from "./brochure-frame.server.ts";
import type { Paper } from "./paper.server.ts";
import { A4, INK, LATERITE, MUTED, RIVER } from "./paper-look.ts";
import { placePicture } from "./paper-pictures.server.ts";
import type { PaperSource } from "./paper-source.ts";
import { drawTable } from "./paper-table.server.ts";
import { DUTIES_IN_WORDS } from "./paper-words.ts";

const HALF = (INNER - 40) / 2;

function dayOf(iso: string): string {
  return new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}

/** Two plots, counted out: the smallest to be had, and the smallest that tax is kept back from. */
function examplesOf(plots: readonly PlotView[]) {
  const bySize = plots
    .filter(({ status }) => status === "available")
    .sort((a, b) => a.price - b.price || a.number - b.number);
  const smallest = bySize[0];
  const taxed = bySize.find(({ cost }) => cost.withheld !== null);
  return [...new Set([smallest, taxed])]
    .filter((plot) => plot !== undefined)
    .map((plot) => ({ plot, cost: allInCost(plot.price) }));
}

/** What a plot costs in all, with where the rates were read. */
export async function drawCosts(paper: Paper, { view, pictures }: PaperSource): Promise<void> {
  const start = openPage(paper, 7, "What a plot costs in all");
  const top = writeLead(
    paper,
    `Counted by the rates of ${RATES.region} as read on ${dayOf(RATES.asOf)}, on sample prices: the higher of price and government value counts.`,
    start,
  );
  const examples = examplesOf(view.plots);
  const line = (name: string, of: (cost: AllInCost) => string) => ({ name, of });
  const rows = [
    line("Price of the land", ({ price }) => formatRupees(price)),
    ...RATES.duties.map(({ id, percent }, i) =>
      line(`${DUTIES_IN_WORDS[id]} ${percent} %`, ({ duties }) =>
        formatRupees(duties[i]?.amount ?? 0),
      ),
    ),
    line("All-in cost", ({ total }) => formatRupees(total)),
  ];
  const width = HALF + 40;
  const y = drawTable(
    paper,
    [
      { head: "Part", width: width - examples.length * 124, cell: ({ name }) => name },
      ...examples.map(({ plot, cost }) => ({
        head: `Plot ${plot.number}, ${formatWhole(plot.sqYards)} sq yd`,
        width: 124,
        align: "right" as const,
        cell: ({ of }: (typeof rows)[number]) => of(cost),
      })),
    ],
    rows,
    { x: EDGE, y: top + 18, size: 11.5, rowHeight: 33, hasSum: true },
  );
  writeWithheld(paper, examples, y + 20, width);
  const x = EDGE + width + 40;
  const end = writeSources(paper, x, top + 18, INNER - width - 40);
  await placePicture(paper, pictures["master-layout"], "The layout from above", {
    x,
    y: end + 20,
    width: INNER - width - 40,
    height: A4.height - 62 - end - 20,
  });
}

function writeWithheld(
  paper: Paper,
  examples: ReturnType<typeof examplesOf>,
  y: number,
  width: number,
): void {
  const { percent, fromRupees } = RATES.withheld;
  const taxed = examples.find(({ cost }) => cost.withheld !== null);
  const example = taxed
    ? ` Of plot ${taxed.plot.number}: ${formatRupees(taxed.cost.withheld?.amount ?? 0)}; the seller is handed ${formatRupees(taxed.cost.toSeller)}.`
    : "";
  const end = writeHeading(paper, "Tax that you keep back", EDGE, y, width);
  paper.write(
    "P",
    `From ${formatRupees(fromRupees)} on, the buyer keeps back ${percent} % of the price and pays it to the tax office in the seller’s name (TDS, section 194-IA, a seller who lives in India). It is part of the price, not on top.${example}`,
    { x: EDGE, y: end + 4, width, size: 11, leading: 1.5 },
  );
}

function writeSources(paper: Paper, x: number, top: number, width: number): number {
  let y = writeHeading(paper, "Where the rates were read", x, top, width) + 6;
  const { duties, conflicts, withheld } = RATES;
  const percents = duties.map(({ percent }) => `${percent} %`).join(" + ");
  const sources = [
    ...new Map(
      [
        ...duties.map(({ source }) => [source, `Duties: ${percents}`] as const),
        ...conflicts.map(
          (one) => [one.source, `Splits them otherwise: ${one.percents.join(" % + ")} %`] as const,
        ),
        [withheld.source, `Tax kept back: ${withheld.percent} %`] as const,
        [withheld.baseSource, "What that tax is counted on"] as const,
      ].map((entry) => [entry[0].url, entry] as const),
    ).values(),
  ];
  for (const [source, what] of sources) {
    const host = new URL(source.url).host;
    const dated = source.dated ? `, ${source.dated}` : "";
    y = paper.write("P", what, { x, y, width, size: 11, weight: "strong" });
    y = paper.write("P", `${source.publisher} (${host}${dated})`, {
      x,
      y,
      width,
      size: 10,
      colour: MUTED,
    });
    y += 9;
  }
  return paper.write(
    "P",
    "The registration office decides. Ask it for the government value of the plot.",
    {
      x,
      y: y + 4,
      width,
      size: 10.5,
    },
  );
}

/** Papers to see before paying: the checklist of the site's tools, in short. */
const PAPERS = [
  "Approved layout plan and proceedings, with the LP number",
  "RERA registration certificate, checked at rera.ap.gov.in",
  "Release of plots mortgaged to the authority",
  "Sale deed and link deeds, without a gap",
  "Encumbrance certificate (EC) of 13 years, better 30",
  "1-B, Adangal and passbook",
  "Mutation in the revenue record",
  "FMB sketch that agrees with the ground",
  "Not on the 22-A prohibited list",
  "Vacant-land tax receipts",
] as const;

/** How far it is, what papers to see, and whom to ask. */
export async function drawLastPage(paper: Paper, source: PaperSource): Promise<void> {
  const top = openPage(paper, 8, "Come and see it") + 14;
  drawWay(paper, top);
  drawPapers(paper, EDGE + HALF + 40, top);
  drawContact(paper, source, top + 226);
  await placePicture(paper, source.pictures.entrance, "The gate", {
    x: EDGE + HALF + 40,
    y: top + 242,
    width: HALF,
    height: 206,
  });
}

function drawWay(paper: Paper, top: number): void {
  const { minutesFromAmaravati, kmFromVijayawada, kmFromStartupVillage } = projectFacts;
  let y = writeHeading(paper, "How to get there", EDGE, top, HALF) + 6;
  const ways = [
    ["Vijayawada", kmFromVijayawada],
    ["Amaravati startup village", kmFromStartupVillage],
  ] as const;
  for (const [place, km] of ways) {
    y = paper.write("P", `${place}: ${formatKm(km)} km`, { x: EDGE, y, width: HALF, size: 12 });
    const bar = (HALF * km) / kmFromStartupVillage;
    const at = y + 3;
    paper.decorate((doc) => {
      doc.rect(EDGE, at, bar, 6).fillColor(RIVER).fill();
      doc.lineWidth(0.7).strokeColor(INK).rect(EDGE, at, bar, 6).stroke();
    });
    y += 20;
  }
  y = paper.write("P", `Amaravati: ${minutesFromAmaravati} minutes by road`, {
    x: EDGE,
    y: y + 2,
    width: HALF,
    size: 12,
  });
  const { lat, lng } = projectFacts.place;
  paper.write(
    "P",
    `On the map: ${lat.toFixed(5)}, ${lng.toFixed(5)}. The place is an example, as the project is.`,
    { x: EDGE, y: y + 8, width: HALF, size: 10.5, colour: MUTED },
  );
}

function drawPapers(paper: Paper, x: number, top: number): void {
  let y = writeHeading(paper, "Papers to see before you pay", x, top, HALF) + 6;
  const list = paper.element("L");
  for (const name of PAPERS) {
    const at = y;
    paper.decorate((doc) => {
      doc.lineWidth(0.8).strokeColor(INK);
      doc.rect(x, at + 3, 9, 9).stroke();
    });
    const item = paper.element("LI", list);
    y = paper.write("LBody", name, { x: x + 20, y, width: HALF - 20, size: 11.5 }, item) + 5;
  }
}

function drawContact(paper: Paper, { contact, origin }: PaperSource, top: number): void {
  paper.decorate((doc) => {
    doc
      .lineWidth(1)
      .strokeColor(INK)
      .rect(EDGE, top + 16, HALF, 206)
      .stroke();
    doc
      .rect(EDGE, top + 16, 5, 206)
      .fillColor(LATERITE)
      .fill();
  });
  const x = EDGE + 24;
  const width = HALF - 48;
  let y = writeHeading(paper, "Book a site visit", x, top + 32, width);
  y = paper.write("P", "Pick a day. We meet you at the gate with the plan and the papers.", {
    x,
    y: y + 4,
    width,
    size: 11.5,
  });
  const lines = [
    `Phone: ${contact.phone}`,
    `WhatsApp: ${contact.whatsApp}`,
    `E-mail: ${contact.email}`,
    contact.address,
    new URL("/projects", origin).href,
  ];
  y += 8;
  for (const line of lines) y = paper.write("P", line, { x, y, width, size: 12 }) + 3;
  if (contact.sample)
    paper.write("P", "Sample contact, to be replaced by the agent’s own.", {
      x,
      y: y + 4,
      width,
      size: 10,
      colour: MUTED,
    });
}
