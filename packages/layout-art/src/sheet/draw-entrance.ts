import { between, type Point } from "../layout/geometry.ts";
import { type PlacedLayout, showing } from "../layout/placed-layout.ts";
import { TOKENS } from "../palette.ts";
import { at, figure, polyline, segments } from "../svg-path.ts";

/** The posts of the entrance, in metres and on the sheet. */
interface Posts {
  readonly left: Point;
  readonly right: Point;
  readonly toSheet: (point: Point) => Point;
}

/** Of a close entrance, metres. */
const PIER = { width: 2.4, depth: 2.4 } as const;
const BEAM_DEPTH = 1.3;
const LEAF_INSET = 0.5;
const ARCH_SHADOW = 1.1;

function box(from: Point, to: Point, { toSheet }: Posts): string {
  const { x, y } = from;
  const corners = [from, { x: to.x, y }, to, { x, y: to.y }];
  return polyline(corners.map(toSheet), true);
}

function drawArch({ left, right, toSheet }: Posts, scale: number): string {
  const [l, r] = [toSheet(left), toSheet(right)];
  const post = Math.max(7, 2 * scale);
  const half = post / 2 / Math.hypot(r.x - l.x, r.y - l.y);
  const posts = [0, 1].map(
    (end) => [between(l, r, end - half), between(l, r, end + half)] as const,
  );
  return (
    `<path d="${segments([[l, r]])}" stroke="${TOKENS.laterite}" stroke-width="${figure(post * 0.45)}"/>` +
    `<path d="${segments(posts)}" stroke="${TOKENS.laterite}" stroke-width="${figure(post)}"/>`
  );
}

/** Two piers and the beam between them, with its shadow on the road. */
function drawCloseArch(posts: Posts, scale: number): string {
  const { left, right } = posts;
  const half = PIER.depth / 2;
  const beam = box({ x: left.x, y: -BEAM_DEPTH / 2 }, { x: right.x, y: BEAM_DEPTH / 2 }, posts);
  const ridge = [posts.toSheet({ x: left.x, y: 0 }), posts.toSheet({ x: right.x, y: 0 })] as const;
  const piers = [
    [left.x - PIER.width, left.x],
    [right.x, right.x + PIER.width],
  ].map(([from = 0, to = 0]) => box({ x: from, y: -half }, { x: to, y: half }, posts));
  const caps = [
    [left.x - PIER.width, left.x],
    [right.x, right.x + PIER.width],
  ].map(([from = 0, to = 0]) =>
    box({ x: from + 0.5, y: 0.5 - half }, { x: to - 0.5, y: half - 0.5 }, posts),
  );
  const shadow = figure(ARCH_SHADOW * scale);
  return (
    `<path d="${beam}${piers.join("")}" fill="${TOKENS.ink}" fill-opacity=".16" transform="translate(${shadow} ${shadow})"/>` +
    `<path d="${beam}" fill="${TOKENS["laterite-tint"]}" stroke="${TOKENS.laterite}" stroke-width="3"/>` +
    `<path d="${segments([ridge])}" stroke="${TOKENS.laterite}" stroke-width="1.5"/>` +
    `<path d="${piers.join("")}" fill="${TOKENS.laterite}"/>` +
    `<path d="${caps.join("")}" fill="none" stroke="${TOKENS["laterite-tint"]}" stroke-width="2"/>`
  );
}

function drawGate({ left, right, toSheet }: Posts): string {
  const swing = (right.x - left.x) * 0.42;
  const leaves = [
    [left, { x: left.x + swing, y: swing * 0.45 }],
    [right, { x: right.x - swing, y: swing * 0.45 }],
  ].map(([from = left, to = left]) => [toSheet(from), toSheet(to)] as const);
  return `<path d="${segments(leaves)}" stroke="${TOKENS.ink}" stroke-width="2.5"/>`;
}

/** Two open leaves and the quarter circles that they swing through, as on an architect's plan. */
function drawCloseGate({ left, right, toSheet }: Posts, scale: number): string {
  const y = PIER.depth / 2;
  const length = (right.x - left.x) / 2 - LEAF_INSET;
  const shut = { x: (left.x + right.x) / 2, y };
  const drawn = [left.x, right.x].map((x) => {
    const hinge = toSheet({ x, y });
    const open = toSheet({ x, y: y + length });
    const shutEnd = toSheet(shut);
    const turn =
      (open.x - hinge.x) * (shutEnd.y - hinge.y) - (open.y - hinge.y) * (shutEnd.x - hinge.x);
    const radius = figure(length * scale);
    return {
      leaf: [hinge, open] as const,
      swing: `M${at(open)}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${at(shutEnd)}`,
    };
  });
  const leaves = segments(drawn.map(({ leaf }) => leaf));
  return (
    `<path d="${drawn.map(({ swing }) => swing).join("")}" fill="none" stroke="${TOKENS.muted}" stroke-width="1.6" stroke-dasharray="8 7"/>` +
    `<path d="${leaves}" stroke="${TOKENS.ink}" stroke-width="${figure(Math.max(5, 0.32 * scale))}"/>` +
    `<path d="${leaves}" stroke="${TOKENS.card}" stroke-width="2"/>`
  );
}

/** The way in: gate leaves and an arch, each where stated. */
export function drawEntrance({ facts, layout, placing, close, sees }: PlacedLayout): string {
  const { toSheet, scale } = placing;
  const [right, left] = [layout.boundary[0], layout.boundary.at(-1)];
  if (!right || !left) return "";
  const posts = { left, right, toSheet };
  if (!sees([toSheet(left), toSheet(right)])) return "";
  const gate = facts.features.includes("main-gate")
    ? showing("main-gate", close ? drawCloseGate(posts, scale) : drawGate(posts))
    : "";
  const arch = facts.features.includes("entrance-arch")
    ? showing("entrance-arch", close ? drawCloseArch(posts, scale) : drawArch(posts, scale))
    : "";
  return gate + arch;
}
