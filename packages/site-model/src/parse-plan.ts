import { z } from "zod";
import { type Plan, planFile } from "./plan.ts";
import { findBreaches, type PlanBreach } from "./plan-rules.ts";
import type { ProjectFacts } from "./project-facts.ts";

/**
 * A plan that keeps every rule and agrees with what is told of the project; throws else, one line a
 * breach, each with its plot and rule. `name` is what the messages call the plan.
 */
export function parsePlan(content: unknown, facts: ProjectFacts, name = "The plan"): Plan {
  const read = planFile.safeParse(content);
  if (!read.success) throw new Error(`${name} cannot be read.\n${z.prettifyError(read.error)}`);
  const breaches = findBreaches(read.data, facts);
  if (breaches.length > 0)
    throw new Error(`${name} breaks its rules.\n${breaches.map(toLine).join("\n")}`);
  return read.data;
}

function toLine({ rule, plot, message }: PlanBreach): string {
  return `  ${plot === null ? "the plan" : `plot ${plot}`}: ${message} (${rule})`;
}
