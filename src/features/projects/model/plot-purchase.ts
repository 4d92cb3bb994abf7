import type { Purchase } from "#features/calculators/index.ts";
import { type ListedProject, projectPath } from "./listed-project.ts";

/**
 * A plot as a buyer looks through its documents, by its "slug/plot" in letters of any case; null for none
 * of these projects.
 */
export function findPlotPurchase(
  asked: string,
  projects: readonly ListedProject[],
): Purchase | null {
  for (const { slug, facts, plots } of projects)
    for (const { number } of plots) {
      const id = `${slug}/${number}`;
      if (id.toLowerCase() === asked.toLowerCase())
        return {
          ...{ id, name: facts.name, plot: number },
          path: `${projectPath(slug)}?${new URLSearchParams({ plot: number })}`,
          registration: facts.registration ?? "",
          permit: "",
        };
    }
  return null;
}
