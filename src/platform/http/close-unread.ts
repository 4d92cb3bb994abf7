import { setImmediate } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";

/** How long a sender may go on after it was answered, and how much it may send meanwhile. */
const LINGER_MS = 5_000;
const MOST_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * An answer that is given before the request has come in whole says `connection: close`, as the
 * rest would be taken for the next request (RFC 9112, 9.6). The answer goes out at once; the
 * connection stays until the sender has stopped, for a socket that is closed on incoming bytes is
 * reset, and a reset can take the answer away before it is read.
 */
export function closeUnread(lingerMs = LINGER_MS): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const incoming = findIncoming(context);
    if (!incoming || incoming.complete) return;
    // A small body comes in the same packet, and is looked at after the headers were answered.
    await setImmediate();
    if (incoming.complete) return;
    const { status, headers } = context.res;
    const said = new Uint8Array(await context.res.arrayBuffer());
    const body = thenLinger(said, context.req.raw.body, lingerMs);
    headers.set("connection", "close");
    headers.set("content-length", String(said.byteLength));
    context.res = new Response(said.byteLength > 0 ? body : null, { status, headers });
  };
}

/** True when the sender left before the request had come in whole. */
export function isBrokenOff(context: Context): boolean {
  const incoming = findIncoming(context);
  return incoming ? incoming.destroyed && !incoming.complete : false;
}

/** Tests without a socket have none. */
function findIncoming(context: Context): HttpBindings["incoming"] | null {
  const bindings: Partial<HttpBindings> | undefined = context.env;
  return bindings?.incoming ?? null;
}

/** The answer whole, then nothing more until the sender has stopped. */
function thenLinger(
  said: Uint8Array,
  rest: ReadableStream<Uint8Array> | null,
  lingerMs: number,
): ReadableStream {
  let isGone = false;
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(said);
      await discardRest(rest, lingerMs);
      if (!isGone) controller.close();
    },
    cancel() {
      isGone = true;
    },
  });
}

/** Until the body ends or breaks off, or the sender has had its time. */
async function discardRest(
  body: ReadableStream<Uint8Array> | null,
  lingerMs: number,
): Promise<void> {
  const late = new Promise<"late">((resolve) => setTimeout(resolve, lingerMs, "late").unref());
  // Whoever measured the body has its only reader: then there is time, and nothing is read.
  const reader = body && !body.locked ? body.getReader() : null;
  for (let bytes = 0; bytes < MOST_DISCARDED_BYTES; ) {
    const piece = await Promise.race([late, reader?.read().catch(() => "gone" as const)]);
    if (piece === "late" || piece === "gone" || piece === undefined || piece.done) break;
    bytes += piece.value.byteLength;
  }
}
