import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import { isDatabaseGone } from "#db/database-gone.ts";
import type { SummarySources } from "#listings/figures.ts";
import type { PictureStore } from "#listings/pictures/picture-store.ts";
import { findListing, findPhotos } from "#listings/store.server.ts";
import { LANGUAGES, pathIn } from "#locales/languages.ts";
import type { Services } from "#services.ts";
import { type AgentDoors, agentApi } from "./api/agent.ts";
import { authApi } from "./api/auth.ts";
import { catalogueApi } from "./api/catalogue.ts";
import { favouritesApi } from "./api/favourites.ts";
import { healthApi } from "./api/health.ts";
import { illustrationsApi } from "./api/illustrations.ts";
import { type LeadDoors, leadsApi } from "./api/leads.ts";
import { listingsApi } from "./api/listings.ts";
import { noSuchCall } from "./api/no-such-call.ts";
import { picturesApi } from "./api/pictures.ts";
import { type PlacesDeps, placesApi } from "./api/places.ts";
import { profileApi } from "./api/profile.ts";
import { projectApi } from "./api/project.ts";
import { sessionsApi } from "./api/sessions.ts";
import type { AccountDoors } from "./api/signed-in.ts";
import { sitemapApi } from "./api/sitemap.ts";
import { type SocialDoors, socialApi } from "./api/social.ts";
import type { CatalogueKeeper } from "./catalogue-keeper.ts";
import { developmentServices } from "./dev/services.ts";
import { serveFiles } from "./files.ts";
import { createPages, type PageOptions } from "./pages.ts";
import type { OpenProject } from "./project.ts";
import { secure, securityHeaders } from "./security.ts";
import { socialCallback } from "./social-callback.ts";

const MOST_BODY_BYTES = 64 * 1024;

/** Where forms of leads are sent without script. */
const LEAD_FORMS = LANGUAGES.map((language) => pathIn(language, "/leads"));

/** Paths whose calls and forms may queue mail. */
const MAIL_CAUSING = ["/api/auth/*", "/api/profile/*", "/api/leads", ...LEAD_FORMS];

export interface AppOptions extends PageOptions {
  readonly database: Database;
  readonly keeper: CatalogueKeeper;
  readonly pictures: PictureStore;
  readonly log: Logger;
  readonly places: PlacesDeps;
  readonly accounts: AccountDoors;
  readonly leads: LeadDoors;
  readonly agent: AgentDoors;
  readonly project: OpenProject;
  readonly social: SocialDoors | null;
  /** Told after each call that may have queued mail. */
  readonly mail: { wake(): void };
  readonly summarySources: SummarySources;
  /** Folder of the built browser files; null where development serves them. */
  readonly files: string | null;
}

/** Every door of the site behind one guard: headers, limits, errors, then API, files and pages. */
export function createApp(options: AppOptions): Hono {
  const { config, database, keeper, services, log } = options;
  const app = new Hono({ strict: false });
  const pages = createPages(options);
  // Calls get the database's own error, which `onError` answers; pages get one that has a page.
  const forCalls: Services = {
    ...services,
    findListing: (id) => findListing(database.db, id),
    findPhotos: (id) => findPhotos(database.db, id),
  };
  app.use(pages.fromCache);
  app.use(secure(securityHeaders(config)));
  app.use(logged(log));
  app.use("/api/*", smallBodies(bodyLimit({ maxSize: MOST_BODY_BYTES, onError: tooLarge })));
  for (const path of LEAD_FORMS)
    app.use(path, bodyLimit({ maxSize: MOST_BODY_BYTES, onError: pages.refuseForm }));
  for (const path of MAIL_CAUSING) app.use(path, wakesMail(options.mail));
  app.route("/", healthApi(database, keeper));
  app.route("/api", placesApi(options.places));
  app.route("/api", listingsApi(forCalls));
  app.route("/api", authApi(options.accounts));
  app.route("/api", socialApi(options.accounts, options.social));
  app.route("/api", profileApi(options.accounts));
  app.route("/api", sessionsApi(options.accounts));
  app.route("/api", favouritesApi(options.accounts, options.summarySources));
  app.route("/api", leadsApi(options.leads));
  app.route("/api", agentApi(options.agent));
  app.route("/catalogue", catalogueApi(keeper));
  app.route("/illustrations", illustrationsApi(forCalls, options.pictures));
  app.route("/project", projectApi(options.project));
  app.route("/pictures", picturesApi(options.pictures));
  app.route("/", sitemapApi(services));
  app.route("/", socialCallback());
  developmentServices(app, config);
  app.all("/api/*", noSuchCall);
  if (options.files) serveFiles(app, options.files);
  app.all("*", pages.render);
  app.onError((error, c) => {
    if (isDatabaseGone(error)) {
      c.header("retry-after", "5");
      return c.json(failure("database-away", "The database is away. Try again shortly."), 503);
    }
    log.error({ err: error, path: c.req.path }, "a request failed");
    return c.json(failure("our-fault", "Something went wrong on our side."), 500);
  });
  return app;
}

/** Files of agents, which their own calls measure once it is known that an agent sends them. */
const UPLOADS = /^\/api\/agent\/(?:import|listings\/[^/]+\/pictures)$/;

function smallBodies(limit: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => (UPLOADS.test(context.req.path) ? next() : limit(context, next));
}

function failure(code: string, message: string) {
  return { success: false, code, message };
}

function tooLarge(context: Context): Response {
  const message = "The request is larger than 64 kB. Send less at once.";
  return context.json(failure("too-large", message), 413);
}

/** Mail that a call queued goes out as soon as the call is answered. */
function wakesMail(mail: AppOptions["mail"]): MiddlewareHandler {
  return async ({ req: { method } }, next) => {
    await next();
    if (method !== "GET" && method !== "HEAD") mail.wake();
  };
}

/** One line a request, without query, address or agent: nothing that names a person. */
function logged(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    log.debug({
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms,
    });
  };
}
