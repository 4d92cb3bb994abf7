// Draws src/features/landing/ui/region-sheet.svg, the region of the landing page's picture, from data/region.
// Run it again after a change there: node scripts/make-region-sheet.ts
import { readFile, writeFile } from "node:fs/promises";
import type { FeatureCollection, Position } from "geojson";
import { SHEET, toSheet } from "#features/landing/model/sheet-place.ts";

const theme = await readFile("src/platform/ui/theme.css", "utf8");

function colour(token: string): string {
  const value = new RegExp(`--color-${token}: (#[0-9a-f]+)`).exec(theme)?.[1];
  if (!value) throw new Error(`theme.css has no ${token}`);
  return value;
}

async function read(name: string): Promise<FeatureCollection> {
  return JSON.parse(await readFile(`data/region/${name}.geojson`, "utf8"));
}

/** How far round the sheet corners are kept as they are. */
const MARGIN = 150;

function isOnSheet({ x, y }: { x: number; y: number }): boolean {
  return x > -MARGIN && x < SHEET.width + MARGIN && y > -MARGIN && y < SHEET.height + MARGIN;
}

/** A line or ring in whole units; corners under two units apart, and those far off, are left out. */
function toPath(corners: readonly Position[], closed: boolean): string {
  const at = corners.map(([lng = 0, lat = 0]) => {
    const { x, y } = toSheet({ lat, lng });
    return { x: Math.round(x), y: Math.round(y) };
  });
  const near = at.filter(
    (corner, i) =>
      isOnSheet(corner) || isOnSheet(at[i - 1] ?? corner) || isOnSheet(at[i + 1] ?? corner),
  );
  let last = near[0];
  if (!last) return "";
  let path = `M${last.x} ${last.y}l`;
  for (const corner of near.slice(1)) {
    const [dx, dy]: [number, number] = [corner.x - last.x, corner.y - last.y];
    if (Math.hypot(dx, dy) < 2) continue;
    path += `${dx} ${dy} `;
    last = corner;
  }
  return path.endsWith("l") ? "" : path.trim() + (closed ? "z" : "");
}

function pathsOf({ features }: FeatureCollection, wanted?: (kind: string) => boolean): string {
  return features
    .filter(({ properties }) => wanted?.(properties?.kind ?? properties?.cls ?? "") ?? true)
    .flatMap(({ geometry }) => {
      if (geometry.type === "LineString") return [{ lines: [geometry.coordinates], closed: false }];
      if (geometry.type === "Polygon") return [{ lines: geometry.coordinates, closed: true }];
      if (geometry.type === "MultiPolygon")
        return [{ lines: geometry.coordinates.flat(), closed: true }];
      return [];
    })
    .flatMap(({ lines, closed }) => lines.map((line) => toPath(line, closed)))
    .join("");
}

/** The sheet's own grid, a square a kilometre or so. */
function grid(): string {
  const step = 60;
  const down = Array.from(
    { length: SHEET.width / step },
    (_, i) => `M${i * step} 0v${SHEET.height}`,
  );
  const across = Array.from(
    { length: SHEET.height / step },
    (_, i) => `M0 ${i * step}h${SHEET.width}`,
  );
  return [...down, ...across].join("");
}

const [areas, water, canals, roads, rail] = await Promise.all(
  ["areas", "water", "waterways", "roads", "rail"].map(read),
);
if (!areas || !water || !canals || !roads || !rail) throw new Error("data/region is not whole");

const isMain = (kind: string) => kind === "motorway" || kind === "trunk";
const line = (path: string, stroke: string, width: number, more = "") =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${more} d="${path}"/>`;
const fill = (path: string, token: string, edge?: string) =>
  `<path fill="${colour(token)}"${edge ? ` stroke="${colour(edge)}"` : ""} fill-rule="evenodd" d="${path}"/>`;

const drawn = [
  `<path fill="${colour("map-land")}" d="M0 0h${SHEET.width}v${SHEET.height}H0z"/>`,
  line(grid(), colour("line"), 0.8),
  fill(
    pathsOf(areas, (kind) => kind === "forest"),
    "map-forest",
  ),
  fill(
    pathsOf(areas, (kind) => kind === "urban"),
    "map-town",
  ),
  fill(pathsOf(water), "water", "map-water-edge"),
  line(pathsOf(canals), colour("map-water-edge"), 2),
  line(pathsOf(rail), colour("map-rail"), 1.4, ' stroke-dasharray="7 4"'),
  line(
    pathsOf(roads, (kind) => !isMain(kind)),
    colour("map-road-edge"),
    4,
  ),
  line(
    pathsOf(roads, (kind) => !isMain(kind)),
    colour("map-road"),
    2.4,
  ),
  line(pathsOf(roads, isMain), colour("map-highway-edge"), 7),
  line(pathsOf(roads, isMain), colour("map-highway"), 4.6),
];
await writeFile(
  "src/features/landing/ui/region-sheet.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}">${drawn.join("\n")}</svg>\n`,
);
