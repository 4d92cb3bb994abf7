import { lengthOf, SQ_YARDS_PER_ACRE, sidesOf, toSqYards } from "../plan-geometry.ts";
import { drawnAreas } from "./drawn-areas.ts";
import type { DrawnPlan } from "./drawn-plan.ts";
import { SLACK } from "./measure-plot.ts";

/** What may be wrong with the land of a drawn plan as a whole. */
export const SITE_RULES = ["areas-add-up", "site-area", "open-space"] as const;
export type SiteRule = (typeof SITE_RULES)[number];

/** What the approval says of the land; what is left out is not asked. */
export interface StatedSite {
  readonly acres?: number | undefined;
  /** Share of the land that is open space, per cent. */
  readonly openPercent?: number | undefined;
}

/** Approvals tell areas to a hundredth of an acre, large ones less exactly: acres, and a share. */
const ACRES_SLACK = 0.005;
const SHARE_SLACK = 0.005;
/** Shares are told to a tenth of a per cent. */
const PERCENT_SLACK = 0.05;

/**
 * The rules that the land of a drawn plan breaks, whose plots break none: of a plan without a boundary
 * none can be asked, and only of one that has its roads as areas whether all its land is accounted for.
 */
export function findSiteBreaches(plan: DrawnPlan, stated: StatedSite): SiteRule[] {
  const { site, plots, openSpaces, utilities, roads } = drawnAreas(plan);
  if (site === null) return [];
  const missing = site - plots - openSpaces - utilities - (roads ?? 0);
  const slack = toSqYards((SLACK * lengthOfLines(plan)) / 2);
  const addsUp = missing >= -slack && (roads === null || missing <= slack);
  const { acres, openPercent } = stated;
  const isOtherArea =
    acres !== undefined &&
    Math.abs(site / SQ_YARDS_PER_ACRE - acres) > Math.max(ACRES_SLACK, acres * SHARE_SLACK);
  const hasLessOpen =
    openPercent !== undefined && (openSpaces / site) * 100 < openPercent - PERCENT_SLACK;
  return [
    ...(addsUp ? [] : (["areas-add-up"] as const)),
    ...(isOtherArea ? (["site-area"] as const) : []),
    ...(hasLessOpen ? (["open-space"] as const) : []),
  ];
}

/** Metres of all lines that divide the land: each may lie a little off. */
function lengthOfLines({ boundary, plots, openSpaces, utilities, roads }: DrawnPlan): number {
  const rings = [
    boundary ?? [],
    ...plots.map(({ polygon }) => polygon),
    ...openSpaces,
    ...utilities,
  ];
  const closed = rings.flatMap((ring) => sidesOf(ring));
  const onRoads = roads.flatMap((road) => sidesOf(road.line, road.closed));
  return [...closed, ...onRoads].reduce((sum, side) => sum + lengthOf(side), 0);
}
