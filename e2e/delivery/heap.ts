// The heap of a site that was started with an inspector, after collection.
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** A collection that finds less has found all. */
const STEADY_BYTES = 20_000;

export interface Heap {
  /** Bytes in use after everything that nobody refers to was collected. */
  usedBytes(): Promise<number>;
  close(): void;
}

/** `output` of a site with `--inspect` names where its inspector listens. */
export async function openHeap(output: string): Promise<Heap> {
  const address = /ws:\/\/\S+/.exec(output)?.[0];
  if (!address) throw new Error("The site has no inspector.");
  const socket = new WebSocket(address);
  const answers = new Map<number, (result: { usedSize: number }) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    answers.get(id)?.(result);
  });
  await once(socket, "open");
  let calls = 0;
  const call = (method: string) => {
    const { promise, resolve } = Promise.withResolvers<{ usedSize: number }>();
    calls += 1;
    answers.set(calls, resolve);
    socket.send(JSON.stringify({ id: calls, method }));
    return promise;
  };
  return {
    usedBytes: async () => {
      // Requests that broke off end a little later, and some things fall to a second collection.
      for (let before = Number.POSITIVE_INFINITY; ; ) {
        await wait(200);
        await call("HeapProfiler.collectGarbage");
        const { usedSize } = await call("Runtime.getHeapUsage");
        if (usedSize > before - STEADY_BYTES) return usedSize;
        before = usedSize;
      }
    },
    close: () => socket.close(),
  };
}
