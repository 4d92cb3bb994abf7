/** Error codes of Node's sockets and of PostgreSQL that mean: no database to talk to, for now. */
const GONE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT", // a unix socket that is not there
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "DATABASE_GONE",
  "08000", // connection exception
  "08001", // client cannot connect
  "08003", // connection does not exist
  "08004", // server rejected the connection
  "08006", // connection failure
  "53300", // too many connections
  "57P01", // terminated by the administrator
  "57P02", // crash shutdown
  "57P03", // cannot connect now: starting or stopping
  "57P05", // idle session ended
]);

/** Error codes of PostgreSQL that mean: it is there, and cannot do this in time or for now. */
const LATE_CODES = new Set([
  "25006", // read only, as a server is that is not yet the first
  "25P03", // idle in a transaction for too long
  "25P04", // transaction for too long
  "40001", // cannot be put in a row with others
  "40P01", // deadlock
  "53000", // out of resources
  "53100", // disk full
  "53200", // out of memory
  "53400", // a limit of its settings
  "55P03", // lock not to be had
  "57014", // statement took too long
]);

/** Messages of `pg` and its pool that come without a code. */
const GONE_MESSAGES = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error",
  "Query read timeout",
  "timeout expired",
  "Client was closed and is not queryable",
  "PGlite is closed",
];

/** What a failed probe of the database throws; recognised by `isDatabaseGone`. */
export class DatabaseGoneError extends Error {
  readonly code = "DATABASE_GONE";

  constructor(cause?: unknown) {
    super("The database does not answer.", { cause });
    this.name = "DatabaseGoneError";
  }
}

/** A database that takes longer to answer is taken for one that is away, ms. */
export const GONE_AFTER_MS = 2000;

/**
 * What a database answers. Throws `DatabaseGoneError` where it has not answered in time: one that froze says
 * nothing, and on the embedded one a query waits behind whoever has its one connection.
 */
export async function answerInTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseGoneError()), GONE_AFTER_MS);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * True when the error, or an error that it wraps, says that the database cannot be reached:
 * answer 503 and try again later. False for everything else, a wrong query included.
 */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && GONE_CODES.has(code)) return !isMissingFile(error);
  if (GONE_MESSAGES.some((message) => error.message.startsWith(message))) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseGone)) return true;
  return isDatabaseGone(error.cause);
}

/** True when the error, or one that it wraps, says that the database is too slow or too full. */
export function isDatabaseLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && LATE_CODES.has(code)) || isDatabaseLate(error.cause);
}

/** ENOENT is a database that is gone only when it comes from connecting to a socket. */
function isMissingFile(error: NodeJS.ErrnoException): boolean {
  return error.code === "ENOENT" && error.syscall !== "connect";
}
