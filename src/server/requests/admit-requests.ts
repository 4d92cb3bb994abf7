import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { Admission, REFUSED } from "#platform/http/admission.ts";
import { RETRY_AFTER_SECONDS } from "./answer-failure.ts";
import { busyPage } from "./busy-page.ts";
import { isRead } from "./page-request.ts";
import { classOf, limitsByClass, REQUEST_CLASSES, type RequestClass } from "./request-classes.ts";

/** The places and queues of a process. */
export function openAdmission(): Admission<RequestClass> {
  return new Admission(limitsByClass());
}

/**
 * Gives each request a place among those of its class, or answers 503 with `Retry-After`. What is
 * sent has come in before it takes a place, so that slow senders hold none; files of agents alone
 * are read by their calls.
 */
export function admitRequests(admission: Admission<RequestClass>): MiddlewareHandler {
  return async (context, next) => {
    const name = classOf(context.req.method, context.req.path);
    if (!REQUEST_CLASSES[name].limits) return next();
    if (name !== "upload") await receiveWhole(context);
    return inPlace(admission, name, context, next);
  };
}

/**
 * Gives the page of a file that there is not a place among the pages. Its address took none, which is for files
 * alone, and anybody can make up such addresses.
 */
export function admitUnknown(admission: Admission<RequestClass>): MiddlewareHandler {
  return (context, next) => {
    const { method, path, raw } = context.req;
    const hasPlace = REQUEST_CLASSES[classOf(method, path)].limits !== null;
    // One page for a method that none takes is made once.
    return hasPlace || !isRead(raw) ? next() : inPlace(admission, "render", context, next);
  };
}

async function inPlace(
  admission: Admission<RequestClass>,
  name: RequestClass,
  context: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const done = await admission.run(name, async () => {
    if (hasLeft(context)) return "left";
    await next();
    return "done";
  });
  if (done === REFUSED) return refuse(context);
  // Nobody reads it.
  return done === "left" ? context.body(null, 400) : undefined;
}

async function receiveWhole({ req }: Context): Promise<void> {
  const { raw } = req;
  // The server's light request becomes one of Node's own when it is asked for its body.
  if (isRead(raw) || !raw.body) return;
  const { url, method, headers, signal } = raw;
  req.raw = new Request(url, { method, headers, signal, body: await raw.arrayBuffer() });
}

/** True when the connection of a request that waited has ended; tests without one have none. */
function hasLeft(context: Context): boolean {
  const bindings: Partial<HttpBindings> | undefined = context.env;
  return bindings?.incoming?.socket?.destroyed === true;
}

function refuse(context: Context): Response {
  const { method, path } = context.req;
  context.header("retry-after", RETRY_AFTER_SECONDS);
  context.header("cache-control", "no-store");
  if (path.startsWith("/api/")) {
    const message = "Many people ask just now. Try again in a few seconds.";
    const retryAfterSeconds = Number(RETRY_AFTER_SECONDS);
    return context.json({ success: false, code: "busy", message, retryAfterSeconds }, 503);
  }
  const { html, policy } = busyPage(path, method === "POST");
  context.header("content-security-policy", policy);
  return context.html(html, 503);
}
