import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { MiddlewareHandler } from "hono";
import { untilListening } from "#platform/http/until-listening.ts";
import type { Metrics } from "./metrics.ts";

/** `GET /metrics` on the public port, for who brings the secret; others find what they would without. */
export function metricsForBearer(metrics: Metrics, secret: string): MiddlewareHandler {
  return async (context, next) => {
    const [scheme, given] = context.req.header("authorization")?.split(" ") ?? [];
    if (scheme?.toLowerCase() !== "bearer" || !isSame(given ?? "", secret)) return next();
    const { type, body } = await metrics.text();
    return context.body(body, 200, { "content-type": type, "cache-control": "no-store" });
  };
}

/** Takes the same time whatever is given. */
function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

/** `GET /metrics` on a port of its own, which no visitor reaches. Throws when the port is taken. */
export async function listenForMetrics(
  metrics: Metrics,
  { port, host }: { readonly port: number; readonly host: string },
  onProblem: (error: unknown) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { "content-type": type }).end(body),
      (error: unknown) => {
        // What went wrong is for the log, which leaves out what a statement was about.
        onProblem(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await untilListening(server, onProblem);
  return server;
}
