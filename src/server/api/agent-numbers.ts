import { Hono } from "hono";
import type { SecondFactorWork } from "#accounts/second-factor/second-factor.server.ts";
import { findNumbers } from "#numbers/find-numbers.server.ts";
import type { AgentCalls } from "./agent-gate.ts";

/** `/agent/numbers`: views, saves and leads by listing and week. */
export function agentNumbersApi({
  db,
  clock,
}: Pick<SecondFactorWork, "db" | "clock">): Hono<AgentCalls> {
  return new Hono<AgentCalls>().get("/agent/numbers", async (c) => {
    const numbers = await findNumbers(db, clock());
    return c.json({ success: true, message: "The numbers.", numbers });
  });
}
