import type { FeatureCollection } from "geojson";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import { MARKER_SPACES } from "./map-icons.ts";

/** Something on the map, and the room it takes. */
export interface MarkerSpace {
  readonly at: LatLng;
  readonly space: keyof typeof MARKER_SPACES;
}

/** Tags and plates stand above their point by their tip, px. */
const TIP = 6;
const rise = (space: keyof typeof MARKER_SPACES): [number, number] => [
  0,
  -(MARKER_SPACES[space].height / 2 + TIP),
];

function toFeatures(spaces: readonly MarkerSpace[]): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: spaces.map(({ at, space }) => ({
      type: "Feature",
      properties: { space },
      geometry: { type: "Point", coordinates: [at.lng, at.lat] },
    })),
  };
}

/** Keeps the names of places clear of the markers: invisible, but first in the placing of labels. */
export function MarkerSpaces({ spaces }: { spaces: readonly MarkerSpace[] }) {
  const features = useMemo(() => toFeatures(spaces), [spaces]);
  return (
    <Source type="geojson" data={features}>
      <Layer
        id="marker-spaces"
        type="symbol"
        layout={{
          "icon-image": ["concat", "space-", ["get", "space"]],
          "icon-offset": [
            "match",
            ["get", "space"],
            "tag",
            ["literal", rise("tag")],
            "plate",
            ["literal", rise("plate")],
            ["literal", [0, 0]],
          ],
          "icon-allow-overlap": true,
          "icon-padding": 0,
        }}
      />
    </Source>
  );
}
