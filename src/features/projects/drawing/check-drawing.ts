import {
  boxOf,
  type DrawnPlan,
  type DrawnRule,
  drawnPlan,
  findDrawnBreaches,
  findSiteBreaches,
  type MeasuredPlot,
  measurePlot,
  type StatedSite,
} from "site-model/drawn";
import { areaOf, isInsidePolygon, toSqYards } from "site-model/plan-geometry";
import { plotNumber } from "#features/projects/import/plot-cells.ts";
import { MOST_AT_ONCE } from "#features/projects/model/plot-change.ts";
import type {
  Drawing,
  DrawingBreach,
  DrawingLine,
  DrawingPoint,
  DrawingUnit,
  LayerRole,
} from "./drawing.ts";
import { isClosed } from "./layer-roles.ts";
import type { Placing } from "./place-drawing.ts";

interface Checking {
  readonly roles: ReadonlyMap<string, LayerRole>;
  readonly placing: Placing;
  /** Null as long as it is not known: sizes are not judged. */
  readonly unit: DrawingUnit | null;
  readonly stated: StatedSite;
}

/** What a drawing makes, and what is wrong with it. */
export interface CheckedDrawing {
  /** Null as long as it has no place on the map, no unit, or breaks a rule. */
  readonly plan: DrawnPlan | null;
  /** Each plot with the place of its line; none as long as something is wrong. */
  readonly measured: readonly { readonly line: number; readonly plot: MeasuredPlot }[];
  readonly breaches: readonly DrawingBreach[];
}

type Outline = readonly [number, number][];
interface FoundPlot {
  /** Its place among the lines of the drawing. */
  readonly line: number;
  readonly numbers: readonly string[];
  readonly polygon: Outline;
}

/** How far the map and the drawing may disagree about a length, as a share. */
const SCALE_SLACK = 0.02;
/** How far a size that is told may be from the one that is drawn, as a share; a square yard always. */
const SIZE_SLACK = 0.002;
/** A number among other texts within a plot. */
const PLAIN_NUMBER = /^\d{1,5}(?:[ -/]?[A-Z])?$/i;

/** Makes a plan of a drawing's lines, and proves it. */
export function checkDrawing(drawing: Drawing, checking: Checking): CheckedDrawing {
  const { roles, placing, unit, stated } = checking;
  const of = (role: LayerRole) =>
    [...drawing.lines.entries()].filter(
      ([, { layer, isCutOut }]) => roles.get(layer) === role && (role === "roads" || !isCutOut),
    );
  const { toMetres } = placing;
  const ring = (line: DrawingLine) => toRing(line.points.map(toMetres));
  const areasOf = (role: LayerRole) =>
    of(role)
      .filter(([, line]) => isClosed(line))
      .map(([, line]) => ring(line))
      .filter((points) => points.length >= 3);
  const drawn = of("plots");
  const closed = drawn.filter(([, line]) => isClosed(line));
  const numberAt = numbersIn(drawing, roles);
  const found = closed.slice(0, MOST_AT_ONCE).flatMap(([at, line]): FoundPlot[] => {
    const polygon = ring(line);
    return polygon.length < 3 ? [] : [{ line: at, numbers: numberAt(line), polygon }];
  });
  const boundaries = of("boundary");
  const [boundary] = boundaries.filter(([, line]) => isClosed(line));
  const plan: DrawnPlan = {
    kind: "drawn",
    source: drawing.source,
    place: placing.place ?? { lat: 0, lng: 0 },
    boundary: boundary ? ring(boundary[1]) : null,
    plots: found.map(({ numbers, polygon }, at) => ({
      // One that is not known yet is like no other.
      number: (numbers.length === 1 && numbers[0]) || `#${at}`,
      polygon: [...polygon],
    })),
    roads: of("roads").flatMap(([, line]) => {
      const isArea = isClosed(line);
      const points = isArea ? ring(line) : line.points.map(toMetres);
      return points.length < (isArea ? 3 : 2) ? [] : [{ line: points, closed: isArea }];
    }),
    openSpaces: areasOf("parks"),
    utilities: areasOf("utilities"),
  };
  const open = [...drawn, ...boundaries].filter(([, line]) => !isClosed(line));
  const ofPlots: DrawingBreach[] = [
    ...(closed.length > MOST_AT_ONCE ? [whole("too-many-plots")] : []),
    ...(Math.abs(placing.scale - 1) > SCALE_SLACK ? [whole("scale-differs")] : []),
    ...open.map(([at]): DrawingBreach => ({ rule: "open-line", lines: [at], numbers: [] })),
    ...(boundaries.length - open.filter(([at]) => boundaries.some(([b]) => b === at)).length > 1
      ? [{ ...whole("several-boundaries"), lines: boundaries.map(([at]) => at) }]
      : []),
    ...numbering(found),
    ...proved(plan, found, { boundary: boundary?.[0] ?? null, isMeasured: unit !== null }),
    ...(unit === null ? [] : sizesTold(drawing, found)),
  ];
  const isAsked = unit !== null && found.length > 0 && ofPlots.length === 0;
  const marked = { boundary: [boundary?.[0] ?? []].flat(), parks: of("parks").map(([at]) => at) };
  const breaches = isAsked ? ofSite(plan, stated, marked) : ofPlots;
  const isSound = plan.plots.length > 0 && breaches.length === 0 && unit !== null;
  return {
    plan: isSound && placing.place ? drawnPlan.parse(plan) : null,
    measured: isSound
      ? found.flatMap(({ line }, at) => {
          const plot = plan.plots[at];
          return plot ? [{ line, plot: measurePlot(plan, plot) }] : [];
        })
      : [],
    breaches,
  };
}

const whole = (rule: DrawingBreach["rule"]): DrawingBreach => ({ rule, lines: [], numbers: [] });

/** Counter-clockwise, without points that stand twice. */
function toRing(points: readonly [number, number][]): [number, number][] {
  const each = points.filter((point, at) => {
    const before = points[at === 0 ? points.length - 1 : at - 1];
    return !before || points.length < 2 || before[0] !== point[0] || before[1] !== point[1];
  });
  return areaOf(each) < 0 ? each.toReversed() : each;
}

/** The numbers of a line: what its file says, else the texts that stand within it. */
function numbersIn({ texts }: Drawing, roles: ReadonlyMap<string, LayerRole>) {
  const numbers = texts.flatMap(({ layer, at, text }) => {
    const role = roles.get(layer);
    const read = plotNumber(text);
    const isNumber = read.ok && /\d/.test(read.value);
    return (role === "numbers" || role === "plots") && isNumber ? [{ at, text: read.value }] : [];
  });
  return ({ points, number }: DrawingLine): string[] => {
    const told = number === undefined ? null : plotNumber(number);
    if (told?.ok) return [told.value];
    const { least, most } = boxOf(points);
    const isIn = ([x, y]: DrawingPoint) =>
      x >= least[0] && x <= most[0] && y >= least[1] && y <= most[1];
    const inside = numbers.filter(({ at }) => isIn(at) && isInsidePolygon(at, points));
    const all = [...new Set(inside.map(({ text }) => text))];
    const plain = all.filter((text) => PLAIN_NUMBER.test(text));
    return plain.length > 0 ? plain : all;
  };
}

function numbering(found: readonly FoundPlot[]): DrawingBreach[] {
  return found.flatMap(({ line, numbers }): DrawingBreach[] => {
    if (numbers.length === 1) return [];
    const rule = numbers.length === 0 ? "no-number" : "several-numbers";
    return [{ rule, lines: [line], numbers }];
  });
}

/** Plots whose line encloses another area than the file says of them. */
function sizesTold({ lines }: Drawing, found: readonly FoundPlot[]): DrawingBreach[] {
  return found.flatMap(({ line, numbers, polygon }): DrawingBreach[] => {
    const told = lines[line]?.toldSqYards;
    if (told === undefined) return [];
    const difference = Math.abs(toSqYards(areaOf(polygon)) - told);
    if (difference <= Math.max(1, told * SIZE_SLACK)) return [];
    return [{ rule: "size-is-area", lines: [line], numbers: numbers.slice(0, 1) }];
  });
}

interface MarkedLines {
  readonly boundary: readonly number[];
  readonly parks: readonly number[];
}

/** What is wrong with the land as a whole, marked on its boundary and, of open space, on the parks. */
function ofSite(plan: DrawnPlan, stated: StatedSite, { boundary, parks }: MarkedLines) {
  return findSiteBreaches(plan, stated).map(
    (rule): DrawingBreach => ({
      rule,
      numbers: [],
      lines: rule === "open-space" ? [...parks, ...boundary] : boundary,
    }),
  );
}

/** Rules that need to know how long a metre is. */
const MEASURED: readonly DrawnRule[] = ["size-range", "fronts-road", "on-other-land"];

function proved(
  plan: DrawnPlan,
  found: readonly FoundPlot[],
  { boundary, isMeasured }: { boundary: number | null; isMeasured: boolean },
): DrawingBreach[] {
  return findDrawnBreaches(plan)
    .filter(({ rule }) => isMeasured || !MEASURED.includes(rule))
    .map(({ rule, plots }) => {
      const those = plots.flatMap((at) => found[at] ?? []);
      const lines = those.map(({ line }) => line);
      return {
        rule,
        lines: rule === "boundary-crossing" && boundary !== null ? [boundary] : lines,
        numbers: [...new Set(those.flatMap(({ numbers }) => numbers.slice(0, 1)))],
      };
    });
}
