import type { FeatureCollection } from "geojson";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import { MARKER_SPACES } from "#platform/map/ground/map-icons.ts";
import type { TagSide } from "./tag-placing.ts";

/** Something on the map, and the room it takes. */
export interface MarkerSpace {
  readonly at: LatLng;
  readonly space: keyof typeof MARKER_SPACES;
  /** Of a tag: where about its point it stands; above it where nothing is said. */
  readonly side?: TagSide;
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
    features: spaces.map(({ at, space, side = "above" }) => ({
      type: "Feature",
      properties: { space: space === "tag" ? `tag-${side}` : space },
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
          "icon-image": [
            "match",
            ["slice", ["get", "space"], 0, 3],
            "tag",
            "space-tag",
            ["concat", "space-", ["get", "space"]],
          ],
          "icon-offset": [
            "match",
            ["get", "space"],
            "tag-above",
            ["literal", rise("tag")],
            "tag-below",
            ["literal", [0, MARKER_SPACES.tag.height / 2 + TIP]],
            "tag-right",
            ["literal", [MARKER_SPACES.tag.width / 2 + TIP, 0]],
            "tag-left",
            ["literal", [-MARKER_SPACES.tag.width / 2 - TIP, 0]],
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
