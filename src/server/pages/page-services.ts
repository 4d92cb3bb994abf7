import { data } from "react-router";
import { type AlertsContext, turnOffByLink } from "#features/alerts/index.server.ts";
import type { LeadDeps } from "#features/leads/index.server.ts";
import {
  findListing,
  findPhotos,
  findPriceHistory,
  findTwins,
  footprintOf,
} from "#features/listings/index.server.ts";
import type { Gazetteer } from "#features/places/index.ts";
import type { LiveProjects } from "#features/projects/index.server.ts";
import { findSavedOften } from "#features/saved/index.server.ts";
import type { LiveCatalogue } from "#features/search/index.server.ts";
import { namesakes } from "#features/search/index.ts";
import type { LiveSettings } from "#features/settings/index.server.ts";
import { indiaDay } from "#lib/time/time.ts";
import type { Database } from "#platform/db/database.ts";
import { isDatabaseGone, isDatabaseLate } from "#platform/db/database-gone.ts";
import type { MapSources } from "#platform/map/ground/map-sources.ts";
import type { Config } from "#server/config/config.ts";
import { processorsOf } from "#server/config/processors.ts";
import { regionNamesPath } from "#server/public-files/region-names.ts";
import { leadServices } from "#server/wiring/leads.ts";
import type { Services } from "#services.ts";
import { siteIn } from "./site-in.ts";

interface PageParts {
  readonly config: Config;
  readonly log: Services["log"];
  readonly database: Database;
  readonly gazetteer: Gazetteer;
  readonly settings: LiveSettings;
  readonly projects: LiveProjects;
  readonly live: LiveCatalogue;
  readonly leads: LeadDeps;
  readonly alerts: AlertsContext;
  /** What pages are told of the map's tiles. */
  readonly map: MapSources;
}

/** What the loaders of pages may use. */
export function openPageServices(parts: PageParts): Services {
  const { config, log, database, gazetteer, settings, projects, live, leads, alerts } = parts;
  const { region } = config;
  const names = region.isShipped ? null : regionNamesPath(gazetteer);
  return {
    region,
    gazetteer,
    log,
    processors: processorsOf(config),
    site: (language) => {
      const site = { ...settings.site(), map: { ...parts.map, names } };
      return language ? siteIn(site, language, region) : site;
    },
    texts: (language) => settings.texts(language),
    catalogue: () => live.current(),
    version: () => {
      const day = indiaDay(leads.context.clock().getTime());
      return `${live.current().version} ${projects.version()} ${settings.version()} ${day}`;
    },
    projects: () => projects.all(),
    project: () => projects.shownFeatured()?.view ?? null,
    ...listingServices(database, live),
    savedOften: () => orUnavailable(findSavedOften(database.db)),
    stopAlerts: (token) => orUnavailable(turnOffByLink(alerts, token)),
    ...leadServices(leads, orUnavailable),
  };
}

/** What pages may ask of listings. */
function listingServices(
  { db }: Database,
  live: LiveCatalogue,
): Pick<Services, "findListing" | "findPhotos" | "findPriceHistory" | "findTwins" | "footprintOf"> {
  return {
    findListing: (mlsNumber) => orUnavailable(findListing(db, mlsNumber)),
    findPhotos: (mlsNumber) => orUnavailable(findPhotos(db, mlsNumber)),
    findPriceHistory: (mlsNumber) => orUnavailable(findPriceHistory(db, mlsNumber)),
    findTwins: (listing) =>
      orUnavailable(findTwins(db, listing, namesakes(live.current().index, listing))),
    footprintOf,
  };
}

/** A database that is away or late is a 503, which has a page of its own. */
async function orUnavailable<Value>(pending: Promise<Value>): Promise<Value> {
  try {
    return await pending;
  } catch (error) {
    if (isDatabaseGone(error) || isDatabaseLate(error)) throw data(null, { status: 503 });
    throw error;
  }
}
