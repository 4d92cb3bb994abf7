import { viewedListing, viewedProject } from "#features/analytics/index.ts";
import { FEATURED_SLUG } from "#features/projects/index.ts";
import { addressOf } from "#server/requests/page-request.ts";

interface Counting {
  /** The featured project is null where `/projects` shows none. */
  readonly services: { readonly project: () => unknown };
  readonly views: { count(mlsNumber: string): void };
  readonly daily: { count(what: "project-view", slug: string): void };
}

/** Counts what a page that was answered shows to a person. */
export function viewsCounted({ services, views, daily }: Counting): (raw: Request) => void {
  return (raw) => {
    const address = addressOf(raw);
    const mlsNumber = viewedListing(raw, address);
    if (mlsNumber !== null) views.count(mlsNumber);
    const slug = viewedProject(raw, address);
    // Without a featured one, its page is the list of the others.
    if (slug === null || (slug === "" && services.project() === null)) return;
    daily.count("project-view", slug || FEATURED_SLUG);
  };
}
