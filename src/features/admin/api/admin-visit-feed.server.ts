import { type Context, Hono } from "hono";
import { type AccountsContext, doneBy, recordEvent } from "#features/accounts/index.server.ts";
import {
  endVisitFeed,
  findVisitFeed,
  type LeadsContext,
  makeVisitFeed,
} from "#features/leads/index.server.ts";
import type { VisitFeedReply } from "#features/leads/index.ts";
import type { AgentCalls } from "./admin-access.server.ts";

interface AdminVisitFeedDeps {
  readonly context: AccountsContext;
  readonly leads: LeadsContext;
}

/**
 * `/agent/visit-feed`: whether the caller's own calendar reads the visits; making an address ends the
 * one before, and its secret is in that answer alone.
 */
export function adminVisitFeedApi({
  context: security,
  leads,
}: AdminVisitFeedDeps): Hono<AgentCalls> {
  const reply = async (c: Context<AgentCalls>, key: string | null = null) => {
    const told: VisitFeedReply = {
      feed: await findVisitFeed(leads, c.var.session.account.id),
      key,
      byAddress: leads.mayKeyBeInAddress(),
    };
    return c.json({ success: true, message: "Your calendar's address.", ...told });
  };
  const change = <Made>(
    c: Context<AgentCalls>,
    how: (leads: LeadsContext, accountId: string) => Promise<Made>,
  ) =>
    leads.db.transaction(async (tx) => {
      const { session } = c.var;
      const made = await how({ ...leads, db: tx }, session.account.id);
      const event = { kind: "visit-feed-changed", ...doneBy(session) } as const;
      await recordEvent({ ...security, db: tx }, event);
      return made;
    });
  return new Hono<AgentCalls>()
    .get("/agent/visit-feed", (c) => reply(c))
    .post("/agent/visit-feed", async (c) => reply(c, await change(c, makeVisitFeed)))
    .post("/agent/visit-feed/end", async (c) => {
      await change(c, endVisitFeed);
      return reply(c);
    });
}
