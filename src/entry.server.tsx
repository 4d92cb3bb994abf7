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

/** Characters encoded at once: few enough that most pieces hold no letter beyond Latin, which is fast. */
const PIECE = 512;
const BYTES_A_CHARACTER = 3;

/** Where pages are encoded before each gets a copy of its own length. */
let scratch = Buffer.allocUnsafeSlow(512 * 1024);

/** Takes a page as the strings that it is made of. */
class PageText extends EventEmitter {
  readonly writable = true;
  readonly #pieces: string[] = [];
  #piece = "";
  #length = 0;
  readonly #onEnd: (bytes: Uint8Array<ArrayBuffer>) => void;

  constructor(onEnd: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super();
    this.#onEnd = onEnd;
  }

  write(chunk: string | Uint8Array): boolean {
    this.#piece += chunk;
    if (this.#piece.length > PIECE) this.#cut();
    return true;
  }

  end(): this {
    this.#cut();
    const most = this.#length * BYTES_A_CHARACTER;
    if (most > scratch.byteLength) scratch = Buffer.allocUnsafeSlow(most);
    let length = 0;
    for (const piece of this.#pieces) length += scratch.write(piece, length);
    this.#onEnd(new Uint8Array(scratch.subarray(0, length)));
    return this;
  }

  #cut(): void {
    this.#pieces.push(this.#piece);
    this.#length += this.#piece.length;
    this.#piece = "";
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
