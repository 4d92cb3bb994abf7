import type { StyleSpecification } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Language } from "#platform/i18n/languages.ts";
import baseMapUrl from "./base-map.json?url";
import type { BaseMap } from "./base-map.ts";
import { baseStyle } from "./base-style.ts";
import { type MapColours, readMapColours } from "./map-colours.ts";
import { loadMapFonts } from "./map-fonts.ts";
import type { MapSources, TileSet } from "./map-sources.ts";
import { checkStyle } from "./style-source.ts";

/** Failing tiles of a configured style that are borne before the embedded one takes its place. */
const BORNE_TILE_ERRORS = 3;

export interface ReadyStyle {
  readonly kind: "configured" | "embedded";
  /** True when a configured style was asked for and did not work. */
  readonly fellBack: boolean;
  readonly style: StyleSpecification | string;
  readonly colours: MapColours;
  /** Drawn on the schematic ground; null without, and in a configured style. */
  readonly streets: TileSet | null;
  /** The same of pictures from the air, which the style has hidden. */
  readonly aerial: TileSet | null;
}

/** A worker that cannot be had would leave the map blank without a word; fetched here, it is cached. */
async function loadWorker(): Promise<void> {
  const response = await fetch(workerUrl);
  if (!response.ok) throw new Error(`The map worker answers ${response.status}`);
  await response.arrayBuffer();
}

async function fetchJson<Json>(url: string): Promise<Json> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The base map answers ${response.status}`);
  return (await response.json()) as Json;
}

async function embeddedStyle(
  language: Language,
  colours: MapColours,
  { names, streets, aerial }: MapSources,
): Promise<StyleSpecification> {
  const [drawn, places] = await Promise.all([
    fetchJson<BaseMap>(baseMapUrl),
    names === null ? null : fetchJson<BaseMap["places"]>(names),
    loadMapFonts(language, document.fonts),
  ]);
  const baseMap = places === null ? drawn : { ...drawn, places };
  return baseStyle(baseMap, { language, colours, streets, aerial, origin: location.origin });
}

async function chooseStyle(
  language: Language,
  sources: MapSources,
  place: LatLng,
): Promise<ReadyStyle> {
  const { styleUrl, streets, aerial } = sources;
  const colours = readMapColours(getComputedStyle(document.documentElement));
  if (styleUrl !== null) {
    const fetch = globalThis.fetch.bind(globalThis);
    const check = await checkStyle(styleUrl, { fetch, ...place });
    const alone = { streets: null, aerial: null };
    if (check.ok)
      return { kind: "configured", fellBack: false, style: styleUrl, colours, ...alone };
  }
  const style = await embeddedStyle(language, colours, sources);
  return { kind: "embedded", fellBack: styleUrl !== null, style, colours, streets, aerial };
}

async function readyStyle(language: Language, sources: MapSources, place: LatLng) {
  const [style] = await Promise.all([chooseStyle(language, sources, place), loadWorker()]);
  return style;
}

/**
 * The style to show: the configured one when it works, else the embedded one. Null until known.
 * `onFailed` is called when not even the embedded one can be had.
 */
export function useMapStyle(options: {
  readonly language: Language;
  readonly sources: MapSources;
  readonly place: LatLng;
  readonly onFailed: () => void;
}) {
  const { language, sources, place } = options;
  const { styleUrl } = sources;
  const [ready, setReady] = useState<ReadyStyle | null>(null);
  const [tileErrors, setTileErrors] = useState(0);
  const url = tileErrors < BORNE_TILE_ERRORS ? styleUrl : null;
  const fellBack = url !== styleUrl;
  const fail = useEffectEvent(options.onFailed);
  const load = useEffectEvent((wanted: Language, wantedUrl: string | null) =>
    readyStyle(wanted, { ...sources, styleUrl: wantedUrl }, place),
  );
  useEffect(() => {
    let isCurrent = true;
    load(language, url).then(
      (style) => isCurrent && setReady({ ...style, fellBack: style.fellBack || fellBack }),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, url, fellBack]);
  const reportTileError = useCallback(() => setTileErrors((count) => count + 1), []);
  const giveUp = useCallback(() => setTileErrors(BORNE_TILE_ERRORS), []);
  return { ready, reportTileError, giveUp };
}
