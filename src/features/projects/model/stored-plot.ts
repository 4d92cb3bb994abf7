import { FACINGS, type Facing, PLOT_STATUSES, type PlotStatus } from "site-model/terms";
import { z } from "zod";
import { PLOT_CHANGES, type PlotChangeKind, type PlotState } from "./plot-change.ts";

const rupees = z.int().nonnegative().nullable().default(null);
const instant = z.iso.datetime().nullable().default(null);

/** What the state has gained since a row was written is null in it: nobody had set it. */
const storedState = z.object({
  status: z.enum(PLOT_STATUSES),
  heldUntil: instant,
  priceRupees: rupees,
  nextPriceRupees: rupees,
  nextPriceAt: instant,
});
const storedFacing = z.enum(FACINGS).nullable();
const storedKind = z.enum(PLOT_CHANGES);

/** A state as a row of `plot_changes` remembers it; one that does not parse is a bug, and throws. */
export function getPlotState(stored: unknown): PlotState {
  return storedState.parse(stored);
}

/** The status in a row; throws for one that is not of `PLOT_STATUSES`. */
export function getPlotStatus(stored: string): PlotStatus {
  return storedState.shape.status.parse(stored);
}

/** The facing in a row, null where nobody stated it; throws for one that is not of `FACINGS`. */
export function getFacing(stored: string | null): Facing | null {
  return storedFacing.parse(stored);
}

/** What was done by a row of `plot_changes`; throws for what is not of `PLOT_CHANGES`. */
export function getPlotChangeKind(stored: string): PlotChangeKind {
  return storedKind.parse(stored);
}
