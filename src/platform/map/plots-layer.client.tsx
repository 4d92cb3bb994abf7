import type { FeatureCollection } from "geojson";
import type { ExpressionSpecification, FilterSpecification, MapLayerMouseEvent } from "maplibre-gl";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { Layer, Marker, Source, useMap } from "react-map-gl/maplibre";
import { isInside, type LatLng } from "#lib/geo/geo.ts";
import { LOWEST_LABEL } from "./base-style.ts";
import { growing } from "./layer-styles.ts";
import { fontStack } from "./map-fonts.ts";
import type { MapView } from "./map-view.ts";
import type { ReadyStyle } from "./use-map-style.client.ts";

/** Plots of one place, as a page names them. */
export interface PlotsOnMap extends Pick<MapPlots, "url" | "at"> {
  readonly name: string;
}

/** Plots of one place, drawn once the map is near it. */
export interface MapPlots {
  /** GeoJSON of shapes, each with its `part`; plots with `number` and `status`. */
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
/** The sign is there as soon as the plots are. */
export const SIGN_ZOOM = DRAW_ZOOM;
const NUMBER_ZOOM = 16.8;
/** A pen's width on the ground: sides and pegs are read from here on. */
const SIDES_ZOOM = 18;
/** From here on the sign stands north of the plan, which is looked at itself. */
const SIGN_ASIDE_ZOOM = 15.2;
/** About a kilometre: a map that is so near will soon show them. */
const NEAR_DEGREES = 0.01;
const FILL = "project-plots";
export const PLOTS_LAYER = FILL;

interface PlotsLayerProps {
  readonly plots: MapPlots;
  readonly view: MapView;
  readonly ready: ReadyStyle;
}

/** The plan on the ground: roads and gardens, plots by status, numbers, sides in feet, pegs. */
export function PlotsLayer({ plots, view, ready }: PlotsLayerProps) {
  const shapes = usePlotShapes(plots, view);
  usePicking(plots, shapes !== null);
  const north = useMemo(() => (shapes ? northOf(shapes) : null), [shapes]);
  if (!shapes) return null;
  const { colours } = ready;
  const below = ready.kind === "embedded" ? { beforeId: LOWEST_LABEL } : {};
  const isChosen: ExpressionSpecification = ["==", ["get", "number"], plots.chosen ?? ""];
  const isPart = (part: string): FilterSpecification => ["==", ["get", "part"], part];
  const fills = [
    ["site", colours.mist],
    ["road", colours.street],
    ["green", colours.park],
    ["building", colours.card],
    ["water", colours.water],
  ] as const;
  const byStatus: ExpressionSpecification = [
    "match",
    ["get", "status"],
    "sold",
    colours.mist,
    "held",
    colours.card,
    colours.plan,
  ];
  const inked: ExpressionSpecification = [
    "match",
    ["get", "status"],
    "sold",
    colours.muted,
    colours.ink,
  ];
  return (
    <>
      <Source type="geojson" data={shapes}>
        {fills.map(([part, colour]) => (
          <Layer
            {...below}
            key={part}
            id={`project-${part}`}
            type="fill"
            minzoom={DRAW_ZOOM}
            filter={isPart(part)}
            paint={{ "fill-color": colour }}
          />
        ))}
        <Layer
          {...below}
          id={FILL}
          type="fill"
          minzoom={DRAW_ZOOM}
          filter={isPart("plot")}
          paint={{ "fill-color": ["case", isChosen, colours.river, byStatus] }}
        />
        <Layer
          {...below}
          id="project-ticks"
          type="fill"
          minzoom={DRAW_ZOOM}
          filter={isPart("tick")}
          paint={{ "fill-color": colours.ink }}
        />
        <Layer
          {...below}
          id={`${FILL}-edges`}
          type="line"
          minzoom={DRAW_ZOOM}
          filter={["in", ["get", "part"], ["literal", ["plot", "building"]]]}
          paint={{ "line-color": colours.planEdge, "line-width": growing([14, 0.4], [18, 1.2]) }}
        />
        <Layer
          {...below}
          id={`${FILL}-held`}
          type="line"
          minzoom={DRAW_ZOOM}
          filter={["==", ["get", "status"], "held"]}
          paint={{
            "line-color": colours.ink,
            "line-width": growing([14, 0.5], [18, 1.5]),
            "line-dasharray": [3, 2],
          }}
        />
        <Layer
          {...below}
          id="project-boundary"
          type="line"
          minzoom={DRAW_ZOOM}
          filter={isPart("site")}
          paint={{ "line-color": colours.ink, "line-width": 1.5 }}
        />
        <Layer
          id="project-pegs"
          type="circle"
          minzoom={SIDES_ZOOM}
          filter={isPart("peg")}
          paint={{
            "circle-radius": 2.2,
            "circle-color": colours.card,
            "circle-stroke-color": colours.ink,
            "circle-stroke-width": 0.8,
          }}
        />
        <Layer
          id="project-sides"
          type="symbol"
          minzoom={SIDES_ZOOM}
          filter={isPart("side")}
          layout={{
            "text-field": ["concat", ["get", "feet"], "′"],
            "text-font": fontStack("en", "regular"),
            "text-size": growing([18, 12], [20, 15]),
            "text-rotate": ["get", "turn"],
            "text-rotation-alignment": "map",
            "text-padding": 0,
          }}
          paint={{ "text-color": colours.muted }}
        />
        <Layer
          id={`${FILL}-numbers`}
          type="symbol"
          minzoom={NUMBER_ZOOM}
          filter={isPart("plot")}
          layout={{
            "text-field": ["get", "number"],
            "text-font": fontStack("en", "bold"),
            "text-allow-overlap": true,
            "text-size": growing([NUMBER_ZOOM, 11], [20, 20]),
          }}
          paint={{ "text-color": ["case", isChosen, colours.card, inked] }}
        />
      </Source>
      {plots.sign && view.zoom >= DRAW_ZOOM && (
        <Marker
          latitude={view.zoom >= SIGN_ASIDE_ZOOM && north !== null ? north : plots.at.lat}
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

/** The latitude of the most northern point. */
function northOf({ features }: FeatureCollection): number {
  const lats = features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? geometry.coordinates.flat().map(([, lat = -90]) => lat) : [],
  );
  return Math.max(...lats);
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
