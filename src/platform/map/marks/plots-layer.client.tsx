import type { FeatureCollection } from "geojson";
import type { ExpressionSpecification, FilterSpecification, MapLayerMouseEvent } from "maplibre-gl";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { Layer, Marker, Source, useMap } from "react-map-gl/maplibre";
import { isInside, type LatLng } from "#lib/geo/geo.ts";
import { LOWEST_LABEL } from "#platform/map/ground/base-style.ts";
import { growing } from "#platform/map/ground/layer-styles.ts";
import { fontStack } from "#platform/map/ground/map-fonts.ts";
import type { ReadyStyle } from "#platform/map/ground/use-map-style.client.ts";
import type { MapView } from "#platform/map/map-view.ts";

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
/** Layers that are not directly inside of a `Source` name theirs. */
const SOURCE = "project-shapes";

interface PlotsLayerProps {
  readonly plots: MapPlots;
  readonly view: MapView;
  readonly ready: ReadyStyle;
}

/** The plan on the ground: roads and gardens, plots by status, numbers, sides in feet, pegs. */
export function PlotsLayer({ plots, view, ready }: PlotsLayerProps) {
  const shapes = usePlotShapes(plots, view);
  usePicking(plots, shapes !== null);
  if (!shapes) return null;
  const below = ready.kind === "embedded" ? { beforeId: LOWEST_LABEL } : {};
  const isChosen: ExpressionSpecification = ["==", ["get", "number"], plots.chosen ?? ""];
  const drawn = { colours: ready.colours, below, isChosen };
  return (
    <>
      <Source id={SOURCE} type="geojson" data={shapes}>
        <Grounds {...drawn} />
        <Outlines {...drawn} />
        <Markings {...drawn} />
      </Source>
      {plots.sign && view.zoom >= DRAW_ZOOM && (
        <Sign sign={plots.sign} at={plots.at} zoom={view.zoom} shapes={shapes} />
      )}
    </>
  );
}

/** How layers of the plan are drawn. */
interface DrawnProps {
  readonly colours: ReadyStyle["colours"];
  /** Below the names of places, where the style has such. */
  readonly below: { readonly beforeId?: string };
  readonly isChosen: ExpressionSpecification;
}

const isPart = (part: string): FilterSpecification => ["==", ["get", "part"], part];

/** One value for sold plots, another for held ones, and one for the rest. */
const byStatus = (sold: string, held: string, others: string): ExpressionSpecification => [
  "match",
  ["get", "status"],
  "sold",
  sold,
  "held",
  held,
  others,
];

function Grounds({ colours, below, isChosen }: DrawnProps) {
  const status = byStatus(colours.mist, colours.card, colours.plan);
  const fills = [
    ["project-site", "site", colours.mist],
    ["project-road", "road", colours.street],
    ["project-green", "green", colours.park],
    ["project-building", "building", colours.card],
    ["project-water", "water", colours.water],
    [FILL, "plot", ["case", isChosen, colours.river, status] as ExpressionSpecification],
    ["project-ticks", "tick", colours.ink],
  ] as const;
  return fills.map(([id, part, colour]) => (
    <Layer
      {...below}
      key={id}
      id={id}
      type="fill"
      source={SOURCE}
      minzoom={DRAW_ZOOM}
      filter={isPart(part)}
      paint={{ "fill-color": colour }}
    />
  ));
}

function Outlines({ colours, below }: DrawnProps) {
  return (
    <>
      <Layer
        {...below}
        id={`${FILL}-edges`}
        type="line"
        source={SOURCE}
        minzoom={DRAW_ZOOM}
        filter={["in", ["get", "part"], ["literal", ["plot", "building"]]]}
        paint={{ "line-color": colours.planEdge, "line-width": growing([14, 0.4], [18, 1.2]) }}
      />
      <Layer
        {...below}
        id={`${FILL}-held`}
        type="line"
        source={SOURCE}
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
        source={SOURCE}
        minzoom={DRAW_ZOOM}
        filter={isPart("site")}
        paint={{ "line-color": colours.ink, "line-width": 1.5 }}
      />
    </>
  );
}

/** Pegs, sides in feet, and numbers. */
function Markings({ colours, isChosen }: DrawnProps) {
  const inked = byStatus(colours.muted, colours.ink, colours.ink);
  return (
    <>
      <Layer
        id="project-pegs"
        type="circle"
        source={SOURCE}
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
        source={SOURCE}
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
        source={SOURCE}
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
    </>
  );
}

interface SignProps {
  readonly sign: NonNullable<MapPlots["sign"]>;
  readonly at: LatLng;
  readonly zoom: number;
  readonly shapes: FeatureCollection;
}

/** The link at the plots' middle; north of them once they are looked at themselves. */
function Sign({ sign, at, zoom, shapes }: SignProps) {
  const north = useMemo(() => northOf(shapes), [shapes]);
  return (
    <Marker
      latitude={zoom >= SIGN_ASIDE_ZOOM ? north : at.lat}
      longitude={at.lng}
      anchor="bottom"
      style={{ zIndex: 2 }}
    >
      <a href={sign.path} className="map-plate">
        {sign.words}
      </a>
    </Marker>
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
