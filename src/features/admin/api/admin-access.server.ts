import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import {
  type AccountsContext,
  findSecondFactorState,
  replyRefused,
  type Session,
  touchSession,
} from "#features/accounts/index.server.ts";
import type { SecondFactorState } from "#features/accounts/index.ts";
import { may } from "#features/admin/model/rights.ts";
import type { Caller } from "#platform/http/caller.ts";
import { hideCall } from "#platform/http/no-such-call.ts";
import { ROUTE_RIGHTS } from "./route-rights.ts";

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

/** Lets the team pass. To everybody else there is no such call, whatever its method. */
export function agentsOnly({ context, callerOf }: AdminAccessDeps) {
  return createMiddleware<AgentCalls>(async (c, next) => {
    const now = context.clock();
    const session = await touchSession(context, callerOf(c));
    if (!session) return hideCall(c);
    c.set("session", session);
    if (!session.role) return hideCall(c);
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

/** Any method: of the checks before a call, and of what answers for a call that there is not. */
const EVERY = "ALL";

/** Method and path of the route that answers, as `ROUTE_RIGHTS` names it; null where there is none. */
export function routeOf(context: Context): string | null {
  const route = matchedRoutes(context).find(({ method }) => method !== EVERY);
  return route ? `${route.method} ${route.path.slice(route.path.indexOf("/agent/"))}` : null;
}

/** Behind `confirmedOnly`: lets those pass whose role has the right that the call wants. */
export const byRight = createMiddleware<AgentCalls>(async (c, next) => {
  const route = routeOf(c);
  if (!route) return next();
  const right = ROUTE_RIGHTS[route];
  const { role } = c.var.session;
  if (right && role && may(role, right)) return next();
  return replyRefused(c, { ok: false, code: "not-allowed" });
});

/** The agent who calls, as histories name who changed something. */
export function editorOf(c: Context<AgentCalls>) {
  const { id, email } = c.var.session.account;
  return { accountId: id, email };
}
