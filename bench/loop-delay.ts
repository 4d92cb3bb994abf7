/** The longest that a process's event loop was held since the last time this was asked, in milliseconds. */
export async function longestDelay(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}
