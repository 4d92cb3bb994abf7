import type { Context, MiddlewareHandler } from "hono";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type {
  networkContext,
  Rendering,
  renderingContext,
  Services,
  servicesContext,
} from "#services.ts";
import { callerOf } from "./caller.ts";
import type { Config } from "./config.ts";
import { PageCache, RenderedPage } from "./page-cache.ts";
import { pageHandlers } from "./page-handlers.ts";
import { pagePolicy, securityHeaders } from "./security.ts";
import { viewedListing } from "./viewed-listing.ts";

export interface PageOptions {
  readonly config: Config;
  readonly services: Services;
  /** Told of each view of a listing by a person. */
  readonly views: { count(mlsNumber: string): void };
  /** The built pages; in development a fresh build after each change. */
  readonly loadBuild: () => Promise<ServerBuild> | ServerBuild;
  /** False in development, where a page may change at any time. */
  readonly cached: boolean;
}

export interface Pages {
  /** Answers from the cache, before anything else looks at the request; else passes it on. */
  readonly fromCache: MiddlewareHandler;
  /** Renders a page, keeps it and answers. */
  readonly render: (context: Context) => Promise<Response>;
  /** Answers a form that is too large to be read with the page of a form that is none. */
  readonly refuseForm: (context: Context) => Promise<Response>;
}

/** Asks a browser to check back before it shows a page again; the answer is usually 304. */
const REVALIDATE = "public, no-cache";
const RETRY_AFTER_SECONDS = "5";
const TOO_LARGE = 413;

/** The doors to the pages of the route table. */
export function createPages(options: PageOptions): Pages {
  const { config, services, views, loadBuild, cached } = options;
  const cache = new PageCache();
  const render = renderer(services);
  const headersOf = pageHeaders(config, !cached);
  const countView = (raw: Request) => {
    const mlsNumber = viewedListing(raw, addressOf(raw));
    if (mlsNumber !== null) views.count(mlsNumber);
  };
  return {
    fromCache: async ({ req: { raw } }, next) => {
      const page = isRead(raw) && cache.find(services.catalogue().version, addressOf(raw));
      if (!page) return next();
      countView(raw);
      return page.answer(raw);
    },
    render: async (hono) => {
      const { raw } = hono.req;
      const { version } = services.catalogue();
      const request = toRendered(raw, config.site.origin);
      const { network } = callerOf(hono, config.TRUST_PROXY);
      const { response, html } = await render(request, network, await loadBuild());
      if (response.status === 200) countView(raw);
      if (html === null) return withCaching(response);
      const own = ownHeaders(response.headers);
      const headers = { ...headersOf(response.status, html), ...own };
      const page = new RenderedPage(response.status, html, headers);
      const isKept =
        cached && isRead(raw) && page.status === 200 && own["cache-control"] !== "no-store";
      if (isKept) cache.keep(version, addressOf(raw), page);
      return page.answer(raw);
    },
    refuseForm: async (hono) => {
      const { raw } = hono.req;
      const unread = new Request(config.site.origin + addressOf(raw), { method: "POST" });
      const { network } = callerOf(hono, config.TRUST_PROXY);
      const { html } = await render(unread, network, await loadBuild());
      if (html === null) throw new Error("The page of a form that is none did not render.");
      return new RenderedPage(TOO_LARGE, html, headersOf(TOO_LARGE, html)).answer(raw);
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

/** The contexts as the pages' own bundle knows them. */
interface ContextKeys {
  readonly servicesContext: typeof servicesContext;
  readonly renderingContext: typeof renderingContext;
  readonly networkContext: typeof networkContext;
}

/** Renders by a build; its request handlers, costly to make, are made once for each build. */
function renderer(services: Services) {
  let prepared: { build: ServerBuild; handlerOf: ReturnType<typeof pageHandlers> } | null = null;
  return async (request: Request, network: string, build: ServerBuild) => {
    if (prepared?.build !== build) prepared = { build, handlerOf: pageHandlers(build) };
    const handle = prepared.handlerOf(addressOf(request).split("?", 1)[0] ?? "/");
    const keys = build.entry.module as unknown as ContextKeys;
    const rendering: Rendering = { html: null };
    const context = new RouterContextProvider();
    context.set(keys.servicesContext, services);
    context.set(keys.renderingContext, rendering);
    context.set(keys.networkContext, network);
    const response = await handle(request, context);
    return { response, html: rendering.html };
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
