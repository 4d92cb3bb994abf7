import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { type Session, touchSession } from "#features/accounts/commands/sessions.server.ts";
import type { Caller } from "#platform/http/caller.ts";
import { replyRefused } from "./refusals.server.ts";

/** What the calls of accounts need. */
export interface AccountDeps {
  readonly context: AccountsContext;
  readonly callerOf: (context: Context) => Caller;
}

/** Lets calls of a session pass, as `session`; others get 401. */
export function signedIn({ context: accounts, callerOf }: AccountDeps) {
  return createMiddleware<{ Variables: { session: Session } }>(async (context, next) => {
    const session = await touchSession(accounts, callerOf(context));
    if (!session) return replyRefused(context, { ok: false, code: "signed-out" });
    context.set("session", session);
    return next();
  });
}

/** Replies about a person are kept nowhere. */
export const notStored: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set("cache-control", "no-store");
};
