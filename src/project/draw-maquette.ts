import { circle, crownColour, groundMarks } from "./draw-ground.ts";
import { PALETTE } from "./drawing-palette.ts";
import type { Plan } from "./plan.ts";
import { type Point, type Polygon, sidesOf } from "./plan-geometry.ts";
import { round, toPath } from "./plan-paths.ts";

/** From where the maquette is looked at, and at what. */
export interface MaquetteView {
  readonly at: Point;
  /** Ground across the picture, metres. */
  readonly across: number;
  /** Width over height. */
  readonly aspect: number;
  /** The viewer's direction, degrees clockwise from looking north. */
  readonly azimuth: number;
  /** 90 looks straight down. */
  readonly elevation: number;
}

const RADIANS = Math.PI / 180;
const METRES_PER_FOOT = 0.3048;
const STOREY = 4;
const TANK_HEIGHT = 14;
const ARCH_HEIGHT = 7.5;

/** An upright thing: drawn after what stands behind it. */
interface Upright {
  readonly depth: number;
  readonly svg: string;
}

/** Point and height to a place on the picture, and how far off it is. */
function projection({ azimuth, elevation }: MaquetteView) {
  const [sin, cos] = [Math.sin(azimuth * RADIANS), Math.cos(azimuth * RADIANS)];
  const [flat, lift] = [Math.sin(elevation * RADIANS), Math.cos(elevation * RADIANS)];
  const depth = ([east, north]: Point) => east * sin + north * cos;
  const place = ([east, north]: Point, height = 0): Point => [
    east * cos - north * sin,
    -depth([east, north]) * flat - height * lift,
  ];
  return { place, depth };
}

type Projection = ReturnType<typeof projection>;

/** The plan as a maquette: what it states, with walls, trees and buildings standing up. */
export function drawMaquette(plan: Plan, view: MaquetteView): string {
  const eye = projection(view);
  const [x, y] = eye.place(view.at);
  const height = view.across / view.aspect;
  const box = [x - view.across / 2, y - height / 2, view.across, height].map(round);
  const things = [...trees(plan, eye), ...walls(plan, eye), ...buildings(plan, eye)];
  things.sort((a, b) => b.depth - a.depth);
  const [left = 0, top = 0] = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="1600" height="${Math.round(1600 / view.aspect)}"><rect x="${left}" y="${top}" width="${box[2]}" height="${box[3]}" fill="${PALETTE.field}"/>${groundMarks(plan, (point) => eye.place(point))}${shadows(plan, eye)}${things.map(({ svg }) => svg).join("")}</svg>`;
}

function face(points: readonly Point[], colour: string, more = ""): string {
  return `<path d="${toPath(points, (point) => point)}" fill="${colour}"${more}/>`;
}

function shadows({ trees: all }: Plan, { place }: Projection): string {
  const d = all
    .map(([east, north, size]) => {
      const [x, y] = place([east + size * 0.25, north - size * 0.15]).map(round);
      return `M${x} ${y}h${round(size * 0.2)}`;
    })
    .join("");
  return `<path d="${d}" stroke="${PALETTE.shadow}" stroke-opacity=".16" stroke-width="2.6" stroke-linecap="round"/>`;
}

/** A trunk, a crown and its lit side. */
function trees({ trees: all }: Plan, { place, depth }: Projection): Upright[] {
  return all.map(([east, north, size, tint]) => {
    const radius = round(size * 0.36);
    const [x = 0, foot = 0] = place([east, north]).map(round);
    const [, top] = place([east, north], size * 0.75);
    const y = round(top);
    return {
      depth: depth([east, north]),
      svg: `<path d="M${x} ${foot}V${y}" stroke="${PALETTE.trunk}" stroke-width=".35"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${crownColour(tint)}"/><circle cx="${round(x - radius * 0.3)}" cy="${round(y - radius * 0.3)}" r="${round(radius * 0.55)}" fill="${PALETTE.crownLight}" opacity=".6"/>`,
    };
  });
}

/** The compound wall with its fence, open at the gate. */
function walls({ boundary, wall, gate }: Plan, { place, depth }: Projection): Upright[] {
  const height = wall.heightFeet * METRES_PER_FOOT;
  const top = height + wall.fenceFeet * METRES_PER_FOOT;
  const half = gate.widthMetres / 2;
  const [east, north] = gate.at;
  return sidesOf(boundary).flatMap(([from, to]) => {
    const isFront = from[1] === north && to[1] === north;
    const runs: (readonly [Point, Point])[] = isFront
      ? [
          [from, [east - half, north]],
          [[east + half, north], to],
        ]
      : [[from, to]];
    return runs.map(([a, b]) => ({
      depth: (depth(a) + depth(b)) / 2,
      svg: `${face([place(a), place(b), place(b, height), place(a, height)], PALETTE.wallLit, ` stroke="${PALETTE.wallShade}" stroke-width=".15"`)}<path d="${toPath([place(a, top), place(b, top)], (point) => point, false)}" fill="none" stroke="${PALETTE.wall}" stroke-width=".18" stroke-dasharray=".5 .3"/>`,
    }));
  });
}

function buildings(plan: Plan, eye: Projection): Upright[] {
  const { clubhouse, gate, waterTank } = plan;
  const [east, north] = gate.at;
  const half = gate.widthMetres / 2;
  const pillar = (x: number) => square([x, north], 1.3);
  const beam: Polygon = [
    [east - half - 2, north - 1],
    [east + half + 2, north - 1],
    [east + half + 2, north + 1],
    [east - half - 2, north + 1],
  ];
  return [
    storeys(clubhouse.polygon, clubhouse.floors, eye),
    box(pillar(east - half), 0, ARCH_HEIGHT - 1.2, eye, WALL_COLOURS),
    box(pillar(east + half), 0, ARCH_HEIGHT - 1.2, eye, WALL_COLOURS),
    { ...box(beam, ARCH_HEIGHT - 1.2, ARCH_HEIGHT, eye, ARCH_COLOURS), depth: -1000 },
    box(square(waterTank, 0.8), 0, TANK_HEIGHT - 4, eye, WALL_COLOURS),
    box(circle(waterTank, 3), TANK_HEIGHT - 4, TANK_HEIGHT, eye, WALL_COLOURS),
  ];
}

interface BoxColours {
  readonly top: string;
  readonly lit: string;
  readonly shade: string;
}
const WALL_COLOURS: BoxColours = {
  top: PALETTE.roof,
  lit: PALETTE.wallLit,
  shade: PALETTE.wallShade,
};
const ARCH_COLOURS: BoxColours = {
  top: PALETTE.laterite,
  lit: PALETTE.laterite,
  shade: PALETTE.lateriteShade,
};
const GLASS_COLOURS: BoxColours = {
  top: PALETTE.roof,
  lit: PALETTE.glass,
  shade: PALETTE.glass,
};

function square([east, north]: Point, half: number): Polygon {
  return [
    [east - half, north - half],
    [east + half, north - half],
    [east + half, north + half],
    [east - half, north + half],
  ];
}

/** Each floor glass under a white slab that stands out over it. */
function storeys(polygon: Polygon, floors: number, eye: Projection): Upright {
  const parts = Array.from({ length: floors }, (_, floor) => {
    const base = floor * STOREY;
    return (
      box(polygon, base, base + STOREY - 0.8, eye, GLASS_COLOURS).svg +
      box(grow(polygon, 0.9), base + STOREY - 0.8, base + STOREY, eye, WALL_COLOURS).svg
    );
  });
  return { depth: depthOf(polygon, eye), svg: parts.join("") };
}

function grow(polygon: Polygon, by: number): Polygon {
  const middle = polygon.reduce<Point>(
    ([x, y], [east, north]) => [x + east / polygon.length, y + north / polygon.length],
    [0, 0],
  );
  return polygon.map(([east, north]) => [
    east + Math.sign(east - middle[0]) * by,
    north + Math.sign(north - middle[1]) * by,
  ]);
}

function depthOf(polygon: Polygon, { depth }: Projection): number {
  return polygon.reduce((sum, point) => sum + depth(point), 0) / polygon.length;
}

/** Sides from far to near, then the lid. */
function box(
  polygon: Polygon,
  from: number,
  to: number,
  eye: Projection,
  colours: BoxColours,
): Upright {
  const { place, depth } = eye;
  const sides = sidesOf(polygon)
    .map(([a, b]) => ({
      depth: (depth(a) + depth(b)) / 2,
      // Light falls in from the left: sides that run away from it lie in shade.
      svg: face(
        [place(a, from), place(b, from), place(b, to), place(a, to)],
        b[0] - a[0] > Math.abs(b[1] - a[1]) ? colours.lit : colours.shade,
      ),
    }))
    .sort((a, b) => b.depth - a.depth);
  const lid = face(
    polygon.map((point) => place(point, to)),
    colours.top,
    ` stroke="${PALETTE.wallShade}" stroke-width=".12"`,
  );
  return { depth: depthOf(polygon, eye), svg: sides.map(({ svg }) => svg).join("") + lid };
}
