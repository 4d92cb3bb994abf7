import { readFile } from "node:fs/promises";
import type { Plan } from "site-model";
import { parsePlan } from "site-model";
import { projectFacts } from "#features/projects/model/project-facts.ts";

const PLAN_FILE = "data/project-plan.json";

/** Reads and proves the plan; throws with each plot and rule when it may not be shown. */
export async function loadPlan(): Promise<Plan> {
  return parsePlan(JSON.parse(await readFile(PLAN_FILE, "utf8")), projectFacts, PLAN_FILE);
}
