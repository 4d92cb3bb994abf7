import { EDGE, INNER, openPage, writeHeading, writeLead } from "./brochure-frame.ts";
import { drawTable } from "./draw-table.ts";
import { A4, INK, LATERITE, MUTED, RIVER } from "./look.ts";
import type { CostSheet, PdfInput } from "./pdf-source.ts";
import { placePicture } from "./place-picture.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

const HALF = (INNER - 40) / 2;

/** What a plot costs in all, with where the rates were read. */
export async function drawCosts(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const { costs, pictures } = input;
  const start = openPage(pdf, input, 7, "What a plot costs in all");
  const top = writeLead(pdf, costs.lead, start);
  const width = HALF + 40;
  const y = drawTable(
    pdf,
    [
      { head: "Part", width: width - costs.examples.length * 124, cell: ({ name }) => name },
      ...costs.examples.map((head, i) => ({
        head,
        width: 124,
        align: "right" as const,
        cell: ({ amounts }: (typeof costs.rows)[number]) => amounts[i] ?? "",
      })),
    ],
    costs.rows,
    { x: EDGE, y: top + 18, size: 11.5, rowHeight: 33, hasSum: true },
  );
  const heading = writeHeading(pdf, "Tax that you keep back", EDGE, y + 20, width);
  const look = { x: EDGE, width, size: 11, leading: 1.5 } as const;
  pdf.write("P", costs.withheld, { ...look, y: heading + 4 });
  const x = EDGE + width + 40;
  const end = writeSources(pdf, costs.sources, { x, y: top + 18, width: INNER - width - 40 });
  await placePicture(pdf, pictures["master-layout"], "The layout from above", {
    x,
    y: end + 20,
    width: INNER - width - 40,
    height: A4.height - 62 - end - 20,
  });
}

function writeSources(
  pdf: TaggedPdf,
  sources: CostSheet["sources"],
  { x, y: top, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  let y = writeHeading(pdf, "Where the rates were read", x, top, width) + 6;
  for (const { what, where } of sources) {
    y = pdf.write("P", what, { x, y, width, size: 11, weight: "strong" });
    y = pdf.write("P", where, { x, y, width, size: 10, colour: MUTED }) + 9;
  }
  const note = "The registration office decides. Ask it for the government value of the plot.";
  return pdf.write("P", note, { x, y: y + 4, width, size: 10.5 });
}

/** Papers to see before paying: the checklist of the site's tools, in short. */
const CHECKLIST = [
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
export async function drawLastPage(pdf: TaggedPdf, input: PdfInput): Promise<void> {
  const top = openPage(pdf, input, 8, "Come and see it") + 14;
  drawWay(pdf, input, top);
  drawChecklist(pdf, EDGE + HALF + 40, top);
  drawContact(pdf, input, top + 226);
  await placePicture(pdf, input.pictures.entrance, "The gate", {
    x: EDGE + HALF + 40,
    y: top + 242,
    width: HALF,
    height: 206,
  });
}

function drawWay(pdf: TaggedPdf, { facts, figures }: PdfInput, top: number): void {
  const { minutesFromAmaravati, kmFromVijayawada, kmFromStartupVillage } = facts;
  let y = writeHeading(pdf, "How to get there", EDGE, top, HALF) + 6;
  const ways = [
    ["Vijayawada", kmFromVijayawada],
    ["Amaravati startup village", kmFromStartupVillage],
  ] as const;
  for (const [place, km] of ways) {
    y = pdf.write("P", `${place}: ${figures.km(km)} km`, { x: EDGE, y, width: HALF, size: 12 });
    const bar = (HALF * km) / kmFromStartupVillage;
    const at = y + 3;
    pdf.decorate((doc) => {
      doc.rect(EDGE, at, bar, 6).fillColor(RIVER).fill();
      doc.lineWidth(0.7).strokeColor(INK).rect(EDGE, at, bar, 6).stroke();
    });
    y += 20;
  }
  y = pdf.write("P", `Amaravati: ${minutesFromAmaravati} minutes by road`, {
    x: EDGE,
    y: y + 2,
    width: HALF,
    size: 12,
  });
  const { lat, lng } = facts.place;
  pdf.write(
    "P",
    `On the map: ${lat.toFixed(5)}, ${lng.toFixed(5)}. The place is an example, as the project is.`,
    { x: EDGE, y: y + 8, width: HALF, size: 10.5, colour: MUTED },
  );
}

function drawChecklist(pdf: TaggedPdf, x: number, top: number): void {
  let y = writeHeading(pdf, "Papers to see before you pay", x, top, HALF) + 6;
  const list = pdf.element("L");
  for (const name of CHECKLIST) {
    const at = y;
    pdf.decorate((doc) => {
      doc.lineWidth(0.8).strokeColor(INK);
      doc.rect(x, at + 3, 9, 9).stroke();
    });
    const item = pdf.element("LI", list);
    y = pdf.write("LBody", name, { x: x + 20, y, width: HALF - 20, size: 11.5 }, item) + 5;
  }
}

function drawContact(pdf: TaggedPdf, { contact, origin }: PdfInput, top: number): void {
  pdf.decorate((doc) => {
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
  let y = writeHeading(pdf, "Book a site visit", x, top + 32, width);
  y = pdf.write("P", "Pick a day. We meet you at the gate with the plan and the papers.", {
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
  for (const line of lines) y = pdf.write("P", line, { x, y, width, size: 12 }) + 3;
  if (contact.sample)
    pdf.write("P", "Sample contact, to be replaced by the agent’s own.", {
      x,
      y: y + 4,
      width,
      size: 10,
      colour: MUTED,
    });
}
