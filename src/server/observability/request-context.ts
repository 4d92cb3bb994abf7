import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** What every line of the log says that is written on behalf of something. */
export type LogContext = { readonly requestId: string } | { readonly job: string };

/** What this piece of asynchronous code runs for; nothing at start and stop. */
export const logContext = new AsyncLocalStorage<LogContext>();

/** What proxies send: letters, digits and a few marks, nothing that a line of a log breaks on. */
const REQUEST_ID = /^[\w.:+/=@-]{8,128}$/;

/** The request's id as a proxy of one's own told it, else a new one. */
export function toRequestId(told: string | null | undefined, trustProxy: boolean): string {
  return trustProxy && told && REQUEST_ID.test(told) ? told : randomUUID();
}
