import { readFileSync } from "node:fs";
import type { Plan } from "site-model";
import { centroidOf, rectangleOf, sidesOfPlot } from "site-model";
import { plotAt } from "site-model/walk";
import { getDocumentProxy } from "unpdf";
import { expect, inject, test } from "vitest";
import { openBrowser } from "../browser.ts";

const { visit } = openBrowser();

const PLAN = JSON.parse(readFileSync("data/project-plan.json", "utf8")) as Plan;
const FACINGS: Readonly<Record<string, string>> = {
  N: "North",
  NE: "North-east",
  E: "East",
  SE: "South-east",
  S: "South",
  SW: "South-west",
  W: "West",
  NW: "North-west",
};
const STATUSES = { available: "Available", held: "Held", booked: "Booked", sold: "Sold" } as const;
const rupees = (sum: number) => `₹${new Intl.NumberFormat("en-IN").format(sum)}`;
const twoDecimals = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
const short = (sum: number) =>
  sum >= 1e7 ? `₹${twoDecimals.format(sum / 1e7)} Cr` : `₹${twoDecimals.format(sum / 1e5)} L`;
/** Front and depth of a rectangle; of another shape how many sides. */
const dimensions = (plot: Plan["plots"][number]) => {
  const sides = sidesOfPlot(PLAN, plot);
  return rectangleOf(sides)?.join("×") ?? `${sides.length}sides`;
};
/** Every side of a plot, front first. */
const lengths = (plot: Plan["plots"][number], of: "feet" | "metres") =>
  sidesOfPlot(PLAN, plot)
    .map((side) => `${side.curved ? "~" : ""}${side[of]}`)
    .join("·");

/** Each plot with what is told of it, in words. */
const TOLD = PLAN.plots.map((plot) => ({
  number: String(plot.number),
  size: String(plot.sizeSqYd),
  facing: FACINGS[plot.facing] ?? "",
  status: STATUSES[plot.status],
  price: plot.priceRupees,
}));

/** Text of each page of a paper, without spaces: the rupee stands in a font of its own. */
async function paper(name: string): Promise<string[]> {
  const reply = await fetch(`${inject("site")}/project/${name}.pdf`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toBe("application/pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  const pages = Array.from({ length: pdf.numPages }, async (_, i) => {
    const { items } = await (await pdf.getPage(i + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  return (await Promise.all(pages)).map(plain);
}

/** Without joiners too, which have no letters in a PDF. */
const plain = (text: string) => text.replaceAll(/[\s\u200c]/g, "");

test("sheet and table tell every plot as the plan has it", async () => {
  const page = await visit("/projects", { javaScriptEnabled: false });
  const drawn = await page
    .locator("a[data-plot]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
  expect(drawn).toEqual(
    TOLD.map((one) => `Plot ${one.number}, ${one.size} sq yd, ${one.facing}, ${one.status}`),
  );
  const rows = await page
    .locator("#plots tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [0, 1, 3, 6, 7].map((cell) => row.children[cell]?.textContent)),
    );
  expect(rows).toEqual(
    TOLD.map((one) => [one.number, one.size, one.facing, one.status, short(one.price)]),
  );
});

test("map and model hold the same plots, each where its number lies", async () => {
  const shapes = await (await fetch(`${inject("site")}/project/plots.geojson`)).json();
  const shown = shapes.features.filter(
    (one: { properties: { part: string } }) => one.properties.part === "plot",
  );
  expect(shown.map((one: { properties: unknown }) => one.properties)).toEqual(
    PLAN.plots.map(({ number, sizeSqYd, status }) => ({
      part: "plot",
      number: String(number),
      sqYards: sizeSqYd,
      status,
    })),
  );
  const page = await (await fetch(`${inject("site")}/projects`)).text();
  const [address = ""] = page.match(/\/project\/model-[0-9a-f]{12}\.json/) ?? [];
  const model = (await (await fetch(inject("site") + address)).json()) as Plan;
  expect(model.plots).toEqual(PLAN.plots);
  const tapped = model.plots.map(({ polygon }) => plotAt(model.plots, centroidOf(polygon))?.number);
  expect(tapped).toEqual(PLAN.plots.map(({ number }) => number));
});

test("the page's table tells every side of a plot that is no rectangle", async () => {
  const page = await visit("/projects", { javaScriptEnabled: false });
  const cells = await page
    .locator("#plots tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.children[2]?.textContent));
  expect(cells.map((cell) => plain(cell ?? ""))).toEqual(
    PLAN.plots.map(
      (plot) => rectangleOf(sidesOfPlot(PLAN, plot))?.join("×") ?? lengths(plot, "feet"),
    ),
  );
  const main = (await page.getByRole("main").textContent()) ?? "";
  expect(main).toContain("7.9% of the land is green; 10.5% with the clubhouse, pool, court");
});

test("the layout sheet tells every plot on its plan and in its table", async () => {
  const [plan = "", table = "", sides = ""] = await paper("layout");
  expect(plan).toContain(TOLD.map((one) => one.number + one.size).join(""));
  const rows = PLAN.plots.map((plot, i) => {
    const one = TOLD[i];
    return `${one?.number}${one?.facing}${one?.status}${one?.size}${dimensions(plot)}${rupees(plot.priceRupees)}`;
  });
  const heads = /PlotFacingStatusSqydFront×depth,ftPrice/g;
  expect(table.match(heads)).toHaveLength(3);
  expect(table.replaceAll(heads, "")).toContain(rows.join(""));
  const sideHeads = /PlotSidesinfeet,frontfirstSidesinmetres/g;
  expect(sides.match(sideHeads)).toHaveLength(3);
  const sideRows = PLAN.plots.map((plot) =>
    [plot.number, lengths(plot, "feet"), lengths(plot, "metres")].join(""),
  );
  expect(sides.replaceAll(sideHeads, "")).toContain(sideRows.join(""));
});

test("the brochure tells plots and statuses as the plan has them", async () => {
  const pages = await paper("brochure");
  expect(pages[3]).toContain(TOLD.map((one) => one.number).join(""));
  for (const [status, words] of Object.entries(STATUSES)) {
    const count = PLAN.plots.filter((plot) => plot.status === status).length;
    expect(pages[3]).toContain(plain(`${words}: ${count} plots`));
  }
  const shown = PLAN.plots.filter((plot) => {
    const { number, facing, sizeSqYd, priceRupees } = plot;
    const row = `${number}${FACINGS[facing]}${sizeSqYd}${dimensions(plot)}${rupees(priceRupees)}`;
    return pages[4]?.includes(row);
  });
  expect(shown).toHaveLength(14);
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(["available"]));
});

test("page, card and papers tell the same facts", async () => {
  const project = (await (
    await visit("/projects", { javaScriptEnabled: false })
  )
    .getByRole("main")
    .textContent()) as string;
  const card = (await (
    await visit("/", { javaScriptEnabled: false })
  )
    .getByRole("region", { name: /Vennela Gardens/ })
    .textContent()) as string;
  const brochure = (await paper("brochure")).join("");
  const layout = (await paper("layout")).join("");
  for (const text of [project, card, brochure, layout].map(plain))
    for (const fact of ["Vennela Gardens", "9 acres", "162 to 525 sq yd", "60, 40 and 33 ft"])
      expect(text).toContain(plain(fact));
  for (const text of [project, brochure].map(plain))
    for (const fact of [
      "101 gated plots, 12 minutes from Amaravati",
      "7 km from Vijayawada, 12.5 km from Amaravati startup village",
      "8 ft wall with a 2 ft solar fence",
      "7.9 % of the land is green; 10.5 % with",
    ])
      expect(text).toContain(plain(fact));
});

test("a page's PDFs are in its language, and tell its facts by the page's words", async () => {
  for (const language of ["te", "hi"]) {
    const page = await visit(`/${language}/projects`, { javaScriptEnabled: false });
    const links = page.locator('a[href$=".pdf"]');
    const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(names).toEqual([`/project/brochure.${language}.pdf`, `/project/layout.${language}.pdf`]);
    const facts = await page.locator("header dl dt, header dl dd").allTextContents();
    const rows = await page
      .locator("#plots tbody tr")
      .evaluateAll((all) =>
        all.map((row) => [0, 3, 6].map((cell) => row.children[cell]?.textContent)),
      );
    const layout = await paper(`layout.${language}`);
    const brochure = (await paper(`brochure.${language}`)).join("");
    expect(facts).toHaveLength(8);
    for (const fact of facts) expect(brochure).toContain(plain(fact));
    for (const row of rows) expect(layout[1]).toContain(plain(row.join("")));
  }
  const english = await visit("/projects", { javaScriptEnabled: false });
  expect(await english.locator('a[href="/project/brochure.pdf"]').count()).toBe(1);
});

test("a PDF is saved by the project's name and its language", async () => {
  const reply = await fetch(`${inject("site")}/project/layout.te.pdf`, { method: "HEAD" });
  expect(reply.headers.get("content-disposition")).toBe(
    'attachment; filename="vennela-gardens-layout.te.pdf"',
  );
});
