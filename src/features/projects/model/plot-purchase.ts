import type { Purchase } from "#features/calculators/index.ts";
import { type ListedProject, projectPath } from "./listed-project.ts";

/**
 * A plot as a buyer looks through its documents, by its "slug/plot": the one that is written so, else
 * one whose letters differ by their case alone; null for none of these projects.
 */
export function findPlotPurchase(
  asked: string,
  projects: readonly ListedProject[],
): Purchase | null {
  const folded = asked.toLowerCase();
  return (
    findPurchase(projects, (id) => id === asked) ??
    findPurchase(projects, (id) => id.toLowerCase() === folded)
  );
}

function findPurchase(
  projects: readonly ListedProject[],
  isAsked: (id: string) => boolean,
): Purchase | null {
  for (const { slug, facts, plots } of projects)
    for (const { number } of plots) {
      const id = `${slug}/${number}`;
      if (isAsked(id))
        return {
          id,
          name: facts.name,
          plot: number,
          path: `${projectPath(slug)}?${new URLSearchParams({ plot: number })}`,
          registration: facts.registration ?? "",
          permit: "",
        };
    }
  return null;
}
