import type { AdminPlan, DrawnPlot } from "./plot-change.ts";

/** How many times as wide as high a part of a plan is. */
export const CROP_ASPECT = 2.6;
/** How high it is beside the plot in its middle: what lies round it is seen too. */
const AROUND = 1.6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a project's plan round one plot. */
export interface PlotCrop extends AdminPlan {
  readonly project: string;
  /** The plot in its middle. */
  readonly number: string;
  /** What is seen of the sheet. */
  readonly box: Box;
}

/** The part of a plan round a plot, with the plots that are seen there; null where the plan has no such plot. */
export function cropPlan(
  plan: AdminPlan,
  { project, number }: Pick<PlotCrop, "project" | "number">,
): PlotCrop | null {
  const plot = plan.plots.find((one) => one.number === number);
  if (!plot) return null;
  const own = boxOf(plot);
  const height = AROUND * Math.max(own.height, own.width / CROP_ASPECT);
  const width = height * CROP_ASPECT;
  const box = {
    left: round(own.left + own.width / 2 - width / 2),
    top: round(own.top + own.height / 2 - height / 2),
    width: round(width),
    height: round(height),
  };
  const plots = plan.plots.filter((one) => touch(box, boxOf(one)));
  return { project, number, box, src: plan.src, frame: plan.frame, plots };
}

/** What an outline, "M x yL x y…Z", reaches over. */
function boxOf({ outline }: DrawnPlot): Box {
  const numbers = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function touch(one: Box, other: Box): boolean {
  return (
    other.left < one.left + one.width &&
    one.left < other.left + other.width &&
    other.top < one.top + one.height &&
    one.top < other.top + other.height
  );
}

function round(metres: number): number {
  return Math.round(metres * 100) / 100;
}
