import { Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import {
  type AccountDeps,
  authApi,
  passkeysApi,
  profileApi,
  proofApi,
  type SocialDeps,
  secondFactorApi,
  sessionsApi,
  socialApi,
  teamApi,
} from "#features/accounts/index.server.ts";
import { type AdminDeps, adminApi } from "#features/admin/index.server.ts";
import { type AlertsContext, alertsApi } from "#features/alerts/index.server.ts";
import { type TapsDeps, tapsApi } from "#features/analytics/index.server.ts";
import { type LeadDeps, leadsApi, visitFeedApi, visitsApi } from "#features/leads/index.server.ts";
import {
  findListing,
  findPhotos,
  illustrationsApi,
  picturesApi,
} from "#features/listings/index.server.ts";
import type { SummarySources } from "#features/listings/index.ts";
import { type PlacesDeps, placesApi } from "#features/places/index.server.ts";
import { type LiveProjects, projectApi, projectsApi } from "#features/projects/index.server.ts";
import { projectFacts } from "#features/projects/index.ts";
import { savedHomesApi } from "#features/saved/index.server.ts";
import type { LiveCatalogue } from "#features/search/index.server.ts";
import { catalogueApi, layoutTilesApi, listingsApi } from "#features/search/index.server.ts";
import type { Database } from "#platform/db/database.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import type { Admission } from "#platform/http/admission.ts";
import { closeUnread } from "#platform/http/close-unread.ts";
import { serveFiles } from "#platform/http/files.ts";
import { fromOwnPages, onlyJson } from "#platform/http/guard-writes.ts";
import { knownPath } from "#platform/http/known-path.ts";
import { noSuchCall } from "#platform/http/no-such-call.ts";
import { oneHost } from "#platform/http/one-host.ts";
import { LANGUAGES, pathIn } from "#platform/i18n/languages.ts";
import { type Archives, archiveTilesApi } from "#platform/tiles/archive-tiles.server.ts";
import { OFFLINE_WORKER } from "#platform/ui/known-markup.ts";
import type { Services } from "#services.ts";
import type { DevelopmentServices } from "./dev/services.ts";
import { healthApi } from "./observability/health.ts";
import { observeRequests } from "./observability/observe-requests.ts";
import { metricsForBearer } from "./observability/serve-metrics.ts";
import { createPages, type PageOptions } from "./pages/pages.ts";
import { socialCallback } from "./pages/social-callback.ts";
import { regionNamesApi } from "./public-files/region-names.ts";
import { securityTxt } from "./public-files/security-txt.ts";
import { sitemapApi } from "./public-files/sitemap.ts";
import { admitRequests, admitUnknown } from "./requests/admit-requests.ts";
import { answerFailure } from "./requests/answer-failure.ts";
import { limitBodies } from "./requests/limit-bodies.ts";
import { classOf, type RequestClass } from "./requests/request-classes.ts";
import { secure, secureWorkers, securityHeaders } from "./requests/security.ts";

const inEveryLanguage = (path: string) => LANGUAGES.map((language) => pathIn(language, path));

/** Pages that take a form: of leads without script, and the one by which mails are stopped. */
const PAGE_FORMS = [...inEveryLanguage("/leads"), ...inEveryLanguage("/alerts/off")];

export interface AppOptions extends PageOptions {
  readonly database: Database;
  /** The places that requests are given by their class. */
  readonly admission: Admission<RequestClass>;
  readonly live: LiveCatalogue;
  readonly pictures: PictureStore;
  readonly log: Logger;
  readonly places: PlacesDeps;
  readonly accounts: AccountDeps;
  readonly leads: LeadDeps;
  readonly alerts: AlertsContext;
  readonly agent: AdminDeps;
  readonly projects: LiveProjects;
  readonly social: SocialDeps | null;
  /** Told after each call or form that writes: it may have queued mail. */
  readonly mail: { wake(): void };
  readonly taps: Omit<TapsDeps, "daily">;
  readonly summarySources: SummarySources;
  /** Archives of tiles, of streets and from the air. */
  readonly archives: Archives;
  /** What stands for a mail server and an identity provider; null on a public origin. */
  readonly development: DevelopmentServices | null;
  /** Folder of the built browser files; null where development serves them. */
  readonly files: string | null;
}

/** All of the site behind one guard: headers, limits, errors, then API, files and pages. */
export function createApp(options: AppOptions): Hono {
  const { config, database, live, services, log } = options;
  const app = new Hono({ strict: false });
  const pages = createPages(options);
  // Calls get the database's own error, which `onError` answers; pages get one that has a page.
  const forCalls: Services = {
    ...services,
    findListing: (id) => findListing(database.db, id),
    findPhotos: (id) => findPhotos(database.db, id),
  };
  app.use(observeRequests({ log, trustProxy: config.TRUST_PROXY, metrics: options.metrics }));
  app.use(oneHost());
  app.use(pages.fromCache);
  app.use(secure(securityHeaders(config)));
  for (const path of ["/assets/*", OFFLINE_WORKER]) app.use(path, secureWorkers(config));
  app.use(closeUnread());
  app.use(fromOwnPages(config.site.origin));
  app.use("/api/*", knownPath());
  app.use("/api/*", butUploads(onlyJson()));
  app.use(limitBodies({ paths: PAGE_FORMS, refuse: pages.refuseForm }));
  app.use(admitRequests(options.admission));
  for (const path of ["/api/*", ...PAGE_FORMS]) app.use(path, wakesMail(options.mail));
  if (options.metrics && config.METRICS_TOKEN)
    app.get("/metrics", metricsForBearer(options.metrics, config.METRICS_TOKEN));
  app.route("/", healthApi(database, live, config.DATA_DIR));
  app.route("/api", placesApi(options.places));
  const { name, place } = projectFacts;
  const project = () => services.project() && { name, ...place };
  app.route("/api", listingsApi({ ...forCalls, project }));
  app.route("/api", authApi(options.accounts));
  app.route("/api", socialApi(options.accounts, options.social));
  app.route("/api", profileApi(options.accounts));
  app.route("/api", proofApi(options.accounts));
  app.route("/api", passkeysApi(options.accounts));
  app.route("/api", secondFactorApi(options.accounts));
  app.route("/api", sessionsApi(options.accounts));
  app.route("/api", teamApi(options.accounts));
  app.route("/api", savedHomesApi(options.accounts, options.summarySources));
  app.route("/api", alertsApi(options.accounts, options.alerts, options.agent.push));
  app.route("/api", leadsApi(options.leads));
  app.route("/api", visitsApi(options.leads));
  app.route("/api", projectsApi(options.projects));
  app.route("/api", tapsApi({ ...options.taps, daily: options.daily }));
  app.route("/api", adminApi(options.agent));
  app.route("/catalogue", catalogueApi(live));
  app.route("/map", layoutTilesApi(live));
  app.route("/map", archiveTilesApi(options.archives));
  app.route(
    "/illustrations",
    illustrationsApi({ ...forCalls, placeOf: options.summarySources.placeOf }, options.pictures),
  );
  if (!config.region.isShipped) app.route("/", regionNamesApi(services));
  app.route("/project", projectApi(options.projects));
  app.route("/pictures", picturesApi(options.pictures));
  app.route("/", visitFeedApi(options.leads, services.site));
  app.route("/", sitemapApi(services));
  app.route("/", securityTxt(services.site, options.leads.context.clock));
  app.route("/", socialCallback());
  options.development?.(app, config, services.site);
  app.all("/api/*", noSuchCall);
  if (options.files) serveFiles(app, options.files);
  app.use(admitUnknown(options.admission));
  app.get("*", pages.render);
  for (const path of PAGE_FORMS) app.post(path, pages.render);
  app.all("*", pages.refuseMethod);
  app.onError(answerFailure(log));
  return app;
}

/** Files of agents are no JSON. */
function butUploads(guard: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => {
    const { method, path } = context.req;
    return classOf(method, path) === "upload" ? next() : guard(context, next);
  };
}

/** Mail that a call queued goes out within a moment of its answer. */
function wakesMail(mail: AppOptions["mail"]): MiddlewareHandler {
  return async ({ req: { method } }, next) => {
    await next();
    if (method !== "GET" && method !== "HEAD") mail.wake();
  };
}
