import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RoadId } from "site-model/terms";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { METRES_PER_FOOT } from "#lib/units/units.ts";
import { STATUS_WORDS } from "./plot-words.ts";
import { ROAD_WORDS, useFigures } from "./project-words.ts";

/** Where a road's name stands on the sheet, and how it is turned. */
const NAME_PLACES: readonly (readonly [RoadId, string])[] = [
  ["main-avenue", "translate(94.6 -36) rotate(-90)"],
  ["park-road-south", "translate(66 -65.4)"],
  ["park-road-north", "translate(64 -113.2) rotate(-3.4)"],
  ["loop-road", "translate(56 -23.9)"],
];

/** Names of roads and of what lies between the plots, on the sheet. */
export function PlanNames({ view: { widths, spots } }: { view: PlanNamesView }) {
  const { t, i18n } = useLingui();
  const { feet } = useFigures();
  const roads = NAME_PLACES.map(([id, transform]) => {
    const name = i18n._(ROAD_WORDS[id]);
    const width = widths[id];
    return (
      <text key={id} transform={transform} className="plan-road">
        <tspan className="plan-width">{feet(width)}</tspan>
        <tspan data-small="">{t`${width} ft ${name}`}</tspan>
      </text>
    );
  });
  const places = SPOTS.map(({ id, name, isSmall }) => {
    const [x, y] = spots[id];
    return (
      <text key={id} x={x} y={y} className="plan-place" data-small={isSmall ? "" : undefined}>
        {i18n._(name)}
      </text>
    );
  });
  return [roads, places];
}

type PlanNamesView = Pick<ProjectView, "widths" | "spots">;

/** What is named on the sheet; on a phone the small ones once they are near, and of roads their width until then. */
const SPOTS = [
  { id: "clubhouse", name: msg`Clubhouse`, isSmall: false },
  { id: "pool", name: msg`Pool`, isSmall: true },
  { id: "court", name: msg`Court`, isSmall: true },
  { id: "playArea", name: msg`Play area`, isSmall: true },
  { id: "gate", name: msg`Gate`, isSmall: false },
] as const;

/** Metres that the bar shows while the whole sheet is in view. */
const BAR_METRES = 50;

/** North is up; the bar is as long as so many metres of the sheet. */
export function PlanScale({ width, zoom }: { width: number; zoom: number }) {
  const { t } = useLingui();
  const metres = [BAR_METRES, 20, 10, 5].find((length) => length * zoom <= BAR_METRES * 1.3) ?? 5;
  const share = `${((metres * zoom) / width) * 100}cqw`;
  const feet = Math.round(metres / METRES_PER_FOOT);
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

const SWATCHES = ["available", "held", "booked", "sold"] as const;

export function PlanLegend() {
  const { i18n } = useLingui();
  const swatch = (state: string) => (
    <svg viewBox="0 0 6 4.5" className="h-4.5 w-6 shrink-0" aria-hidden="true">
      <g className="plan-plot" data-state={state}>
        <path d="M.2.2h5.6v4.1H.2z" />
        {state === "booked" && <path d="M.2.2h2.2L.2 2.4z" className="plan-tick" />}
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
