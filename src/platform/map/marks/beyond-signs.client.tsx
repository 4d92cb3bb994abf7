import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useMap } from "react-map-gl/maplibre";
import { formatDecimal, formatKm } from "#platform/i18n/formats.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { GroundSources } from "#platform/map/ground/ground-data.ts";
import { namePropertiesOf } from "#platform/map/ground/label-layers.ts";
import { SIGNS_ZOOM } from "#platform/map/ground/map-zooms.ts";
import type { MapView } from "#platform/map/map-view.ts";
import { metresPerPixel } from "#platform/map/scale.ts";
import { type BeyondPlace, beyondPlaces } from "./beyond-places.ts";

const MOST_SIGNS = 6;
/** Kept free along the edges, px. */
const INSET = 10;
/** Villages smaller than this are no help in finding one's way. */
const LEAST_PEOPLE = 600;

interface BeyondSignsProps {
  readonly ground: GroundSources;
  readonly view: MapView;
  readonly language: Language;
}

/** Signs at the edges of the map: which village lies which way, and how far from the middle. */
export function BeyondSigns({ ground, view, language }: BeyondSignsProps) {
  const { t } = useLingui();
  const { current: map } = useMap();
  const isWanted = view.zoom >= SIGNS_ZOOM;
  const places = useMemo(
    () =>
      ground.villages.features
        .filter(({ properties }) => properties?.people >= LEAST_PEOPLE)
        .map(({ geometry: { coordinates }, properties }) => ({
          lng: coordinates[0] ?? 0,
          lat: coordinates[1] ?? 0,
          name: nameOf(properties, language),
        })),
    [ground, language],
  );
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => clearOthers(list.current));
  if (!isWanted || !map) return null;
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const signs = beyondPlaces(
    places,
    {
      centre: view.centre,
      width,
      height,
      metresPerPixel: metresPerPixel(view.zoom, view.centre.lat),
    },
    MOST_SIGNS,
    INSET,
  );
  return (
    <ul ref={list} aria-label={t`Places beyond the map`} className="pointer-events-none">
      {signs.map((sign) => (
        <Sign
          key={`${sign.place.lat} ${sign.place.lng}`}
          sign={sign}
          width={width}
          height={height}
        />
      ))}
    </ul>
  );
}

function nameOf(properties: Record<string, unknown> | null, language: Language): string {
  const names = namePropertiesOf(language).map((key) => properties?.[key]);
  const found = names.find((name) => typeof name === "string");
  return typeof found === "string" ? found : "";
}

interface SignProps {
  readonly sign: BeyondPlace<{ lat: number; lng: number; name: string }>;
  readonly width: number;
  readonly height: number;
}

function Sign({ sign, width, height }: SignProps) {
  const { t } = useLingui();
  const { x, y, km, bearing, place } = sign;
  const distance =
    km < 1 ? t`${formatDecimal(Math.round(km * 20) * 50, 0)} m` : t`${formatKm(km)} km`;
  return (
    <li
      className="map-sign"
      style={{
        left: `${x}px`,
        top: `${y}px`,
        // The sign lies within the pane whichever edge it stands at.
        transform: `translate(${(-100 * x) / width}%, ${(-100 * y) / height}%)`,
      }}
    >
      <svg
        viewBox="0 0 12 12"
        className="size-3"
        style={{ rotate: `${bearing}deg` }}
        aria-hidden="true"
      >
        <path
          d="M6 10.5v-9M2.5 5 6 1.5 9.5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <b className="font-semibold">{place.name}</b>{" "}
      <span className="num text-muted">{distance}</span>
    </li>
  );
}

/** Hides signs that would lie on a control of the map, on the page's heading over it or on a nearer sign. */
function clearOthers(list: HTMLUListElement | null): void {
  if (!list) return;
  const taken = Array.from(document.querySelectorAll("[data-control], h1"), (one) =>
    one.getBoundingClientRect(),
  );
  for (const sign of list.children as Iterable<Element> & HTMLCollection) {
    const box = sign.getBoundingClientRect();
    const isFree = taken.every(
      (other) =>
        box.right + 4 < other.left ||
        box.left - 4 > other.right ||
        box.bottom + 4 < other.top ||
        box.top - 4 > other.bottom,
    );
    (sign as HTMLElement).style.visibility = isFree ? "" : "hidden";
    if (isFree) taken.push(box);
  }
}
