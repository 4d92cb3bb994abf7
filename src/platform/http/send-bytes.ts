import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Context } from "hono";

export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes as they are sent, with what they are. */
export interface SendableBytes {
  readonly type: string;
  readonly plain: Bytes;
  /** Null for what is compressed by itself, such as a photograph. */
  readonly brotli: Bytes | null;
}

/** For addresses that hold a hash of what they answer. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Of what is compressed once and sent often; Brotli's own default. */
const BEST_QUALITY = 11;

const compress = promisify(brotliCompress);

/** Compresses by Brotli; `quality` is from 0, the quickest, to 11, the smallest. */
export async function toBrotli(plain: Uint8Array, quality = BEST_QUALITY): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(await compress(plain, { params }));
}

/** A text as it is sent to those who take Brotli, and to the others; `quality` as above. */
export async function toSendable(
  type: string,
  text: string,
  quality = BEST_QUALITY,
): Promise<SendableBytes> {
  const plain = new TextEncoder().encode(text);
  return { type, plain, brotli: await toBrotli(plain, quality) };
}

const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** True when an `Accept-Encoding` header names Brotli and does not refuse it by `q=0`. */
export function acceptsBrotli(header: string | null | undefined): boolean {
  return header ? TAKES_BROTLI.test(header) : false;
}

/** The same of gzip. */
export function acceptsGzip(header: string | null | undefined): boolean {
  return header ? TAKES_GZIP.test(header) : false;
}

/**
 * True when an `If-None-Match` header names the tag, alone or in a list; a proxy that repacks an
 * answer marks its tag weak by `W/`.
 */
export function knowsTag(header: string | null | undefined, etag: string): boolean {
  return header?.includes(etag) ?? false;
}

/** Answers with bytes, compressed where that is taken, and with these headers beside their own. */
export function sendBytes(
  c: Context,
  { type, plain, brotli }: SendableBytes,
  headers: Readonly<Record<string, string>>,
): Response {
  const compressed = acceptsBrotli(c.req.header("accept-encoding")) ? brotli : null;
  const body = compressed ?? plain;
  return c.body(body, 200, {
    "content-type": type,
    "content-length": String(body.byteLength),
    ...(brotli && { vary: "accept-encoding" }),
    ...(compressed && { "content-encoding": "br" }),
    ...headers,
  });
}
