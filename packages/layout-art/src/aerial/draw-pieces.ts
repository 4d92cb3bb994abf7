import { CLOSE_SYMBOLS } from "../close-up/close-symbols.ts";
import { AMENITIES, type AmenityCode } from "../layout/amenities.ts";
import type { Point } from "../layout/geometry.ts";
import { showing } from "../layout/placed-layout.ts";
import type { LayoutFacts } from "../layout-facts.ts";
import { SHADES, TOKENS } from "../palette.ts";
import { polyline } from "../svg-path.ts";
import type { Camera } from "./camera.ts";
import { drawTreeShadows, standTrees, treeSymbols } from "./draw-aerial-trees.ts";
import { BUILDINGS, drawBuilding, tankFaces } from "./draw-buildings.ts";
import { drawGateway } from "./draw-gateway.ts";

/** Metres between the middles of two pieces. */
export const PIECES_APART = 21;
const TREE = 5;

interface Piece {
  readonly code: string;
  readonly draw: (middle: Point, camera: Camera) => string;
}

function trees(points: readonly Point[], camera: Camera): string {
  const placed = standTrees(points, TREE, camera);
  const far = placed.toSorted((a, b) => camera.distanceTo(b.at) - camera.distanceTo(a.at));
  return drawTreeShadows(placed) + far.map(({ drawing }) => drawing).join("");
}

function patch({ x, y }: Point, camera: Camera): string {
  const ring = [
    { x: x - 8.5, y: y - 7 },
    { x: x + 8.5, y: y - 7 },
    { x: x + 8.5, y: y + 7 },
    { x: x - 8.5, y: y + 7 },
  ].map((point) => camera.see(point));
  return `<path fill="${SHADES.park}" stroke="${SHADES.blockEdge}" d="${polyline(ring, true)}"/>`;
}

function amenityPiece(code: AmenityCode): Piece["draw"] {
  return (middle, camera) => {
    const faces = BUILDINGS[code]?.(middle);
    if (faces) return drawBuilding(faces, camera);
    const { ground, body } = CLOSE_SYMBOLS[code];
    return `<g transform="${camera.matrixAt(middle)}scale(.72)">${ground}${body}</g>`;
  };
}

/** What a model without a site can show of a stated feature, each by itself. */
const PIECES: readonly Piece[] = [
  {
    code: "park",
    draw: ({ x, y }, camera) =>
      patch({ x, y }, camera) +
      trees(
        [
          { x: x - 5, y: y + 3 },
          { x: x + 2, y: y + 4 },
          { x: x + 5.5, y: y - 2.5 },
          { x: x - 2, y: y - 3.5 },
        ],
        camera,
      ),
  },
  {
    code: "avenue-plantation",
    draw: ({ x, y }, camera) =>
      trees(
        [-6, 0, 6].map((dx) => ({ x: x + dx, y })),
        camera,
      ),
  },
  { code: "overhead-tank", draw: (middle, camera) => drawBuilding(tankFaces(middle), camera) },
  ...AMENITIES.map(({ code }) => ({ code, draw: amenityPiece(code) })),
];

/** Gate and arch are one piece. */
function gatewayPiece(facts: LayoutFacts): Piece[] {
  const { features } = facts;
  if (!features.includes("entrance-arch") && !features.includes("main-gate")) return [];
  return [
    {
      code: features.includes("entrance-arch") ? "entrance-arch" : "main-gate",
      draw: ({ x, y }, camera) => {
        // The gateway stands across its own x axis, at the y of its posts.
        const posts = { left: { x: x - 4.5, y }, right: { x: x + 4.5, y } };
        const { shadow, body } = drawGateway(features, posts, camera);
        return shadow + body;
      },
    },
  ];
}

function statedPieces(facts: LayoutFacts): Piece[] {
  return [
    ...gatewayPiece(facts),
    ...PIECES.filter(({ code }) => facts.features.some((feature) => feature === code)),
  ];
}

/** How many pieces a model without a site has. */
export function countPieces(facts: LayoutFacts): number {
  return statedPieces(facts).length;
}

/** Pieces of a model in a row about `middle` along x, one for each stated feature that has one. */
export function drawPieces(facts: LayoutFacts, middle: Point, camera: Camera): string {
  const stated = statedPieces(facts);
  if (stated.length === 0) return "";
  const left = middle.x - ((stated.length - 1) * PIECES_APART) / 2;
  const drawn = stated.map(({ code, draw }, index) =>
    showing(code, draw({ x: left + index * PIECES_APART, y: middle.y }, camera)),
  );
  return `<defs>${treeSymbols()}</defs>${drawn.join("")}`;
}

/** A survey peg with its flag, at a point. */
export function drawFlag(at: Point, camera: Camera): string {
  const [foot, top] = [camera.see(at), camera.see(at, 17)];
  const low = camera.see(at, 11.5);
  const width = (top.y - foot.y) * -0.5;
  const shade = camera.shade(at, 17);
  const points = (list: readonly Point[]) => polyline(list, true);
  const tip = { x: top.x + width, y: (top.y + low.y) / 2 };
  return (
    `<path d="${polyline([foot, shade])}" stroke="${TOKENS.ink}" stroke-opacity=".15" stroke-width="5" fill="none"/>` +
    `<path d="${polyline([foot, top])}" stroke="${TOKENS.ink}" stroke-width="3.4" stroke-linecap="round" fill="none"/>` +
    `<path d="${points([top, tip, low])}" fill="${TOKENS.river}"/>`
  );
}
