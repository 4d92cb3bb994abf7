import { parentPort, workerData } from "node:worker_threads";

/**
 * What the module of a thread calls, for `readThread`: each piece is made when the reader asks for
 * it, and none before. A failure ends the thread, and is the reader's.
 */
export function serveThread<Asked, Piece>(toPieces: (asked: Asked) => AsyncIterable<Piece>): void {
  const port = parentPort;
  if (!port) throw new Error("This module is for a thread.");
  const pieces = toPieces(workerData as Asked)[Symbol.asyncIterator]();
  port.on("message", async () => {
    const { done, value } = await pieces.next();
    port.postMessage(done ? null : value);
    if (done) port.close();
  });
}
