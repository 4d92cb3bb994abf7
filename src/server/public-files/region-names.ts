import { createHash } from "node:crypto";
import type { FeatureCollection } from "geojson";
import { Hono } from "hono";
import type { Gazetteer } from "#features/places/index.ts";
import type { Services } from "#services.ts";

/** Localities stand too near to each other to be lettered. */
const LEAST_KNOWN_RANK = 4;

function toNames({ places }: Gazetteer): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: places
      .filter(({ rank, kind }) => rank <= LEAST_KNOWN_RANK && kind !== "locality")
      .map(({ name, rank, lat, lng }) => ({
        type: "Feature",
        properties: { name: name.en, nameTe: name.te, nameHi: name.hi, rank },
        geometry: { type: "Point", coordinates: [lng, lat] },
      })),
  };
}

/** Where the map finds the names of a region that it is not drawn for; another address for other names. */
export function regionNamesPath(gazetteer: Gazetteer): string {
  const hash = createHash("sha256")
    .update(JSON.stringify(toNames(gazetteer)))
    .digest("hex");
  return `/map/names/${hash.slice(0, 16)}.json`;
}

/** Names of the region's towns and villages, as the embedded map letters them. */
export function regionNamesApi({ gazetteer }: Pick<Services, "gazetteer">): Hono {
  const body = JSON.stringify(toNames(gazetteer));
  return new Hono().get(regionNamesPath(gazetteer), (c) => {
    c.header("cache-control", "public, max-age=31536000, immutable");
    return c.body(body, 200, { "content-type": "application/geo+json" });
  });
}
