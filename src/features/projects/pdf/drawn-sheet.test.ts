import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { testDxf, testPoints } from "#features/projects/drawing/drawings-testing.ts";
import { readDxf } from "#features/projects/drawing/dxf/read-dxf.ts";
import { readDrawing } from "#features/projects/drawing/read-drawing.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { type DrawnTold, toDrawnSource } from "./drawn-source.server.ts";
import { writeDrawn } from "./pdf-testing.ts";

/** A busy machine takes its time over a whole pdf. */
const PATIENT = { timeout: 60_000 };

/** A row of plots as it comes in by a DXF, the second sold, the third for 40 lakh. */
function told(count: number): DrawnTold {
  const { plan, shown } = readDrawing(readDxf(testDxf(count, { units: 6 })), {
    points: testPoints(),
  });
  if (!plan) throw new Error("the drawing has breaches");
  const [first, second, third, ...rest] = shown.plots;
  if (!first || !second || !third) throw new Error("it has three plots");
  return {
    plan,
    plots: [
      first,
      { ...second, status: "sold" },
      { ...third, priceRupees: 4_000_000, facing: null },
      ...rest,
    ],
    facts: {
      name: "Kanuru Acres",
      isSample: false,
      town: "Kanuru",
      registration: null,
      description: "",
    },
    registerIn: (language) => ({ en: "AP RERA", te: "ఏపీ రెరా", hi: "एपी रेरा" })[language],
    addressIn: (language) => `https://plots.example/${language}/projects/kanuru-acres`,
    since: new Date("2026-11-20T06:00:00Z"),
  };
}

async function pagesOf(of: DrawnTold, language: Language = "en"): Promise<string[]> {
  const pdf = await getDocumentProxy(await writeDrawn(language, of));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return texts.map((text) => text.replaceAll(/\s+/g, " "));
}

test(
  "a drawn plan's sheet says what is known: name, town, that it is not registered, source, scale, north",
  PATIENT,
  async () => {
    const pages = await pagesOf(told(4));
    expect(pages).toHaveLength(3);
    const [plan = "", table = "", sides = ""] = pages;
    for (const fact of [
      "Kanuru Acres",
      "Layout plan · Kanuru",
      "Not registered with AP RERA, not for sale",
      // 40 × 27 m are 1080 m².
      "0.27 acres",
      "Plot sizes 215 sq yd",
      "DXF, as brought in",
      "1 : 250",
      "Available: 3 plots",
      "Sold: 1 plot",
      "0 to 10 m (33 ft)",
      "https://plots.example/en/projects/kanuru-acres",
    ])
      expect(plan).toContain(fact);
    expect(table.replaceAll("₹ ", "₹")).toMatch(/3 – Available 215 32.8 × 59.1 ₹40,00,000/);
    expect(table).toMatch(/2 South Sold 215 32.8 × 59.1 –/);
    expect(sides).toContain("4 32.8 · 59.1 · 32.8 · 59.1 10 · 18 · 10 · 18");
    for (const page of pages) expect(page).toContain("not for sale");
    expect(pages.join()).not.toMatch(/sample|clubhouse/i);
  },
);

test(
  "of a registered project every page bears the number, of a sample that it is one",
  PATIENT,
  async () => {
    const of = told(4);
    const facts = { ...of.facts, registration: "P06180011223" };
    for (const page of await pagesOf({ ...of, facts }))
      expect(page).toContain("AP RERA registration: P06180011223");
    for (const page of await pagesOf({ ...of, facts: { ...facts, isSample: true } }))
      expect(page).toMatch(/Sample project/);
  },
);

test("more plots than a page holds go on to the next, each once", PATIENT, async () => {
  const pages = await pagesOf(told(230));
  expect(pages).toHaveLength(1 + 3 + 3);
  expect(pages[3]).toContain("Kanuru Acres: all 230 plots (3 / 3)");
  const tables = pages.slice(1, 4).join(" ");
  for (const number of ["1", "103", "104", "230"])
    expect(tables.match(new RegExp(`(?<= )${number} South`, "g")), number).toHaveLength(1);
});

test("the same plots make the same bytes, and others once one is sold", PATIENT, async () => {
  const of = told(4);
  const [one, again] = [await writeDrawn("en", of), await writeDrawn("en", of)];
  expect(Buffer.compare(one, again)).toBe(0);
  const plots = of.plots.map((plot) => ({ ...plot, status: "sold" as const }));
  expect(Buffer.compare(one, await writeDrawn("en", { ...of, plots }))).not.toBe(0);
});

test.each(["te", "hi"] as const)("its words in %s are that language's", async (language) => {
  const { words } = await toDrawnSource(language, told(4));
  const textsIn = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
  const { lang, ...said } = words;
  const latin = textsIn(said).flatMap((text) => text.match(/[A-Za-z]+/g) ?? []);
  const names = "Kanuru Acres DXF A https plots example te hi projects kanuru acres".split(" ");
  expect(
    latin.filter((word) => !names.includes(word)),
    lang,
  ).toEqual([]);
});
