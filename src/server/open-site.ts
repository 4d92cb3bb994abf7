import type { Logger } from "pino";
import { data } from "react-router";
import { type AccountDeps, foundTeam, type SocialDeps } from "#features/accounts/index.server.ts";
import type { AdminDeps } from "#features/admin/index.server.ts";
import { type AlertsContext, turnOffByLink } from "#features/alerts/index.server.ts";
import { DailyCounter, type TapsDeps, ViewCounter } from "#features/analytics/index.server.ts";
import type { LeadDeps } from "#features/leads/index.server.ts";
import {
  findListing,
  findPhotos,
  findPriceHistory,
  findTwins,
  footprintOf,
} from "#features/listings/index.server.ts";
import type { SummarySources } from "#features/listings/index.ts";
import { loadGazetteer, type PlacesDeps } from "#features/places/index.server.ts";
import {
  LiveProjects,
  openProjectFileThreads,
  seedProject,
} from "#features/projects/index.server.ts";
import { findSavedOften } from "#features/saved/index.server.ts";
import { LiveCatalogue } from "#features/search/index.server.ts";
import { namesakes } from "#features/search/index.ts";
import { LiveSettings } from "#features/settings/index.server.ts";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { isDatabaseGone, isDatabaseLate } from "#platform/db/database-gone.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import { openScanner } from "#platform/files/scan-file.server.ts";
import type { Admission } from "#platform/http/admission.ts";
import { takeOwnDuties } from "#platform/region/state-duties.ts";
import type { Archives } from "#platform/tiles/archive-tiles.server.ts";
import type { Services } from "#services.ts";
import { openAccounts } from "./accounts.ts";
import { openAdmission } from "./admit-requests.ts";
import { openAlerts } from "./alerts.ts";
import { nameFailure } from "./answer-failure.ts";
import { handOutBackups } from "./backups.ts";
import type { Config } from "./config.ts";
import { isDevelopmentSite } from "./dev/own-machine.ts";
import type { DevelopmentServices } from "./dev/services.ts";
import { importWhenEmpty } from "./first-import.ts";
import { geocoding } from "./geocoding.ts";
import { runSiteJobs } from "./jobs.ts";
import { leadServices, openLeads } from "./leads.ts";
import { openListingDeps } from "./listings-admin.ts";
import { openMail } from "./mail.ts";
import type { Metrics } from "./metrics.ts";
import { openMetrics } from "./open-metrics.ts";
import { openPictureStore } from "./picture-store.ts";
import { processorsOf } from "./processors.ts";
import { isOwnMachine, openPush } from "./push.ts";
import { regionNamesPath } from "./region-names.ts";
import type { RequestClass } from "./request-classes.ts";
import { openSocial } from "./social-settings.ts";
import { openTaps } from "./taps.ts";
import { openTiles } from "./tiles.ts";

/** Everything a running site holds open. */
export interface OpenSite {
  readonly database: Database;
  readonly admission: Admission<RequestClass>;
  readonly live: LiveCatalogue;
  readonly pictures: PictureStore;
  readonly services: Services;
  readonly places: PlacesDeps;
  readonly accounts: AccountDeps;
  readonly leads: LeadDeps;
  readonly alerts: AlertsContext;
  readonly agent: AdminDeps;
  readonly projects: LiveProjects;
  readonly social: SocialDeps | null;
  /** Sends what calls have queued: mail and notifications. */
  readonly mail: { wake(): void };
  /** Archives of tiles that the settings name. */
  readonly archives: Archives;
  readonly views: ViewCounter;
  readonly daily: DailyCounter;
  readonly taps: Omit<TapsDeps, "daily">;
  readonly summarySources: SummarySources;
  readonly development: DevelopmentServices | null;
  /** Null when no setting asks for them. */
  readonly metrics: Metrics | null;
  close(): Promise<void>;
}

/** For pages: a database that is away or late is a 503, which has a page of its own. */
async function orUnavailable<Value>(pending: Promise<Value>): Promise<Value> {
  try {
    return await pending;
  } catch (error) {
    if (isDatabaseGone(error) || isDatabaseLate(error)) throw data(null, { status: 503 });
    throw error;
  }
}

/** Opens database and catalogue, importing the region's catalogue into an empty one. */
export async function openSite(config: Config, log: Logger): Promise<OpenSite> {
  const tiles = await openTiles(config);
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
  });
  const { region } = config;
  takeOwnDuties(region.duties);
  const gazetteer = await loadGazetteer(region);
  const places = geocoding(config, database.db, gazetteer);
  await importWhenEmpty(database, { places, region, log });
  await seedProject({ db: database.db, clock: places.clock });
  const names = region.isShipped ? null : regionNamesPath(gazetteer);
  const settings = await LiveSettings.open(database, config.site, log);
  const siteNow = () => settings.site();
  const followed = {
    ...{ ...config, siteNow, settingsVersion: () => settings.version() },
    onSettingsChange: (listener: () => void) => settings.onChange(listener),
  };
  const projects = await LiveProjects.open(database, followed, log);
  const live = await LiveCatalogue.open(database, gazetteer, log);
  const admission = openAdmission();
  const observed = await openMetrics(config, { database, live, admission, log });
  const accounts = await openAccounts(config, database.db, log);
  await foundTeam(database.db, config.AGENT_EMAILS, places.clock());
  const outbox = openMail(config, { db: database.db, log, siteNow });
  const leads = openLeads(
    {
      siteNow,
      visitRules: () => settings.visitRules(),
      mayKeyBeInAddress: () => settings.mayKeyBeInAddress(),
    },
    accounts,
  );
  const alerts = openAlerts(
    { db: database.db, clock: leads.context.clock, catalogue: () => live.current() },
    accounts.context.sealingKeys,
  );
  const { metrics } = observed;
  const push = await openPush(config, { db: database.db, log, siteNow, metrics });
  const counting = { db: database.db, clock: leads.context.clock };
  const [views, daily] = [new ViewCounter(counting), new DailyCounter(counting)];
  const pictures = openPictureStore(config);
  const jobs = runSiteJobs({
    ...{ ...counting, log, metrics, outbox, push, views, daily },
    ...{ accounts: accounts.context, leads: leads.context, alerts, pictures, config },
  });
  const listingDeps = openListingDeps({
    ...{ database, live, gazetteer, pictures, places },
    geocodedDaily: config.GEOCODER_DAILY,
    bounds: region.bounds,
  });
  const projectFiles = openProjectFileThreads();
  const plotDeps = { db: database.db, clock: places.clock, live: projects, projectFiles };
  const scan = config.CLAMD ? openScanner(config.CLAMD) : null;
  const pushDeps = {
    publicKey: push.keys[0].publicKey,
    isOwnMachine: isOwnMachine(config),
    wake: () => jobs.wake("send-push"),
  };
  const forConsole = {
    ...{ listingDeps, plotDeps, jobs, scan, settings, push: pushDeps },
    nameFailure: nameFailure(log),
  };
  const agent = { ...accounts, leads: leads.context, ...forConsole };
  const backups = await handOutBackups(config, database, pictures, log);
  const services: Services = {
    site: () => ({ ...siteNow(), map: { ...tiles.told, names } }),
    texts: (language) => settings.texts(language),
    region,
    gazetteer,
    processors: processorsOf(config),
    log,
    catalogue: () => live.current(),
    version: () => `${live.current().version} ${projects.version()} ${settings.version()}`,
    projects: () => projects.all(),
    project: () => projects.featured().view,
    findListing: (mlsNumber) => orUnavailable(findListing(database.db, mlsNumber)),
    findPhotos: (mlsNumber) => orUnavailable(findPhotos(database.db, mlsNumber)),
    findPriceHistory: (mlsNumber) => orUnavailable(findPriceHistory(database.db, mlsNumber)),
    footprintOf,
    findTwins: (listing) =>
      orUnavailable(findTwins(database.db, listing, namesakes(live.current().index, listing))),
    savedOften: () => orUnavailable(findSavedOften(database.db)),
    stopAlerts: (token) => orUnavailable(turnOffByLink(alerts, token)),
    ...leadServices(leads, orUnavailable),
  };
  return {
    database,
    admission,
    live,
    pictures,
    services,
    places,
    accounts,
    leads,
    alerts,
    agent,
    projects,
    social: openSocial(config, log),
    mail: {
      wake: () => {
        jobs.wake("send-mail");
        jobs.wake("send-push");
      },
    },
    archives: tiles.archives,
    views,
    daily,
    taps: openTaps(config, { projects, live, clock: leads.context.clock }),
    summarySources: live.summarySources(),
    development: await loadDevelopmentServices(config),
    metrics: observed.metrics,
    close: async () => {
      await jobs.close();
      outbox.transport.close();
      live.close();
      projects.close();
      settings.close();
      observed.close();
      await backups.close();
      await tiles.close();
      await database.close();
    },
  };
}

async function loadDevelopmentServices(config: Config): Promise<DevelopmentServices | null> {
  if (!isDevelopmentSite(config)) return null;
  return (await import("./dev/services.ts")).developmentServices;
}
