import { type Context, Hono } from "hono";
import type { AccountsContext } from "#features/accounts/index.server.ts";
import { findAnalytics, findFigures, toFiguresCsv } from "#features/analytics/index.server.ts";
import { parseFiguresQuery } from "#features/analytics/index.ts";
import type { LiveProjects } from "#features/projects/index.server.ts";
import type { AgentCalls } from "./admin-access.server.ts";

interface AnalyticsDeps extends Pick<AccountsContext, "db" | "clock"> {
  readonly live: Pick<LiveProjects, "withDrafts">;
}

/** `/agent/numbers`: views, saves and leads by listing and week; `/agent/figures`: leads, visits, plots and the site by day. */
export function adminAnalyticsApi({ db, clock, live }: AnalyticsDeps): Hono<AgentCalls> {
  const figuresOf = (c: Context) =>
    findFigures(
      db,
      parseFiguresQuery(new URL(c.req.url).searchParams, clock().getTime()),
      live.withDrafts().map(({ slug }) => slug),
    );
  const app = new Hono<AgentCalls>();
  app.get("/agent/numbers", async (c) => {
    const analytics = await findAnalytics(db, clock());
    return c.json({ success: true, message: "The numbers.", analytics });
  });
  app.get("/agent/figures", async (c) =>
    c.json({ success: true, message: "The figures.", figures: await figuresOf(c) }),
  );
  app.get("/agent/figures/file", async (c) => {
    const figures = await figuresOf(c);
    const { what, from, to } = figures.query;
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", `attachment; filename="${what}-${from}-${to}.csv"`);
    return c.body(toFiguresCsv(figures));
  });
  return app;
}
