import { Hono } from "hono";
import type { Today } from "#features/admin/model/replies.ts";
import { findTodaysLeads } from "#features/leads/index.server.ts";
import { findEndingHolds } from "#features/projects/index.server.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { AgentCalls } from "./admin-access.server.ts";
import type { AdminLeadsDeps } from "./admin-leads.server.ts";

/** `GET /agent/today`: what waits for the agents by the end of the day, and holds that end by tomorrow. */
export function adminTodayApi({ leads }: Pick<AdminLeadsDeps, "leads">): Hono<AgentCalls> {
  return new Hono<AgentCalls>().get("/agent/today", async (c) => {
    const { db, clock } = leads;
    const now = clock();
    const to = new Date(now.getTime() + DAY_MS);
    const today: Today = {
      ...(await findTodaysLeads(leads)),
      holds: await findEndingHolds(db, { from: now, to }),
    };
    return c.json({ success: true, message: "What waits today.", today });
  });
}
