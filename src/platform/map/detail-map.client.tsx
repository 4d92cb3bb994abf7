import { useMemo } from "react";
import { Layer, Marker, Source } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import type { ReadyStyle } from "./ground/use-map-style.client.ts";
import { MapCanvas, type MapCanvasProps } from "./map-canvas.client.tsx";
import { NorthArrow, ScaleBar, SourceNote } from "./map-frame.tsx";
import type { MapView } from "./map-view.ts";
import { spokeShapes } from "./marks/circle-shape.ts";
import { DistanceRings } from "./marks/distance-rings.client.tsx";
import { type MarkerSpace, MarkerSpaces } from "./marks/marker-space.client.tsx";
import {
  type MarkedPlace,
  NumberedMarks,
  type NumberedPlace,
} from "./marks/numbered-marks.client.tsx";
import { type MapPlots, PlotsLayer } from "./marks/plots-layer.client.tsx";
import { AerialSwitch } from "./tools/aerial-switch.client.tsx";
import { MapCorner } from "./tools/map-controls.client.tsx";

export interface DetailMapProps
  extends Pick<MapCanvasProps, "language" | "sources" | "label" | "target" | "onError"> {
  readonly centre: { readonly at: LatLng; readonly name: string };
  /** Numbered 1, 2, 3 in this order, as in the list beside the map. */
  readonly landmarks: readonly NumberedPlace[];
  /** Joins the numbers with that list: which one is marked, by pointer, key or press. */
  readonly marked?: MarkedPlace;
  /** Plots drawn on the ground. */
  readonly plots?: MapPlots;
}

/** One place and the landmarks round it. Fills its parent. */
export default function DetailMap(props: DetailMapProps) {
  return (
    <div className="map-canvas absolute inset-0 overflow-hidden bg-map-land">
      <MapCanvas
        language={props.language}
        sources={props.sources}
        label={props.label}
        target={props.target}
        onError={props.onError}
        amidPage
      >
        {(live) => <DetailMapContents {...props} {...live} />}
      </MapCanvas>
    </div>
  );
}

function DetailMapContents(props: DetailMapProps & { view: MapView; ready: ReadyStyle }) {
  const { centre, landmarks, view, ready, language } = props;
  const { colours } = ready;
  const spokes = useMemo(
    () =>
      spokeShapes(
        centre.at,
        landmarks.map(({ at }) => at),
      ),
    [centre, landmarks],
  );
  const spaces = useMemo(
    (): MarkerSpace[] => [
      { at: centre.at, space: "plate" },
      ...landmarks.map(({ at }): MarkerSpace => ({ at, space: "number" })),
    ],
    [centre, landmarks],
  );
  return (
    <>
      <MarkerSpaces spaces={spaces} />
      <Source type="geojson" data={spokes}>
        <Layer
          id="spokes"
          type="line"
          paint={{
            "line-color": colours.ink,
            "line-width": 1,
            "line-dasharray": [3, 3],
            "line-opacity": 0.7,
          }}
        />
      </Source>
      {ready.kind === "embedded" && (
        <DistanceRings
          centre={centre.at}
          isWide={landmarks.length > 0}
          language={language}
          colours={colours}
        />
      )}
      {props.plots && <PlotsLayer plots={props.plots} view={view} ready={ready} />}
      <NumberedMarks centre={centre.at} places={landmarks} zoom={view.zoom} marked={props.marked} />
      <Marker
        latitude={centre.at.lat}
        longitude={centre.at.lng}
        anchor="bottom"
        style={{ zIndex: 2 }}
      >
        <div className="map-plate">{centre.name}</div>
      </Marker>
      <NorthArrow />
      <ScaleBar zoom={view.zoom} lat={view.centre.lat} />
      <MapCorner above={<AerialSwitch ready={ready} />}>
        {ready.kind === "embedded" && <SourceNote ready={ready} zoom={view.zoom} />}
      </MapCorner>
    </>
  );
}
