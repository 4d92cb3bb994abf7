const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** True when an `Accept-Encoding` header names Brotli and does not refuse it by `q=0`. */
export function acceptsBrotli(header: string | null | undefined): boolean {
  return header ? TAKES_BROTLI.test(header) : false;
}
