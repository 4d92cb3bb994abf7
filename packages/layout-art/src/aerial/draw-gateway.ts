import type { ShownFeature } from "../layout/amenities.ts";
import { between, type Point } from "../layout/geometry.ts";
import { showing } from "../layout/placed-layout.ts";
import { TOKENS } from "../palette.ts";
import { polyline, segments } from "../svg-path.ts";
import type { Camera } from "./camera.ts";
import { drawShadow } from "./draw-buildings.ts";
import { drawFaces, type Face, isMirrored } from "./shading.ts";
import { box, hippedRoof } from "./solids.ts";

/** Metres. */
const PIER = { width: 2.2, depth: 2.2, height: 6.2 } as const;
const POST = { width: 1.2, depth: 1.2, height: 3 } as const;
const BEAM = { from: 5, to: 6.2, depth: 1.5 } as const;
const EAVES = 0.45;
const LEAF_HEIGHT = 2.3;
const BARS = 7;
/** From afar an arch is drawn as if it were so many pixels high at least. */
const LEAST_PIXELS = 30;
const MOST_GROWTH = 2.6;

const STONE = { colour: "#f6efe6", edge: TOKENS.laterite };
const ROOF = { colour: "#c4664c", edge: TOKENS.laterite };

interface Gateway {
  readonly left: Point;
  readonly right: Point;
  readonly camera: Camera;
  /** How much larger than life. */
  readonly growth: number;
}

function pierBase({ x, y }: Point, inner: -1 | 1, width: number, depth: number) {
  const [left, right] = inner > 0 ? [x - width, x] : [x, x + width];
  return { left, right, bottom: y - depth / 2, top: y + depth / 2 };
}

function draw(faces: readonly Face[], camera: Camera): string {
  return drawFaces(faces, camera, isMirrored(camera));
}

/** The two posts, the far one first. */
function drawPosts(
  { left, right, camera, growth }: Gateway,
  size: { readonly width: number; readonly depth: number; readonly height: number },
): string {
  const [width, depth] = [size.width * growth, size.depth * growth];
  const height = size.height * growth;
  return [
    { at: left, base: pierBase(left, 1, width, depth) },
    { at: right, base: pierBase(right, -1, width, depth) },
  ]
    .sort((a, b) => camera.distanceTo(b.at) - camera.distanceTo(a.at))
    .map(({ base }) => draw(box(base, 0, height, STONE), camera))
    .join("");
}

function drawArch(gateway: Gateway): string {
  const { left, right, camera, growth } = gateway;
  const width = PIER.width * growth;
  const half = (BEAM.depth * growth) / 2;
  const [from, to] = [BEAM.from * growth, BEAM.to * growth];
  const beam = {
    left: left.x - width,
    right: right.x + width,
    bottom: left.y - half,
    top: left.y + half,
  };
  const eaves = EAVES * growth;
  const roof = {
    left: beam.left - eaves,
    right: beam.right + eaves,
    bottom: left.y - half - eaves,
    top: left.y + half + eaves,
  };
  const faces = [
    ...box(beam, from, to, STONE),
    ...box(roof, to, to + 0.4 * growth, ROOF),
    ...hippedRoof(roof, to + 0.4 * growth, 1.3 * growth, ROOF),
  ];
  return drawPosts(gateway, PIER) + draw(faces, camera);
}

/** Two leaves that stand open inwards, of bars. */
function drawLeaves({ left, right, camera, growth }: Gateway): string {
  const length = (right.x - left.x) * 0.46;
  const height = LEAF_HEIGHT * growth;
  const leaves = [
    [left, { x: left.x + length * 0.3, y: left.y + length * 0.95 }],
    [right, { x: right.x - length * 0.3, y: left.y + length * 0.95 }],
  ] as const;
  const bars = leaves.flatMap(([hinge, end]) =>
    Array.from({ length: BARS + 1 }, (_, index) => {
      const at = between(hinge, end, index / BARS);
      return [camera.see(at, 0.2 * growth), camera.see(at, height)] as const;
    }),
  );
  const rails = leaves.flatMap(([hinge, end]) =>
    [0.3 * growth, height].map((z) => [camera.see(hinge, z), camera.see(end, z)] as const),
  );
  return `<path fill="none" stroke="${TOKENS.ink}" stroke-width="1.1" d="${segments(bars)}"/><path fill="none" stroke="${TOKENS.ink}" stroke-width="1.9" d="${segments(rails)}"/>`;
}

/** The shadow of posts and beam on the road. */
function drawArchShadow({ left, right, camera, growth }: Gateway): string {
  const width = PIER.width * growth;
  const half = (PIER.depth / 2) * growth;
  const height = PIER.height * growth;
  const ring = (from: number, to: number) => [
    { x: from, y: left.y - half },
    { x: to, y: left.y - half },
    { x: to, y: left.y + half },
    { x: from, y: left.y + half },
  ];
  const beam = polyline(
    ring(left.x - width, right.x + width).map((point) => camera.shade(point, height)),
    true,
  );
  const piers = [ring(left.x - width, left.x), ring(right.x, right.x + width)];
  const path = piers.map((one) => drawShadow(one, height, camera)).join("") + beam;
  return `<path fill="${TOKENS.ink}" fill-opacity=".15" d="${path}"/>`;
}

/** The way in between two points, seen obliquely: gate and arch, each where stated. */
export function drawGateway(
  features: readonly ShownFeature[],
  { left, right }: { readonly left: Point; readonly right: Point },
  camera: Camera,
): { shadow: string; body: string } {
  const scale = camera.scaleAt(left);
  const growth = Math.min(MOST_GROWTH, Math.max(1, LEAST_PIXELS / (PIER.height * scale)));
  const gateway = { left, right, camera, growth };
  const hasGate = features.includes("main-gate");
  const hasArch = features.includes("entrance-arch");
  const posts = hasArch ? "" : drawPosts(gateway, POST);
  return {
    shadow: hasArch ? showing("entrance-arch", drawArchShadow(gateway)) : "",
    body:
      (hasGate ? showing("main-gate", drawLeaves(gateway) + posts) : "") +
      (hasArch ? showing("entrance-arch", drawArch(gateway)) : ""),
  };
}
