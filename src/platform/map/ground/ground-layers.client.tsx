import { useLingui } from "@lingui/react/macro";
import type { ExpressionSpecification } from "maplibre-gl";
import { useEffect, useState } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { ringOf } from "#lib/geo/geo.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { expressionOf, type Part } from "./expressions.ts";
import { FACILITY_MARKS } from "./facility-marks.ts";
import { type GroundData, type GroundSources, toGroundSources } from "./ground-data.ts";
import groundMapUrl from "./ground-map.json?url";
import { nameIn } from "./label-layers.ts";
import { growing, halo } from "./layer-styles.ts";
import type { MapColours } from "./map-colours.ts";
import { fontStack } from "./map-fonts.ts";
import type { TileSet } from "./map-sources.ts";
import { STATIONS_ZOOM, SURVEYED_VILLAGES_ZOOM, VILLAGES_ZOOM } from "./map-zooms.ts";

/** Fetched a little before the first of it is shown. */
const FETCH_ZOOM = 9.5;
/** From here on a facility has its words beside it. */
const WORDS_ZOOM = 15;

/** Villages appear by their people: so many at least, from each zoom on. */
const LEAST_PEOPLE = [
  [VILLAGES_ZOOM, 5000],
  [11, 2500],
  [11.6, 1200],
  [12.2, 500],
  [12.8, 0],
] as const;

const FACILITY_LAYER = "facility";
/** Layers that the legend explains where they show something. */
export const GROUND_LAYERS = { stations: "station", facilities: FACILITY_LAYER } as const;

interface LayersProps {
  readonly ground: GroundSources;
  readonly language: Language;
  readonly colours: MapColours;
  /** Streets under it, which letter villages themselves; null without. */
  readonly streets: TileSet | null;
}

/** Villages, stations and what serves them, on the embedded map. */
export function GroundLayers(props: LayersProps) {
  return (
    <>
      <VillageLayers {...props} />
      <FacilityLayer {...props} />
      <StationLayer {...props} />
    </>
  );
}

async function fetchGround(): Promise<GroundSources> {
  const reply = await fetch(groundMapUrl);
  if (!reply.ok) throw new Error(`The ground of the map answers ${reply.status}`);
  return toGroundSources((await reply.json()) as GroundData);
}

/** The ground, fetched when the map first comes near; null until then, and where it cannot be had. */
export function useGround(isEmbedded: boolean, zoom: number): GroundSources | null {
  const [ground, setGround] = useState<GroundSources | null>(null);
  const isWanted = isEmbedded && zoom >= FETCH_ZOOM && ground === null;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetchGround().then(
      (sources) => isCurrent && setGround(sources),
      () => undefined, // without it the map is as it was; the next one tries again
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return ground;
}

/** Shown from the zoom on that the feature's own property gives. */
const byPeople = expressionOf(
  "step",
  ["zoom"],
  false,
  ...LEAST_PEOPLE.flatMap(([zoom, people]): Part[] => [zoom, [">=", ["get", "people"], people]]),
);

/** True beyond the bounds of the streets, and farther out than they letter villages. */
function beyond({ bounds }: TileSet): ExpressionSpecification {
  if (!bounds) return ["step", ["zoom"], true, SURVEYED_VILLAGES_ZOOM, false];
  const inside: ExpressionSpecification = [
    "within",
    { type: "Polygon", coordinates: [ringOf(bounds)] },
  ];
  return ["step", ["zoom"], true, SURVEYED_VILLAGES_ZOOM, ["!", inside]];
}

function VillageLayers({ ground, language, colours, streets }: LayersProps) {
  return (
    <>
      <Source type="geojson" data={ground.builtUp} tolerance={0.2}>
        <Layer
          id="village-ground"
          beforeId="water"
          type="fill"
          minzoom={VILLAGES_ZOOM}
          paint={{ "fill-color": colours.town, "fill-opacity": 0.9 }}
        />
      </Source>
      <Source type="geojson" data={ground.villages}>
        <Layer
          id="village"
          beforeId="place-5"
          type="symbol"
          minzoom={VILLAGES_ZOOM}
          filter={[
            "all",
            ["==", ["get", "lettered"], 0],
            byPeople,
            ...(streets ? [beyond(streets)] : []),
          ]}
          layout={{
            "text-field": nameIn(language),
            "text-font": fontStack(language, "regular"),
            "text-size": growing([10, 12], [15, 14.5]),
            "text-max-width": 8,
            "text-padding": 3,
            "text-variable-anchor": ["center", "top", "bottom", "left", "right"],
            "text-radial-offset": 0.6,
            "text-justify": "auto",
            "symbol-sort-key": ["-", 0, ["get", "people"]],
          }}
          paint={{ "text-color": colours.muted, ...halo(colours.land) }}
        />
      </Source>
    </>
  );
}

function StationLayer({ ground, language, colours }: LayersProps) {
  return (
    <Source type="geojson" data={ground.stations}>
      <Layer
        id={GROUND_LAYERS.stations}
        beforeId="road-shield"
        type="symbol"
        minzoom={STATIONS_ZOOM}
        layout={{
          "icon-image": "station",
          "icon-padding": 1,
          "text-field": ["step", ["zoom"], "", 12, nameIn(language)],
          ...besideIcon(language),
        }}
        paint={{ "text-color": colours.ink, ...halo(colours.land) }}
      />
    </Source>
  );
}

/** A small name on whichever side of its icon is free, or none. */
function besideIcon(language: Language) {
  return {
    "text-font": fontStack(language, "regular"),
    "text-size": 12,
    "text-variable-anchor": ["left", "right", "top", "bottom"] as [
      "left",
      "right",
      "top",
      "bottom",
    ],
    "text-radial-offset": 0.95,
    "text-justify": "auto" as const,
    "text-max-width": 9,
    "text-optional": true,
  };
}

function FacilityLayer({ ground, language, colours }: LayersProps) {
  const { i18n } = useLingui();
  const marks = Object.entries(FACILITY_MARKS);
  const zooms = [...new Set(marks.map(([, { from }]) => from))].sort((a, b) => a - b);
  const kindsFrom = (zoom: number) =>
    marks.flatMap(([kind, { from }]) => (from <= zoom ? kind : []));
  const ofKinds = (zoom: number): ExpressionSpecification => [
    "in",
    ["get", "kind"],
    ["literal", kindsFrom(zoom)],
  ];
  const shown = expressionOf(
    "step",
    ["zoom"],
    false,
    ...zooms.flatMap((zoom) => [zoom, ofKinds(zoom)]),
  );
  const kindWords = expressionOf(
    "match",
    ["get", "kind"],
    ...marks.flatMap(([kind, { words }]) => [kind, i18n._(words)]),
    "",
  );
  return (
    <Source type="geojson" data={ground.facilities}>
      <Layer
        id={GROUND_LAYERS.facilities}
        beforeId="landmark"
        type="symbol"
        minzoom={zooms[0] ?? 0}
        filter={shown}
        layout={{
          "icon-image": ["concat", "facility-", ["get", "kind"]],
          "icon-padding": 2,
          "text-field": [
            "step",
            ["zoom"],
            "",
            WORDS_ZOOM,
            ["case", ["has", "name"], nameIn(language), kindWords],
          ],
          ...besideIcon(language),
          "symbol-sort-key": expressionOf(
            "match",
            ["get", "kind"],
            ...marks.flatMap(([kind, { from }]) => [kind, from]),
            99,
          ),
        }}
        paint={{ "text-color": colours.riverDeep, ...halo(colours.land) }}
      />
    </Source>
  );
}
