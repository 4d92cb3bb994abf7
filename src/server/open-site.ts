import type { Logger } from "pino";
import { type AccountDeps, foundTeam, type SocialDeps } from "#features/accounts/index.server.ts";
import type { AdminDeps } from "#features/admin/index.server.ts";
import type { AlertsContext } from "#features/alerts/index.server.ts";
import { DailyCounter, type TapsDeps, ViewCounter } from "#features/analytics/index.server.ts";
import type { LeadDeps } from "#features/leads/index.server.ts";
import type { SummarySources } from "#features/listings/index.ts";
import { loadGazetteer, type PlacesDeps } from "#features/places/index.server.ts";
import { placesIn } from "#features/places/index.ts";
import {
  LiveProjects,
  openProjectFileThreads,
  seedProject,
} from "#features/projects/index.server.ts";
import { LiveCatalogue } from "#features/search/index.server.ts";
import { LiveSettings } from "#features/settings/index.server.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import { openScanner } from "#platform/files/scan-file.server.ts";
import type { Admission } from "#platform/http/admission.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { takeOwnDuties } from "#platform/region/state-duties.ts";
import type { Archives } from "#platform/tiles/archive-tiles.server.ts";
import type { Services } from "#services.ts";
import type { Config } from "./config/config.ts";
import { openSocial } from "./config/social-settings.ts";
import { isDevelopmentSite } from "./dev/own-machine.ts";
import type { DevelopmentServices } from "./dev/services.ts";
import type { Metrics } from "./observability/metrics.ts";
import { openMetrics } from "./observability/open-metrics.ts";
import { openPageServices } from "./pages/page-services.ts";
import { siteIn } from "./pages/site-in.ts";
import { openTiles } from "./public-files/tiles.ts";
import { openAdmission } from "./requests/admit-requests.ts";
import { nameFailure } from "./requests/answer-failure.ts";
import type { RequestClass } from "./requests/request-classes.ts";
import { openAccounts } from "./wiring/accounts.ts";
import { openAlerts } from "./wiring/alerts.ts";
import { handOutBackups } from "./wiring/backups.ts";
import { importWhenEmpty } from "./wiring/first-import.ts";
import { geocoding } from "./wiring/geocoding.ts";
import { runSiteJobs } from "./wiring/jobs.ts";
import { openLeads } from "./wiring/leads.ts";
import { openListingDeps } from "./wiring/listings-admin.ts";
import { openMail } from "./wiring/mail.ts";
import { openPictureStore } from "./wiring/picture-store.ts";
import { isOwnMachine, openPush } from "./wiring/push.ts";
import { openTaps } from "./wiring/taps.ts";

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

/** What every step of the opening is told. */
interface Start {
  readonly config: Config;
  readonly log: Logger;
  /** What ends when the site does, what was opened last first. */
  readonly opened: AsyncDisposableStack;
}

type Stored = Start & Awaited<ReturnType<typeof openStored>>;
type Followed = Stored & Awaited<ReturnType<typeof openFollowed>>;
type ForCalls = Followed & Awaited<ReturnType<typeof openCallDeps>>;
type Running = ForCalls & Awaited<ReturnType<typeof startJobs>>;

/**
 * Opens database and catalogue, importing the region's catalogue into an empty one. Where a step fails, what was
 * open by then is closed: nothing of a site that did not start goes on, nor holds its process.
 */
export async function openSite(config: Config, log: Logger): Promise<OpenSite> {
  await using opened = new AsyncDisposableStack();
  const start = { config, log, opened };
  const tiles = await openTiles(config);
  opened.defer(() => tiles.close());
  const stored = { ...start, ...(await openStored(start)) };
  const followed = { ...stored, ...(await openFollowed(stored)) };
  const forCalls = { ...followed, ...(await openCallDeps(followed)) };
  const running = { ...forCalls, ...(await startJobs(forCalls)) };
  const { database, live, pictures, projects, leads, jobs } = running;
  const agent = openConsole(running);
  const backups = await handOutBackups(config, database, pictures, log);
  opened.defer(() => backups.close());
  const development = await loadDevelopmentServices(config);
  // From here on all stays open until it is closed.
  const all = opened.move();
  return {
    database,
    live,
    pictures,
    projects,
    leads,
    agent,
    admission: running.admission,
    places: running.places,
    accounts: running.accounts,
    alerts: running.alerts,
    views: running.views,
    daily: running.daily,
    services: openPageServices({ ...running, map: tiles.told }),
    social: openSocial(config, log),
    mail: {
      wake: () => {
        jobs.wake("send-mail");
        jobs.wake("send-push");
      },
    },
    archives: tiles.archives,
    taps: openTaps(config, { projects, live, clock: leads.context.clock }),
    summarySources: live.summarySources(),
    development,
    metrics: running.observed.metrics,
    close: () => all.disposeAsync(),
  };
}

/** Opens the database and the region's places, and fills a database that is empty. */
async function openStored({ config, log, opened }: Start) {
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
  });
  opened.defer(() => database.close());
  const { region } = config;
  takeOwnDuties(region.duties);
  const gazetteer = await loadGazetteer(region);
  const places = geocoding(config, database.db, gazetteer);
  await importWhenEmpty(database, { places, region, log });
  await seedProject({ db: database.db, clock: places.clock });
  return { database, gazetteer, places };
}

/** Opens what is read once and followed from then on: settings, projects and catalogue. */
async function openFollowed({ config, log, opened, database, gazetteer }: Stored) {
  const settings = await LiveSettings.open(database, config.site, log);
  opened.defer(() => settings.close());
  const siteNow = () => settings.site();
  const followed = {
    ...config,
    settingsVersion: () => settings.version(),
    siteIn: (language: Language) => siteIn(siteNow(), language, config.region),
    townIn: (town: string, language: Language) => placesIn(gazetteer, town, language),
    onSettingsChange: (listener: () => void) => settings.onChange(listener),
  };
  const projects = await LiveProjects.open(database, followed, log);
  opened.defer(() => projects.close());
  const live = await LiveCatalogue.open(database, gazetteer, log);
  opened.defer(() => live.close());
  return { settings, siteNow, projects, live };
}

/** Opens what calls are let in and answered with: admission, metrics, accounts, leads and alerts. */
async function openCallDeps(site: Followed) {
  const { config, log, database, places, settings, siteNow, live, projects } = site;
  const { db } = database;
  const admission = openAdmission();
  const observed = await openMetrics(config, { database, live, admission, log });
  site.opened.defer(() => observed.close());
  const accounts = await openAccounts(config, db, log);
  await foundTeam(db, config.AGENT_EMAILS, places.clock());
  const leads = openLeads(
    {
      siteNow,
      projects,
      visitRules: () => settings.visitRules(),
      mayKeyBeInAddress: () => settings.mayKeyBeInAddress(),
    },
    accounts,
  );
  const alerts = openAlerts(
    { db, clock: leads.context.clock, catalogue: () => live.current() },
    accounts.context.sealingKeys,
  );
  return { admission, observed, accounts, leads, alerts };
}

/** Opens mail, notifications, counters and pictures, and starts the jobs that go through them. */
async function startJobs(site: ForCalls) {
  const { config, log, siteNow, alerts } = site;
  const { db } = site.database;
  const { metrics } = site.observed;
  const [accounts, leads] = [site.accounts.context, site.leads.context];
  const outbox = openMail(config, { db, log, siteNow });
  site.opened.defer(() => outbox.transport.close());
  const push = await openPush(config, { db, log, siteNow, metrics });
  const counting = { db, clock: leads.clock };
  const [views, daily] = [new ViewCounter(counting), new DailyCounter(counting)];
  const pictures = openPictureStore(config);
  const jobs = runSiteJobs({
    ...counting,
    log,
    metrics,
    outbox,
    push,
    views,
    daily,
    accounts,
    leads,
    alerts,
    pictures,
    config,
  });
  site.opened.defer(() => jobs.close());
  return { views, daily, pictures, push, jobs };
}

/** Opens what the console's calls work with. */
function openConsole(site: Running): AdminDeps {
  const { config, log, database, places, live, gazetteer, pictures, settings, push, jobs } = site;
  const listingDeps = openListingDeps({
    database,
    live,
    gazetteer,
    pictures,
    places,
    geocodedDaily: config.GEOCODER_DAILY,
    bounds: config.region.bounds,
  });
  const projectFiles = openProjectFileThreads();
  return {
    ...site.accounts,
    leads: site.leads.context,
    listingDeps,
    settings,
    jobs,
    plotDeps: { db: database.db, clock: places.clock, live: site.projects, projectFiles },
    scan: config.CLAMD ? openScanner(config.CLAMD) : null,
    push: {
      publicKey: push.keys[0].publicKey,
      isOwnMachine: isOwnMachine(config),
      wake: () => jobs.wake("send-push"),
    },
    nameFailure: nameFailure(log),
  };
}

/** The development provider and the mail viewer; null but on an own machine. */
async function loadDevelopmentServices(config: Config): Promise<DevelopmentServices | null> {
  if (!isDevelopmentSite(config)) return null;
  return (await import("./dev/services.ts")).developmentServices;
}
