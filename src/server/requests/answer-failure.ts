import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { isDatabaseGone, isDatabaseLate } from "#platform/db/database-gone.ts";
import { BucketError } from "#platform/files/bucket-store.server.ts";
import { isBrokenOff } from "#platform/http/close-unread.ts";

export const RETRY_AFTER_SECONDS = "5";

interface Failure {
  readonly status: 500 | 503;
  readonly code: string;
  readonly message: string;
}

const AWAY: Failure = {
  status: 503,
  code: "database-away",
  message: "The database is away. Try again shortly.",
};
const PICTURES_AWAY: Failure = {
  status: 503,
  code: "pictures-away",
  message: "The pictures cannot be reached. Try again shortly.",
};
const OURS: Failure = {
  status: 500,
  code: "our-fault",
  message: "Something went wrong on our side.",
};

/** Tells what a thrown thing is to whoever called: 503 where trying again helps, else 500; the log says what. */
export function nameFailure(log: Logger): (error: Error, path: string) => Failure {
  return (error, path) => {
    const isLate = isDatabaseLate(error);
    if (isLate) log.warn({ err: error, path }, "the database was late");
    if (isLate || isDatabaseGone(error)) return AWAY;
    log.error({ err: error, path }, "a request failed");
    return error instanceof BucketError && error.isAway ? PICTURES_AWAY : OURS;
  };
}

/** Answers whatever a handler threw. */
export function answerFailure(log: Logger): ErrorHandler {
  const nameIt = nameFailure(log);
  return (error, c) => {
    // Whoever broke off while sending is told nothing, and it is nobody's fault.
    if (isBrokenOff(c)) return c.body(null, 400);
    const { status, code, message } = nameIt(error, c.req.path);
    if (status === 503) c.header("retry-after", RETRY_AFTER_SECONDS);
    return c.json({ success: false, code, message }, status);
  };
}
