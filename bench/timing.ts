const WARM_UP_RUNS = 5;

/** The middle of the given numbers. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Milliseconds that one call takes: the median of `runs` calls after warming up; `run` is told its number. */
export function medianMs(runs: number, run: (call: number) => unknown): number {
  for (let call = 0; call < WARM_UP_RUNS; call += 1) run(call);
  const times: number[] = [];
  for (let call = 0; call < runs; call += 1) {
    const start = performance.now();
    run(call);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Megabytes held by the heap and array buffers, after collecting what is free where Node allows it. */
export function heldMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** The longest that a process's event loop was held since the last time this was asked, in milliseconds. */
export async function longestDelay(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}
