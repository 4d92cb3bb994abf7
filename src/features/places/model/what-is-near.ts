import KDBush from "kdbush";
import { boundsAround, distanceKm, type LatLng, pointsAlong } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import { ASKED, ASKED_KINDS, type AskedKind, type SiteKind, SOUGHT } from "./near-kinds.ts";
import type { PlaceName } from "./place-name.ts";
import { NOT_NEAR, NOTHING_NEAR, SOUGHT_KINDS, SOUGHT_KMS } from "./sought-kinds.ts";
import type { RingRoad, Surroundings } from "./surroundings.ts";
import {
  nearestTown,
  type TownArea,
  type UncoveredTown,
  uncoveredTowns,
} from "./uncovered-towns.ts";
import { nearestVillage, type Villages } from "./villages.ts";

/** No surveyed place farther off is told of. */
const TOLD_WITHIN_KM = 10 as Kilometres;
/** So near a place is worth telling even where an uncovered town is nearer. */
const NEAR_ANYHOW_KM = 3;
/** A village so near a place says where it is. */
const VILLAGE_WITHIN_KM = 2;

interface Site extends LatLng {
  readonly kind: SiteKind;
  readonly name: PlaceName | null;
  /** The railway's code of a station. */
  readonly code: string | null;
}

/** Facilities, stations and points of ring roads, to be found by nearness; built once. */
export interface SiteIndex {
  readonly sites: readonly Site[];
  readonly points: KDBush;
  /** The towns that the survey leaves out. */
  readonly towns: readonly TownArea[];
}

/** The nearest place of a kind. */
export interface NearSite extends Site {
  readonly asked: AskedKind;
  /** The village that it lies in or beside, where one is within 2 km. */
  readonly village: PlaceName | null;
  /** Straight line, not by road. */
  readonly km: Kilometres;
}

/** What is near a point by the open data, and what they do not tell. */
export interface WhatIsNear {
  /** The nearest of each kind, nearest first. */
  readonly sites: readonly NearSite[];
  /** A town that the survey leaves out and that may have these kinds nearer than the survey does. */
  readonly town: (UncoveredTown & { readonly kinds: readonly AskedKind[] }) | null;
  /** Kinds of which the survey has none within 10 km. */
  readonly none: readonly AskedKind[];
}

/** So far apart are the points that a road is found by: it is told some 50 m too far at most. */
const ROAD_STEP_KM = 0.1;

function pointsOf({ name, line }: RingRoad): Site[] {
  return pointsAlong(line, ROAD_STEP_KM as Kilometres).map((at) => ({
    kind: "ring-road",
    name,
    code: null,
    ...at,
  }));
}

/** Indexes the surroundings by where they lie; `towns` are the built-up areas of the region. */
export function indexSites(surroundings: Surroundings, towns: readonly TownArea[]): SiteIndex {
  const { facilities, stations, ringRoads } = surroundings;
  const sites: Site[] = [
    ...facilities.map((facility) => ({ ...facility, code: null })),
    ...stations.map((station) => ({ ...station, kind: "station" as const })),
    ...ringRoads.flatMap(pointsOf),
  ];
  const points = new KDBush(sites.length);
  for (const { lat, lng } of sites) points.add(lng, lat);
  if (sites.length > 0) points.finish();
  return { sites, points, towns: uncoveredTowns(towns, facilities) };
}

type Nearest = ReadonlyMap<SiteKind, Site & { readonly km: Kilometres }>;

function nearestOfEach({ sites, points }: SiteIndex, at: LatLng, within: Kilometres): Nearest {
  const nearest = new Map<SiteKind, Site & { readonly km: Kilometres }>();
  if (sites.length === 0) return nearest;
  const { north, south, east, west } = boundsAround(at, within);
  for (const row of points.range(west, south, east, north)) {
    const site = sites[row];
    if (!site) continue;
    const km = distanceKm(at, site);
    const known = nearest.get(site.kind)?.km ?? within;
    if (km <= known) nearest.set(site.kind, { ...site, km });
  }
  return nearest;
}

function nearestOf(nearest: Nearest, kinds: readonly SiteKind[]) {
  return kinds.flatMap((kind) => nearest.get(kind) ?? []).sort((a, b) => a.km - b.km)[0] ?? null;
}

/**
 * What is near a point, in straight lines. Where a town that the survey leaves out is nearer than the
 * nearest surveyed place, and that place is more than 3 km off, the town is named in its stead.
 */
export function whatIsNear(index: SiteIndex, villages: Villages, at: LatLng): WhatIsNear {
  const nearest = nearestOfEach(index, at, TOLD_WITHIN_KM);
  const town = nearestTown(index.towns, at);
  const sites: NearSite[] = [];
  const inTown: AskedKind[] = [];
  const none: AskedKind[] = [];
  for (const asked of ASKED_KINDS) {
    const site = nearestOf(nearest, ASKED[asked]);
    const told = site?.km ?? TOLD_WITHIN_KM;
    const isOfSurvey = asked !== "station" && asked !== "ring-road";
    if (isOfSurvey && town && town.km < told && told > NEAR_ANYHOW_KM) inTown.push(asked);
    else if (site) sites.push({ ...site, asked, village: villageAt(villages, site) });
    // Few towns have a ring road: that there is none says nothing of a place.
    else if (asked !== "ring-road") none.push(asked);
  }
  return {
    sites: sites.sort((a, b) => a.km - b.km),
    town: town && inTown.length > 0 ? { ...town, kinds: inTown } : null,
    none,
  };
}

function villageAt(villages: Villages, at: LatLng): PlaceName | null {
  const village = nearestVillage(villages, at);
  return village && village.km <= VILLAGE_WITHIN_KM ? village.name : null;
}

const FARTHEST_SOUGHT_KM = Math.max(...SOUGHT_KMS) as Kilometres;

/**
 * One digit for each of `SOUGHT_KINDS`: the row in `SOUGHT_KMS` of the least distance within which
 * there surely is one, or 4 for none within 5 km. A place that no source gives has none.
 */
export function nearCodes(index: SiteIndex, at: LatLng | null): string {
  if (at === null) return NOTHING_NEAR;
  const nearest = nearestOfEach(index, at, FARTHEST_SOUGHT_KM);
  return SOUGHT_KINDS.map((kind) => {
    const site = nearestOf(nearest, SOUGHT[kind]);
    const row = site ? SOUGHT_KMS.findIndex((km) => site.km <= km) : -1;
    return row < 0 ? NOT_NEAR : String(row);
  }).join("");
}
