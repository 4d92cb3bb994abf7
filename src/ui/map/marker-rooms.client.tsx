import type { FeatureCollection } from "geojson";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { LatLng } from "#measures/geography.ts";
import { MARKER_ROOMS } from "./map-icons.ts";

/** Something on the map, and the room it takes. */
export interface MarkerRoom {
  readonly at: LatLng;
  readonly room: keyof typeof MARKER_ROOMS;
}

/** Tags and plates stand above their point by their tip, px. */
const TIP = 6;
const rise = (room: keyof typeof MARKER_ROOMS): [number, number] => [
  0,
  -(MARKER_ROOMS[room].height / 2 + TIP),
];

function toFeatures(rooms: readonly MarkerRoom[]): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: rooms.map(({ at, room }) => ({
      type: "Feature",
      properties: { room },
      geometry: { type: "Point", coordinates: [at.lng, at.lat] },
    })),
  };
}

/** Keeps the names of places clear of the markers: invisible, but first in the placing of labels. */
export function MarkerRooms({ rooms }: { rooms: readonly MarkerRoom[] }) {
  const features = useMemo(() => toFeatures(rooms), [rooms]);
  return (
    <Source type="geojson" data={features}>
      <Layer
        id="marker-rooms"
        type="symbol"
        layout={{
          "icon-image": ["concat", "room-", ["get", "room"]],
          "icon-offset": [
            "match",
            ["get", "room"],
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
