import { EventEmitter } from "node:events";
// Of all builds the one that hands over strings; the one for Node encodes each by itself.
import { renderToPipeableStream } from "react-dom/server.bun";
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

/** Takes a page as the strings that it is made of, to be encoded all at once. */
class PageText extends EventEmitter {
  readonly writable = true;
  #text = "";
  readonly #onEnd: (bytes: Uint8Array<ArrayBuffer>) => void;

  constructor(onEnd: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super();
    this.#onEnd = onEnd;
  }

  write(chunk: string | Uint8Array): boolean {
    this.#text += chunk;
    return true;
  }

  end(): this {
    this.#onEnd(new TextEncoder().encode(this.#text));
    return this;
  }
}

function renderWhole(
  request: Request,
  routerContext: EntryContext,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const page = new PageText((bytes) => resolve({ bytes, errors }));
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(page),
        onShellError: reject,
        onError: (error) => {
          errors.push(error);
        },
      },
    );
    request.signal.addEventListener("abort", () => abort(), { once: true });
  });
}
