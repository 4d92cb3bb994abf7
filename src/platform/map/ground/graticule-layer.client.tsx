import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { MapView } from "#platform/map/map-view.ts";
import { gridCrosses } from "./graticule.ts";
import { halo } from "./layer-styles.ts";
import type { MapColours } from "./map-colours.ts";
import { fontStack } from "./map-fonts.ts";
import { GRID_ZOOM } from "./map-zooms.ts";

export const GRID_LAYER = "grid-cross";

/** The sheet's grid: crosses at plus codes, so that no ground is empty and every place has a name. */
export function GraticuleLayer({ view, colours }: { view: MapView; colours: MapColours }) {
  const { bounds, zoom } = view;
  const crosses = useMemo(() => {
    const [lat, lng] = [bounds.north - bounds.south, bounds.east - bounds.west];
    const wide = {
      north: bounds.north + lat / 2,
      south: bounds.south - lat / 2,
      east: bounds.east + lng / 2,
      west: bounds.west - lng / 2,
    };
    return zoom >= GRID_ZOOM - 0.5 ? gridCrosses(wide, zoom) : null;
  }, [bounds, zoom]);
  if (!crosses) return null;
  return (
    <Source type="geojson" data={crosses}>
      <Layer
        id={GRID_LAYER}
        beforeId="water-name"
        type="symbol"
        minzoom={GRID_ZOOM}
        layout={{
          "icon-image": "grid-cross",
          "icon-allow-overlap": true,
          "icon-ignore-placement": true,
          "text-field": ["get", "name"],
          "text-font": fontStack("en", "regular"),
          "text-size": 12,
          "text-anchor": "bottom-left",
          "text-offset": [0.35, -0.1],
          "text-optional": true,
        }}
        paint={{ "text-color": colours.muted, "text-opacity": 0.9, ...halo(colours.land) }}
      />
    </Source>
  );
}
