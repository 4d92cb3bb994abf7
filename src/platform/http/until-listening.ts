import { once } from "node:events";
import type { Server } from "node:net";

/**
 * Resolves once the server listens and rejects when it cannot. An error from then on, a connection
 * that the system could not hand over, costs that connection alone: nobody listening for it would
 * end the process.
 */
export async function untilListening(
  server: Server,
  onProblem: (error: unknown) => void,
): Promise<void> {
  await once(server, "listening");
  server.on("error", onProblem);
}
