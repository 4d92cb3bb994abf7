import type { Point } from "../layout/geometry.ts";
import { type PlacedLayout, showing } from "../layout/placed-layout.ts";
import { avenueRows, parkTrees } from "../layout/trees.ts";
import { TOKENS } from "../palette.ts";
import { AVENUE_TREE, alongRow, PARK_TREE } from "../sheet/draw-trees.ts";
import type { Camera } from "./camera.ts";
import { drawTreeShadows, type PlacedTree, standTrees, treeSymbols } from "./draw-aerial-trees.ts";
import { BUILDINGS, drawBuilding, drawShadow, tankFaces } from "./draw-buildings.ts";
import { drawGateway } from "./draw-gateway.ts";
import { drawRelief } from "./draw-relief.ts";
import { seeWall } from "./draw-wall.ts";

/** Half of what a building stands on, metres along and across. */
const FOOTPRINTS = { "club-house": [11, 5.4, 5], temple: [4.2, 4.2, 6] } as const;
const TANK = { radius: 3.7, height: 11 } as const;
interface Trees {
  readonly shadows: string;
  readonly placed: readonly PlacedTree[];
}

function treesOf({ facts, layout, random }: PlacedLayout, camera: Camera): Trees {
  const park = facts.features.includes("park")
    ? layout.openSpaces.flatMap((space) => parkTrees(space, random))
    : [];
  const avenue = facts.features.includes("avenue-plantation")
    ? avenueRows(layout).flatMap(alongRow)
    : [];
  const [inPark, onAvenue] = [
    standTrees(park, PARK_TREE, camera),
    standTrees(avenue, AVENUE_TREE, camera),
  ];
  return {
    shadows:
      (inPark.length > 0 ? showing("park", drawTreeShadows(inPark)) : "") +
      (onAvenue.length > 0 ? showing("avenue-plantation", drawTreeShadows(onAvenue)) : ""),
    placed: [...inPark, ...onAvenue],
  };
}

interface Placed {
  readonly at: Point;
  readonly drawing: string;
}

function around({ x, y }: Point, along: number, across: number): Point[] {
  return [
    { x: x - along, y: y - across },
    { x: x + along, y: y - across },
    { x: x + along, y: y + across },
    { x: x - along, y: y + across },
  ];
}

function buildingsOf(
  { facts, layout }: PlacedLayout,
  camera: Camera,
): { shadows: string; placed: Placed[] } {
  const placed = layout.openSpaces.flatMap(({ amenities }) => amenities);
  const houses = placed.flatMap(({ amenity: { code }, at }) => {
    const faces = BUILDINGS[code]?.(at);
    if (!faces || (code !== "club-house" && code !== "temple")) return [];
    const [along, across, height] = FOOTPRINTS[code];
    const shadow = drawShadow(around(at, along, across), height, camera);
    return [{ at, shadow, drawing: showing(code, drawBuilding(faces, camera)) }];
  });
  const { depth, grid } = layout;
  const corner = { x: grid.depth / 2, y: depth - grid.depth / 2 };
  const tank = facts.features.includes("overhead-tank")
    ? [
        {
          at: corner,
          shadow: drawShadow(around(corner, TANK.radius, TANK.radius), TANK.height, camera),
          drawing: showing("overhead-tank", drawBuilding(tankFaces(corner), camera)),
        },
      ]
    : [];
  const all = [...houses, ...tank];
  const path = all.map(({ shadow }) => shadow).join("");
  return {
    shadows: path === "" ? "" : `<path fill="${TOKENS.ink}" fill-opacity=".15" d="${path}"/>`,
    placed: all,
  };
}

/** A plan as a model seen obliquely from above: what lies first, then what stands, the farthest first. */
export function drawModel(plan: PlacedLayout, camera: Camera): string {
  const wall = seeWall(plan, camera);
  const trees = treesOf(plan, camera);
  const buildings = buildingsOf(plan, camera);
  const [right, left] = [plan.layout.boundary[0], plan.layout.boundary.at(-1)];
  const gateway =
    left && right
      ? drawGateway(plan.facts.features, { left, right }, camera)
      : { shadow: "", body: "" };
  const placed = [...trees.placed, ...buildings.placed]
    .map(({ at, drawing }) => ({ drawing, far: camera.distanceTo(at) }))
    .sort((a, b) => b.far - a.far)
    .map(({ drawing }) => drawing);
  return [
    trees.placed.length > 0 ? `<defs>${treeSymbols()}</defs>` : "",
    drawRelief(plan, camera),
    wall.shadow,
    trees.shadows,
    buildings.shadows,
    gateway.shadow,
    wall.far,
    ...placed,
    wall.near,
    gateway.body,
  ].join("");
}
