import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FromThread, ToThread } from "./thread-messages.ts";

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

/** Answers what a thread asks while it makes a piece. */
export type AnswerThread = (question: unknown) => Promise<unknown>;

const knowsNothing: AnswerThread = async () => {
  throw new Error("A thread asked a reader that has no answers.");
};

/**
 * Reads pieces from a thread of its own whose module calls `serveThread`, one after the other: it
 * rests while the reader is busy or answers, and ends with the reader. Throws what the thread or
 * the answer threw, or `ThreadLimitError`.
 */
export async function* readThread<Piece>(
  module: URL,
  asked: unknown,
  { busyMs, megabytes }: ThreadLimits,
  answer: AnswerThread = knowsNothing,
): AsyncGenerator<Piece> {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const worker = new Worker(module, { workerData: asked, execArgv: [], resourceLimits });
  // Told to whoever waits for a piece; without a listener it would end the process.
  worker.on("error", () => undefined);
  let left = busyMs;
  const send = async (message: ToThread): Promise<FromThread> => {
    const start = performance.now();
    worker.postMessage(message);
    const reply = await nextMessage(worker, left);
    left -= performance.now() - start;
    return reply;
  };
  try {
    for (let told = await send({ kind: "next" }); told.kind !== "end"; ) {
      if (told.kind === "question")
        told = await send({ kind: "answer", answer: await answer(told.question) });
      else {
        yield told.piece as Piece;
        told = await send({ kind: "next" });
      }
    }
  } finally {
    await worker.terminate();
  }
}

async function nextMessage(worker: Worker, leftMs: number): Promise<FromThread> {
  const late = AbortSignal.timeout(Math.max(0, Math.ceil(leftMs)));
  try {
    const [message] = await once(worker, "message", { signal: late });
    return message;
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
    if (late.aborted || isTooLarge) throw new ThreadLimitError({ cause: error });
    throw error;
  }
}
