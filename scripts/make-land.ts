// Cuts land out of Natural Earth (public domain, through world-atlas) for the embedded map: the
// region at 1:10m, and round it the south of India at 1:50m, for who looks from far:
// node scripts/make-land.ts. Run it again only when one of the boxes changes.
import { readFile, writeFile } from "node:fs/promises";
import type { Position } from "geojson";
import { feature } from "topojson-client";

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const REGION: Box = { west: 79.5, south: 15.4, east: 81.9, north: 17.4 };
const SOUTH: Box = { west: 70, south: 6, east: 92, north: 26 };
/** The south without the region: four boxes round it. */
const ROUND: readonly Box[] = [
  { ...SOUTH, east: REGION.west },
  { ...SOUTH, west: REGION.east },
  { ...SOUTH, west: REGION.west, east: REGION.east, north: REGION.south },
  { ...SOUTH, west: REGION.west, east: REGION.east, south: REGION.north },
];
const DECIMALS = 4;

/** An edge of a box: which coordinate it bounds (0 lng, 1 lat), where, and on which side is inside. */
interface Edge {
  readonly axis: 0 | 1;
  readonly at: number;
  readonly inside: 1 | -1;
}

function edgesOf({ west, south, east, north }: Box): Edge[] {
  return [
    { axis: 0, at: west, inside: 1 },
    { axis: 0, at: east, inside: -1 },
    { axis: 1, at: south, inside: 1 },
    { axis: 1, at: north, inside: -1 },
  ];
}

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

/** The closed ring inside a box, or null when nothing of it is. */
function cutRing(ring: readonly Position[], box: Box): Position[] | null {
  const open = edgesOf(box).reduce<Position[]>(clip, ring.slice(0, -1)).map(round);
  const first = open[0];
  return first && open.length > 2 ? [...open, first] : null;
}

async function cutLand(scale: string, box: Box): Promise<Position[][][]> {
  const atlas = JSON.parse(await readFile(`node_modules/world-atlas/land-${scale}.json`, "utf8"));
  const polygons: Position[][][] = feature(atlas, atlas.objects.land).features.flatMap(
    ({ geometry }) => geometry.coordinates,
  );
  return polygons
    .map((rings) => rings.map((ring) => cutRing(ring, box)).filter((ring) => ring !== null))
    .filter((rings) => rings.length > 0);
}

async function write(file: string, scale: string, boxes: readonly Box[]): Promise<void> {
  const coordinates = (await Promise.all(boxes.map((box) => cutLand(scale, box)))).flat();
  const source = `Natural Earth 1:${scale} land, public domain`;
  const geometry = { type: "MultiPolygon", coordinates };
  const land = {
    type: "FeatureCollection",
    features: [{ type: "Feature", properties: { source }, geometry }],
  };
  await writeFile(`data/region/${file}.geojson`, `${JSON.stringify(land)}\n`);
  console.log(file, coordinates.length, "polygons,", coordinates.flat(2).length, "points");
}

await write("land", "10m", [REGION]);
await write("land-round", "50m", ROUND);
