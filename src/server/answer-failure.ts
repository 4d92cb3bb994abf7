import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { isDatabaseGone, isDatabaseLate } from "#platform/db/database-gone.ts";
import { isBrokenOff } from "#platform/http/close-unread.ts";

export const RETRY_AFTER_SECONDS = "5";

function failure(code: string, message: string) {
  return { success: false, code, message };
}

/** Answers whatever a handler threw: 503 where trying again helps, else 500; the log says what. */
export function answerFailure(log: Logger): ErrorHandler {
  return (error, c) => {
    // Whoever broke off while sending is told nothing, and it is nobody's fault.
    if (isBrokenOff(c)) return c.body(null, 400);
    const { path } = c.req;
    const isLate = isDatabaseLate(error);
    if (isLate || isDatabaseGone(error)) {
      if (isLate) log.warn({ err: error, path }, "the database was late");
      c.header("retry-after", RETRY_AFTER_SECONDS);
      return c.json(failure("database-away", "The database is away. Try again shortly."), 503);
    }
    log.error({ err: error, path }, "a request failed");
    return c.json(failure("our-fault", "Something went wrong on our side."), 500);
  };
}
