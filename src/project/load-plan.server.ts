import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { type Plan, planFile } from "./plan.ts";
import { findBreaches, type PlanBreach } from "./plan-rules.ts";

const PLAN_FILE = resolve("data/project-plan.json");

/** Reads and proves the plan; throws with each plot and rule when it may not be shown. */
export async function loadPlan(file = PLAN_FILE): Promise<Plan> {
  return parsePlan(JSON.parse(await readFile(file, "utf8")));
}

/** A plan that keeps every rule; throws else, one line a breach. */
export function parsePlan(content: unknown): Plan {
  const read = planFile.safeParse(content);
  if (!read.success)
    throw new Error(`data/project-plan.json cannot be read.\n${z.prettifyError(read.error)}`);
  const breaches = findBreaches(read.data);
  if (breaches.length > 0)
    throw new Error(`data/project-plan.json breaks its rules.\n${breaches.map(toLine).join("\n")}`);
  return read.data;
}

function toLine({ rule, plot, message }: PlanBreach): string {
  return `  ${plot === null ? "the plan" : `plot ${plot}`}: ${message} (${rule})`;
}
