import { type Context, Hono } from "hono";
import { z } from "zod";
import { type AccountsContext, replyRefused } from "#features/accounts/index.server.ts";
import {
  findSettings,
  type LiveSettings,
  type SettingsRefused,
  saveSettings,
  undoSettings,
} from "#features/settings/index.server.ts";
import { SETTING_KEYS } from "#features/settings/index.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import type { AgentCalls } from "./admin-access.server.ts";

/** What the calls of the settings in the console need. */
export interface AdminSettingsDeps {
  readonly context: AccountsContext;
  readonly settings: Pick<LiveSettings, "byEnvironment">;
}

const LONGEST = 1000;

const saveBody = bodyOf({
  changes: z
    .array(
      z.strictObject({
        key: z.enum(SETTING_KEYS, "must be the name of a setting"),
        value: text(LONGEST).nullable(),
        version: z.int("must be a whole number"),
      }),
    )
    .min(1)
    .max(SETTING_KEYS.length)
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, "name a key twice"),
});
const undoBody = bodyOf({ change: z.uuid("must be the id of a change") });

/** `/agent/settings`: what the site says of itself, and its history; each answer has it as it is then. */
export function adminSettingsApi({ context, settings }: AdminSettingsDeps): Hono<AgentCalls> {
  const shown = () => findSettings(context.db, settings.byEnvironment());
  const replyDone = async (c: Context, done: { readonly ok: true } | SettingsRefused) => {
    if (done.ok) return c.json({ success: true, message: "The settings.", shown: await shown() });
    if (done.code === "proof-needed") return replyRefused(c, done);
    const [status, message] = REFUSED[done.code];
    const problems = done.code === "bad-setting" ? { problems: done.problems } : {};
    return c.json({ success: false, code: done.code, message, ...problems }, status);
  };
  const app = new Hono<AgentCalls>();
  app.get("/agent/settings", (c) => replyDone(c, { ok: true }));
  app.post("/agent/settings", async (c) => {
    const read = await readBody(c, saveBody);
    if (!read.ok) return read.response;
    const of = { ...context, byEnvironment: settings.byEnvironment() };
    return replyDone(c, await saveSettings(of, c.var.session, read.body.changes));
  });
  app.post("/agent/settings/undo", async (c) => {
    const read = await readBody(c, undoBody);
    if (!read.ok) return read.response;
    const of = { ...context, byEnvironment: settings.byEnvironment() };
    return replyDone(c, await undoSettings(of, c.var.session, read.body.change));
  });
  return app;
}

const REFUSED = {
  "bad-setting": [422, "Some settings are not accepted."],
  "changed-meanwhile": [409, "Somebody else changed this meanwhile. See how it is now."],
  "no-such-change": [404, "There is no such change."],
} as const;
