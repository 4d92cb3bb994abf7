import type { Map as MapLibreMap } from "maplibre-gl";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { MapEvent, MapRef, ViewStateChangeEvent } from "react-map-gl/maplibre";
import { moveTo, readView } from "./map-camera.client.ts";
import { isSameView, type MapTarget, type MapView } from "./map-view.ts";

/** MapLibre starts a move by wheel somewhat later, and without naming its event. */
const WHEEL_MS = 300;

interface CameraOptions {
  readonly target: MapTarget;
  readonly onIdle: ((view: MapView) => void) | undefined;
}

/** What the map shows, where it is sent, and who moved it: the handlers to give to MapLibre. */
export function useMapCamera(map: RefObject<MapRef | null>, { target, onIdle }: CameraOptions) {
  const [view, setView] = useState<MapView | null>(null);
  const byVisitor = useRef(false);
  const wheeledAt = useRef(Number.NEGATIVE_INFINITY);
  const reported = useRef<MapView | null>(null);

  // Only a new key moves the map: what the visitor did since stands.
  const moveToKey = useEffectEvent((key: string) => {
    if (view !== null && map.current && key === target.key) moveTo(map.current, target);
  });
  useEffect(() => moveToKey(target.key), [target.key]);

  // MapLibre may fire while React renders the map's own properties: the view follows right after.
  const look = (live: MapLibreMap) => {
    const now = readView(live, byVisitor.current);
    queueMicrotask(() => setView(now));
  };
  const begin = (live: MapLibreMap) => {
    if (view !== null) return;
    live.touchZoomRotate.disableRotation();
    live.keyboard.disableRotation();
    moveTo(live, target, 0);
    setView(readView(live, false));
  };
  const handlers = {
    onWheel: () => {
      wheeledAt.current = performance.now();
    },
    onMoveStart: ({ originalEvent }: ViewStateChangeEvent) => {
      const isWheel = performance.now() - wheeledAt.current < WHEEL_MS;
      byVisitor.current = originalEvent !== undefined || isWheel;
    },
    onMoveEnd: ({ target: live }: MapEvent) => look(live),
    onZoom: ({ target: live, viewState }: ViewStateChangeEvent) => {
      if (Math.floor(viewState.zoom) !== Math.floor(view?.zoom ?? 0)) look(live);
    },
    onIdle: ({ target: live }: MapEvent) => {
      const now = readView(live, byVisitor.current);
      if (isSameView(reported.current, now)) return;
      reported.current = now;
      onIdle?.(now);
    },
  };
  return { view, begin, handlers };
}
