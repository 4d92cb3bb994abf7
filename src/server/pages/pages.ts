import type { Context, MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import { callerOf } from "#platform/http/caller.ts";
import { type Language, languageOf, pathIn } from "#platform/i18n/languages.ts";
import type { Config } from "#server/config/config.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import {
  markCached,
  markPage,
  REQUEST_ID_HEADER,
  requestIdOf,
} from "#server/observability/observe-requests.ts";
import {
  addressOf,
  isRead,
  readable,
  toCanonical,
  toRendered,
} from "#server/requests/page-request.ts";
import { classOf } from "#server/requests/request-classes.ts";
import { pagePolicy, securityHeaders } from "#server/requests/security.ts";
import type { Services } from "#services.ts";
import { viewsCounted } from "./count-views.ts";
import { withLateStart } from "./late-start.ts";
import type { KnownPage } from "./own-scripts.ts";
import { PageCache, RenderedPage } from "./page-cache.ts";
import { pageRenderer } from "./page-renderer.ts";

export interface PageOptions {
  readonly config: Config;
  readonly services: Services;
  /** Told of each view of a listing by a person. */
  readonly views: { count(mlsNumber: string): void };
  readonly daily: { count(what: "project-view" | "call" | "whatsapp", subject: string): void };
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
  const { config, services, loadBuild, cached, metrics } = options;
  const cache = new PageCache();
  const finish = cached ? withLateStart : asWritten;
  const { render, canonicalOf } = pageRenderer({ loadBuild, services, metrics, finish });
  const headersOf = pageHeaders(config, !cached);
  const countView = viewsCounted(options);
  /** A page under its own address costs one look; others are first read as their page reads them. */
  const findCached = async (raw: Request, path: string): Promise<RenderedPage | null> => {
    const version = services.version();
    const address = addressOf(raw);
    const known = cache.find(version, address);
    if (known || !cached || classOf(raw.method, path) !== "render") return known;
    const canonical = await canonicalOf(address);
    return canonical === address ? null : cache.find(version, canonical);
  };
  /** The page for a method that none takes, by language; it is the same for every path. */
  const refusals = new PageCache();
  const methodRefusal = async (language: Language): Promise<RenderedPage> => {
    const version = services.version();
    const home = pathIn(language, "/");
    const known = cached && refusals.find(version, home);
    if (known) return known;
    const unsent = new Request(config.site.origin + home, { method: "POST" });
    const { page } = await render({ request: unsent, network: "" });
    if (page === null) throw new Error("The page of a method that none takes did not render.");
    const headers = { ...headersOf(NOT_ALLOWED, page), allow: READING_METHODS };
    const { html } = page;
    const refusal = new RenderedPage({ status: NOT_ALLOWED, pattern: "/*", html, headers });
    refusals.keep(version, home, refusal);
    return refusal;
  };
  return {
    fromCache: async (hono, next) => {
      const { raw } = hono.req;
      const page = isRead(raw) && (await findCached(raw, hono.req.path));
      if (!page) return next();
      countView(raw);
      markCached(hono);
      markPage(hono, page.pattern);
      return page.answer(raw, { [REQUEST_ID_HEADER]: requestIdOf(hono) });
    },
    render: async (hono) => {
      const { raw } = hono.req;
      const version = services.version();
      const address = isRead(raw) ? await canonicalOf(addressOf(raw)) : addressOf(raw);
      const asked = toCanonical(toRendered(raw, config.site.origin), address);
      const request = readable(asked, config.site.origin);
      const { network } = callerOf(hono, config.TRUST_PROXY);
      const { response, page, pattern } = await render({ request, network });
      markPage(hono, pattern);
      if (response.status === 200) countView(raw);
      if (page === null) return withCaching(response);
      const own = ownHeaders(response.headers);
      const headers = { ...headersOf(response.status, page), ...own };
      const { status } = response;
      const rendered = new RenderedPage({ status, pattern, html: page.html, headers });
      const isCached = cached && isRead(raw) && status === 200;
      if (isCached && own["cache-control"] !== "no-store") cache.keep(version, address, rendered);
      return rendered.answer(raw, {});
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
      const { page, pattern } = await render({ request: unread, network });
      markPage(hono, pattern);
      if (page === null) throw new Error("The page of a form that is none did not render.");
      const headers = headersOf(TOO_LARGE, page);
      const { html } = page;
      return new RenderedPage({ status: TOO_LARGE, pattern, html, headers }).answer(raw, {});
    },
  };
}

/** In development what Vite puts first must run first: such a page starts as the router wrote it. */
const asWritten = (page: KnownPage): KnownPage => page;

function pageHeaders(config: Config, development: boolean) {
  const security = securityHeaders(config);
  return (status: number, { hashes }: KnownPage): Record<string, string> => ({
    ...security,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy(hashes, config, development),
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
