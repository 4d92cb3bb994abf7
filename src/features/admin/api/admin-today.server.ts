import { Hono } from "hono";
import type { Today } from "#features/admin/model/replies.ts";
import { findTodaysLeads } from "#features/leads/index.server.ts";
import { findEndingHolds } from "#features/projects/index.server.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { AgentCalls } from "./admin-access.server.ts";
import { type AdminLeadsDeps, findLeadFor } from "./admin-leads.server.ts";

/** `GET /agent/today`: what waits for the agents by the end of the day, and holds that end by tomorrow. */
export function adminTodayApi(deps: Omit<AdminLeadsDeps, "context">): Hono<AgentCalls> {
  return new Hono<AgentCalls>().get("/agent/today", async (c) => {
    const { db, clock } = deps.leads;
    const now = clock();
    const to = new Date(now.getTime() + DAY_MS);
    const ofLeads = await findTodaysLeads(deps.leads);
    const [first] = ofLeads.waiting.leads;
    const today: Today = {
      ...ofLeads,
      first: first ? await findLeadFor(deps, c.var.session.account.name, first.reference) : null,
      holds: await findEndingHolds(db, { from: now, to }),
    };
    return c.json({ success: true, message: "What waits today.", today });
  });
}
