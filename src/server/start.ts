import type { Server } from "node:http";
import * as build from "virtual:react-router/server-build";
import { serve } from "@hono/node-server";
import { untilListening } from "#platform/http/until-listening.ts";
import { toErrorLine } from "#platform/log/logged-error.ts";
import { createApp } from "./app.ts";
import { parseConfig } from "./config/config.ts";
import { isDevelopmentSite } from "./dev/own-machine.ts";
import { createLog } from "./observability/log.ts";
import { openSite } from "./open-site.ts";
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  Connections,
  serverOptions,
} from "./requests/connections.ts";

const DEVELOPMENT_NOTE = `For this machine only: mail is shown at /dev/mail, social sign-in believes what is typed.
A site that others reach needs PUBLIC_ORIGIN.
`;
const STOP_WITHIN_MS = 9_000;

interface StartOptions {
  /** Other limits of connections than usual, for tests that cannot wait as long. */
  readonly limits?: Partial<ConnectionLimits>;
}

/** Reads the settings, opens the site and serves it until SIGTERM or SIGINT. */
export async function main({ limits: others }: StartOptions = {}): Promise<void> {
  const settings = parseConfig(process.env);
  if (!settings.ok) {
    process.stderr.write(`The site cannot start. Mend these settings:\n`);
    for (const problem of settings.problems) process.stderr.write(`  ${problem}\n`);
    process.exitCode = 1;
    return;
  }
  const { config } = settings;
  const log = createLog(config.LOG_LEVEL);
  // Node's own words about a fault that nobody caught would show the values it was about.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the process ends by a fault");
    process.exit(1);
  });
  const opened = await openSite(config, log).catch((error: unknown) => {
    process.stderr.write(`The site cannot start. ${toStartProblem(error)}\n`);
    process.exitCode = 1;
  });
  if (!opened) return;
  const files = "build/client";
  const app = createApp({ ...opened, config, log, files, loadBuild: () => build, cached: true });
  const limits = { ...CONNECTION_LIMITS, ...others };
  const server = serve({
    fetch: app.fetch,
    port: config.PORT,
    hostname: config.HOST,
    serverOptions: serverOptions(limits),
  }) as Server;
  const connections = new Connections(server, limits);
  await untilListening(server, (error) =>
    log.error({ err: error }, "a connection could not be taken"),
  ).catch(async (error: unknown) => {
    process.stderr.write(`The site cannot listen on ${config.HOST}:${config.PORT}. ${error}\n`);
    // A job that has begun ends: a mail that went out is noted, and goes out once.
    await opened.close();
    process.exit(1);
  });
  process.stdout.write(`Sthalam is open at ${config.site.origin}\n`);
  if (isDevelopmentSite(config)) process.stdout.write(DEVELOPMENT_NOTE);
  let isStopping = false;
  // Npm hands on a signal that we got already: the second must not end us at once.
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void stopServer(connections, opened.close);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** What is wrong in words of whoever threw it, but for a statement, which would show its values. */
function toStartProblem(error: unknown): string {
  const isStatement = error instanceof Error && "query" in error;
  return error instanceof Error && !isStatement ? error.message : toErrorLine(error);
}

/** Answers what was asked, then closes the database; 9 s at most. */
async function stopServer(connections: Connections, close: () => Promise<void>): Promise<void> {
  const force = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
  force.unref();
  await connections.drain();
  await close();
  process.exit(0);
}
