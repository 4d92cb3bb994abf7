import { between, distance, type Point } from "../layout/geometry.ts";
import { type PlacedLayout, showing } from "../layout/placed-layout.ts";
import type { Line } from "../layout/street-lines.ts";
import { avenueRows, parkTrees, TREE_SPACING } from "../layout/trees.ts";
import { SHADES, TOKENS } from "../palette.ts";
import { dots, figure, segments } from "../svg-path.ts";

/** Crowns, metres. */
export const AVENUE_TREE = 4.4;
export const PARK_TREE = 5.4;
const SMALLEST_TREE = 4;
const CLOSEST_TREES = 20;
/** Share of its usual size by which a close tree may be larger or smaller. */
const SIZES = [1, 0.86, 1.1, 0.94, 1.04] as const;

/** Trees as round line ends, flat in two tones: crown and light. `more` places the dots along the lines. */
function crowns(id: string, path: string, diameter: number, spacing: number | null): string {
  const dash = spacing === null ? "" : ` stroke-dasharray="0 ${figure(spacing)}"`;
  const layer = (colour: string, share: number, move: number) =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${figure(diameter * share)}" x="${figure(diameter * move)}" y="${figure(diameter * move)}"/>`;
  return (
    `<defs><path id="${id}" d="${path}" fill="none" stroke-linecap="round"${dash}/></defs>` +
    layer(SHADES.tree, 1, 0) +
    layer(SHADES.treeLight, 0.8, -0.07)
  );
}

/** A round shape of so many lobes, from its middle to about `radius`. */
function lobes(count: number, radius: number, from: number, x = 0, y = 0): string {
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((index + from) / count) * 2 * Math.PI;
    return `${hundredths(x + radius * Math.cos(angle))} ${hundredths(y + radius * Math.sin(angle))}`;
  });
  const bow = hundredths(radius * Math.sin(Math.PI / count) * 1.08);
  const [first, ...others] = points;
  return `M${first}${others.map((point) => `A${bow} ${bow} 0 0 1 ${point}`).join("")}Z`;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** Two crowns of radius 1, flat in two tones. */
function crownSymbols(id: string): string {
  return [9, 8]
    .map(
      (count, index) =>
        `<g id="${id}${index}"><path d="${lobes(count, 0.88, index / 2)}" fill="${SHADES.tree}"/>` +
        `<path d="${lobes(8, 0.7, index / 3, -0.11, -0.12)}" fill="${SHADES.treeLight}"/></g>`,
    )
    .join("");
}

/** Trees seen closely: a shadow and a lobed crown each. */
function closeCrowns(id: string, trees: readonly Point[], diameter: number): string {
  const shift = figure(diameter * 0.16);
  const uses = trees.map(({ x, y }, index) => {
    const radius = (diameter / 2) * (SIZES[index % SIZES.length] ?? 1);
    return `<use href="#${id}${index % 2}" transform="translate(${figure(x)} ${figure(y)})scale(${figure(radius)})"/>`;
  });
  return (
    `<defs>${crownSymbols(id)}</defs>` +
    `<path d="${dots(trees)}" transform="translate(${shift} ${shift})" stroke="${TOKENS.ink}" stroke-opacity=".13" stroke-width="${figure(diameter)}" stroke-linecap="round"/>` +
    uses.join("")
  );
}

/** Where the trees of a row stand. */
export function alongRow({ from, to }: Line): Point[] {
  const length = distance(from, to);
  const count = Math.floor(length / TREE_SPACING) + 1;
  return Array.from({ length: count }, (_, index) =>
    between(from, to, (index * TREE_SPACING) / length),
  );
}

function drawParkTrees({ facts, layout, placing, random, close, sees }: PlacedLayout): string {
  if (!facts.features.includes("park")) return "";
  const trees = layout.openSpaces
    .flatMap((space) => parkTrees(space, random))
    .map(placing.toSheet)
    .filter((tree) => sees([tree]));
  if (trees.length === 0) return "";
  const diameter = Math.max(SMALLEST_TREE, PARK_TREE * placing.scale);
  const drawing = close
    ? closeCrowns("p", trees, diameter)
    : crowns("p", dots(trees), diameter, null);
  return showing("park", drawing);
}

function drawAvenueTrees({ facts, layout, placing, close, sees }: PlacedLayout): string {
  if (!facts.features.includes("avenue-plantation")) return "";
  const { scale, toSheet } = placing;
  const rows = avenueRows(layout);
  const diameter = Math.max(SMALLEST_TREE, AVENUE_TREE * scale);
  if (close) {
    const trees = rows
      .flatMap(alongRow)
      .map(toSheet)
      .filter((tree) => sees([tree]));
    return trees.length === 0
      ? ""
      : showing("avenue-plantation", closeCrowns("a", trees, diameter));
  }
  if (rows.length === 0) return "";
  const lines = segments(rows.map(({ from, to }) => [toSheet(from), toSheet(to)]));
  const spacing = Math.max(CLOSEST_TREES, TREE_SPACING * scale);
  return showing("avenue-plantation", crowns("a", lines, diameter, spacing));
}

/** Trees along the roads and in the parks, where stated. */
export function drawTrees(plan: PlacedLayout): string {
  return drawParkTrees(plan) + drawAvenueTrees(plan);
}
