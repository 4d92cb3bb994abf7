import { expect, test } from "vitest";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { type AdminLeadsDeps, replyLead } from "./admin-leads.server.ts";
import { agentCalls } from "./agent-calls-testing.ts";

describeEachDatabase("what a call that changed a lead answers", ({ database }) => {
  test("a lead that was deleted meanwhile is told as gone, not as changed to nothing", async () => {
    const deps = { leads: { db: database().db } } as AdminLeadsDeps;
    const app = agentCalls({ account: { name: "agent" } });
    app.get("/", (c) => replyLead(c, deps, "7KM4-Q2XD"));
    const reply = await app.request("/");
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ success: false, code: "no-such-lead" });
  });
});
