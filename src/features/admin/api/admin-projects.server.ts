import { type Context, Hono } from "hono";
import { bringDraft } from "#features/admin/commands/bring-draft.server.ts";
import type { PlotsContext, ProjectFileThreads } from "#features/projects/index.server.ts";
import { text } from "#platform/http/read-body.ts";
import type { AdminAccessDeps, AgentCalls } from "./admin-access.server.ts";
import { projectFields, readQuery, readSaid, toTold } from "./project-fields.server.ts";
import { fileLimit, receiveFile, replyNotRead } from "./receive-file.server.ts";
import type { UploadDeps } from "./refuse-harmful.server.ts";

/** What the calls that bring projects in need. */
export interface AdminProjectsDeps extends Pick<AdminAccessDeps, "context">, UploadDeps {
  readonly plotDeps: PlotsContext & { readonly projectFiles: ProjectFileThreads };
}

const project = projectFields.extend({
  slug: text(61).regex(
    /^[a-z][a-z0-9-]{1,60}$/,
    "Write small letters, figures and hyphens, such as kanuru-acres.",
  ),
});

const REFUSED = {
  "bad-slug": [400, "The address is small letters, figures and hyphens, such as kanuru-acres."],
  "bad-facts": [400, "Name, town or registration is missing or too long."],
  "slug-taken": [409, "There is a project of this address. Nothing was written."],
  "slug-used": [
    409,
    "Requests name a removed project of this address. Nothing was written: choose another one.",
  ],
  "bad-file": [409, "Something in the file is wrong or not said yet. Nothing was written."],
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
    const reading = readSaid(c);
    if (!reading.ok) return reading.response;
    const received = await receiveFile(c, { scan });
    if (!received.ok) return received.response;
    const shown = await plotDeps.projectFiles
      .show(received.file, reading.value)
      .finally(received.remove);
    if (!shown.ok) return replyNotRead(c, shown);
    c.header("content-type", "application/json; charset=UTF-8");
    return c.body(`{"success":true,"message":"What the file says.","file":${shown.value}}`);
  });
  app.post("/agent/projects", limit, async (c) => {
    const reading = readSaid(c);
    if (!reading.ok) return reading.response;
    const asked = readQuery(c, "project", project);
    if (!asked.ok) return asked.response;
    const received = await receiveFile(c, { scan });
    if (!received.ok) return received.response;
    const read = await plotDeps.projectFiles
      .bring(received.file, reading.value)
      .finally(received.remove);
    if (!read.ok) return replyNotRead(c, read);
    if (!read.value) return refuse(c, "bad-file");
    const { slug, ...told } = asked.value;
    const draft = { slug, ...toTold(told), brought: read.value };
    const done = await bringDraft({ plots: plotDeps, security }, c.var.session, draft);
    if (!done.ok) return refuse(c, done.code);
    const { plots } = done;
    return c.json({ success: true, message: "It is a draft.", slug, plots });
  });
  return app;
}

function refuse(c: Context, code: keyof typeof REFUSED): Response {
  const [status, message] = REFUSED[code];
  return c.json({ success: false, code, message }, status);
}
