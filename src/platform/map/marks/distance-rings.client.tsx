import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { HONEST_ZOOM } from "#platform/map/ground/base-style.ts";
import type { MapColours } from "#platform/map/ground/map-colours.ts";
import { fontStack } from "#platform/map/ground/map-fonts.ts";
import { ringShapes } from "./circle-shape.ts";

interface DistanceRingsProps {
  readonly centre: LatLng;
  /** Also from farther off, at 1 to 10 km: where what is near is told of. */
  readonly isWide?: boolean;
  readonly language: Language;
  readonly colours: MapColours;
}

/** Rings at round distances, from the zoom on where a schematic map shows too little to judge by. */
export function DistanceRings(props: DistanceRingsProps) {
  const { t } = useLingui();
  const { near, far } = useMemo(
    () => ({
      near: [
        { radius: 0.25 as Kilometres, label: t`250 m` },
        { radius: 0.5 as Kilometres, label: t`500 m` },
      ],
      far: [1, 2, 5, 10].map((km) => ({ radius: km as Kilometres, label: t`${km} km` })),
    }),
    [t],
  );
  return (
    <>
      <Rings id="rings-near" rings={near} minzoom={HONEST_ZOOM} {...props} />
      <Rings id="rings-far" rings={far} minzoom={props.isWide ? 0 : HONEST_ZOOM} {...props} />
    </>
  );
}

interface RingsProps extends DistanceRingsProps {
  readonly id: string;
  readonly rings: Parameters<typeof ringShapes>[1];
  readonly minzoom: number;
}

function Rings({ id, rings, minzoom, centre, language, colours }: RingsProps) {
  const shapes = useMemo(() => ringShapes(centre, rings), [centre, rings]);
  return (
    <Source type="geojson" data={shapes}>
      <Layer
        id={id}
        type="line"
        minzoom={minzoom}
        filter={["==", ["get", "kind"], "ring"]}
        paint={{
          "line-color": colours.river,
          "line-width": 1,
          "line-dasharray": [4, 3],
          "line-opacity": 0.75,
        }}
      />
      <Layer
        id={`${id}-labels`}
        type="symbol"
        minzoom={minzoom}
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
