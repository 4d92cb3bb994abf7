import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RoadId } from "site-model/terms";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { ROAD_WORDS, useFigures } from "#features/projects/ui/project-words.ts";

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

const SWATCHES = ["available", "held", "booked", "sold"] as const;

/** What the colours and marks of the plan mean. */
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
