import { once } from "node:events";
import type { Server } from "node:net";

/**
 * Resolves once a server that was told to listen does. An error from then on, a connection that the
 * system could not hand over, costs that connection alone: nobody listening for it would end the
 * process.
 *
 * @param onProblem is told of each such error
 * @throws the system's error when the server cannot listen: EADDRINUSE, EACCES
 */
export async function untilListening(
  server: Server,
  onProblem: (error: unknown) => void,
): Promise<void> {
  await once(server, "listening");
  server.on("error", onProblem);
}
