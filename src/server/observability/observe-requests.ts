import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import { isHidden } from "#platform/http/no-such-call.ts";
import type { Metrics } from "./metrics.ts";
import { isRefusal, RefusalLines } from "./refusal-lines.ts";
import { logContext, toRequestId } from "./request-context.ts";

export const REQUEST_ID_HEADER = "x-request-id";

interface Observing {
  readonly log: Logger;
  readonly trustProxy: boolean;
  /** Null where nobody asks for them. */
  readonly metrics: Metrics | null;
}

/**
 * Before all others: gives each request its id, writes one line without query, address or agent
 * (nothing that names a person: an account is its random id), counts it, and tells what was refused.
 * What the cache answers is observed like the rest.
 */
export function observeRequests({ log, trustProxy, metrics }: Observing): MiddlewareHandler {
  const refusals = new RefusalLines(log);
  return async (context, next) => {
    const { method, path } = context.req;
    const requestId = toRequestId(context.req.raw.headers.get(REQUEST_ID_HEADER), trustProxy);
    context.set("requestId", requestId);
    const start = performance.now();
    await logContext.run({ requestId }, async () => {
      await next();
      const { status } = context.res;
      const cached = isFromCache(context);
      const milliseconds = performance.now() - start;
      if (!cached) context.res.headers.set(REQUEST_ID_HEADER, requestId);
      const account: string | null = context.get("session")?.account.id ?? null;
      log.debug({ method, path, status, account, cached, ms: Math.round(milliseconds) });
      if (isRefusal(status) || isHidden(context)) refusals.tell({ method, path, status, account });
      const route = metrics && routeOf(context);
      metrics?.requestEnded({ method, route: route ?? "", status, cached }, milliseconds / 1000);
    });
  };
}

/** The id that the answer tells; whoever answers with fixed headers puts it among them. */
export function requestIdOf(context: Context): string {
  return context.get("requestId");
}

/** Marks the answer as one of the cache, which has told the request's id already. */
export function markCached(context: Context): void {
  context.set("cached", true);
}

function isFromCache(context: Context): boolean {
  return context.get("cached") === true;
}

/** Names the page that answers, by its pattern: all pages are one route of the server. */
export function markPage(context: Context, pattern: string): void {
  context.set("page", pattern);
}

/** The pattern of what answered: never the path itself, of which there are any number. */
function routeOf(context: Context): string {
  return context.get("page") ?? routePath(context);
}
