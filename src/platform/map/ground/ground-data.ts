import type { Feature, FeatureCollection, Point, Polygon, Position } from "geojson";
import type { LatLng } from "#lib/geo/geo.ts";
import { METRES_PER_DEGREE } from "#lib/geo/geo.ts";

/** A name in English and, where it is known, in Telugu and Hindi. */
export type GroundName = readonly [en: string, te?: string | null, hi?: string | null];

/** A column of places: degrees times 10⁵ (about a metre), in one order. */
interface Places {
  readonly lat: readonly number[];
  readonly lng: readonly number[];
}

/**
 * What the embedded map shows of the ground beside `BaseMap`, in columns, so that it is small:
 * made from `data/region` by `scripts/make-ground-map.ts`.
 */
export interface GroundData {
  readonly villages: Places & {
    readonly name: readonly GroundName[];
    readonly people: readonly number[];
    /** 1 where the base map has this village by name, so that it is lettered once. */
    readonly lettered: readonly (0 | 1)[];
  };
  readonly stations: Places & { readonly name: readonly GroundName[] };
  readonly facilities: Places & {
    readonly kinds: readonly string[];
    readonly names: readonly GroundName[];
    /** Places in `kinds`; in `names`, -1 for none. */
    readonly kind: readonly number[];
    readonly named: readonly number[];
  };
}

/** The ground as sources of the map. */
export interface GroundSources {
  readonly villages: FeatureCollection<Point>;
  /** Soft ground round each village, as large as its people make likely; its outline is ours. */
  readonly builtUp: FeatureCollection<Polygon>;
  readonly stations: FeatureCollection<Point>;
  readonly facilities: FeatureCollection<Point>;
}

const DEGREE = 1e5;
/** Houses, lanes and yards of one person in a village of the delta, square metres. */
const METRES_PER_PERSON = 110;
const LEAST_RADIUS = 110;
const CORNERS = 20;

const places = ({ lat, lng }: Places): LatLng[] =>
  lat.map((value, i) => ({ lat: value / DEGREE, lng: (lng[i] ?? 0) / DEGREE }));

function named([en, te, hi]: GroundName) {
  return { name: en, ...(te && { nameTe: te }), ...(hi && { nameHi: hi }) };
}

function point({ lat, lng }: LatLng, properties: Feature["properties"]): Feature<Point> {
  return { type: "Feature", properties, geometry: { type: "Point", coordinates: [lng, lat] } };
}

function collection<Shape extends Point | Polygon>(features: Feature<Shape>[]) {
  return { type: "FeatureCollection", features } as const;
}

/** A blot about a village, the same each time: round, with a few slow bays and spurs. */
function blot({ lat, lng }: LatLng, people: number): Position[] {
  const radius = Math.max(LEAST_RADIUS, Math.sqrt((people * METRES_PER_PERSON) / Math.PI));
  const phase = (lat + lng) * DEGREE;
  const ring = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    const bays = 0.16 * Math.sin(2 * angle + phase) + 0.12 * Math.sin(3 * angle + phase * 1.7);
    const metres = radius * (1 + bays + 0.05 * Math.sin(7 * angle + phase));
    const degrees = metres / METRES_PER_DEGREE;
    return [
      lng + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
      lat + degrees * Math.sin(angle),
    ];
  });
  return [...ring, ...ring.slice(0, 1)];
}

/** Unpacks the columns into what MapLibre draws. */
export function toGroundSources({ villages, stations, facilities }: GroundData): GroundSources {
  const villagesAt = places(villages);
  const ofVillage = (i: number) => ({
    ...named(villages.name[i] ?? [""]),
    people: villages.people[i] ?? 0,
    lettered: villages.lettered[i] ?? 0,
  });
  return {
    villages: collection(villagesAt.map((at, i) => point(at, ofVillage(i)))),
    builtUp: collection(
      villagesAt.map((at, i) => ({
        type: "Feature",
        properties: null,
        geometry: { type: "Polygon", coordinates: [blot(at, villages.people[i] ?? 0)] },
      })),
    ),
    stations: collection(
      places(stations).map((at, i) => point(at, named(stations.name[i] ?? [""]))),
    ),
    facilities: collection(
      places(facilities).map((at, i) => {
        const name = facilities.names[facilities.named[i] ?? -1];
        const kind = facilities.kinds[facilities.kind[i] ?? 0];
        return point(at, { kind, ...(name && named(name)) });
      }),
    ),
  };
}
