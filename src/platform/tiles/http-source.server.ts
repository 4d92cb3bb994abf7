import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { ByteSource } from "./byte-source.ts";

const TRIES = 5;
const FIRST_PAUSE_MS = 500;
/** A range has come by then, on the slowest line that is worth waiting for. */
const ANSWER_WITHIN_MS = 5 * MINUTE_MS;

/** Why an address cannot be read from; trying again would not help. */
export class SourceError extends Error {}

interface HttpOptions {
  readonly fetch: typeof globalThis.fetch;
  /** The pause before the second try, doubled before each one after it. */
  readonly firstPauseMs?: number;
}

interface Part {
  readonly data: ArrayBuffer;
  readonly total: number;
  readonly version: string;
}

/** `Content-Range: bytes 0-126/4000`; null for what is not of that form. */
function totalOf(contentRange: string | null): number | null {
  const total = /^bytes \d+-\d+\/(\d+)$/.exec(contentRange ?? "")?.[1];
  return total === undefined ? null : Number(total);
}

/** A broken connection is tried again; an answer that says no is not. */
async function requestPart(
  url: string,
  offset: number,
  length: number,
  { fetch }: HttpOptions,
): Promise<Part> {
  const headers = {
    range: `bytes=${offset}-${offset + length - 1}`,
    "accept-encoding": "identity",
  };
  const reply = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (reply.status === 200) {
    await reply.body?.cancel();
    throw new SourceError(
      `${url} sends all of the file instead of a range: it cannot be cut there`,
    );
  }
  if (reply.status >= 500 || reply.status === 429)
    throw new Error(`${url} answers ${reply.status}`);
  if (reply.status !== 206) throw new SourceError(`${url} answers ${reply.status}`);
  const total = totalOf(reply.headers.get("content-range"));
  if (total === null) throw new SourceError(`${url} does not say how long the file is`);
  const data = await reply.arrayBuffer();
  if (data.byteLength !== Math.min(length, total - offset))
    throw new Error(`${url} broke off amid a range`);
  const version = reply.headers.get("etag") ?? reply.headers.get("last-modified") ?? "";
  return { data, total, version: `${total}-${version}` };
}

async function requestPatiently(
  url: string,
  offset: number,
  length: number,
  options: HttpOptions,
): Promise<Part> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await requestPart(url, offset, length, options);
    } catch (error) {
      if (error instanceof SourceError) throw error;
      if (tried === TRIES)
        throw new SourceError(
          `${url} cannot be reached (${reasonOf(error)}). Run it again to go on`,
        );
      await sleep((options.firstPauseMs ?? FIRST_PAUSE_MS) * 2 ** (tried - 1));
    }
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
}

/**
 * A file elsewhere as a source of ranges, each tried five times. Throws a `SourceError` where the
 * server is away, ignores ranges, or has another file there than at the beginning.
 */
export async function openHttpSource(url: string, options: HttpOptions): Promise<ByteSource> {
  const { total, version } = await requestPatiently(url, 0, 127, options);
  return {
    byteLength: total,
    version,
    getKey: () => url,
    getBytes: async (offset, length) => {
      const part = await requestPatiently(url, offset, length, options);
      if (part.version !== version)
        throw new SourceError(`${url} has become another file meanwhile. Run it again`);
      return { data: part.data };
    },
    close: () => Promise.resolve(),
  };
}
