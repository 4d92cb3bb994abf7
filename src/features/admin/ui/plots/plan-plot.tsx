import type { AdminPlan } from "#features/projects/index.ts";
import { tickOf } from "./tick.ts";

const LOOKS = {
  available: "fill-turmeric-tint stroke-plan-edge",
  held: "fill-card stroke-ink [stroke-dasharray:1.2_.9]",
  booked: "fill-turmeric-tint stroke-plan-edge",
  sold: "fill-mist stroke-faint",
} as const;

interface PlanPlotProps {
  readonly plot: AdminPlan["plots"][number];
  readonly isChosen: boolean;
  readonly className?: string;
}

/** One plot on the sheet of its plan, drawn as it stands; `data-plot` has its number. */
export function PlanPlot({ plot, isChosen, className = "" }: PlanPlotProps) {
  const { number, status, outline, middle } = plot;
  const [x, y] = middle;
  return (
    <g data-plot={number} className={className}>
      <path
        d={outline}
        strokeWidth={isChosen ? 0.6 : 0.35}
        className={isChosen ? "fill-river stroke-river-deep" : LOOKS[status]}
      />
      {status === "booked" && (
        <path d={tickOf(outline)} className={isChosen ? "fill-card" : "fill-ink"} />
      )}
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className={`text-[4px] font-semibold max-sm:text-[5px] ${
          isChosen ? "fill-white" : status === "sold" ? "fill-muted" : "fill-ink"
        }`}
      >
        {number}
      </text>
    </g>
  );
}
