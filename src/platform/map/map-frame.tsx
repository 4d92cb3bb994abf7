import { Trans, useLingui } from "@lingui/react/macro";
import { formatDecimal } from "#platform/i18n/formats.ts";
import { HONEST_ZOOM } from "./ground/base-style.ts";
import { LAYOUTS_ZOOM, STREETS_ZOOM, SURVEYED_ZOOM, VILLAGES_ZOOM } from "./ground/map-zooms.ts";
import type { ReadyStyle } from "./ground/use-map-style.client.ts";
import { footBar, scaleBar } from "./scale.ts";
import { useAerialChoice } from "./tools/aerial-choice.ts";

/** Room for the scale bar, px. */
const SCALE_SPACE = 110;
const SEGMENTS = ["a", "b", "c", "d"] as const;

/** Feet are told up to this length of the bar: beyond it nobody counts in them. */
const MOST_METRES_WITH_FEET = 500;

/** The survey sheet's own ruler: four alternating segments over a round length, near also in feet. */
export function ScaleBar({ zoom, lat }: { zoom: number; lat: number }) {
  const { t } = useLingui();
  const { length, pixels } = scaleBar(zoom, lat, SCALE_SPACE);
  const isFar = length >= 1000;
  const whole = isFar ? length / 1000 : length;
  const words = isFar ? t`${formatDecimal(whole, 1)} km` : t`${formatDecimal(whole, 0)} m`;
  const foot = length <= MOST_METRES_WITH_FEET ? footBar(zoom, lat, SCALE_SPACE) : null;
  return (
    <div
      className="pointer-events-none absolute bottom-2 left-3 z-5 rounded-[3px] bg-paper/85 px-1.5 pt-1 pb-0.5 text-tiny font-medium"
      role="img"
      aria-label={t`Scale: the bar is ${words} long`}
      data-control
    >
      {foot && <Ends pixels={pixels} end={words} />}
      <Ruler pixels={pixels} />
      {foot && <Ruler pixels={foot.pixels} />}
      {foot ? (
        <Ends pixels={foot.pixels} end={t`${formatDecimal(foot.feet, 0)} ft`} />
      ) : (
        <Ends pixels={pixels} end={words} />
      )}
    </div>
  );
}

function Ruler({ pixels }: { pixels: number }) {
  return (
    <div
      className="flex h-1.5 border border-ink bg-white not-first:-mt-px"
      style={{ width: `${pixels}px` }}
    >
      {SEGMENTS.map((segment) => (
        <i key={segment} className="flex-1 odd:bg-ink" />
      ))}
    </div>
  );
}

function Ends({ pixels, end }: { pixels: number; end: string }) {
  return (
    <div
      className="num flex justify-between gap-2 whitespace-nowrap"
      style={{ minWidth: `${pixels}px` }}
    >
      <span>0</span>
      <span>{end}</span>
    </div>
  );
}

/** North is always up: the map does not turn. */
export function NorthArrow() {
  const { t } = useLingui();
  return (
    <svg
      viewBox="0 0 32 44"
      className="pointer-events-none absolute top-3 left-4 z-5 h-11 w-8"
      aria-hidden="true"
      data-control
    >
      <text x="16" y="9" textAnchor="middle" className="fill-ink text-[10px] font-semibold">
        {t`N`}
      </text>
      <circle cx="16" cy="28" r="13" className="fill-card stroke-ink" strokeWidth="1.2" />
      <path d="M16 17.5 20.5 36 16 33z" className="fill-card stroke-ink" strokeWidth="1" />
      <path d="M16 17.5 11.5 36 16 33z" className="fill-ink stroke-ink" strokeWidth="1" />
    </svg>
  );
}

/** Small words on the map. */
export const NOTE = "rounded-[3px] bg-paper/85 px-1.5 py-0.5 text-right text-tiny text-muted";

interface SourceNoteProps {
  readonly ready: Pick<ReadyStyle, "fellBack" | "streets" | "aerial">;
  /** MapLibre's. */
  readonly zoom: number;
  /** Layouts are on it as ground, with villages and what serves them. */
  readonly drawsLayouts?: boolean;
}

/** Whose map it is, and what of it is only drawn. */
export function SourceNote({ ready, zoom, drawsLayouts = false }: SourceNoteProps) {
  const hasStreets = ready.streets !== null && zoom >= SURVEYED_ZOOM;
  const isFromAir = useAerialChoice() && ready.aerial !== null;
  const tellsLayouts = drawsLayouts && zoom >= VILLAGES_ZOOM;
  // From the air layouts are outlines, at every zoom.
  const layoutsZoom = isFromAir ? Math.min(zoom, LAYOUTS_ZOOM) : zoom;
  return (
    <p className={NOTE}>
      {ready.fellBack && (
        <span className="block">
          <Trans>The detailed map isn’t loading right now.</Trans>
        </span>
      )}
      {tellsLayouts && <LayoutsNote zoom={layoutsZoom} hasStreets={hasStreets} />}
      {hasStreets ? <StreetsNote /> : !tellsLayouts && <LandNote zoom={zoom} />}
    </p>
  );
}

/** As the licences ask for it: https://osmfoundation.org/wiki/Licence/Attribution_Guidelines */
function StreetsNote() {
  return (
    <span className="block">
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        className="pointer-events-auto underline"
      >
        <Trans>© OpenStreetMap contributors</Trans>
      </a>
      {" · "}
      <a
        href="https://protomaps.com"
        target="_blank"
        rel="noreferrer"
        className="pointer-events-auto underline"
      >
        Protomaps
      </a>
    </span>
  );
}

/** One sentence at each zoom; sources in full are in the legend. */
function LayoutsNote({ zoom, hasStreets }: { zoom: number; hasStreets: boolean }) {
  if (zoom >= STREETS_ZOOM)
    return <Trans>Streets inside a layout are drawn by us, not surveyed</Trans>;
  if (zoom >= LAYOUTS_ZOOM) return <Trans>Outlines: true area, drawn by us</Trans>;
  if (hasStreets) return null;
  return <Trans>Schematic map. Villages: GeoSadak 2022</Trans>;
}

function LandNote({ zoom }: { zoom: number }) {
  return (
    <>
      {zoom > HONEST_ZOOM && (
        <strong className="block font-semibold text-ink">
          <Trans>Schematic map: streets are not shown.</Trans>
        </strong>
      )}
      <Trans>Land: Natural Earth. Schematic map by Sthalam</Trans>
    </>
  );
}
