import { readFile } from "node:fs/promises";
import type { Plan } from "site-model";
import { parsePlan } from "site-model";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import { type PlotRow, toPlotState } from "./plot-store.server.ts";

const PLAN_FILE = "data/project-plan.json";

/** Reads and proves the plan; throws with each plot and rule when it may not be shown. */
export async function loadPlan(): Promise<Plan> {
  return parsePlan(JSON.parse(await readFile(PLAN_FILE, "utf8")), projectFacts, PLAN_FILE);
}

/** A plan as its project's row has it, proved; throws as `loadPlan` does. */
export function proveStored(stored: unknown): Plan {
  return parsePlan(stored, projectFacts, "The stored plan");
}

/** A proved plan with statuses and prices as they are now; buyers are left where they are. */
export function toPlanNow(plan: Plan, rows: readonly PlotRow[]): Plan {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return {
    ...plan,
    plots: plan.plots.map((plot) => {
      const row = byNumber.get(String(plot.number));
      if (!row) throw new Error(`The plan has a plot ${plot.number} that is in no table.`);
      const { status, priceRupees } = toPlotState(row);
      return { ...plot, status, priceRupees: priceRupees ?? plot.priceRupees };
    }),
  };
}
