// npm run dev: the same server with Vite in front. Pages change as they are saved, calls and the
// server with the next request.
import { serve } from "@hono/node-server";
import { createServer } from "vite";
import { reloadingSite } from "./reload-site.ts";

const SOURCES = ["config", "log", "open-site", "app"].map((name) => `/src/server/${name}.ts`);

const vite = await createServer({ server: { middlewareMode: true } });
const { parseConfig } = await vite.ssrLoadModule("/src/server/config/config.ts");
const settings = parseConfig(process.env);
if (!settings.ok) {
  console.error(settings.problems.join("\n"));
  process.exit(1);
}
const { config } = settings;

const currentSite = reloadingSite({
  vite,
  sources: SOURCES,
  open: async ([, logging, opening, apps]) => {
    const log = logging?.createLog(config.LOG_LEVEL);
    const opened = await opening?.openSite(config, log);
    const app = apps?.createApp({
      ...opened,
      config,
      log,
      loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build"),
      files: null,
      cached: false,
    });
    return { app, close: () => opened.close() };
  },
});

function tellOf(error: unknown): Response {
  if (!(error instanceof Error)) throw error;
  vite.ssrFixStacktrace(error);
  console.error(error);
  return new Response(error.stack ?? error.message, { status: 500 });
}

await currentSite();
const server = serve({
  fetch: (request, bindings) =>
    currentSite().then(({ app }) => app.fetch(request, bindings), tellOf),
  port: config.PORT,
  hostname: config.HOST,
});
const [handle] = server.listeners("request");
server.removeAllListeners("request");
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => handle?.call(server, request, response));
});
console.log(`Sthalam (development) is open at ${config.site.origin}`);
