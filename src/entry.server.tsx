import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { renderingContext, servicesContext } from "#services.ts";

export { networkContext, renderingContext, servicesContext } from "#services.ts";

/** Renders a page whole, so that its inline scripts can be hashed and its bytes cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { bytes, errors } = await renderWhole(request, routerContext);
  const { log } = loadContext.get(servicesContext);
  for (const error of errors) log.error({ err: error }, "a page could not be rendered whole");
  headers.set("content-type", "text/html; charset=utf-8");
  loadContext.get(renderingContext).html = bytes;
  return new Response(null, { status: errors.length > 0 ? 500 : status, headers });
}

/** Logs what a loader threw, except answers such as 404 and visitors who left. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(servicesContext).log.error({ err: error }, "a loader failed");
}

/** One array of its own, not a part of a pool. */
function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

function renderWhole(
  request: Request,
  routerContext: EntryContext,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        resolve({ bytes: joined(chunks), errors });
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: (error) => {
          errors.push(error);
        },
      },
    );
    request.signal.addEventListener("abort", () => abort(), { once: true });
  });
}
