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

/** Renders a page whole, so that its own inline scripts can be hashed and its bytes cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const rendering = loadContext.get(renderingContext);
  const { html, errors } = await renderWhole(request, routerContext, rendering.mark);
  const { log } = loadContext.get(servicesContext);
  for (const error of errors) log.error({ err: error }, "a page could not be rendered whole");
  headers.set("content-type", "text/html; charset=utf-8");
  rendering.html = html;
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

/** Takes what is written to it and hands it over whole, a byte a character. */
function collect(onEnd: (html: string) => void): Writable {
  let html = "";
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      html += piece.toString("latin1");
      done();
    },
    final(done) {
      onEnd(html);
      done();
    },
  });
}

function renderWhole(
  request: Request,
  routerContext: EntryContext,
  mark: string,
): Promise<{ html: string; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />,
      {
        nonce: mark,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          // The signal may outlive the request by far: nothing of a page that is done hangs on it.
          request.signal.removeEventListener("abort", leave);
          pipe(collect((html) => resolve({ html, errors })));
        },
        onShellError: reject,
        onError: (error) => {
          errors.push(error);
        },
      },
    );
    const leave = () => abort();
    request.signal.addEventListener("abort", leave, { once: true });
  });
}
