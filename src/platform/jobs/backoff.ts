/** How long one that failed waits before it is tried again. */
export interface Backoff {
  /** After the first try; each later wait is three times as long as the one before. */
  readonly firstMs: number;
  readonly longestMs?: number;
}

/**
 * The wait after so many tries, from 1, in ms: a quarter more or less by `random` (from 0 up to 1), so
 * that what failed together does not come back in step.
 */
export function backoffMs(
  { firstMs, longestMs = Number.POSITIVE_INFINITY }: Backoff,
  attempts: number,
  random: number,
): number {
  return Math.min(longestMs, firstMs * 3 ** (attempts - 1)) * (0.75 + random / 2);
}
