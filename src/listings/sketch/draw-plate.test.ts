import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Listing, parseListing } from "#listings/listing.ts";
import { drawPlate } from "./draw-plate.ts";
import { drawPlateCard } from "./draw-plate-card.ts";
import { toEnglishCaption, toSketchFacts } from "./facts.ts";
import { type PlateFacts, toPlateFacts } from "./plate-facts.ts";
import { readPlateStyle } from "./plate-style.server.ts";
import { breakLines, cutToFit } from "./set-text.ts";
import { checkXml } from "./sketch-testing.ts";

const catalogue: unknown[] = JSON.parse(await readFile("data/listings.json", "utf8"));
const listings = catalogue.map((entry) => {
  const parsed = parseListing(entry);
  if (!parsed.ok) throw new Error("A listing does not parse");
  return parsed.listing;
});
const [first] = listings as [Listing];
const style = readPlateStyle();

function draw(listing: Listing, facts: PlateFacts = toPlateFacts(listing)): string {
  const sketch = toSketchFacts(listing);
  return drawPlate(facts, sketch, { notice: toEnglishCaption(sketch).notice, style });
}

/** All letters of a drawing, in the order they stand in it. */
function textsIn(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? "");
}

test("the plates of all 56 are well formed, alike twice, within 40 kB, and say what they are", () => {
  for (const listing of listings) {
    const svg = draw(listing);
    checkXml(svg);
    checkXml(drawPlateCard(toPlateFacts(listing), style));
    expect(draw(structuredClone(listing))).toBe(svg);
    expect(svg).toContain("not a photograph");
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(brotliCompressSync(svg).length).toBeLessThan(40_000);
  }
});

test("no plate of the 56 loses a letter", () => {
  for (const listing of listings) {
    expect(textsIn(draw(listing)).filter((text) => text.includes("…"))).toEqual([]);
    const card = textsIn(drawPlateCard(toPlateFacts(listing), style));
    expect(card.filter((text) => text.includes("…"))).toEqual([]);
  }
});

test("it shows what is stated, with source and day", () => {
  const texts = textsIn(draw(first));
  expect(texts).toEqual(
    expect.arrayContaining([
      "Lakeridge – 2",
      "Vijayawada, Andhra Pradesh",
      "35,235 sq yd",
      "7.28 acres",
      "40 ft",
      "black-top",
      "₹20,000",
      "Villa",
      "P06180094959",
      "7M82CPVH+PV",
    ]),
  );
  expect(texts.slice(-2)).toEqual([
    "Facts sheet of the published layout registry, read on",
    "20 November 2026",
  ]);
});

test("what is not stated is left out, and nothing stands in its place", () => {
  const facts = toPlateFacts({
    ...first,
    areaRange: "",
    exteriorFeatures: [],
    plusCode: "",
    lat: null,
    lng: null,
    marketValue: { ...first.marketValue, pricePerSqYd: "" },
    constructionDetails: { ...first.constructionDetails, approvals: "" },
    source: { name: "", readOn: "" },
  });
  expect(facts.facts).toEqual([{ label: "Type", value: "Villa" }]);
  expect(facts.source).toBeNull();
  expect(facts.near).toBeNull();
  expect(textsIn(draw(first, facts)).join("|")).toBe(
    "Illustrative layout, not a photograph|Fact plate|Lakeridge – 2|Vijayawada, Andhra Pradesh|Type|Villa|Listing P06180094959",
  );
});

test("plot sizes, several roads and stated distances have their places", () => {
  const facts = toPlateFacts({
    ...first,
    basicInformation: { ...first.basicInformation, lotSize: "162 - 525 sq.yds" },
    exteriorFeatures: ["40, 60", "Gravel_Road"],
    neighborhoodDetails: { ...first.neighborhoodDetails, nearbyLandmarks: ["AIIMS 4 km"] },
  });
  expect(facts.facts).toContainEqual({ label: "Plot sizes", value: "162–525 sq yd" });
  expect(facts.facts).toContainEqual({ label: "Roads", value: "60 ft and 40 ft", note: "gravel" });
  expect(textsIn(draw(first, facts))).toContain("AIIMS 4 km");
});

test("words of a listing stay words, whatever they hold", () => {
  const name = `<script>"A" & 'B'</script>`;
  const svg = draw({ ...first, name, source: { name: "<b>", readOn: "" } });
  checkXml(svg);
  expect(svg).not.toContain("<script");
  expect(svg).not.toContain("<b>");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const plate = { ...toPlateFacts(first), name: text, place: text, near: text, source: text };
      checkXml(draw(first, plate));
      checkXml(drawPlateCard(plate, style));
    }),
    { numRuns: 40 },
  );
});

test("lines are broken between words, and cut only where they must be", () => {
  expect(breakLines("Sri Bhramara Prime City", 50, 400, 2)).toEqual(["Sri Bhramara", "Prime City"]);
  expect(breakLines("one two three four five six", 50, 200, 2).at(-1)).toMatch(/…$/);
  expect(breakLines("", 50, 200, 2)).toEqual([]);
  expect(cutToFit("W".repeat(50), 40, 100)).toBe("WW…");
});
