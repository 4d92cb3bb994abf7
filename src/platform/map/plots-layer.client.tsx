import type { FeatureCollection } from "geojson";
import type { MapLayerMouseEvent } from "maplibre-gl";
import { useEffect, useEffectEvent, useState } from "react";
import { Layer, Marker, Source, useMap } from "react-map-gl/maplibre";
import { isInside, type LatLng } from "#lib/geo/geo.ts";
import { LOWEST_LABEL } from "./base-style.ts";
import { fontStack } from "./map-fonts.ts";
import type { MapView } from "./map-view.ts";
import type { ReadyStyle } from "./use-map-style.client.ts";

/** Plots of one place, as a page names them. */
export interface PlotsOnMap extends Pick<MapPlots, "url" | "at"> {
  readonly name: string;
}

/** Plots of one place, drawn once the map is near it. */
export interface MapPlots {
  /** GeoJSON of shapes with `number` and `status`. */
  readonly url: string;
  /** Their middle. */
  readonly at: LatLng;
  /** Number of the plot that is marked. */
  readonly chosen: string | null;
  readonly onPick: (number: string) => void;
  /** A link at their middle, for who cannot click a plot; null where the page has one. */
  readonly sign: { readonly words: string; readonly path: string } | null;
}

/** MapLibre counts one less than the 256-pixel scale: fetched at 14 there, drawn from 15 on. */
const FETCH_ZOOM = 13;
const DRAW_ZOOM = 14;
const NUMBER_ZOOM = 16.5;
/** About a kilometre: a map that is so near will soon show them. */
const NEAR_DEGREES = 0.01;
const FILL = "project-plots";

interface PlotsLayerProps {
  readonly plots: MapPlots;
  readonly view: MapView;
  readonly ready: ReadyStyle;
}

export function PlotsLayer({ plots, view, ready }: PlotsLayerProps) {
  const shapes = usePlotShapes(plots, view);
  usePicking(plots, shapes !== null);
  if (!shapes) return null;
  const { colours } = ready;
  const below = ready.kind === "embedded" ? { beforeId: LOWEST_LABEL } : {};
  const isChosen = ["==", ["get", "number"], plots.chosen ?? ""];
  return (
    <>
      <Source type="geojson" data={shapes}>
        <Layer
          {...below}
          id={FILL}
          type="fill"
          minzoom={DRAW_ZOOM}
          paint={{
            "fill-color": [
              "case",
              isChosen,
              colours.river,
              [
                "match",
                ["get", "status"],
                "booked",
                colours.highway,
                "sold",
                colours.town,
                colours.card,
              ],
            ] as never,
            "fill-opacity": 0.95,
          }}
        />
        <Layer
          {...below}
          id={`${FILL}-edges`}
          type="line"
          minzoom={DRAW_ZOOM}
          paint={{ "line-color": colours.muted, "line-width": 0.8 }}
        />
        <Layer
          id={`${FILL}-numbers`}
          type="symbol"
          minzoom={NUMBER_ZOOM}
          layout={{
            "text-field": ["get", "number"],
            "text-font": fontStack("en", "bold"),
            "text-allow-overlap": true,
            "text-size": 11,
          }}
          paint={{ "text-color": ["case", isChosen, colours.card, colours.ink] as never }}
        />
      </Source>
      {plots.sign && view.zoom >= DRAW_ZOOM && (
        <Marker
          latitude={plots.at.lat}
          longitude={plots.at.lng}
          anchor="bottom"
          style={{ zIndex: 2 }}
        >
          <a href={plots.sign.path} className="map-plate">
            {plots.sign.words}
          </a>
        </Marker>
      )}
    </>
  );
}

/** The shapes, fetched once when the map first comes near them. */
function usePlotShapes({ url, at }: MapPlots, { zoom, bounds }: MapView) {
  const [shapes, setShapes] = useState<FeatureCollection | null>(null);
  const isNear =
    zoom >= FETCH_ZOOM &&
    isInside(
      {
        north: bounds.north + NEAR_DEGREES,
        south: bounds.south - NEAR_DEGREES,
        east: bounds.east + NEAR_DEGREES,
        west: bounds.west - NEAR_DEGREES,
      },
      at,
    );
  const isWanted = isNear && shapes === null;
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    fetch(url, { signal: stop.signal }).then(
      async (reply) => {
        if (reply.ok) setShapes((await reply.json()) as FeatureCollection);
      },
      () => undefined, // without them the map is as it was; the next visit tries again
    );
    return () => stop.abort();
  }, [url, isWanted]);
  return shapes;
}

function usePicking({ onPick }: MapPlots, isDrawn: boolean): void {
  const { current: map } = useMap();
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (!map || !isDrawn) return;
    const canvas = map.getCanvas();
    const click = ({ features }: MapLayerMouseEvent) => {
      const number: unknown = features?.[0]?.properties.number;
      if (typeof number === "string") pick(number);
    };
    const enter = () => {
      canvas.style.cursor = "pointer";
    };
    const leave = () => {
      canvas.style.cursor = "";
    };
    map.on("click", FILL, click);
    map.on("mouseenter", FILL, enter);
    map.on("mouseleave", FILL, leave);
    return () => {
      map.off("click", FILL, click);
      map.off("mouseenter", FILL, enter);
      map.off("mouseleave", FILL, leave);
    };
  }, [map, isDrawn]);
}
