import { expect, test } from "vitest";
import { sourceOf, TOLD } from "./pdf-testing.ts";

test("the brochure counts two plots out, part by part", async () => {
  const { examples, rows } = (await sourceOf("en")).costs;
  expect(examples).toHaveLength(2);
  expect(rows.map(({ amounts }) => amounts[0])).toEqual([
    "₹40,50,000",
    "₹2,02,500",
    "₹60,750",
    "₹40,500",
    "₹43,53,750",
  ]);
});

test("it says what tax is kept back, and where each rate was read, each source once", async () => {
  const { withheld, sources } = (await sourceOf("en")).costs;
  expect(withheld).toContain("From ₹50,00,000 on");
  expect(sources.map(({ what }) => what)).toContain("Splits them otherwise: 5.5 % + 2 %");
  expect(sources.some(({ where }) => where.includes("bajajfinservmarkets.in"))).toBe(true);
  expect(new Set(sources.map(({ where }) => where)).size).toBe(sources.length);
});

test("its day and its sums are written as the language writes them", async () => {
  const { lead, withheld } = (await sourceOf("te")).costs;
  expect(lead).toContain("23 నవంబర్ 2026");
  expect(withheld).toContain("₹50,00,000");
});

test("where no plot is to be had, two that are sold are counted out", async () => {
  const plots = TOLD.plots.map((plot) => ({ ...plot, status: "sold" as const }));
  const { examples, rows } = (await sourceOf("en", { ...TOLD, plots })).costs;
  expect(examples).toHaveLength(2);
  for (const { amounts } of rows) expect(amounts).toHaveLength(2);
});

test("of a project that is no sample no price and no place is called one", async () => {
  const facts = {
    ...TOLD.facts,
    isSample: false,
    registration: { kind: "registered", number: "P06180011223" },
  } as const;
  const { costs, words } = await sourceOf("en", { ...TOLD, facts });
  expect(`${costs.lead} ${words.brochure.last.onMap}`).not.toMatch(/sample|example/);
});
