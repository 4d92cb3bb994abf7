// Draws from data/region the region of the landing page's picture, and the country about the project for its brochure.
// Run it again after a change there: node scripts/make-region-sheet.ts
import { readFile, writeFile } from "node:fs/promises";
import type { FeatureCollection, Position } from "geojson";
import { SHEET } from "#features/landing/model/sheet-place.ts";
import { PLACE_FRAME } from "#features/projects/pdf/place-frame.ts";
import { onFrame, type RegionFrame } from "#lib/geo/region-frame.ts";

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

interface Spot {
  readonly x: number;
  readonly y: number;
}

function isOnSheet({ x, y }: Spot, { width, height }: RegionFrame): boolean {
  return x > -MARGIN && x < width + MARGIN && y > -MARGIN && y < height + MARGIN;
}

/** A line or ring in whole units; corners under two units apart, and those far off, are left out. */
function toPath(corners: readonly Position[], closed: boolean, sheet: RegionFrame): string {
  const at = corners.map(([lng = 0, lat = 0]) => {
    const { x, y } = onFrame({ lat, lng }, sheet);
    return { x: Math.round(x), y: Math.round(y) };
  });
  const near = at.filter(
    (corner, i) =>
      isOnSheet(corner, sheet) ||
      isOnSheet(at[i - 1] ?? corner, sheet) ||
      isOnSheet(at[i + 1] ?? corner, sheet),
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

function pathsOf(
  sheet: RegionFrame,
  { features }: FeatureCollection,
  wanted?: (kind: string) => boolean,
): string {
  return features
    .filter(({ properties }) => wanted?.(properties?.kind ?? properties?.cls ?? "") ?? true)
    .flatMap(({ geometry }) => {
      if (geometry.type === "LineString") return [{ lines: [geometry.coordinates], closed: false }];
      if (geometry.type === "Polygon") return [{ lines: geometry.coordinates, closed: true }];
      if (geometry.type === "MultiPolygon")
        return [{ lines: geometry.coordinates.flat(), closed: true }];
      return [];
    })
    .flatMap(({ lines, closed }) => lines.map((line) => toPath(line, closed, sheet)))
    .join("");
}

/** The sheet's own grid, a square a kilometre or so. */
function grid({ width, height }: RegionFrame): string {
  const step = 60;
  const down = Array.from({ length: width / step }, (_, i) => `M${i * step} 0v${height}`);
  const across = Array.from({ length: height / step }, (_, i) => `M0 ${i * step}h${width}`);
  return [...down, ...across].join("");
}

const [areas, water, canals, roads, rail] = await Promise.all(
  ["areas", "water", "waterways", "roads", "rail"].map(read),
);
if (!areas || !water || !canals || !roads || !rail) throw new Error("data/region is not whole");
const region = { areas, water, canals, roads, rail };

const isMain = (kind: string) => kind === "motorway" || kind === "trunk";
const line = (path: string, stroke: string, width: number, more = "") =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${more} d="${path}"/>`;
const fill = (path: string, token: string, edge?: string) =>
  `<path fill="${colour(token)}"${edge ? ` stroke="${colour(edge)}"` : ""} fill-rule="evenodd" d="${path}"/>`;

function draw(sheet: RegionFrame): string {
  const drawn = [
    `<path fill="${colour("map-land")}" d="M0 0h${sheet.width}v${sheet.height}H0z"/>`,
    line(grid(sheet), colour("line"), 0.8),
    fill(
      pathsOf(sheet, region.areas, (kind) => kind === "forest"),
      "map-forest",
    ),
    fill(
      pathsOf(sheet, region.areas, (kind) => kind === "urban"),
      "map-town",
    ),
    fill(pathsOf(sheet, region.water), "water", "map-water-edge"),
    line(pathsOf(sheet, region.canals), colour("map-water-edge"), 2),
    line(pathsOf(sheet, region.rail), colour("map-rail"), 1.4, ' stroke-dasharray="7 4"'),
    line(
      pathsOf(sheet, region.roads, (kind) => !isMain(kind)),
      colour("map-road-edge"),
      4,
    ),
    line(
      pathsOf(sheet, region.roads, (kind) => !isMain(kind)),
      colour("map-road"),
      2.4,
    ),
    line(pathsOf(sheet, region.roads, isMain), colour("map-highway-edge"), 7),
    line(pathsOf(sheet, region.roads, isMain), colour("map-highway"), 4.6),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}">${drawn.join("\n")}</svg>\n`;
}

await writeFile("src/features/landing/ui/region-sheet.svg", draw(SHEET));
await writeFile("src/features/projects/pdf/place-sheet.svg", draw(PLACE_FRAME));
