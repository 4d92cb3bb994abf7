// Cuts the region's land out of Natural Earth (public domain, 1:10m, through world-atlas) for the
// embedded map: node scripts/make-land.ts. Run it again only when the region's box changes.
import { readFile, writeFile } from "node:fs/promises";
import type { Position } from "geojson";
import { feature } from "topojson-client";

const BOX = { west: 79.5, south: 15.4, east: 81.9, north: 17.4 };
const DECIMALS = 4;

/** An edge of the box: which coordinate it bounds (0 lng, 1 lat), where, and on which side is inside. */
const EDGES = [
  { axis: 0, at: BOX.west, inside: 1 },
  { axis: 0, at: BOX.east, inside: -1 },
  { axis: 1, at: BOX.south, inside: 1 },
  { axis: 1, at: BOX.north, inside: -1 },
] as const;

type Edge = (typeof EDGES)[number];

function beyond(edge: Edge, point: Position): number {
  return ((point[edge.axis] ?? 0) - edge.at) * edge.inside;
}

function crossing(edge: Edge, a: Position, b: Position): Position {
  const share = beyond(edge, a) / (beyond(edge, a) - beyond(edge, b));
  return [0, 1].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share);
}

/** Sutherland–Hodgman: the part of an open ring on the inner side of one edge. */
function clip(ring: readonly Position[], edge: Edge): Position[] {
  return ring.flatMap((point, index) => {
    const previous = ring.at(index - 1) ?? point;
    const isIn = beyond(edge, point) >= 0;
    const wasIn = beyond(edge, previous) >= 0;
    const entry = isIn === wasIn ? [] : [crossing(edge, previous, point)];
    return isIn ? [...entry, point] : entry;
  });
}

function round(point: Position): Position {
  return point.map((degrees) => Number(degrees.toFixed(DECIMALS)));
}

/** The closed ring inside the box, or null when nothing of it is. */
function cutRing(ring: readonly Position[]): Position[] | null {
  const open = EDGES.reduce<Position[]>(clip, ring.slice(0, -1)).map(round);
  const first = open[0];
  return first && open.length > 2 ? [...open, first] : null;
}

const atlas = JSON.parse(await readFile("node_modules/world-atlas/land-10m.json", "utf8"));
const polygons = feature(atlas, atlas.objects.land).features.flatMap(
  ({ geometry }) => geometry.coordinates,
);
const coordinates = polygons
  .map((rings) => rings.map(cutRing).filter((ring) => ring !== null))
  .filter((rings) => rings.length > 0);
const land = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { source: "Natural Earth 1:10m land, public domain" },
      geometry: { type: "MultiPolygon", coordinates },
    },
  ],
};
await writeFile("data/region/land.geojson", `${JSON.stringify(land)}\n`);
console.log(coordinates.length, "polygons,", coordinates.flat(2).length, "points");
