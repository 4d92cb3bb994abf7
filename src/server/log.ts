import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";
import { logContext } from "./request-context.ts";

/** JSON lines on standard output; each names the request or the job that it was written for. */
export function createLog(level: Config["LOG_LEVEL"], to?: DestinationStream): Logger {
  const options = { level, mixin: () => ({ ...logContext.getStore() }) };
  return to ? pino(options, to) : pino(options);
}
