import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { IMMUTABLE } from "./send-bytes.ts";

/** Serves the built browser files, compressed beforehand; hashed ones never change. */
export function serveFiles(app: Hono, root: string): void {
  app.use(
    "/assets/*",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", IMMUTABLE),
    }),
  );
  // Stills, film and documents of the project, made beforehand.
  app.use(
    "/project/*",
    serveStatic({ root, onFound: (_path, c) => c.header("cache-control", "public, max-age=3600") }),
  );
  // A page's address has no ending: the disk need not be asked for it.
  app.use(
    "/:file{[^/]+\\.[a-z0-9]+}",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", "public, max-age=3600"),
    }),
  );
}
