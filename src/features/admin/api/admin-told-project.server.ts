import { type Context, Hono } from "hono";
import { z } from "zod";
import { changeProject } from "#features/admin/commands/change-project.server.ts";
import {
  correctFacts,
  correctPlots,
  type FactsResult,
  findToldProject,
  listAdminProjects,
  type PlotsCorrected,
  publishProject,
  type RemoveResult,
  removeProject,
} from "#features/projects/index.server.ts";
import { MOST_AT_ONCE } from "#features/projects/index.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import type { AgentCalls } from "./admin-access.server.ts";
import type { AdminPlotsDeps } from "./admin-plots.server.ts";
import type { AdminProjectsDeps } from "./admin-projects.server.ts";
import { projectFields, readQuery, readSaid, toTold } from "./project-fields.server.ts";
import { fileLimit, receiveFile, replyNotRead } from "./receive-file.server.ts";

/** What the calls that change projects as a whole need. */
export interface AdminToldProjectDeps extends Omit<AdminProjectsDeps, "plotDeps"> {
  readonly plotDeps: AdminPlotsDeps["plotDeps"] & AdminProjectsDeps["plotDeps"];
}

const factsBody = bodyOf({ seen: z.unknown(), project: projectFields });
const publishBody = bodyOf({ published: z.boolean("must be true or false") });
const removeBody = bodyOf({});

type Refusal =
  | Exclude<FactsResult | RemoveResult, { ok: true }>["code"]
  | Exclude<PlotsCorrected, { ok: true }>["code"]
  | "bad-file";

const REFUSED = {
  "no-such-project": [404, "There is no such project."],
  "is-featured": [409, "The featured project comes with the site: it can only be taken off it."],
  "changed-meanwhile": [409, "Somebody else changed this meanwhile. See how it is now."],
  "in-use": [409, "A project that is on the site, or of which somebody has a plot, stays."],
  "bad-file": [409, "Something in the file is wrong or not said yet. Nothing was written."],
  "wants-drawing": [409, "This project has a drawing: only another drawing corrects its plots."],
  "unlikely-rate": [422, "A square yard costs 500 to 5,00,000 rupees."],
  "plots-taken": [409, "Plots that are held, booked or sold are not in the file."],
} as const satisfies Readonly<Record<Refusal, readonly [number, string]>>;

/**
 * `/agent/projects/{slug}`: what is told of a project, and what changes that; `/agent/projects/{slug}/file`
 * with a file as its body brings its plots into line with it. `said` tells how the file is to be read, `gone` which
 * plots were shown to go.
 */
export function adminToldProjectApi(deps: AdminToldProjectDeps): Hono<AgentCalls> {
  const { plotDeps: plots, context: security, scan } = deps;
  const app = new Hono<AgentCalls>();
  const change = <Done extends { readonly ok: boolean }>(
    c: Context<AgentCalls>,
    command: Parameters<typeof changeProject<Done>>[2],
  ) => changeProject({ plots, security }, c.var.session, command);
  app.get("/agent/projects", (c) =>
    c.json({ success: true, message: "The projects.", projects: listAdminProjects(plots.live) }),
  );
  app.get("/agent/projects/:slug", async (c) => {
    const project = await findToldProject(plots.db, c.req.param("slug"));
    if (!project) return refuse(c, "no-such-project");
    return c.json({ success: true, message: "What is told of it.", project });
  });
  app.put("/agent/projects/:slug", async (c) => {
    const read = await readBody(c, factsBody);
    if (!read.ok) return read.response;
    const { seen, project } = read.body;
    const correction = { slug: c.req.param("slug"), seen, wanted: toTold(project) };
    const done = await change(c, (context) => correctFacts(context, correction));
    return done.ok ? c.json({ success: true, message: "Changed." }) : refuse(c, done.code);
  });
  app.post("/agent/projects/:slug/file", fileLimit("The file is larger than 20 MB."), async (c) => {
    const reading = readSaid(c);
    if (!reading.ok) return reading.response;
    const shown = readQuery(c, "gone", z.array(text(20)).max(MOST_AT_ONCE));
    if (!shown.ok) return shown.response;
    const received = await receiveFile(c, { scan });
    if (!received.ok) return received.response;
    const read = await plots.projectFiles
      .bring(received.file, reading.value)
      .finally(received.remove);
    if (!read.ok) return replyNotRead(c, read);
    if (!read.value) return refuse(c, "bad-file");
    const slug = c.req.param("slug");
    const correction = { slug, brought: read.value, gone: shown.value };
    const done = await change(c, (context) => correctPlots(context, correction));
    if (done.ok) return c.json({ success: true, message: "Changed.", plots: done.plots });
    return refuse(c, done.code, "numbers" in done ? { numbers: done.numbers } : {});
  });
  app.post("/agent/projects/:slug/published", async (c) => {
    const read = await readBody(c, publishBody);
    if (!read.ok) return read.response;
    const [slug, { published }] = [c.req.param("slug"), read.body];
    const done = await change(c, (context) => publishProject(context, slug, published));
    return done.ok ? c.json({ success: true, message: "Changed." }) : refuse(c, done.code);
  });
  app.post("/agent/projects/:slug/removal", async (c) => {
    const read = await readBody(c, removeBody);
    if (!read.ok) return read.response;
    const done = await change(c, (context) => removeProject(context, c.req.param("slug")));
    return done.ok ? c.json({ success: true, message: "It is removed." }) : refuse(c, done.code);
  });
  return app;
}

function refuse(c: Context, code: Refusal, more: { readonly numbers?: readonly string[] } = {}) {
  const [status, message] = REFUSED[code];
  return c.json({ success: false, code, message, ...more }, status);
}
