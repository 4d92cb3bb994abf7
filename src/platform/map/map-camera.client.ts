import type { LngLatBoundsLike, Map as MapLibreMap } from "maplibre-gl";
import type { MapRef } from "react-map-gl/maplibre";
import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import type { MapTarget, MapView } from "./map-view.ts";

const MOVE_MS = 500;
/** Room round bounds that are fitted, px: a tag stands on its place. */
const PADDING = 48;
/** A single place fitted as bounds must not end in a blank close-up. */
const NEAREST_FIT = 14;

function boxOf({ bounds }: { bounds: Bounds }): LngLatBoundsLike {
  return [bounds.west, bounds.south, bounds.east, bounds.north];
}

/** A view that was before has no room round it, and may be as near as it was. */
function fitting({ kind }: MapTarget) {
  return kind === "view" ? { padding: 0 } : { padding: PADDING, maxZoom: NEAREST_FIT };
}

/** Where a new map begins: its state for MapLibre, and a place in the middle. */
export function startOf(target: MapTarget) {
  if (target.kind === "centre") {
    const { lat, lng } = target.centre;
    const zoom = typeof target.zoom === "number" ? target.zoom : 11;
    return { place: target.centre, state: { latitude: lat, longitude: lng, zoom } };
  }
  const { north, south, east, west } = target.bounds;
  return {
    place: { lat: (north + south) / 2, lng: (east + west) / 2 } satisfies LatLng,
    state: {
      bounds: boxOf(target),
      fitBoundsOptions: fitting(target),
    },
  };
}

/** Brings a target into view, over `duration` ms; MapLibre jumps under reduced motion. */
export function moveTo(map: MapLibreMap | MapRef, target: MapTarget, duration = MOVE_MS): void {
  if (target.kind !== "centre") {
    map.fitBounds(boxOf(target), { ...fitting(target), duration });
    return;
  }
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const zoom = typeof target.zoom === "number" ? target.zoom : target.zoom({ width, height });
  map.easeTo({ center: [target.centre.lng, target.centre.lat], zoom, duration });
}

/** What the map shows now. */
export function readView(map: MapLibreMap, byVisitor: boolean): MapView {
  const bounds = map.getBounds();
  const { lat, lng } = map.getCenter();
  return {
    bounds: {
      north: bounds.getNorth(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      west: bounds.getWest(),
    },
    centre: { lat, lng },
    zoom: map.getZoom(),
    byVisitor,
  };
}
