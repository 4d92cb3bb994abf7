import { PALETTE } from "./palette.ts";
import type { Plan } from "./plan.ts";
import { centroidOf, type Point } from "./plan-geometry.ts";
import { frameOf, round, type SheetFrame, toDots, toPath, toPaths } from "./plan-paths.ts";

const DASHES = 'stroke-dasharray="2.2 2.6"';
/** Crowns are drawn in so many widths, metres: a path each. */
const CROWN_STEP = 1.5;
/** Trees stand closer than their crowns are wide. */
const CROWN_SHARE = 0.74;

/**
 * The sheet below the plots, or a part of it, as SVG, six pixels a metre: roads, gardens, trees, buildings
 * from above. Every view of the plan lies on it.
 */
export function drawPlanSheet(whole: Plan, frame: SheetFrame = frameOf(whole)): string {
  const { left, top, width, height } = frame;
  const plan = {
    ...whole,
    trees: whole.trees.filter(([east, north]) => isWithin([east, -north], frame)),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width * 6}" height="${height * 6}"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${PALETTE.paper}"/>${groundMarks(plan)}${flatMarks(plan)}</svg>`;
}

/** Crowns reach so far, metres. */
const REACH = 6;

function isWithin([x, y]: Point, { left, top, width, height }: SheetFrame): boolean {
  const [right, bottom] = [left + width, top + height];
  return x > left - REACH && x < right + REACH && y > top - REACH && y < bottom + REACH;
}

/** What lies on the ground: roads, plots, gardens, water. */
function groundMarks(plan: Plan): string {
  const fill = (d: string, colour: string, more = "") => `<path d="${d}" fill="${colour}"${more}/>`;
  const evenOdd = ' fill-rule="evenodd"';
  const edge = ` stroke="${PALETTE.plotEdge}" stroke-width=".25" stroke-linejoin="round"`;
  const ring = plan.paths.ring;
  return [
    fill(toPath(plan.approach), PALETTE.asphalt),
    fill(toPath(plan.boundary), PALETTE.footpath),
    fill(toPaths(plan.carriageway), PALETTE.asphalt, evenOdd),
    ...plan.roads.map(
      ({ centre, closed }) =>
        `<path d="${toPath(centre, closed)}" fill="none" stroke="${PALETTE.roadMark}" stroke-opacity=".85" stroke-width=".28" ${DASHES}/>`,
    ),
    fill(toPath(plan.median), PALETTE.green),
    fill(toPaths(polygonsOf(plan.plots)), PALETTE.plot, edge),
    fill(toPaths(polygonsOf(plan.openSpaces)), PALETTE.green, edge),
    fill(toPaths(polygonsOf(plan.utilities)), PALETTE.utility, edge),
    fill(toPaths(ring), PALETTE.path, evenOdd),
    fill(toPaths(plan.paths.links), PALETTE.path),
    fill(toPath(plan.deck), PALETTE.deck),
    fill(toPath(plan.pool), PALETTE.water, ' stroke="#fff" stroke-width=".5"'),
    fill(toPath(circle(plan.playArea.at, plan.playArea.radius)), PALETTE.play),
    stroke(toPath(circle(plan.playArea.at, plan.playArea.radius * 0.62))),
    fill(toPath(plan.court), PALETTE.court),
    stroke(courtLines(plan)),
  ].join("");
}

function polygonsOf(areas: readonly { polygon: Plan["boundary"] }[]) {
  return areas.map(({ polygon }) => polygon);
}

function stroke(d: string): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width=".35"/>`;
}

/** A ring of 32 corners. */
function circle([east, north]: Point, radius: number): Point[] {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    return [east + radius * Math.cos(angle), north + radius * Math.sin(angle)];
  });
}

/** Badminton: outer lines, net, service lines and the middle. */
function courtLines({ court }: Plan): string {
  const [east, north] = centroidOf(court);
  const line = (x1: number, y1: number, x2: number, y2: number): Point[] => [
    [east + x1, north + y1],
    [east + x2, north + y2],
  ];
  const lines = [
    line(0, -3.5, 0, 3.5),
    line(-2, -3.5, -2, 3.5),
    line(2, -3.5, 2, 3.5),
    line(-6.7, 0, -2, 0),
    line(2, 0, 6.7, 0),
  ];
  const outer: Point[] = [...line(-6.7, -3.5, 6.7, -3.5), ...line(6.7, 3.5, -6.7, 3.5)];
  return toPath(outer) + lines.map((l) => toPath(l, false)).join("");
}

/** What only the sheet seen from above shows: roofs, crowns, wall and gate. */
function flatMarks(plan: Plan): string {
  const { clubhouse, gate, boundary } = plan;
  const [club] = [toPath(clubhouse.polygon)];
  const half = gate.widthMetres / 2;
  const [east, north] = gate.at;
  const pillar = (x: number) =>
    `<rect x="${round(x - 1.2)}" y="${round(-north - 1.2)}" width="2.4" height="2.4" fill="${PALETTE.laterite}"/>`;
  return [
    `<path d="${club}" fill="${PALETTE.shadow}" opacity=".2" transform="translate(1 1.4)"/>`,
    `<path d="${club}" fill="${PALETTE.roof}" stroke="${PALETTE.wall}" stroke-width=".3"/>`,
    crowns(plan),
    `<path d="${toPath(boundary)}" fill="none" stroke="${PALETTE.wall}" stroke-width=".8" stroke-linejoin="round"/>`,
    `<path d="M${round(east - half)} ${-north}h${gate.widthMetres}" stroke="${PALETTE.asphalt}" stroke-width="1.2"/>`,
    `<path d="M${round(east - half)} ${-north}h${gate.widthMetres}" stroke="${PALETTE.laterite}" stroke-width=".5"/>`,
    pillar(east - half),
    pillar(east + half),
  ].join("");
}

/** Crowns as dots, by width and tint: a shadow, the crown, its light. */
function crowns({ trees }: Plan): string {
  const groups = new Map<string, { width: number; tint: number; at: Point[] }>();
  for (const [x, y, size, tint] of trees) {
    const width = Math.max(CROWN_STEP, Math.round(size / CROWN_STEP) * CROWN_STEP) * CROWN_SHARE;
    const key = `${width} ${tint}`;
    const group = groups.get(key) ?? { width, tint, at: [] };
    group.at.push([x, y]);
    groups.set(key, group);
  }
  const dots = (d: string, colour: string, width: number, more: string) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"${more}/>`;
  const all = [...groups.values()].map((group) => ({ ...group, d: toDots(group.at) }));
  return [
    ...all.map(({ d, width }) =>
      dots(d, PALETTE.shadow, width, ' opacity=".15" transform="translate(.6 .7)"'),
    ),
    ...all.map(({ d, width, tint }) => dots(d, crownColour(tint), width, "")),
    ...all.map(({ d, width }) =>
      dots(d, "#fff", width * 0.8, ' opacity=".16" transform="translate(-.25 -.25)"'),
    ),
  ].join("");
}

function crownColour(tint: number): string {
  return PALETTE.crowns[tint % PALETTE.crowns.length] ?? PALETTE.crowns[0];
}
