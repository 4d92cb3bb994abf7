import type { NamedProjects } from "./named-projects.ts";

/** What a form says that it is about. */
export interface Said {
  readonly mlsNumber: string | null;
  readonly plotNumber: string | null;
}

/** What a lead is about as it is stored: pages of a project name it and its plot in words. */
export function toSubject(
  { mlsNumber, plotNumber }: Said,
  projects: NamedProjects,
): Said & { readonly projectSlug: string | null } {
  const found = mlsNumber === null && plotNumber !== null ? projects.find(plotNumber) : null;
  if (found === null) return { mlsNumber, plotNumber, projectSlug: null };
  return { mlsNumber, plotNumber: found.plot, projectSlug: found.slug };
}
