import { createMiddleware } from "hono/factory";
import {
  findSecondFactorState,
  type SecondFactorState,
  type SecondFactorWork,
} from "#accounts/second-factor/second-factor.server.ts";
import { findSession, type Session } from "#accounts/sessions.server.ts";
import { noSuchCall } from "./no-such-call.ts";
import { replyRefused } from "./refusals.ts";
import { tokenOf } from "./signed-in.ts";

/** What the gate of the console needs. */
export interface AgentGateDoors {
  readonly work: SecondFactorWork;
  readonly isAgent: (email: string) => boolean;
}

/** What calls behind the gate know. */
export interface AgentCalls {
  Variables: { session: Session; secondFactor: SecondFactorState };
}

/** Calls that a clock makes: they keep no console open. */
const BY_CLOCK = new Set(["/agent/leads/news", "/api/agent/leads/news"]);

/** Lets agents pass. To everybody else there is no such call, whatever its method. */
export function agentsOnly({ work, isAgent }: AgentGateDoors) {
  return createMiddleware<AgentCalls>(async (context, next) => {
    const token = tokenOf(context);
    const now = work.clock();
    const session = token && (await findSession(work.db, token, now));
    const { account } = session || {};
    if (!session || !account?.verifiedAt || !isAgent(account.email)) return noSuchCall(context);
    const look = { now, byClock: BY_CLOCK.has(context.req.path) };
    context.set("session", session);
    context.set("secondFactor", await findSecondFactorState(work.db, session, look));
    await next();
    context.res.headers.set("cache-control", "no-store");
  });
}

/** Behind `agentsOnly`: lets agents pass who have given their second factor. */
export const confirmedOnly = createMiddleware<AgentCalls>(async (context, next) => {
  if (context.var.secondFactor === "confirmed") return next();
  return replyRefused(context, { ok: false, code: "second-factor-needed" });
});
