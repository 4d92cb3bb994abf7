import { z } from "zod";

const metadataSchema = z.object({
  vector_layers: z.array(
    z.object({ id: z.string(), fields: z.record(z.string(), z.unknown()).default({}) }),
  ),
});

/**
 * Layers and the property of each that the map is drawn by: Protomaps basemap, version 4
 * (https://docs.protomaps.com/basemaps/layers). Version 3 has `pmap:kind` where this has `kind`.
 */
const LAYERS = ["earth", "landuse", "water", "roads", "buildings", "places"] as const;

/** What of the schema an archive's metadata lacks, in words; null when it is of it. */
export function missingOfSchema(metadata: unknown): string | null {
  const parsed = metadataSchema.safeParse(metadata);
  if (!parsed.success) return "its metadata tells of no vector layers";
  const byId = new Map(parsed.data.vector_layers.map(({ id, fields }) => [id, fields]));
  const lacking = LAYERS.filter((id) => !byId.has(id));
  if (lacking.length > 0) return `it has no layer ${lacking.join(", ")}`;
  const roads = byId.get("roads") ?? {};
  return "kind" in roads ? null : "its roads have no kind";
}
