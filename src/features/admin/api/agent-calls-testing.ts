import { Hono } from "hono";
import type { Session } from "#features/accounts/index.server.ts";
import type { AgentCalls } from "./admin-access.server.ts";

/** Calls of the console behind no gate: whoever calls has this session, or what a test needs of one. */
export function agentCalls(session: object): Hono<AgentCalls> {
  return new Hono<AgentCalls>().use(async (c, next) => {
    c.set("session", session as Session);
    await next();
  });
}
