// npm run dev: the same server with Vite in front, pages reloaded as they change.
import { serve } from "@hono/node-server";
import pino from "pino";
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true } });
const [{ parseConfig }, { openSite }, { createApp }] = await Promise.all([
  vite.ssrLoadModule("/src/server/config.ts"),
  vite.ssrLoadModule("/src/server/open-site.ts"),
  vite.ssrLoadModule("/src/server/app.ts"),
]);
const settings = parseConfig(process.env);
if (!settings.ok) {
  console.error(settings.problems.join("\n"));
  process.exit(1);
}
const { config } = settings;
const log = pino({ level: config.LOG_LEVEL });
const opened = await openSite(config, log);
const app = createApp({
  ...opened,
  config,
  log,
  loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build"),
  files: null,
  cached: false,
});
const server = serve({ fetch: app.fetch, port: config.PORT, hostname: config.HOST });
const [handle] = server.listeners("request");
server.removeAllListeners("request");
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => handle?.call(server, request, response));
});
console.log(`Sthalam (development) is open at ${config.site.origin}`);
