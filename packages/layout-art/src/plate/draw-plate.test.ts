import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkXml, EXAMPLES } from "../layout-testing.ts";
import { drawPlate } from "./draw-plate.ts";
import { drawPlateCard } from "./draw-plate-card.ts";
import { BARE_PLATE, FULL_PLATE } from "./example-plates-testing.ts";
import type { PlateTexts } from "./plate-texts.ts";
import { breakLines, cutToFit } from "./set-text.ts";

const [layout] = EXAMPLES;
if (!layout) throw new Error("there are no examples");
const draw = (facts: PlateTexts) => drawPlate(facts, layout);

/** All letters of a drawing, in the order they stand in it. */
function textsIn(svg: string): string[] {
  return [...svg.matchAll(/aria-label="([^"]*)"|<text[^>]*>([^<]*)</g)].map(
    ([, outlines, text]) => outlines ?? text ?? "",
  );
}

test("a plate is well formed, alike twice, within 40 kB, and says what it is", () => {
  for (const facts of [FULL_PLATE, BARE_PLATE]) {
    const svg = draw(facts);
    checkXml(svg);
    checkXml(drawPlateCard(facts));
    expect(draw(structuredClone(facts))).toBe(svg);
    expect(svg).toContain("not a photograph");
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(brotliCompressSync(svg).length).toBeLessThan(40_000);
  }
});

test("it shows what is stated, with source and day", () => {
  const texts = textsIn(draw(FULL_PLATE));
  const stated = FULL_PLATE.facts.flatMap(({ value, note }) => [value, note ?? value]);
  expect(texts).toEqual(
    expect.arrayContaining(["Lakeridge – 2", "AIIMS 4 km, Mangalagiri", ...stated]),
  );
  expect(texts.slice(-2).join(" ")).toBe(FULL_PLATE.source?.replaceAll("\u00a0", " "));
});

test("what is not stated is left out, and nothing stands in its place", () => {
  expect(textsIn(draw(BARE_PLATE)).join("|")).toBe(
    "Illustrative layout, not a photograph|Fact sheet|Lakeridge – 2|Vijayawada, Andhra Pradesh|Type|Villa|Listing P06180094959",
  );
});

test("words stay words, whatever they hold", () => {
  const name = `<script>"A" & 'B'</script>`;
  const svg = draw({ ...FULL_PLATE, name, source: "<b>" });
  checkXml(svg);
  expect(svg).not.toContain("<script");
  expect(svg).not.toContain("<b>");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const plate = {
        ...FULL_PLATE,
        name: text,
        place: text,
        near: { label: text, value: text },
        source: text,
      };
      checkXml(draw(plate));
      checkXml(drawPlateCard(plate));
    }),
    { numRuns: 40 },
  );
});

test("texts of any length are cut before they are shaped", () => {
  // Shaped whole, letter by letter less, these take minutes.
  for (const text of ["a".repeat(20_000), "కా ".repeat(8000)]) {
    const plate = { ...FULL_PLATE, name: text, near: { label: "Near", value: text }, source: text };
    expect(brotliCompressSync(draw(plate)).length).toBeLessThan(40_000);
  }
});

test("lines are broken between words, and cut only where they must be", () => {
  expect(breakLines("Sri Bhramara Prime City", 50, 400, 2)).toEqual(["Sri Bhramara", "Prime City"]);
  expect(breakLines("one two three four five six", 50, 200, 2).at(-1)).toMatch(/…$/);
  expect(breakLines("", 50, 200, 2)).toEqual([]);
  expect(cutToFit("W".repeat(50), 40, 100)).toBe("WW…");
});
