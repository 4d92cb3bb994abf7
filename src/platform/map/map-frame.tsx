import { Trans, useLingui } from "@lingui/react/macro";
import { formatDecimal } from "#platform/i18n/formats.ts";
import { scaleBar } from "./scale.ts";

/** Room for the scale bar, px. */
const SCALE_SPACE = 110;
const SEGMENTS = ["a", "b", "c", "d"] as const;

/** The survey sheet's own ruler: four alternating segments over a round length. */
export function ScaleBar({ zoom, lat }: { zoom: number; lat: number }) {
  const { t } = useLingui();
  const { length, pixels } = scaleBar(zoom, lat, SCALE_SPACE);
  const isFar = length >= 1000;
  const whole = isFar ? length / 1000 : length;
  const words = isFar ? t`${formatDecimal(whole, 1)} km` : t`${formatDecimal(whole, 0)} m`;
  return (
    <div
      className="map-foot pointer-events-none absolute bottom-2 left-3 z-5 rounded-[3px] bg-paper/85 px-1.5 pt-1.5 pb-0.5 text-tiny font-medium"
      role="img"
      aria-label={t`Scale: the bar is ${words} long`}
    >
      <div
        className="mb-0.5 flex h-1.5 border border-ink bg-white"
        style={{ width: `${pixels}px` }}
      >
        {SEGMENTS.map((segment) => (
          <i key={segment} className="flex-1 odd:bg-ink" />
        ))}
      </div>
      <div
        className="num flex justify-between whitespace-nowrap"
        style={{ minWidth: `${pixels}px` }}
      >
        <span>0</span>
        <span>{words}</span>
      </div>
    </div>
  );
}

/** North is always up: the map does not turn. */
export function NorthArrow() {
  return (
    <svg
      viewBox="0 0 32 44"
      className="pointer-events-none absolute top-3 left-4 z-5 h-11 w-8"
      aria-hidden="true"
    >
      <text x="16" y="9" textAnchor="middle" className="fill-ink text-[10px] font-semibold">
        N
      </text>
      <circle cx="16" cy="28" r="13" className="fill-card stroke-ink" strokeWidth="1.2" />
      <path d="M16 17.5 20.5 36 16 33z" className="fill-card stroke-ink" strokeWidth="1" />
      <path d="M16 17.5 11.5 36 16 33z" className="fill-ink stroke-ink" strokeWidth="1" />
    </svg>
  );
}

interface SourceNoteProps {
  /** A configured map did not answer. */
  readonly fellBack: boolean;
  /** Nearer than a schematic map is true. */
  readonly isTooNear: boolean;
}

/** Whose map it is, and what it cannot show. */
export function SourceNote({ fellBack, isTooNear }: SourceNoteProps) {
  return (
    <p className="rounded-[3px] bg-paper/85 px-1.5 py-0.5 text-right text-tiny text-muted">
      {isTooNear && (
        <strong className="block font-semibold text-ink">
          <Trans>Schematic map: streets are not shown.</Trans>
        </strong>
      )}
      {fellBack && (
        <span className="block">
          <Trans>The detailed map isn’t loading right now.</Trans>
        </span>
      )}
      <Trans>Land: Natural Earth. Schematic map by Sthalam</Trans>
    </p>
  );
}
