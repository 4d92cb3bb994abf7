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
import {
  type SettingKey,
  type ShownSettings,
  SITE_SETTING_KEYS,
} from "#features/settings/index.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import type { AgentCalls } from "./admin-access.server.ts";

/** What the calls of the settings in the console need. */
export interface AdminSettingsDeps {
  readonly context: AccountsContext;
  readonly settings: Pick<LiveSettings, "byEnvironment">;
}

/** Twice what any setting may have: what is wrong with it is told by its own check. */
const LONGEST = 4000;

/** What the calls of some settings are about. */
interface SettingsPart<Key extends SettingKey> {
  /** Below `/api`. */
  readonly path: "/agent/settings" | "/agent/messages";
  readonly keys: readonly Key[];
  /** What an answer has beside what is set. */
  readonly complete: (shown: ShownSettings<Key>) => object;
}

function saveBody<Key extends SettingKey>(keys: readonly Key[]) {
  return bodyOf({
    changes: z
      .array(
        z.strictObject({
          key: z.enum(keys, "must be the name of a setting"),
          value: text(LONGEST).nullable(),
          version: z.int("must be a whole number"),
        }),
      )
      .min(1)
      .max(keys.length)
      .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, "name a key twice"),
  });
}
const undoBody = bodyOf({ change: z.uuid("must be the id of a change") });

/** The calls that show, change and take back some settings; each answer has them as they are then. */
export function settingsCalls<Key extends SettingKey>(
  { context, settings }: AdminSettingsDeps,
  { path, keys, complete }: SettingsPart<Key>,
): Hono<AgentCalls> {
  const shown = async () =>
    complete(await findSettings(context.db, settings.byEnvironment(), keys));
  const replyDone = async (c: Context, done: { readonly ok: true } | SettingsRefused) => {
    if (done.ok) return c.json({ success: true, message: "The settings.", ...(await shown()) });
    if (done.code === "proof-needed") return replyRefused(c, done);
    const [status, message] = REFUSED[done.code];
    const problems = done.code === "bad-setting" ? { problems: done.problems } : {};
    return c.json({ success: false, code: done.code, message, ...problems }, status);
  };
  const body = saveBody(keys);
  const app = new Hono<AgentCalls>();
  app.get(path, (c) => replyDone(c, { ok: true }));
  app.post(path, async (c) => {
    const read = await readBody(c, body);
    if (!read.ok) return read.response;
    const of = { ...context, byEnvironment: settings.byEnvironment() };
    return replyDone(c, await saveSettings(of, c.var.session, read.body.changes));
  });
  app.post(`${path}/undo`, async (c) => {
    const read = await readBody(c, undoBody);
    if (!read.ok) return read.response;
    const of = { ...context, byEnvironment: settings.byEnvironment() };
    const taken = { id: read.body.change, keys };
    return replyDone(c, await undoSettings(of, c.var.session, taken));
  });
  return app;
}

/** `/agent/settings`: what the site says of itself, and its history. */
export function adminSettingsApi(deps: AdminSettingsDeps): Hono<AgentCalls> {
  return settingsCalls(deps, {
    path: "/agent/settings",
    keys: SITE_SETTING_KEYS,
    complete: (shown) => ({ shown }),
  });
}

const REFUSED = {
  "bad-setting": [422, "Some settings are not accepted."],
  "changed-meanwhile": [409, "Somebody else changed this meanwhile. See how it is now."],
  "no-such-change": [404, "There is no such change."],
} as const;
