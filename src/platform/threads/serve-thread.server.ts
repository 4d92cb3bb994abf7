import { parentPort, workerData } from "node:worker_threads";
import type { FromThread, ToThread } from "./thread-messages.ts";

/** Asks the reader something that the thread cannot know; one question at a time. */
export type AskReader = (question: unknown) => Promise<unknown>;

/**
 * What the module of a thread calls, for `readThread`: each piece is made when the reader asks for
 * it, and none before. A failure ends the thread, and is the reader's.
 */
export function serveThread<Asked, Piece>(
  toPieces: (asked: Asked, ask: AskReader) => AsyncIterable<Piece>,
): void {
  const port = parentPort;
  if (!port) throw new Error("This module is for a thread.");
  const tell = (message: FromThread) => port.postMessage(message);
  let onAnswer: (answer: unknown) => void = () => undefined;
  const ask: AskReader = (question) =>
    new Promise((resolve) => {
      onAnswer = resolve;
      tell({ kind: "question", question });
    });
  const pieces = toPieces(workerData as Asked, ask)[Symbol.asyncIterator]();
  port.on("message", async (message: ToThread) => {
    if (message.kind === "answer") return onAnswer(message.answer);
    const { done, value } = await pieces.next();
    tell(done ? { kind: "end" } : { kind: "piece", piece: value });
    if (done) port.close();
  });
}
