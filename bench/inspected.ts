import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../e2e/serve.ts";
import { type RunningSite, runSite } from "./site.ts";

/** A running site whose memory may be asked for after a collection. */
export interface InspectedSite extends RunningSite {
  /** Megabytes that are in use after a collection, outside the heap as well. */
  heldMegabytes(): Promise<number>;
}

/** The built site with the inspector of its engine open, on this machine alone; its log goes to `log`. */
export async function runInspected(settings: Readonly<Record<string, string>>, log: number) {
  const port = await freePort();
  const inspect = { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` };
  const site = await runSite({ settings: { ...settings, ...inspect }, log });
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [{ webSocketDebuggerUrl }] = await listed.json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  let last = 0;
  const call = (method: string, params = {}) => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<{ result: { value: string } }>((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        const told = JSON.parse(data);
        if (told.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(told.result);
      };
      socket.addEventListener("message", hear);
    });
  };
  const heldMegabytes = async () => {
    // What a collection frees may let go of more.
    for (let times = 0; times < 3; times++) {
      await call("HeapProfiler.collectGarbage");
      await wait(200);
    }
    const { result } = await call("Runtime.evaluate", {
      expression: "JSON.stringify(process.memoryUsage())",
    });
    const { heapUsed, external } = JSON.parse(result.value);
    return (heapUsed + external) / 2 ** 20;
  };
  const stop = async () => {
    socket.close();
    await site.stop();
  };
  return { ...site, heldMegabytes, stop } satisfies InspectedSite;
}
