import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { acceptsBrotli, type Bytes, knowsTag, toBrotli } from "#platform/http/send-bytes.ts";

type PlainHeaders = Readonly<Record<string, string>>;

/** Bytes to send, with all their headers. */
interface Variant {
  readonly body: Bytes;
  readonly headers: PlainHeaders;
}

const MOST_BYTES = 64 * 1024 * 1024;
/** Of addresses with a query that are remembered as asked for once. */
const MOST_ASKED_BYTES = 4 * 1024 * 1024;
const BYTES_A_LETTER = 2;
/** A page is compressed while a visitor waits for it. */
const QUALITY = 5;

interface PageParts {
  readonly status: number;
  readonly pattern: string;
  /** A byte a character. */
  readonly html: string;
  readonly headers: PlainHeaders;
}

/** One rendered page, ready to send any number of times. */
export class RenderedPage {
  readonly status: number;
  /** Which page it is, as the route table writes it. */
  readonly pattern: string;
  readonly #etag: string;
  readonly #headers: PlainHeaders;
  readonly #identity: Variant;
  #brotli: Promise<Variant> | null = null;

  constructor(page: PageParts) {
    const { status, pattern, headers } = page;
    const html = Buffer.from(page.html, "latin1");
    this.status = status;
    this.pattern = pattern;
    this.#etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    this.#headers = { ...headers, etag: this.#etag };
    this.#identity = toVariant(html, this.#headers);
  }

  get byteLength(): number {
    return this.#identity.body.byteLength;
  }

  /**
   * The answer to a request, with headers of its own: 304 when its tag is known there, compressed
   * where that is taken.
   */
  async answer(request: Request, own: PlainHeaders): Promise<Response> {
    const { status } = this;
    if (status === 200 && knowsTag(request.headers.get("if-none-match"), this.#etag))
      return new Response(null, { status: 304, headers: { ...this.#headers, ...own } });
    const brotli = acceptsBrotli(request.headers.get("accept-encoding"));
    const { body, headers } = brotli ? await this.#compressed() : this.#identity;
    const sent = request.method === "HEAD" ? null : body;
    return new Response(sent, { status, headers: { ...headers, ...own } });
  }

  /** Compressed when first asked for. */
  #compressed(): Promise<Variant> {
    this.#brotli ??= toBrotli(this.#identity.body, QUALITY).then((bytes) =>
      toVariant(bytes, { ...this.#headers, "content-encoding": "br" }),
    );
    return this.#brotli;
  }
}

function toVariant(body: Bytes, headers: PlainHeaders): Variant {
  return { body, headers: { ...headers, "content-length": String(body.byteLength) } };
}

/**
 * Pages by address; a new catalogue version makes every older entry unreachable. A page with a
 * query is kept when it is asked for again: most such addresses are one visitor's search, and
 * keeping them all costs more than it saves.
 */
export class PageCache {
  readonly #asked = new LRUCache<string, true>({
    maxSize: MOST_ASKED_BYTES,
    sizeCalculation: (_, address) => address.length * BYTES_A_LETTER,
  });
  readonly #pages = new LRUCache<string, RenderedPage>({
    maxSize: MOST_BYTES,
    // Compressed it is at most a fifth more.
    sizeCalculation: (page, address) =>
      Math.ceil(page.byteLength * 1.2) + address.length * BYTES_A_LETTER,
  });

  find(version: string, address: string): RenderedPage | null {
    return this.#pages.get(`${version} ${address}`) ?? null;
  }

  keep(version: string, address: string, page: RenderedPage): void {
    const key = `${version} ${address}`;
    if (!address.includes("?") || this.#asked.has(key)) this.#pages.set(key, page);
    else this.#asked.set(key, true);
  }
}
