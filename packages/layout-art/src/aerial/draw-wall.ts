import { Vector3 } from "three";
import { between, type Point } from "../layout/geometry.ts";
import { type PlacedLayout, showing } from "../layout/placed-layout.ts";
import { TOKENS } from "../palette.ts";
import { figure, polyline, segments } from "../svg-path.ts";
import type { Camera } from "./camera.ts";
import { wallColour, wayOf } from "./shading.ts";

/** Metres. A wall is drawn a little higher than one is, that it can be seen from afar. */
const WALL_HEIGHT = 3;
const FENCE_HEIGHT = 1.1;
const LEAST_WALL_PIXELS = 5;
const POSTS_APART = 6;
const FACE = "#e6e0d4";
const UP = new Vector3(0, 1, 0);

/** One straight length of the boundary; `isFar` where its inner side is seen. */
interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly isFar: boolean;
}

/** The boundary as it is seen: what lies behind the plots is drawn before them, the rest after. */
export interface SeenWall {
  readonly shadow: string;
  readonly far: string;
  readonly near: string;
}

function sidesOf({ layout: { boundary, width, depth } }: PlacedLayout, camera: Camera): Side[] {
  const middle = { x: width / 2, y: depth / 2 };
  return boundary.slice(1).map((to, index) => {
    const from = boundary[index] ?? to;
    const inwards = wayOf(between(from, to, 0.5), middle, camera);
    const across = wayOf(from, to, camera).cross(UP);
    if (across.dot(inwards) < 0) across.negate();
    // The inner side is seen where it looks towards the camera.
    return { from, to, isFar: across.dot(camera.ahead) < 0 };
  });
}

function drawSides(sides: readonly Side[], height: number, camera: Camera): string {
  const faces = sides.map(({ from, to }) => {
    const colour = wallColour(FACE, from, to, camera);
    const ring = [
      camera.see(from),
      camera.see(to),
      camera.see(to, height),
      camera.see(from, height),
    ];
    return `<path fill="${colour}" d="${polyline(ring, true)}"/>`;
  });
  const caps = segments(
    sides.map(({ from, to }) => [camera.see(from, height), camera.see(to, height)]),
  );
  return `${faces.join("")}<path d="${caps}" fill="none" stroke="${TOKENS.ink}" stroke-width="1.8" stroke-linecap="round"/>`;
}

function drawFence(sides: readonly Side[], foot: number, camera: Camera): string {
  const top = foot + FENCE_HEIGHT;
  const wires = segments(
    sides.flatMap(({ from, to }) =>
      [top, foot + FENCE_HEIGHT * 0.5].map(
        (z) => [camera.see(from, z), camera.see(to, z)] as const,
      ),
    ),
  );
  const posts = segments(
    sides.flatMap(({ from, to }) => {
      const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / POSTS_APART));
      return Array.from({ length: count + 1 }, (_, index) => {
        const at = between(from, to, index / count);
        return [camera.see(at, foot), camera.see(at, top)] as const;
      });
    }),
  );
  return `<g fill="none" stroke="${TOKENS.turmeric}"><path stroke-width=".9" d="${wires}"/><path stroke-width="1.2" d="${posts}"/></g>`;
}

function drawShadows(sides: readonly Side[], height: number, camera: Camera): string {
  const path = sides
    .map(({ from, to }) =>
      polyline(
        [camera.see(from), camera.see(to), camera.shade(to, height), camera.shade(from, height)],
        true,
      ),
    )
    .join("");
  return `<path fill="${TOKENS.ink}" fill-opacity=".14" d="${path}"/>`;
}

/** Wall and solar fence where stated, else a dashed line on the ground. */
export function seeWall(plan: PlacedLayout, camera: Camera): SeenWall {
  const { facts, layout } = plan;
  const sides = sidesOf(plan, camera);
  const [far, near] = [sides.filter(({ isFar }) => isFar), sides.filter(({ isFar }) => !isFar)];
  const scale = camera.scaleAt({ x: layout.width / 2, y: layout.depth / 2 });
  const hasWall = facts.features.includes("compound-wall");
  const hasFence = facts.features.includes("solar-fencing");
  const height = hasWall ? Math.max(WALL_HEIGHT, LEAST_WALL_PIXELS / scale) : 0;
  const line = polyline(layout.boundary.map((point) => camera.see(point)));
  const dashes = `<path d="${line}" fill="none" stroke="${TOKENS.muted}" stroke-width="2" stroke-dasharray="${figure(12)} 8"/>`;
  const draw = (some: readonly Side[]) =>
    (hasWall ? showing("compound-wall", drawSides(some, height, camera)) : "") +
    (hasFence ? showing("solar-fencing", drawFence(some, height, camera)) : "");
  return {
    shadow: hasWall ? showing("compound-wall", drawShadows(sides, height, camera)) : dashes,
    far: draw(far),
    near: draw(near),
  };
}
