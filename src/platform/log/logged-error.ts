/** An error as the log tells it: where and what kind, never what it was about. */
export interface LoggedError {
  readonly type: string;
  /** Without what was typed, looked up or sent; none where it cannot be told from that. */
  readonly message?: string;
  /** Of Node or PostgreSQL: `ECONNREFUSED`, `23505`. */
  readonly code?: string;
  /** Names of PostgreSQL's own that say which rule was broken. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** Where it was thrown, without the message that stacks begin with. */
  readonly frames: readonly string[];
  readonly causes: readonly LoggedError[];
}

const MOST_FRAMES = 12;
const MOST_CAUSES = 4;
const LONGEST_MESSAGE = 200;
const NAME = /^[\w$.-]{1,63}$/;
/** `SQLSTATE`, which PostgreSQL's errors have for their code; EPIPE and its like are the system's. */
const STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Messages of these are made of fixed words and of names in code. */
const PLAIN_TYPES = new Set([
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "AbortError",
  "BucketError",
]);

/** What in a message may have been typed, looked up or sent. */
const DATA: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, "[address]"],
  [/\S+@\S+/g, "[address]"],
  [/"[^"]*"?|'[^']*'?|`[^`]*`?|<[^>]*>?/g, "[text]"],
  [/(?<= in ).*$/g, "[text]"],
  [/\S*\d{4,}\S*/g, "[number]"],
  [/\S{25,}/g, "[text]"],
];

/** The first line of a message without what somebody typed, looked up or sent. */
export function withoutData(message: string): string {
  const line = message.split("\n", 1)[0] ?? "";
  const masked = DATA.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
  return masked.slice(0, LONGEST_MESSAGE);
}

/** True for an error of a statement, whose message and fields hold the statement and its values. */
function isOfStatement(error: object): boolean {
  if ("query" in error || "params" in error || "severity" in error) return true;
  return "code" in error && typeof error.code === "string" && STATE.test(error.code);
}

function messageOf(error: Error): string | undefined {
  if (isOfStatement(error)) return "a statement failed";
  return PLAIN_TYPES.has(error.name) ? withoutData(error.message) : undefined;
}

function nameIn(error: object, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === "string" && NAME.test(value) ? value : undefined;
}

function framesOf({ stack = "", message }: Error): string[] {
  // A message may have lines that look like frames: what is after it counts.
  const after = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : "";
  return after
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, MOST_FRAMES);
}

function causesOf(error: Error): unknown[] {
  const several = error instanceof AggregateError ? error.errors.slice(0, MOST_CAUSES) : [];
  return [...several, ...(error.cause === undefined ? [] : [error.cause])];
}

function describe(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [], causes: [] };
  const message = messageOf(error);
  const [code, table, column, constraint] = ["code", "table", "column", "constraint"].map((field) =>
    nameIn(error, field),
  );
  return {
    type: NAME.test(error.name) ? error.name : "Error",
    ...(message !== undefined && { message }),
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    ...(constraint !== undefined && { constraint }),
    frames: framesOf(error),
    causes: depth < MOST_CAUSES ? causesOf(error).map((cause) => describe(cause, depth + 1)) : [],
  };
}

/** What the log may say of an error; of one that is none, its type. */
export function toLoggedError(error: unknown): LoggedError {
  return describe(error, 0);
}

/** The same in a line: type, message, code and broken rule of the error and of its first cause. */
export function toErrorLine(error: unknown): string {
  const { type, message, code, constraint, causes } = toLoggedError(error);
  const [cause] = causes;
  const words = [message ?? type, code, constraint, cause?.code, cause?.constraint];
  return words.filter((word) => word !== undefined).join(" ");
}
