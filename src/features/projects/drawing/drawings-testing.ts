/** A closed line of a DXF: pairs of a code and its value, a line each. */
function polyline(layer: string, points: readonly (readonly [number, number])[], closed = true) {
  const head = [0, "LWPOLYLINE", 8, layer, 90, points.length, 70, closed ? 1 : 0];
  return [...head, ...points.flatMap(([x, y]) => [10, x, 20, y])];
}

function writing(layer: string, [x, y]: readonly [number, number], text: string) {
  return [0, "TEXT", 8, layer, 10, x, 20, y, 40, 1, 1, text];
}

/** A rectangle from its lower left corner, counter-clockwise. */
export function rectangle(x: number, y: number, width: number, height: number) {
  const [right, top] = [x + width, y + height];
  return [
    [x, y],
    [right, y],
    [right, top],
    [x, top],
  ] as [number, number][];
}

interface DxfOptions {
  /** `$INSUNITS`; 6 is metres, 2 feet. */
  readonly units?: number;
  /** How long a metre is in the drawing's unit. */
  readonly times?: number;
  readonly more?: readonly (string | number)[];
  /** Leaves out the closing mark of the last plot. */
  readonly lastIsOpen?: boolean;
  readonly numbers?: readonly string[];
}

/**
 * A layout as DXF: a row of plots of 10 × 18 m from the origin to the east along a road below, with a
 * number in each, and a boundary round all.
 */
export function testDxf(count = 4, options: DxfOptions = {}): string {
  const { units, times = 1, more = [], lastIsOpen = false, numbers = [] } = options;
  const scaled = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => [x * times, y * times] as const);
  const plots = Array.from({ length: count }, (_, i) => i).flatMap((i) => [
    ...polyline("PLOTS", scaled(rectangle(i * 10, 0, 10, 18)), !(lastIsOpen && i === count - 1)),
    ...writing("PLOT_NO", [(i * 10 + 5) * times, 9 * times], numbers[i] ?? `${i + 1}`),
  ]);
  const header =
    units === undefined ? [] : [0, "SECTION", 2, "HEADER", 9, "$INSUNITS", 70, units, 0, "ENDSEC"];
  return [
    ...header,
    0,
    "SECTION",
    2,
    "ENTITIES",
    ...plots,
    ...polyline("ROADS", scaled(rectangle(0, -9, count * 10, 9))),
    ...polyline("BOUNDARY", scaled(rectangle(0, -9, count * 10, 27))),
    ...more,
    0,
    "ENDSEC",
    0,
    "EOF",
    "",
  ].join("\n");
}

/** Entities for `more`. */
export const dxfLine = polyline;
export const dxfText = writing;

export type DxfValues = readonly (string | number)[];

/** A DXF of entities, and of blocks that they may refer to. */
export function dxfOf(
  entities: DxfValues,
  blocks: Readonly<Record<string, DxfValues>> = {},
): string {
  const written = Object.entries(blocks).flatMap(([name, within]) => [
    0,
    "BLOCK",
    8,
    "0",
    2,
    name,
    10,
    0,
    20,
    0,
    ...within,
    0,
    "ENDBLK",
  ]);
  return [
    0,
    "SECTION",
    2,
    "BLOCKS",
    ...written,
    0,
    "ENDSEC",
    0,
    "SECTION",
    2,
    "ENTITIES",
    ...entities,
    0,
    "ENDSEC",
    0,
    "EOF",
    "",
  ].join("\n");
}

/** A reference to a block. */
export function dxfInsert(
  name: string,
  [x, y]: readonly [number, number] = [0, 0],
  more: DxfValues = [],
  layer = "0",
): DxfValues {
  return [0, "INSERT", 8, layer, 2, name, 10, x, 20, y, ...more];
}

/** Two points of that layout on the map near Kanuru, the drawing turned by some degrees clockwise. */
export function testPoints(times = 1, turnDegrees = 0) {
  const turn = (turnDegrees * Math.PI) / 180;
  const metresPerDegree = (12_742_000 * Math.PI) / 360;
  const [lat, lng] = [16.4832, 80.6911];
  return [
    { x: 0, y: 0, lat, lng },
    {
      x: 40 * times,
      y: 0,
      lat: lat - (40 * Math.sin(turn)) / metresPerDegree,
      lng: lng + (40 * Math.cos(turn)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180)),
    },
  ] as const;
}

/** A ring of metres from that layout's origin as GeoJSON has it: in degrees, its first point its last. */
export function inDegrees(points: readonly (readonly [number, number])[]): number[][] {
  const metresPerDegree = (12_742_000 * Math.PI) / 360;
  const [lat, lng] = [16.4832, 80.6911];
  const at = ([x, y]: readonly [number, number]) => [
    lng + x / (metresPerDegree * Math.cos((lat * Math.PI) / 180)),
    lat + y / metresPerDegree,
  ];
  return [...points, ...points.slice(0, 1)].map(at);
}

/** The same layout in degrees, as GeoJSON, from its south-western corner. */
export function testGeojson(count = 4) {
  const area = (layer: string, points: readonly (readonly [number, number])[], more = {}) => ({
    type: "Feature",
    properties: { layer, ...more },
    geometry: { type: "Polygon", coordinates: [inDegrees(points)] },
  });
  return {
    type: "FeatureCollection",
    features: [
      area("boundary", rectangle(0, -9, count * 10, 27)),
      area("roads", rectangle(0, -9, count * 10, 9)),
      ...Array.from({ length: count }, (_, i) =>
        area("plots", rectangle(i * 10, 0, 10, 18), { plot_no: i + 1 }),
      ),
    ],
  };
}
