import { Hono } from "hono";
import type { JobStatus } from "#platform/jobs/job.ts";
import type { AgentCalls } from "./admin-access.server.ts";

/** What the call about jobs needs. */
export interface AgentJobsDeps {
  readonly jobs: { status(): Promise<JobStatus[]> };
}

/** `GET /agent/jobs`: what runs by the clock, when it last ran, for how long and with what result. */
export function agentJobsApi({ jobs }: AgentJobsDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.get("/agent/jobs", async (c) =>
    c.json({ success: true, message: "The jobs.", jobs: await jobs.status() }),
  );
  return app;
}
