import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import {
  type AccountsContext,
  findSecondFactorState,
  findSession,
  replyRefused,
  type SecondFactorState,
  type Session,
} from "#features/accounts/index.server.ts";
import type { Caller } from "#platform/http/caller.ts";
import { hideCall } from "#platform/http/no-such-call.ts";

/** What the gate of the console needs. */
export interface AdminAccessDeps {
  readonly context: AccountsContext;
  readonly callerOf: (context: Context) => Caller;
}

/** What calls behind the gate know. */
export interface AgentCalls {
  Variables: { session: Session; secondFactor: SecondFactorState };
}

/** Calls that a clock makes: they keep no console open. */
const BY_CLOCK = new Set(["/agent/leads/news", "/api/agent/leads/news"]);

/** Lets agents pass. To everybody else there is no such call, whatever its method. */
export function agentsOnly({ context, callerOf }: AdminAccessDeps) {
  return createMiddleware<AgentCalls>(async (c, next) => {
    const now = context.clock();
    const session = await findSession(context, callerOf(c));
    if (!session) return hideCall(c);
    c.set("session", session);
    const { account } = session;
    if (!account.verifiedAt || !context.isAgent(account.email)) return hideCall(c);
    const look = { now, byClock: BY_CLOCK.has(c.req.path) };
    c.set("secondFactor", await findSecondFactorState(context.db, session, look));
    await next();
    c.res.headers.set("cache-control", "no-store");
  });
}

/** Behind `agentsOnly`: lets agents pass who have given their second factor. */
export const confirmedOnly = createMiddleware<AgentCalls>(async (c, next) => {
  if (c.var.secondFactor === "confirmed") return next();
  return replyRefused(c, { ok: false, code: "second-factor-needed" });
});
