import type { Plan, PlanPlot } from "./plan.ts";
import {
  areaOf,
  distanceTo,
  isInsidePolygon,
  overlap,
  SQ_YARDS_PER_ACRE,
  toSqYards,
  walkSides,
} from "./plan-geometry.ts";
import { metresBetween, middleOf } from "./plot-shapes.ts";
import { metresOnRoad } from "./plot-sides.ts";
import type { ProjectFacts } from "./project-facts.ts";

export type PlanRule =
  | "plot-count"
  | "plot-numbers"
  | "size-range"
  | "size-is-area"
  | "inside-boundary"
  | "no-overlap"
  | "fronts-road"
  | "areas-add-up"
  | "site-area"
  | "open-space"
  | "stated-facts";

/** One rule that the plan breaks; `plot` is null where it is no single plot's fault. */
export interface PlanBreach {
  readonly rule: PlanRule;
  readonly plot: number | null;
  readonly message: string;
}

/** Coordinates are written to the centimetre; sides may miss each other by so much, metres. */
const SLACK = 0.05;
/** A car can turn in: the least length of a plot's side on its road, metres. */
const LEAST_FRONTAGE = 5;
/** What centimetres may add up to over the whole site: a hundredth of a per cent. */
const AREA_SLACK = 0.0001;
/** How far the place that pages tell may be from the middle of the plan. */
const MOST_OFF_METRES = 50;

/** Areas of the site in square yards, each with its fraction. */
export function areasOf(plan: Plan) {
  const total = (polygons: readonly { polygon: Plan["boundary"] }[]) =>
    toSqYards(polygons.reduce((sum, { polygon }) => sum + areaOf(polygon), 0));
  return {
    site: toSqYards(areaOf(plan.boundary)),
    plots: total(plan.plots),
    openSpaces: total(plan.openSpaces),
    /** What of the open spaces is built on: clubhouse, pool with its deck, court, play area. */
    builtOn: toSqYards(
      areaOf(plan.clubhouse.polygon) +
        areaOf(plan.deck) +
        areaOf(plan.court) +
        Math.PI * plan.playArea.radius ** 2,
    ),
    utilities: total(plan.utilities),
    // Blocks that are cut out run the other way round: their area counts against it.
    roads: toSqYards(plan.roadArea.reduce((sum, ring) => sum + areaOf(ring), 0)),
  };
}

/**
 * The same in whole square yards, so that the parts add up to the whole as they are printed: plots
 * as their sizes are told one by one, and roads what the other parts leave.
 */
export function wholeAreasOf(plan: Plan): SiteAreas {
  const exact = areasOf(plan);
  const [site, openSpaces, utilities, builtOn] = [
    Math.round(exact.site),
    Math.round(exact.openSpaces),
    Math.round(exact.utilities),
    Math.round(exact.builtOn),
  ];
  const plots = plan.plots.reduce((sum, { sizeSqYd }) => sum + sizeSqYd, 0);
  return {
    site,
    plots,
    openSpaces,
    builtOn,
    utilities,
    roads: site - plots - openSpaces - utilities,
  };
}

/** Areas of the site in whole square yards. */
export type SiteAreas = Readonly<Record<keyof ReturnType<typeof areasOf>, number>>;

/** Shares of the land in per cent: open spaces, and what of them is green. */
export function openSharesOf({ site, openSpaces, builtOn }: SiteAreas) {
  return { open: (openSpaces / site) * 100, green: ((openSpaces - builtOn) / site) * 100 };
}

/**
 * Every rule that a plan breaks, each with its plot; none for a plan that may be shown. `facts` are
 * what is told of the project.
 */
export function findBreaches(plan: Plan, facts: ProjectFacts): PlanBreach[] {
  return [
    ...breachesOfCount(plan, facts),
    ...plan.plots.flatMap((plot) => breachesOfPlot(plan, plot, facts)),
    ...breachesOfOverlap(plan),
    ...breachesOfAreas(plan, facts),
    ...breachesOfFacts(plan, facts),
  ];
}

function breach(rule: PlanRule, plot: number | null, message: string): PlanBreach[] {
  return [{ rule, plot, message }];
}

function breachesOfCount({ plots }: Plan, { plotCount }: ProjectFacts): PlanBreach[] {
  const seen = new Set<number>();
  const wrong = plots.flatMap(({ number }) => {
    const twice = seen.has(number);
    seen.add(number);
    if (twice) return breach("plot-numbers", number, "its number is given twice");
    return number > plotCount
      ? breach("plot-numbers", number, `its number is above ${plotCount}`)
      : [];
  });
  if (plots.length === plotCount) return wrong;
  return [
    ...breach("plot-count", null, `there are ${plots.length} plots, not ${plotCount}`),
    ...wrong,
  ];
}

function breachesOfPlot(plan: Plan, plot: PlanPlot, facts: ProjectFacts): PlanBreach[] {
  const { number, polygon, sizeSqYd } = plot;
  const { smallestSqYards, largestSqYards } = facts;
  const area = toSqYards(areaOf(polygon));
  const outside = polygon.some(
    (corner) =>
      !isInsidePolygon(corner, plan.boundary) && distanceTo(corner, plan.boundary, true) > SLACK,
  );
  return [
    ...(sizeSqYd < smallestSqYards || sizeSqYd > largestSqYards
      ? breach("size-range", number, `${sizeSqYd} is not ${smallestSqYards} to ${largestSqYards}`)
      : []),
    ...(sizeSqYd === Math.round(area)
      ? []
      : breach("size-is-area", number, `it says ${sizeSqYd} sq yd and covers ${area.toFixed(2)}`)),
    ...(outside ? breach("inside-boundary", number, "a corner lies outside the boundary") : []),
    ...breachesOfFrontage(plan, plot),
  ];
}

function breachesOfFrontage(plan: Plan, { number, polygon, roads }: PlanPlot): PlanBreach[] {
  return roads.flatMap((id) => {
    const road = plan.roads.find((other) => other.id === id);
    if (!road) return breach("fronts-road", number, `there is no road ${id}`);
    const metres = metresOnRoad(polygon, true, road);
    return metres >= LEAST_FRONTAGE
      ? []
      : breach("fronts-road", number, `only ${metres.toFixed(1)} m of it lie on ${id}`);
  });
}

function breachesOfOverlap({ plots, openSpaces, utilities, carriageway }: Plan): PlanBreach[] {
  const places = [...openSpaces, ...utilities].map(({ id, polygon }) => ({ name: id, polygon }));
  return plots.flatMap((plot, i) => {
    const others = plots
      .slice(i + 1)
      .map(({ number, polygon }) => ({ name: `plot ${number}`, polygon }));
    const onRoad = isOnAsphalt(plot.polygon, carriageway);
    return [
      ...[...others, ...places].flatMap(({ name, polygon }) =>
        overlap(plot.polygon, polygon, SLACK)
          ? breach("no-overlap", plot.number, `it overlaps ${name}`)
          : [],
      ),
      ...(onRoad ? breach("no-overlap", plot.number, "it lies on a road") : []),
    ];
  });
}

/** True when part of a plot lies on asphalt, the blocks within it left out. */
function isOnAsphalt(polygon: Plan["boundary"], [outline = [], ...blocks]: Plan["carriageway"]) {
  return walkSides(polygon, 1).some(
    ({ at }) => isInsidePolygon(at, outline) && !blocks.some((block) => isInsidePolygon(at, block)),
  );
}

function breachesOfAreas(plan: Plan, facts: ProjectFacts): PlanBreach[] {
  const { site, plots, openSpaces, utilities, roads } = areasOf(plan);
  const acres = site / SQ_YARDS_PER_ACRE;
  const missing = site - plots - openSpaces - utilities - roads;
  const share = openSpaces / site;
  const { openSpaceShare, acres: stated } = facts;
  return [
    ...(Math.abs(acres / stated - 1) > AREA_SLACK
      ? breach("site-area", null, `the boundary holds ${acres.toFixed(3)} acres, not ${stated}`)
      : []),
    ...(Math.abs(missing / site) > AREA_SLACK
      ? breach("areas-add-up", null, `the parts miss the whole by ${missing.toFixed(1)} sq yd`)
      : []),
    ...(share < openSpaceShare
      ? breach("open-space", null, `only ${(share * 100).toFixed(1)} % of the land is open`)
      : []),
  ];
}

/** What the plan says of itself must be what every page says. */
function breachesOfFacts(plan: Plan, facts: ProjectFacts): PlanBreach[] {
  const { name, sample, acres, wall, roads, plots } = plan;
  const sizes = plots.map(({ sizeSqYd }) => sizeSqYd);
  const widths = [...new Set(roads.map(({ widthFeet }) => widthFeet))].sort((a, b) => b - a);
  const told: readonly (readonly [string, unknown, unknown])[] = [
    ["name", name, facts.name],
    ["sample", sample, facts.isSample],
    ["acres", acres, facts.acres],
    ["wall", wall.heightFeet, facts.wallFeet],
    ["fence", wall.fenceFeet, facts.fenceFeet],
    ["roads", widths.join(), facts.roadFeet.join()],
    ["place, 50 m off", metresBetween(middleOf(plan), facts.place) > MOST_OFF_METRES, false],
    ["smallest plot", Math.min(...sizes), facts.smallestSqYards],
    ["largest plot", Math.max(...sizes), facts.largestSqYards],
  ];
  return told.flatMap(([what, drawn, fact]) =>
    drawn === fact
      ? []
      : breach("stated-facts", null, `${what}: ${drawn} in the plan, ${fact} told`),
  );
}
