import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** How much a thread may take before it is ended. */
export interface ThreadLimits {
  /** Time that the reader waits for it, in all. */
  readonly busyMs: number;
  readonly megabytes: number;
}

/** The thread took longer than it may, or more memory. */
export class ThreadLimitError extends Error {
  constructor(options?: ErrorOptions) {
    super("A thread took more than it may.", options);
    this.name = "ThreadLimitError";
  }
}

/**
 * Reads pieces from a thread of its own whose module calls `serveThread`, one after the other: it
 * rests while the reader is busy, and ends with the reader. Throws what the thread threw, or
 * `ThreadLimitError`.
 */
export async function* readThread<Piece>(
  module: URL,
  asked: unknown,
  { busyMs, megabytes }: ThreadLimits,
): AsyncGenerator<Piece> {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const worker = new Worker(module, { workerData: asked, execArgv: [], resourceLimits });
  // Told to whoever waits for a piece; without a listener it would end the process.
  worker.on("error", () => undefined);
  let left = busyMs;
  try {
    for (;;) {
      const start = performance.now();
      worker.postMessage("next");
      const piece = await nextPiece(worker, left);
      left -= performance.now() - start;
      if (piece === null) return;
      yield piece as Piece;
    }
  } finally {
    await worker.terminate();
  }
}

async function nextPiece(worker: Worker, leftMs: number): Promise<unknown> {
  const late = AbortSignal.timeout(Math.max(0, Math.ceil(leftMs)));
  try {
    const [piece] = await once(worker, "message", { signal: late });
    return piece;
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
    if (late.aborted || isTooLarge) throw new ThreadLimitError({ cause: error });
    throw error;
  }
}
