import { type Context, Hono } from "hono";
import { z } from "zod";
import { bringDraft } from "#features/admin/commands/bring-draft.server.ts";
import {
  type PlotsContext,
  type ProjectFileThreads,
  publishProject,
  removeDraft,
} from "#features/projects/index.server.ts";
import {
  LAYER_ROLES,
  PLOT_TARGETS,
  type ProjectFileSaid,
  UNIT_NAMES,
} from "#features/projects/index.ts";
import { bodyOf, readBody, refuseInput, text, trimmed } from "#platform/http/read-body.ts";
import type { AdminAccessDeps, AgentCalls } from "./admin-access.server.ts";
import { fileLimit, receiveFile, replyNotRead } from "./receive-file.server.ts";
import type { UploadDeps } from "./refuse-harmful.server.ts";

/** What the calls that bring projects in need. */
export interface AdminProjectsDeps extends Pick<AdminAccessDeps, "context">, UploadDeps {
  readonly plotDeps: PlotsContext & { readonly projectFiles: ProjectFileThreads };
}

const latitude = z.number("must be degrees").min(-90).max(90);
const longitude = z.number("must be degrees").min(-180).max(180);
const placed = z.strictObject({
  ...{ x: z.number(), y: z.number() },
  ...{ lat: latitude, lng: longitude },
});
const LONGEST_LAYER = 255;
const MOST_LAYERS = 200;
const MOST_ACRES = 100_000;

/** What a person says of the file, as `ProjectFileSaid` has it. */
const said = z.strictObject({
  columns: z.record(z.string().regex(/^\d{1,3}$/), z.enum(PLOT_TARGETS).nullable()).optional(),
  drawing: z
    .strictObject({
      layers: z
        .record(text(LONGEST_LAYER), z.enum(LAYER_ROLES))
        .refine((layers) => Object.keys(layers).length <= MOST_LAYERS)
        .optional(),
      unit: z.enum(UNIT_NAMES).optional(),
      points: z.tuple([placed, placed]).optional(),
      stated: z
        .strictObject({
          acres: z.number().positive().max(MOST_ACRES).optional(),
          openPercent: z.number().min(0).max(100).optional(),
        })
        .optional(),
    })
    .optional(),
});

const project = z.strictObject({
  slug: text(61).regex(
    /^[a-z][a-z0-9-]{1,60}$/,
    "Write small letters, figures and hyphens, such as kanuru-acres.",
  ),
  name: trimmed(120).refine((given) => given !== "", "Write the project's name."),
  town: trimmed(200),
  registration: trimmed(60).nullable(),
  isSample: z.boolean("must be true or false"),
  place: z.strictObject({ lat: latitude, lng: longitude }).nullable(),
});
const publishBody = bodyOf({ published: z.boolean("must be true or false") });
const removeBody = bodyOf({});

const REFUSED = {
  "bad-slug": [400, "The address is small letters, figures and hyphens, such as kanuru-acres."],
  "bad-facts": [400, "Name, town or registration is missing or too long."],
  "slug-taken": [409, "There is a project of this address. Nothing was written."],
  "bad-file": [409, "Something in the file is wrong or not said yet. Nothing was written."],
  "no-such-project": [404, "There is no such project."],
  "is-featured": [409, "The featured project stays on the site."],
  "in-use": [409, "Only a draft to whose plots nothing was done can be removed."],
} as const;

/**
 * `POST /agent/projects/look` with a file as its body answers what the file says; `POST
 * /agent/projects` brings it in as a draft. `said` tells how the file is to be read, `project` what
 * the project is called, both as JSON in the query. The file is gone with the answer.
 */
export function adminProjectsApi({
  plotDeps,
  context: security,
  scan,
}: AdminProjectsDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  const limit = fileLimit("The file is larger than 20 MB.");
  app.post("/agent/projects/look", limit, async (c) => {
    const reading = readQuery(c, "said", said);
    if (!reading.ok) return reading.response;
    const received = await receiveFile(c, { scan });
    if (!received.ok) return received.response;
    const shown = await plotDeps.projectFiles
      .show(received.file, toSaid(reading.value))
      .finally(received.remove);
    if (!shown.ok) return replyNotRead(c, shown);
    c.header("content-type", "application/json; charset=UTF-8");
    return c.body(`{"success":true,"message":"What the file says.","file":${shown.value}}`);
  });
  app.post("/agent/projects", limit, async (c) => {
    const reading = readQuery(c, "said", said);
    if (!reading.ok) return reading.response;
    const asked = readQuery(c, "project", project);
    if (!asked.ok) return asked.response;
    const received = await receiveFile(c, { scan });
    if (!received.ok) return received.response;
    const read = await plotDeps.projectFiles
      .bring(received.file, toSaid(reading.value))
      .finally(received.remove);
    if (!read.ok) return replyNotRead(c, read);
    if (!read.value) return refuse(c, "bad-file");
    const draft = { ...toProject(asked.value), brought: read.value };
    const done = await bringDraft({ plots: plotDeps, security }, c.var.session, draft);
    if (!done.ok) return refuse(c, done.code);
    const { plots } = done;
    return c.json({ success: true, message: "It is a draft.", slug: draft.slug, plots });
  });
  app.post("/agent/projects/:slug/published", async (c) => {
    const read = await readBody(c, publishBody);
    if (!read.ok) return read.response;
    const done = await publishProject(plotDeps, c.req.param("slug"), read.body.published);
    if (!done.ok) return refuse(c, done.code);
    return c.json({ success: true, message: "Changed." });
  });
  app.post("/agent/projects/:slug/removal", async (c) => {
    const read = await readBody(c, removeBody);
    if (!read.ok) return read.response;
    const done = await removeDraft(plotDeps, c.req.param("slug"));
    if (!done.ok) return refuse(c, done.code);
    return c.json({ success: true, message: "It is removed." });
  });
  return app;
}

function refuse(c: Context, code: keyof typeof REFUSED): Response {
  const [status, message] = REFUSED[code];
  return c.json({ success: false, code, message }, status);
}

/** Without a number there is no registration. */
function toProject({ slug, place, registration, ...facts }: z.infer<typeof project>) {
  return { slug, place, facts: { ...facts, registration: registration || null, description: "" } };
}

type Said = z.infer<typeof said>;

/** Columns by their numbers. */
function toSaid({ columns = {}, drawing }: Said): ProjectFileSaid {
  const byNumber = Object.entries(columns).map(([at, target]) => [Number(at), target] as const);
  return { columns: Object.fromEntries(byNumber), ...(drawing && { drawing: toDrawing(drawing) }) };
}

function toDrawing({ layers, unit, points, stated }: NonNullable<Said["drawing"]>) {
  const placed = { ...(unit && { unit }), ...(points && { points }) };
  return { ...(layers && { layers }), ...placed, ...(stated && { stated }) };
}

/** A value of the query that is JSON; left out, an empty object. */
function readQuery<Value>(c: Context, name: string, schema: z.ZodType<Value>) {
  let content: unknown;
  try {
    content = JSON.parse(c.req.query(name) ?? "{}");
  } catch {
    content = undefined; // which no schema takes
  }
  const read = schema.safeParse(content);
  if (read.success) return { ok: true, value: read.data } as const;
  return { ok: false, response: refuseInput(c, read.error) } as const;
}
