import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { HONEST_ZOOM } from "./base-style.ts";
import { ringShapes } from "./circle-shape.ts";
import type { MapColours } from "./map-colours.ts";
import { fontStack } from "./map-fonts.ts";

interface DistanceRingsProps {
  readonly centre: LatLng;
  readonly language: Language;
  readonly colours: MapColours;
}

/** Rings at round distances, from the zoom on where a schematic map shows too little to judge by. */
export function DistanceRings({ centre, language, colours }: DistanceRingsProps) {
  const { t } = useLingui();
  const shapes = useMemo(
    () =>
      ringShapes(centre, [
        { radius: 0.25 as Kilometres, label: t`250 m` },
        { radius: 0.5 as Kilometres, label: t`500 m` },
        { radius: 1 as Kilometres, label: t`1 km` },
        { radius: 2 as Kilometres, label: t`2 km` },
      ]),
    [centre, t],
  );
  return (
    <Source type="geojson" data={shapes}>
      <Layer
        id="rings"
        type="line"
        minzoom={HONEST_ZOOM}
        filter={["==", ["get", "kind"], "ring"]}
        paint={{
          "line-color": colours.river,
          "line-width": 1,
          "line-dasharray": [4, 3],
          "line-opacity": 0.75,
        }}
      />
      <Layer
        id="ring-labels"
        type="symbol"
        minzoom={HONEST_ZOOM}
        filter={["==", ["get", "kind"], "label"]}
        layout={{
          "text-allow-overlap": true,
          "text-field": ["get", "label"],
          "text-font": fontStack(language, "bold"),
          "text-size": 12,
        }}
        paint={{
          "text-color": colours.river,
          "text-halo-color": colours.land,
          "text-halo-width": 1.6,
        }}
      />
    </Source>
  );
}
