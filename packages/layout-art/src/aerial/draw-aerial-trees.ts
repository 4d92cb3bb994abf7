import type { Point } from "../layout/geometry.ts";
import { SHADES, TOKENS } from "../palette.ts";
import { figure } from "../svg-path.ts";
import type { Camera } from "./camera.ts";

/** Trees of one kind in a picture: more are thinned out evenly. */
const MOST_TREES = 500;
const SMALLEST = 5.5;
const TRUNK = 0.42;
/** Share of its usual size by which a tree may be larger or smaller. */
const SIZES = [1, 0.86, 1.12, 0.93, 1.05, 0.8] as const;

/** A round shape of so many lobes about its middle, flattened a little, as path data. */
function lobes(count: number, radius: number, x: number, y: number, from: number): string {
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((index + from) / count) * 2 * Math.PI;
    return `${hundredths(x + radius * Math.cos(angle))} ${hundredths(y + radius * 0.92 * Math.sin(angle))}`;
  });
  const bow = hundredths(radius * Math.sin(Math.PI / count) * 1.1);
  const [first, ...others] = points;
  return `M${first}${others.map((point) => `A${bow} ${bow} 0 0 1 ${point}`).join("")}Z`;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** Two trees of radius 1 seen from the side and above, their middles where the crown's is. */
export function treeSymbols(): string {
  return [9, 8]
    .map(
      (count, index) =>
        `<g id="t${index}"><path d="M0 .4V1.5" stroke="#7d6a58" stroke-width=".2"/>` +
        `<path fill="${SHADES.treeEdge}" d="${lobes(count, 0.9, 0, 0, index / 2)}"/>` +
        `<path fill="${SHADES.tree}" d="${lobes(count - 1, 0.76, -0.09, -0.12, index / 3)}"/>` +
        `<path fill="${SHADES.treeLight}" d="${lobes(6, 0.48, -0.24, -0.3, index / 4)}"/>` +
        `<path fill="${SHADES.treeTop}" d="${lobes(5, 0.2, -0.36, -0.46, index / 2)}"/></g>`,
    )
    .join("");
}

/** One tree: its shadow on the ground, and itself to be sorted among what stands. */
export interface PlacedTree {
  readonly at: Point;
  readonly shadow: string;
  readonly drawing: string;
}

/** Trees as they stand in the picture; `diameter` is that of a usual crown, metres. */
export function standTrees(
  trees: readonly Point[],
  diameter: number,
  camera: Camera,
): PlacedTree[] {
  return thin(trees).map((at, index) => {
    const scale = camera.scaleAt(at);
    const usual = Math.max(SMALLEST, diameter * scale) * (SIZES[index % SIZES.length] ?? 1);
    const radius = usual / 2;
    const metres = usual / scale;
    const crown = camera.see(at, metres * (0.5 + TRUNK));
    const foot = camera.shade(at, metres * (0.3 + TRUNK));
    return {
      at,
      shadow: `M${figure(foot.x - radius)} ${figure(foot.y)}a${figure(radius)} ${figure(radius * 0.56)} 0 1 0 ${figure(2 * radius)} 0 ${figure(radius)} ${figure(radius * 0.56)} 0 1 0 ${figure(-2 * radius)} 0`,
      drawing: `<use href="#t${index % 2}" transform="translate(${figure(crown.x)} ${figure(crown.y)})scale(${figure(radius)})"/>`,
    };
  });
}

function thin(trees: readonly Point[]): readonly Point[] {
  if (trees.length <= MOST_TREES) return trees;
  const step = trees.length / MOST_TREES;
  return Array.from({ length: MOST_TREES }, (_, index) => trees[Math.floor(index * step)]).filter(
    (tree) => tree !== undefined,
  );
}

/** The shadows of trees as one shape on the ground. */
export function drawTreeShadows(trees: readonly PlacedTree[]): string {
  const path = trees.map(({ shadow }) => shadow).join("");
  return path === "" ? "" : `<path fill="${TOKENS.ink}" fill-opacity=".15" d="${path}"/>`;
}
