import { Hono } from "hono";
import type { AccountsContext } from "#features/accounts/index.server.ts";
import { findAnalytics } from "#features/analytics/index.server.ts";
import type { AgentCalls } from "./admin-access.server.ts";

/** `/agent/numbers`: views, saves and leads by listing and week. */
export function adminAnalyticsApi({
  db,
  clock,
}: Pick<AccountsContext, "db" | "clock">): Hono<AgentCalls> {
  return new Hono<AgentCalls>().get("/agent/numbers", async (c) => {
    const analytics = await findAnalytics(db, clock());
    return c.json({ success: true, message: "The numbers.", analytics });
  });
}
