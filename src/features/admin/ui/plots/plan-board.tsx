import { useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode } from "react";
import type { AdminPlan } from "#features/projects/index.ts";
import { PlanScale } from "#features/projects/ui.ts";
import { PlanPlot } from "./plan-plot.tsx";

interface PlanBoardProps {
  readonly plan: AdminPlan;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (number: string) => void;
  readonly className: string;
}

interface PlanSideProps extends Omit<PlanBoardProps, "plan" | "className"> {
  /** Null where the project has none, and as long as it is not there. */
  readonly plan: AdminPlan | null;
  /** What is looked at with it; false for nothing. */
  readonly children: ReactNode;
}

/** What is in sight over the bar of what is chosen, at the foot of the window, and of it what is left for the sheet. */
const IN_SIGHT = "lg:[--in-sight:calc(100dvh-8.5rem)] lg:max-h-(--in-sight)";
const SHEET = "lg:[--most:calc(var(--in-sight)-4.5rem)]";

/**
 * What stands beside the table, in sight while that moves: the plan, whole however tall it is, and below
 * it what is looked at with it. A phone has room for one of them.
 */
export function PlanSide({ plan, children, ...board }: PlanSideProps) {
  return (
    <div className={`grid gap-4 lg:sticky lg:top-4 lg:overflow-y-auto ${IN_SIGHT}`}>
      {plan && (
        <PlanBoard
          {...board}
          plan={plan}
          className={children ? "max-lg:hidden lg:[--most:50dvh]" : SHEET}
        />
      )}
      {children}
    </div>
  );
}

/**
 * The plan beside the table: a click chooses a plot, or lets it be. The table says the same to who cannot see
 * it. Below it how large it is, and where north is.
 */
function PlanBoard({ className, ...sheet }: PlanBoardProps) {
  const { width, height } = sheet.plan.frame;
  return (
    <figure
      style={{ maxWidth: `calc(var(--most, 300vh) * ${width / height})` }}
      className={`@container ${className}`}
    >
      <PlanSheet {...sheet} />
      <figcaption className="mt-3">
        <PlanScale width={width} zoom={1} />
      </figcaption>
    </figure>
  );
}

function PlanSheet({ plan, chosen, onToggle }: Omit<PlanBoardProps, "className">) {
  const { t } = useLingui();
  const { src, frame, plots } = plan;
  const { left, top, width, height } = frame;
  const toggle = ({ target }: MouseEvent) => {
    const number = target instanceof Element ? target.closest("[data-plot]") : null;
    if (number) onToggle(number.getAttribute("data-plot") ?? "");
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table beside it has a box for each plot
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={t`The plan. The table has the same plots.`}
      onClick={toggle}
      className="block w-full border border-ink bg-card select-none"
    >
      <image href={src} x={left} y={top} width={width} height={height} />
      {plots.map((plot) => (
        <PlanPlot
          key={plot.number}
          plot={plot}
          isChosen={chosen.has(plot.number)}
          className="cursor-pointer"
        />
      ))}
    </svg>
  );
}
