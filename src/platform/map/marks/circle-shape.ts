import type { Feature, FeatureCollection, LineString, Polygon, Position } from "geojson";
import { EARTH_RADIUS_KM, type LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";

const RADIANS = Math.PI / 180;
const SIDES = 120;
/** A tick every 6°, a long one every 30°, as on a protractor. */
const TICK_DEGREES = 6;
const LONG_TICK_DEGREES = 30;
/** Lengths as shares of the radius. */
const TICK_SHARE = 0.025;
const LONG_TICK_SHARE = 0.05;
const EAST = 90;

/** The place `distance` km from `from` in a direction, degrees clockwise from north. */
export function placeAt(from: LatLng, distance: Kilometres, bearing: number): LatLng {
  const angle = distance / EARTH_RADIUS_KM;
  const lat = from.lat * RADIANS;
  const sinLat =
    Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing * RADIANS);
  const across = Math.sin(bearing * RADIANS) * Math.sin(angle) * Math.cos(lat);
  const along = Math.cos(angle) - Math.sin(lat) * sinLat;
  return { lat: Math.asin(sinLat) / RADIANS, lng: from.lng + Math.atan2(across, along) / RADIANS };
}

/** Due east of the centre, where a radius is read and its handle sits. */
export function eastOf(centre: LatLng, radius: Kilometres): LatLng {
  return placeAt(centre, radius, EAST);
}

const position = ({ lng, lat }: LatLng): Position => [lng, lat];

function ring(centre: LatLng, radius: Kilometres): Position[] {
  const corners = Array.from({ length: SIDES }, (_, side) =>
    position(placeAt(centre, radius, (side * 360) / SIDES)),
  );
  return [...corners, corners[0] as Position];
}

function line(kind: string, coordinates: Position[]): Feature<LineString> {
  return { type: "Feature", properties: { kind }, geometry: { type: "LineString", coordinates } };
}

function ticks(centre: LatLng, radius: Kilometres): Feature<LineString>[] {
  return Array.from({ length: 360 / TICK_DEGREES }, (_, i) => {
    const bearing = i * TICK_DEGREES;
    const share = bearing % LONG_TICK_DEGREES === 0 ? LONG_TICK_SHARE : TICK_SHARE;
    const inner = (radius * (1 - share)) as Kilometres;
    return line(
      "tick",
      [placeAt(centre, inner, bearing), placeAt(centre, radius, bearing)].map(position),
    );
  });
}

/** A search circle as drawn: its disc, its ticked rim and its dashed radius, told apart by `kind`. */
export function circleShape(centre: LatLng, radius: Kilometres): FeatureCollection {
  const disc: Feature<Polygon> = {
    type: "Feature",
    properties: { kind: "disc" },
    geometry: { type: "Polygon", coordinates: [ring(centre, radius)] },
  };
  const spoke = line("radius", [position(centre), position(eastOf(centre, radius))]);
  const rim = line("rim", ring(centre, radius));
  return {
    type: "FeatureCollection",
    features: [disc, rim, spoke, ...ticks(centre, radius)],
  };
}

const SOUTH = 180;

/** Rings round a place at the given distances, and at the south of each a point that carries its `label`. */
export function ringShapes(
  centre: LatLng,
  rings: readonly { readonly radius: Kilometres; readonly label: string }[],
): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: rings.flatMap(({ radius, label }) => [
      line("ring", ring(centre, radius)),
      {
        type: "Feature" as const,
        properties: { kind: "label", label },
        geometry: { type: "Point", coordinates: position(placeAt(centre, radius, SOUTH)) },
      },
    ]),
  };
}

/** A drawn area as one polygon; `corners` is not closed. */
export function areaShape(corners: readonly LatLng[]): FeatureCollection {
  const [first] = corners;
  const closed = first ? [...corners, first].map(position) : [];
  return {
    type: "FeatureCollection",
    features: [
      { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [closed] } },
    ],
  };
}

/** Straight lines from one place to others. */
export function spokeShapes(from: LatLng, to: readonly LatLng[]): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: to.map((place) => line("spoke", [position(from), position(place)])),
  };
}
