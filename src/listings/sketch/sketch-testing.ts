import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { FEATURE_CODES } from "#listings/features.ts";
import { parseListing } from "#listings/listing.ts";
import type { Feet, SqYards } from "#measures/units.ts";
import { type SketchFacts, toSketchFacts } from "./facts.ts";

/** Facts of the bundled listings. */
export async function readKnownFacts(): Promise<SketchFacts[]> {
  const catalogue: unknown[] = JSON.parse(await readFile("data/listings.json", "utf8"));
  return catalogue.map((entry) => {
    const parsed = parseListing(entry);
    if (!parsed.ok) throw new Error("data/listings.json holds a listing that does not parse");
    return toSketchFacts(parsed.listing);
  });
}

export const anyFacts: fc.Arbitrary<SketchFacts> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 20 }),
  areaSqYards: fc.option(fc.integer({ min: 1, max: 600_000 }).map((area) => area as SqYards)),
  roadWidths: fc
    .array(fc.integer({ min: 20, max: 100 }), { maxLength: 3 })
    .map((widths) => widths.sort((a, b) => b - a) as Feet[]),
  roadSurfaces: fc.subarray(["bt", "cc", "metal", "gravel"] as const),
  features: fc.subarray([...FEATURE_CODES]),
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
