import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { FACTS, PLAN } from "../example-testing.ts";
import { PICTURE_NAMES } from "../pictures.ts";
import { areasOf } from "../plan-rules.ts";
import type { CostSheet, Figures, PdfInput } from "./pdf-source.ts";
import { writeBrochure } from "./write-brochure.ts";
import { writeLayoutSheet } from "./write-layout-sheet.ts";

/** A busy machine takes its time over a whole pdf. */
const PATIENT = { timeout: 60_000 };
const MOST_BYTES = 3_000_000;
/** In place of the pictures, which take long to draw. */
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#0b5a68"/></svg>';

const inIndia = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
const FIGURES: Figures = {
  whole: (value) => inIndia.format(Math.round(value)),
  decimal: (value, decimals) => Number(value.toFixed(decimals)).toString(),
  rupees: (value) => `₹${inIndia.format(value)}`,
  km: (value) => inIndia.format(value),
};

const COSTS: CostSheet = {
  lead: "Counted by made-up rates.",
  examples: ["Plot 5", "Plot 6"],
  rows: [
    { name: "Price of the land", amounts: ["₹40,50,000", "₹61,00,000"] },
    { name: "All-in cost", amounts: ["₹43,53,750", "₹65,57,500"] },
  ],
  withheld: "From ₹50,00,000 on, a part is kept back.",
  sources: [{ what: "Duties: 7.5 %", where: "Gazette (gazette.example, 2026-01-02)" }],
};

function sourceOf(plan = PLAN): PdfInput {
  const names = ["hero", ...PICTURE_NAMES];
  const pictures = names.map((name) => [name, { kind: "drawn", svg: SQUARE }]);
  const areas = Object.entries(areasOf(plan)).map(([name, area]) => [name, Math.round(area)]);
  return {
    facts: FACTS,
    plan,
    plots: plan.plots.map(({ sizeSqYd, priceRupees, shape, ...plot }) => ({
      ...plot,
      sqYards: sizeSqYd,
      price: priceRupees,
      total: priceRupees * 1.075,
      regular: shape === "regular",
    })),
    areas: Object.fromEntries(areas),
    costs: COSTS,
    figures: FIGURES,
    pictures: Object.fromEntries(pictures),
    contact: {
      phone: "+91 90000 00000",
      whatsApp: "+91 90000 00001",
      email: "agent@plots.example",
      address: "Sample address",
      sample: true,
    },
    origin: "https://plots.example",
    dated: new Date("2026-11-21"),
  };
}

interface StructNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructNode[];
}

/** The document as a reader of its structure finds it. */
async function open(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const texts: string[] = [];
  const elements: StructNode[] = [];
  const gather = (node: StructNode) => {
    elements.push(node);
    for (const child of node.children ?? []) gather(child);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    const tree = (await page.getStructTree()) as StructNode | null;
    if (tree) gather(tree);
  }
  const roles = (role: string) => elements.filter((element) => element.role === role);
  return { pdf, texts: texts.map((text) => text.replaceAll(/\s+/g, " ")), roles };
}

describe.each([
  { name: "brochure", write: writeBrochure, pages: 8, figures: 17, tables: 5 },
  { name: "layout", write: writeLayoutSheet, pages: 2, figures: 3, tables: 4 },
])("the $name", ({ write, pages, figures, tables }) => {
  test(
    "is light, tagged, titled, in English, and says what its pictures show",
    PATIENT,
    async () => {
      const bytes = await write(sourceOf());
      expect(bytes.byteLength).toBeLessThan(MOST_BYTES);
      const { pdf, roles } = await open(bytes);
      expect(pdf.numPages).toBe(pages);
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Language: "en" });
      expect((info as { Title: string }).Title).toMatch(/^Vennela Gardens: .*\(sample project\)$/);
      expect(roles("H1")).toHaveLength(1);
      expect(roles("Table")).toHaveLength(tables);
      expect(roles("TH").length).toBeGreaterThan(roles("Table").length);
      expect(roles("Figure")).toHaveLength(figures);
      for (const { alt } of roles("Figure")) expect(alt?.length).toBeGreaterThan(10);
    },
  );

  test("is the same bytes of the same plan, and others once a plot is sold", PATIENT, async () => {
    const [first, again] = [await write(sourceOf()), await write(sourceOf())];
    expect(Buffer.compare(first, again)).toBe(0);
    const [plot, ...rest] = PLAN.plots;
    if (!plot) throw new Error("the plan has plots");
    const sold = await write(sourceOf({ ...PLAN, plots: [{ ...plot, status: "sold" }, ...rest] }));
    expect(Buffer.compare(first, sold)).not.toBe(0);
  });
});

test("every font of the PDFs is within them", async () => {
  const text = Buffer.from(await writeLayoutSheet(sourceOf())).toString("latin1");
  const fonts = text.match(/\/Type \/FontDescriptor/g)?.length;
  expect(fonts).toBe(3);
  expect(text.match(/\/FontFile2 /g)?.length).toBe(fonts);
});

test(
  "the brochure tells costs as it is given them, and names whom to ask and what to see",
  PATIENT,
  async () => {
    const { texts } = await open(await writeBrochure(sourceOf()));
    const costs = texts[6]?.replaceAll("₹ ", "₹");
    for (const fact of [
      "Plot 6",
      "₹40,50,000",
      "₹65,57,500",
      "a part is kept back",
      "gazette.example",
    ])
      expect(costs).toContain(fact);
    for (const fact of ["+91 90000 00001", "agent@plots.example", "Encumbrance certificate"])
      expect(texts[7]).toContain(fact);
  },
);
