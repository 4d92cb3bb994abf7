import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { type MapRef, useMap } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import { FACILITY_MARKS, type MarkedFacility } from "#platform/map/ground/facility-marks.ts";
import { GRID_LAYER } from "#platform/map/ground/graticule-layer.client.tsx";
import { GROUND_LAYERS } from "#platform/map/ground/ground-layers.client.tsx";
import { LANDMARK_STROKES } from "#platform/map/ground/map-icons.ts";
import { LAYOUT_LAYERS } from "#platform/map/marks/layouts-layer.client.tsx";
import { PLOTS_LAYER } from "#platform/map/marks/plots-layer.client.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** Wide enough that the open legend leaves the map its place, px. */
const ROOMY = 560;
/** How it lies when it is open, from the lower left corner, px; a row and what is round the rows. */
const BOX = { right: 268, bottom: 60, row: 26, rest: 112 } as const;
/** A tag stands above its place, and to both sides of it, px. */
const TAG = { half: 44, height: 36 } as const;

/** What of the legend's marks the map shows now. */
interface ShownMarks {
  readonly layouts: boolean;
  readonly open: boolean;
  readonly stations: boolean;
  readonly grid: boolean;
  readonly facilities: readonly MarkedFacility[];
  readonly statuses: readonly (keyof typeof STATUSES)[];
}

interface MapLegendProps {
  /** What the map is looked at for; the legend does not lie over them unless it is opened. */
  readonly places: readonly { readonly at: LatLng }[];
}

/**
 * The key to the marks in view, and to no others: open where there is room and nothing that was found
 * lies under it, else behind a button.
 */
export function MapLegend({ places }: MapLegendProps) {
  const { t, i18n } = useLingui();
  const { current: map } = useMap();
  const shown = useShownMarks();
  /** Null until the visitor opens or folds it. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!shown || !map) return null;
  const rows: { key: string; mark: ReactNode; words: string }[] = [
    ...(shown.layouts
      ? [
          {
            key: "layout",
            mark: <Swatch className="border-plan-edge bg-turmeric-tint" />,
            words: t`Layout: area to scale, shape drawn by us`,
          },
        ]
      : []),
    ...(shown.open
      ? [
          {
            key: "open",
            mark: <Swatch className="border-transparent bg-map-forest" />,
            words: t`Park or open space`,
          },
        ]
      : []),
    ...shown.statuses.map((status) => ({
      key: status,
      mark: <Swatch className={STATUSES[status].look} />,
      words: i18n._(STATUSES[status].words),
    })),
    ...(shown.stations
      ? [{ key: "station", mark: <StationMark />, words: t`Railway station` }]
      : []),
    ...shown.facilities.map((kind) => ({
      key: kind,
      mark: <FacilityMark kind={kind} />,
      words: i18n._(FACILITY_MARKS[kind].words),
    })),
    ...(shown.grid ? [{ key: "grid", mark: <GridMark />, words: t`Grid of plus codes` }] : []),
  ];
  if (rows.length === 0) return null;
  const isOpen = chosen ?? hasRoom(map, { places, rows: rows.length });
  return (
    <details
      data-control
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setChosen(currentTarget.open);
      }}
      className="absolute bottom-15 left-3 z-5 max-h-[calc(100%-180px)] max-w-64 overflow-y-auto rounded border border-line bg-card text-label shadow-[0_1px_3px_rgb(23_34_43/0.1)]"
    >
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center gap-2 px-3 font-[550] [&::-webkit-details-marker]:hidden">
        <Icon name="shapes" className="size-5" />
        <span className={isOpen ? "" : "sr-only"}>{t`Legend`}</span>
      </summary>
      <ul className="grid gap-1.5 px-3 pb-3">
        {rows.map(({ key, mark, words }) => (
          <li key={key} className="flex items-center gap-2.5">
            {mark}
            {words}
          </li>
        ))}
      </ul>
      <p className="w-0 min-w-full border-t border-line px-3 py-2 text-tiny text-muted">
        {t`Villages and what serves them: GeoSadak 2022, in the country alone. Stations: datameet 2016. Land: Natural Earth.`}
      </p>
    </details>
  );
}

/** Whether the open legend, of so many rows, lies over no place that is looked for. */
function hasRoom(
  map: MapRef,
  { places, rows }: MapLegendProps & { readonly rows: number },
): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  if (clientWidth < ROOMY) return false;
  const bottom = clientHeight - BOX.bottom;
  const top = bottom - BOX.rest - rows * BOX.row;
  return !places.some(({ at: { lat, lng } }) => {
    const { x, y } = map.project([lng, lat]);
    return x < BOX.right + TAG.half && y > top && y - TAG.height < bottom;
  });
}

/** Plots by their status, as plots-layer.client.tsx paints them. */
const STATUSES = {
  available: { look: "border-plan-edge bg-turmeric-tint", words: msg`Plot, available` },
  held: { look: "border-dashed border-ink bg-card", words: msg`Plot, held` },
  booked: {
    look: "border-plan-edge bg-turmeric-tint bg-[linear-gradient(135deg,var(--color-ink)_38%,transparent_0)]",
    words: msg`Plot, booked`,
  },
  sold: { look: "border-line bg-mist", words: msg`Plot, sold` },
} as const;

const STATUS_CODES = Object.keys(STATUSES) as (keyof typeof STATUSES)[];

function Swatch({ className }: { className: string }) {
  return <span className={`mx-0.5 h-3.5 w-4.5 shrink-0 border ${className}`} />;
}

function FacilityMark({ kind }: { kind: MarkedFacility }) {
  return (
    <svg viewBox="0 0 18 18" className="mx-0.5 size-4.5 shrink-0" aria-hidden="true">
      <circle cx="9" cy="9" r="8.4" className="fill-card stroke-river-deep" strokeWidth="1" />
      <path
        d={FACILITY_MARKS[kind].strokes}
        className="fill-none stroke-river-deep"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function StationMark() {
  return (
    <svg viewBox="0 0 18 18" className="mx-0.5 size-4.5 shrink-0" aria-hidden="true">
      <rect width="18" height="18" rx="4" className="fill-ink" />
      <path
        d={LANDMARK_STROKES.railway}
        className="fill-none stroke-card"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function GridMark() {
  return (
    <svg viewBox="0 0 18 18" className="mx-0.5 size-4.5 shrink-0" aria-hidden="true">
      <path d="M9 2v14M2 9h14" className="stroke-muted" strokeWidth="1" />
    </svg>
  );
}

/** Asked of the map each time it comes to rest; null until then. */
function useShownMarks(): ShownMarks | null {
  const { current: map } = useMap();
  const [shown, setShown] = useState<ShownMarks | null>(null);
  useEffect(() => {
    if (!map) return;
    const look = () => {
      const found = (layer: string) =>
        map.getLayer(layer) ? map.queryRenderedFeatures({ layers: [layer] }) : [];
      const kinds = new Set(
        found(GROUND_LAYERS.facilities).map(({ properties }) => properties.kind),
      );
      const statuses = new Set(found(PLOTS_LAYER).map(({ properties }) => properties.status));
      const now: ShownMarks = {
        layouts: found(LAYOUT_LAYERS.site).length > 0,
        open: found(LAYOUT_LAYERS.open).length > 0,
        stations: found(GROUND_LAYERS.stations).length > 0,
        grid: found(GRID_LAYER).length > 0,
        facilities: (Object.keys(FACILITY_MARKS) as MarkedFacility[]).filter((kind) =>
          kinds.has(kind),
        ),
        statuses: STATUS_CODES.filter((status) => statuses.has(status)),
      };
      setShown(now);
    };
    map.on("idle", look);
    return () => void map.off("idle", look);
  }, [map]);
  return shown;
}
