// A thread for tests: counts up to what it is asked, and then ends as it is told to.
import { serveThread } from "./serve-thread.server.ts";

export interface Counting {
  readonly to: number;
  readonly end?: "throw" | "hang" | "grow";
  /** Adds to each number what the reader answers to it. */
  readonly asks?: boolean;
}

serveThread<Counting, number>(async function* ({ to, end, asks = false }, ask) {
  for (let n = 1; n <= to; n++) yield asks ? n + Number(await ask(n)) : n;
  if (end === "throw") throw new RangeError("counted out");
  if (end === "hang") for (;;);
  for (const held: unknown[] = []; end === "grow"; ) held.push(Array(10_000).fill(held.length));
});
