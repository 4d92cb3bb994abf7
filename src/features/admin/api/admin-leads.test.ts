import { Hono } from "hono";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#platform/db/testing.ts";
import type { AgentCalls } from "./admin-access.server.ts";
import { type AdminLeadsDeps, replyLead } from "./admin-leads.server.ts";

describeEachDatabase("what a call that changed a lead answers", ({ database }) => {
  test("a lead that was deleted meanwhile is told as gone, not as changed to nothing", async () => {
    const deps = { leads: { db: database().db } } as AdminLeadsDeps;
    const app = new Hono<AgentCalls>();
    app.use(async (c, next) => {
      c.set("session", { account: { name: "agent" } } as AgentCalls["Variables"]["session"]);
      await next();
    });
    app.get("/", (c) => replyLead(c, deps, "7KM4-Q2XD"));
    const reply = await app.request("/");
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ success: false, code: "no-such-lead" });
  });
});
