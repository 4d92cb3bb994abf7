import type { Context, MiddlewareHandler } from "hono";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { viewedListing } from "#features/analytics/index.ts";
import { callerOf } from "#platform/http/caller.ts";
import { type Language, languageOf, pathIn } from "#platform/i18n/languages.ts";
import type {
  networkContext,
  Rendering,
  renderingContext,
  Services,
  servicesContext,
} from "#services.ts";
import type { Config } from "./config.ts";
import { startLate } from "./late-start.ts";
import type { Metrics } from "./metrics.ts";
import { markCached, markPage, REQUEST_ID_HEADER, requestIdOf } from "./observe-requests.ts";
import { PageCache, RenderedPage } from "./page-cache.ts";
import { pagePatterns } from "./page-pattern.ts";
import { pagePolicy, securityHeaders } from "./security.ts";

export interface PageOptions {
  readonly config: Config;
  readonly services: Services;
  /** Told of each view of a listing by a person. */
  readonly views: { count(mlsNumber: string): void };
  /** The built pages; in development a fresh build after each change. */
  readonly loadBuild: () => Promise<ServerBuild> | ServerBuild;
  /** Null where nobody asks for them. */
  readonly metrics: Metrics | null;
  /** False in development, where a page may change at any time. */
  readonly cached: boolean;
}

export interface Pages {
  /** Answers from the cache, before anything else looks at the request; else passes it on. */
  readonly fromCache: MiddlewareHandler;
  /** Renders a page, keeps it and answers. */
  readonly render: (context: Context) => Promise<Response>;
  /** Answers a method that a page does not take, without reading or rendering what was sent. */
  readonly refuseMethod: (context: Context) => Promise<Response>;
  /** Answers a form that is too large to be read with the page of a form that is none. */
  readonly refuseForm: (context: Context) => Promise<Response>;
}

/** Asks a browser to check back before it shows a page again; the answer is usually 304. */
const REVALIDATE = "public, no-cache";
const RETRY_AFTER_SECONDS = "5";
const NOT_ALLOWED = 405;
const TOO_LARGE = 413;
const READING_METHODS = "GET, HEAD";

/** The pages of the route table. */
export function createPages(options: PageOptions): Pages {
  const { config, services, views, loadBuild, cached, metrics } = options;
  const cache = new PageCache();
  const render = renderer(services, metrics);
  const headersOf = pageHeaders(config, !cached);
  const countView = (raw: Request) => {
    const mlsNumber = viewedListing(raw, addressOf(raw));
    if (mlsNumber !== null) views.count(mlsNumber);
  };
  /** The page for a method that none takes, by language; it is the same for every path. */
  const refusals = new PageCache();
  const methodRefusal = async (language: Language): Promise<RenderedPage> => {
    const { version } = services.catalogue();
    const home = pathIn(language, "/");
    const known = cached && refusals.find(version, home);
    if (known) return known;
    const unsent = new Request(config.site.origin + home, { method: "POST" });
    const { html } = await render(unsent, "", await loadBuild());
    if (html === null) throw new Error("The page of a method that none takes did not render.");
    const headers = { ...headersOf(NOT_ALLOWED, html), allow: READING_METHODS };
    const page = new RenderedPage({ status: NOT_ALLOWED, pattern: "/*", html, headers });
    refusals.keep(version, home, page);
    return page;
  };
  return {
    fromCache: async (hono, next) => {
      const { raw } = hono.req;
      const page = isRead(raw) && cache.find(services.catalogue().version, addressOf(raw));
      if (!page) return next();
      countView(raw);
      markCached(hono);
      markPage(hono, page.pattern);
      return page.answer(raw, { [REQUEST_ID_HEADER]: requestIdOf(hono) });
    },
    render: async (hono) => {
      const { raw } = hono.req;
      const { version } = services.catalogue();
      const request = readable(toRendered(raw, config.site.origin), config.site.origin);
      const { network } = callerOf(hono, config.TRUST_PROXY);
      const { response, html, pattern } = await render(request, network, await loadBuild());
      markPage(hono, pattern);
      if (response.status === 200) countView(raw);
      if (html === null) return withCaching(response);
      const own = ownHeaders(response.headers);
      const headers = { ...headersOf(response.status, html), ...own };
      const page = new RenderedPage({ status: response.status, pattern, html, headers });
      const isCached =
        cached && isRead(raw) && page.status === 200 && own["cache-control"] !== "no-store";
      if (isCached) cache.keep(version, addressOf(raw), page);
      return page.answer(raw, {});
    },
    refuseMethod: async (hono) => {
      const page = await methodRefusal(languageOf(hono.req.path));
      markPage(hono, page.pattern);
      return page.answer(hono.req.raw, {});
    },
    refuseForm: async (hono) => {
      const { raw } = hono.req;
      const unread = new Request(config.site.origin + addressOf(raw), { method: "POST" });
      const { network } = callerOf(hono, config.TRUST_PROXY);
      const { html, pattern } = await render(unread, network, await loadBuild());
      markPage(hono, pattern);
      if (html === null) throw new Error("The page of a form that is none did not render.");
      const headers = headersOf(TOO_LARGE, html);
      return new RenderedPage({ status: TOO_LARGE, pattern, html, headers }).answer(raw, {});
    },
  };
}

/**
 * The request as the pages take it: HEAD as GET; a form as sent to the public origin when it says
 * that it comes from there. A proxy that speaks TLS for us hands it on by http, and the router
 * refuses forms whose origin is not its own.
 */
function toRendered(raw: Request, origin: string): Request {
  const { method, headers } = raw;
  if (method === "HEAD") return new Request(raw.url, { headers });
  if (isRead(raw) || headers.get("origin") !== origin) return raw;
  // A body that is still coming in needs `duplex`, which the types do not know yet.
  const init = { method, headers, body: raw.body, duplex: "half" };
  return new Request(origin + addressOf(raw), init);
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** Path and query of a request. */
function addressOf({ url }: Request): string {
  return url.slice(url.indexOf("/", "https://".length));
}

/** An address of no page, which the router can read. */
const UNKNOWN_PAGE = "/404";

/** True for a path that cannot be decoded or has control characters: the router fails on some. */
function isUnreadable(path: string): boolean {
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return true; // which is the answer
  }
}

/** The request, or where its path is unreadable one for the page that there is not. */
function readable(request: Request, origin: string): Request {
  const path = addressOf(request).split("?", 1)[0] ?? "/";
  if (!isUnreadable(path)) return request;
  const unknown = pathIn(languageOf(path), UNKNOWN_PAGE);
  return new Request(`${origin}${unknown}${path.endsWith(".data") ? ".data" : ""}`);
}

/** The contexts as the pages' own bundle knows them. */
interface ContextKeys {
  readonly servicesContext: typeof servicesContext;
  readonly renderingContext: typeof renderingContext;
  readonly networkContext: typeof networkContext;
}

interface PreparedBuild {
  readonly build: ServerBuild;
  readonly handle: RequestHandler;
  readonly patternOf: ReturnType<typeof pagePatterns>;
}

/** Renders by a build; its request handler, costly to make, is made once for each build. */
function renderer(services: Services, metrics: Metrics | null) {
  let prepared: PreparedBuild | null = null;
  return async (request: Request, network: string, build: ServerBuild) => {
    if (prepared?.build !== build) {
      const handle = createRequestHandler(build, process.env.NODE_ENV);
      prepared = { build, handle, patternOf: pagePatterns(build) };
    }
    const start = performance.now();
    const path = addressOf(request).split("?", 1)[0] ?? "/";
    const pattern = metrics ? prepared.patternOf(path) : "";
    const keys = build.entry.module as unknown as ContextKeys;
    const rendering: Rendering = { html: null };
    const context = new RouterContextProvider();
    context.set(keys.servicesContext, services);
    context.set(keys.renderingContext, rendering);
    context.set(keys.networkContext, network);
    const response = await prepared.handle(request, context);
    metrics?.pageRendered(pattern, (performance.now() - start) / 1000);
    const html = rendering.html && startLate(rendering.html);
    return { response, html, pattern };
  };
}

function pageHeaders(config: Config, development: boolean) {
  const security = securityHeaders(config);
  return (status: number, html: Uint8Array): Record<string, string> => ({
    ...security,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy(Buffer.from(html.buffer), config, development),
    "cache-control": status < 500 ? REVALIDATE : "no-store",
    vary: "accept-encoding",
    ...(status === 503 && { "retry-after": RETRY_AFTER_SECONDS }),
  });
}

/** Headers that a page may set itself: one whose address holds a secret is told to nobody. */
const OWN_HEADERS = ["cache-control", "referrer-policy"] as const;

function ownHeaders(headers: Headers): Partial<Record<(typeof OWN_HEADERS)[number], string>> {
  const set = OWN_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(set);
}

/** A redirect, or data for a navigation within the app. */
function withCaching(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("cache-control", response.status < 500 ? REVALIDATE : "no-store");
  if (response.status === 503) headers.set("retry-after", RETRY_AFTER_SECONDS);
  return new Response(response.body, { status: response.status, headers });
}
