import type { MiddlewareHandler } from "hono";
import { noSuchCall } from "./no-such-call.ts";

/**
 * Answers a path that does not decode, or decodes to a zero character, as that of a call that there is
 * not: no id is such, and PostgreSQL takes no text with a zero character. What queries say is
 * everywhere read one by one, and left out where it is none.
 */
export function knownPath(): MiddlewareHandler {
  return (context, next) =>
    isDecodable(new URL(context.req.url).pathname) ? next() : Promise.resolve(noSuchCall(context));
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURI(path).includes("\0");
  } catch {
    return false; // which is the answer
  }
}
