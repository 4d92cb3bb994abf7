import type { TapsDeps } from "#features/analytics/index.server.ts";
import { listingOf, projectOf } from "#features/analytics/index.ts";
import type { LiveProjects } from "#features/projects/index.server.ts";
import { FEATURED_SLUG } from "#features/projects/index.ts";
import type { LiveCatalogue } from "#features/search/index.server.ts";
import { callerOf } from "#platform/http/caller.ts";
import { NetworkLimit } from "#platform/http/network-limit.ts";
import type { Config } from "#server/config/config.ts";

interface Shown {
  readonly projects: Pick<LiveProjects, "all">;
  readonly live: Pick<LiveCatalogue, "current">;
  readonly clock: () => Date;
}

/** What taps are counted by: only projects and layouts that the site shows have counts of their own. */
export function openTaps(
  config: Pick<Config, "TRUST_PROXY">,
  { projects, live, clock }: Shown,
): Omit<TapsDeps, "daily"> {
  return {
    // Carriers put thousands behind one address, and each presses such a link once or twice.
    limit: new NetworkLimit({ most: 60, seconds: 60, clock }),
    callerOf: (context) => callerOf(context, config.TRUST_PROXY),
    subjectOf: (page) => {
      const project = projectOf(page);
      const slug = project === "" ? FEATURED_SLUG : project;
      if (slug !== null) return projects.all().some((one) => one.slug === slug) ? slug : "";
      const mlsNumber = listingOf(page);
      const { columns } = live.current().index;
      return mlsNumber !== null && columns.mlsNumber.includes(mlsNumber) ? mlsNumber : "";
    },
  };
}
