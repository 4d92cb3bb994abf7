import { useLingui } from "@lingui/react/macro";
import * as maplibregl from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import {
  AttributionControl,
  type ErrorEvent,
  type MapLayerMouseEvent,
  Map as MapLibre,
  type MapRef,
} from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Language } from "#platform/i18n/languages.ts";
import "./map.css";
import { drawMapIcons } from "./ground/map-icons.ts";
import type { MapSources } from "./ground/map-sources.ts";
import { type ReadyStyle, useMapStyle } from "./ground/use-map-style.client.ts";
import { startOf } from "./map-camera.client.ts";
import type { MapFailure, MapTarget, MapView } from "./map-view.ts";
import { useMapCamera } from "./use-map-camera.client.ts";

maplibregl.setWorkerUrl(workerUrl);

/** So far there is land on the embedded map; the sheet itself, with roads and names, is its middle. */
const SOUTH: [number, number, number, number] = [72.5, 8.5, 89, 24.5];
/** A configured style has shown its tiles by then, or is given up. */
const STALL_MS = 10_000;
/** The scale bar tells 200 km there, and 20 ft at the nearest. */
const FURTHEST_OUT = 5.3;
const NEAREST_IN = 20.5;

/** Before its land is there the embedded map would be all sea: the paper shows instead, and can be moved. */
const UNPAINTED: CSSProperties & Record<"--map-canvas", string> = { "--map-canvas": "0" };

export interface MapCanvasProps {
  readonly language: Language;
  readonly sources: MapSources;
  /** What the map is of, for screen readers. */
  readonly label: string;
  readonly target: MapTarget;
  readonly onError: (code: MapFailure) => void;
  /** After each move that has come to rest. */
  readonly onIdle?: (view: MapView) => void;
  /** `idOf` tells the `id` of what the first of some layers shows there; null for nothing. */
  readonly onClick?: (at: LatLng, idOf: (layers: readonly string[]) => string | null) => void;
  /** Right click, or a long press, beside what stands on the map. */
  readonly onContextMenu?: (at: LatLng) => void;
  readonly cursor?: string;
  /** Two fingers to pan, Ctrl and wheel to zoom: for a map amid a page that scrolls. */
  readonly amidPage?: boolean;
  readonly children: (map: { readonly view: MapView; readonly ready: ReadyStyle }) => ReactNode;
}

function hasWebGl2(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}

/** True for what stands on the map: its clicks are its own. */
function isOnThing(event: MapLayerMouseEvent): boolean {
  const { target } = event.originalEvent;
  return (
    target instanceof Element && target.closest(".maplibregl-marker, .maplibregl-popup") !== null
  );
}

const toLatLng = ({ lngLat: { lat, lng } }: MapLayerMouseEvent): LatLng => ({ lat, lng });

function idsUnder({ target: map, point }: MapLayerMouseEvent) {
  return (wanted: readonly string[]): string | null => {
    const layers = wanted.filter((layer) => map.getLayer(layer) !== undefined);
    if (layers.length === 0) return null;
    const id: unknown = map.queryRenderedFeatures(point, { layers })[0]?.properties.id;
    return typeof id === "string" ? id : null;
  };
}

function addIcons(map: maplibregl.Map, ready: ReadyStyle): void {
  if (ready.kind !== "embedded") return;
  for (const { name, image, options } of drawMapIcons(ready.colours)) {
    if (!map.hasImage(name)) map.addImage(name, image, options);
  }
}

/** The one owner of a MapLibre map: style, fonts, camera and events. What stands on it is its children. */
export function MapCanvas(props: MapCanvasProps) {
  const { target, onError } = props;
  const start = useRef(startOf(target));
  const { ready, reportTileError, giveUp } = useMapStyle({
    language: props.language,
    sources: props.sources,
    place: start.current.place,
    onFailed: () => onError("style-failed"),
  });
  const [isAble] = useState(hasWebGl2);
  useEffect(() => {
    if (!isAble) onError("no-webgl2");
  }, [isAble, onError]);
  if (!isAble || ready === null) return null;
  return <LiveMap {...props} ready={ready} reportTileError={reportTileError} giveUp={giveUp} />;
}

interface LiveMapProps extends MapCanvasProps {
  readonly ready: ReadyStyle;
  readonly reportTileError: () => void;
  /** Leaves the configured style for the embedded one. */
  readonly giveUp: () => void;
}

/** MapLibre's own words in the page's language; it reads them once. */
function useMapWords(label: string): Record<string, string> {
  const { t } = useLingui();
  return {
    "Map.Title": label,
    "CooperativeGesturesHandler.WindowsHelpText": t`Hold Ctrl and scroll to zoom the map`,
    "CooperativeGesturesHandler.MacHelpText": t`Hold ⌘ and scroll to zoom the map`,
    "CooperativeGesturesHandler.MobileHelpText": t`Move the map with two fingers`,
  };
}

/** Gives up a configured style that never completes: a server of nothing but missing tiles. */
function useStallGuard({ ready, giveUp }: LiveMapProps) {
  const isLoaded = useRef(false);
  useEffect(() => {
    if (ready.kind !== "configured") return;
    const timer = setTimeout(() => {
      if (!isLoaded.current) giveUp();
    }, STALL_MS);
    return () => clearTimeout(timer);
  }, [ready.kind, giveUp]);
  return () => {
    isLoaded.current = true;
  };
}

function LiveMap(props: LiveMapProps) {
  const { ready, target, onError, onClick, onContextMenu } = props;
  const map = useRef<MapRef>(null);
  const locale = useMapWords(props.label);
  const [start] = useState(() => startOf(target));
  const { view, begin, handlers } = useMapCamera(map, { target, onIdle: props.onIdle });
  const markLoaded = useStallGuard(props);
  const [isPainted, setPainted] = useState(ready.kind === "configured");
  const fail = ({ target: live }: ErrorEvent) => {
    // An error before there is a map is that of making it. React may be rendering: answer after.
    if (!live) queueMicrotask(() => onError("map-failed"));
    else if (ready.kind === "configured") queueMicrotask(props.reportTileError);
  };
  return (
    <MapLibre
      ref={map}
      mapLib={maplibregl}
      initialViewState={start.state}
      mapStyle={ready.style}
      attributionControl={false}
      dragRotate={false}
      touchPitch={false}
      maxPitch={0}
      minZoom={FURTHEST_OUT}
      maxZoom={NEAREST_IN}
      {...(ready.kind === "embedded" && { maxBounds: SOUTH })}
      renderWorldCopies={false}
      cooperativeGestures={props.amidPage ?? false}
      cursor={props.cursor}
      locale={locale}
      style={isPainted ? undefined : UNPAINTED}
      {...handlers}
      onSourceData={({ sourceId, isSourceLoaded }) => {
        if (sourceId === "land" && isSourceLoaded) setPainted(true);
      }}
      onStyleData={({ target: live }) => {
        addIcons(live, ready);
        begin(live);
      }}
      onLoad={({ target: live }) => {
        setPainted(true);
        markLoaded();
        // Told to whoever listens on the page, such as a test that counts what is shown.
        live
          .getContainer()
          .dispatchEvent(new CustomEvent("map-ready", { bubbles: true, detail: live }));
      }}
      onError={fail}
      onClick={(event) => {
        if (!isOnThing(event)) onClick?.(toLatLng(event), idsUnder(event));
      }}
      onContextMenu={(event) => {
        if (!isOnThing(event)) onContextMenu?.(toLatLng(event));
      }}
    >
      {ready.kind === "configured" && <AttributionControl compact />}
      {view !== null && props.children({ view, ready })}
    </MapLibre>
  );
}
