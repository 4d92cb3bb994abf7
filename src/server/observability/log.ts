import pino, { type DestinationStream, type Logger } from "pino";
import { toLoggedError } from "#platform/log/logged-error.ts";
import type { Config } from "#server/config/config.ts";
import { logContext } from "./request-context.ts";

/**
 * JSON lines on standard output; each names the request or the job that it was written for, and
 * errors are told without what they were about.
 */
export function createLog(level: Config["LOG_LEVEL"], to?: DestinationStream): Logger {
  const options = {
    level,
    mixin: () => ({ ...logContext.getStore() }),
    serializers: { err: toLoggedError },
  };
  return to ? pino(options, to) : pino(options);
}
