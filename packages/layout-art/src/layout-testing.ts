import fc from "fast-check";
import { SaxesParser } from "saxes";
import examples from "./example-layouts.json" with { type: "json" };
import { AMENITIES, OTHER_SHOWN, type ShownFeature } from "./layout/amenities.ts";
import type { LayoutFacts, SheetCaption } from "./layout-facts.ts";

/** Facts of 56 published layouts. */
export const EXAMPLES = examples as readonly LayoutFacts[];

export const ALL_FEATURES: readonly ShownFeature[] = [
  ...AMENITIES.map(({ code }) => code),
  ...OTHER_SHOWN,
];

/** A layout of which nothing but its area is stated. */
export const BARE: LayoutFacts = {
  id: "P1",
  areaSqYards: 35_235,
  roadFeet: [],
  roadSurfaces: [],
  features: [],
  plusCode: "",
};

export const NOTICE = "Illustrative layout, not a photograph";
export const ORIGIN = "As listed: area. Drawn by us: outline, plot lines, gate side and north.";

/** A caption as a listing has it. */
export function captionOf({ areaSqYards, roadFeet }: LayoutFacts): SheetCaption {
  return {
    notice: areaSqYards === null ? "No layout is drawn, and this is not a photograph" : NOTICE,
    origin: areaSqYards === null ? null : ORIGIN,
    area: areaSqYards === null ? "Area not stated" : `${areaSqYards} sq yd`,
    roads: roadFeet.length === 0 ? null : `${roadFeet.join(" and ")} ft roads`,
  };
}

export const anyFacts: fc.Arbitrary<LayoutFacts> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 20 }),
  areaSqYards: fc.option(fc.integer({ min: 1, max: 600_000 })),
  roadFeet: fc
    .array(fc.integer({ min: 20, max: 100 }), { maxLength: 3 })
    .map((widths) => widths.sort((a, b) => b - a)),
  roadSurfaces: fc.subarray(["bt", "cc", "metal", "gravel"] as const),
  features: fc.subarray([...ALL_FEATURES]),
  plusCode: fc.constantFrom("", "7M82CPVH+PV"),
});

/** The stated features that a drawing says it shows. */
export function shownIn(svg: string): Set<string> {
  return new Set([...svg.matchAll(/data-shows="([^"]+)"/g)].map(([, code]) => code ?? ""));
}

/** Throws where a drawing is not well-formed XML. */
export function checkXml(svg: string): void {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(svg).close();
}
