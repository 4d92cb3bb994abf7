import { Trans, useLingui } from "@lingui/react/macro";
import type { RoadId } from "site-model/terms";
import { ROAD_WORDS, STATUS_WORDS } from "./project-words.ts";

/** Hatchings, so that a status is told without colour. */
export function PlanPatterns() {
  return (
    <defs>
      <pattern
        id="plan-booked"
        width="2.4"
        height="2.4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0h2.4v2.4H0z" className="fill-turmeric-tint" />
        <path d="M0 0v2.4" className="stroke-turmeric" strokeWidth=".9" />
      </pattern>
      <pattern id="plan-sold" width="2" height="2" patternUnits="userSpaceOnUse">
        <path d="M0 0h2v2H0z" className="fill-line" />
        <path d="M0 0 2 2M2 0 0 2" className="stroke-faint" strokeWidth=".25" />
      </pattern>
    </defs>
  );
}

/** Where a road's name stands on the sheet, and how it is turned. */
const NAME_PLACES: readonly (readonly [RoadId, string])[] = [
  ["main-avenue", "translate(94.6 -36) rotate(-90)"],
  ["park-road-south", "translate(66 -65.4)"],
  ["park-road-north", "translate(64 -113.2) rotate(-3.4)"],
  ["loop-road", "translate(56 -23.9)"],
];

export function PlanRoadNames({ widths }: { widths: Readonly<Record<RoadId, number>> }) {
  const { t, i18n } = useLingui();
  return NAME_PLACES.map(([id, transform]) => {
    const name = i18n._(ROAD_WORDS[id]);
    const width = widths[id];
    return (
      <text key={id} transform={transform} className="plan-road">
        {t`${width} ft ${name}`}
      </text>
    );
  });
}

/** Metres that the bar shows while the whole sheet is in view. */
const BAR_METRES = 50;

/** North is up; the bar is as long as so many metres of the sheet. */
export function PlanScale({ width, zoom }: { width: number; zoom: number }) {
  const { t } = useLingui();
  const metres = [BAR_METRES, 20, 10, 5].find((length) => length * zoom <= BAR_METRES * 1.3) ?? 5;
  const share = `${((metres * zoom) / width) * 100}cqw`;
  const feet = Math.round(metres / 0.3048);
  return (
    <div className="flex flex-1 items-end gap-4">
      <svg viewBox="0 0 32 44" className="h-11 w-8 shrink-0" role="img" aria-label={t`North is up`}>
        <text x="16" y="9" textAnchor="middle" className="fill-ink text-[10px] font-semibold">
          {t`N`}
        </text>
        <circle cx="16" cy="28" r="13" className="fill-card stroke-ink" strokeWidth="1.2" />
        <path d="M16 17.5 20.5 36 16 33z" className="fill-card stroke-ink" strokeWidth="1" />
        <path d="M16 17.5 11.5 36 16 33z" className="fill-ink stroke-ink" strokeWidth="1" />
      </svg>
      <div className="text-tiny">
        <div className="mb-1 flex h-1.5 border border-ink bg-card" style={{ width: share }}>
          {["a", "b", "c", "d"].map((segment) => (
            <i key={segment} className="flex-1 odd:bg-ink" />
          ))}
        </div>
        <p className="num whitespace-nowrap">{t`${metres} m (${feet} ft)`}</p>
      </div>
    </div>
  );
}

const SWATCHES = ["available", "booked", "sold"] as const;

export function PlanLegend() {
  const { i18n } = useLingui();
  const swatch = (state: string) => (
    <svg viewBox="0 0 6 4.5" className="h-4.5 w-6 shrink-0" aria-hidden="true">
      <g className="plan-plot" data-state={state}>
        <path d="M.2.2h5.6v4.1H.2z" />
      </g>
    </svg>
  );
  return (
    <ul className="flex w-full flex-wrap gap-x-5 gap-y-1 text-label">
      {SWATCHES.map((status) => (
        <li key={status} className="flex items-center gap-2">
          {swatch(status)}
          {i18n._(STATUS_WORDS[status])}
        </li>
      ))}
      <li className="flex items-center gap-2">
        {swatch("chosen")}
        <Trans>Selected</Trans>
      </li>
    </ul>
  );
}
