import { Hono } from "hono";
import { z } from "zod";
import type { ShownMessages } from "#features/admin/model/replies.ts";
import {
  findMessagesOf,
  type MessageSource,
} from "#features/admin/queries/messages-of-lead.server.ts";
import {
  exampleValues,
  findAgentLead,
  sendMessage,
  shippedMessage,
} from "#features/leads/index.server.ts";
import { LONGEST_MESSAGE, MESSAGE_CHANNELS, MESSAGE_KINDS } from "#features/leads/index.ts";
import { MESSAGE_SETTING_KEYS, MESSAGE_SETTINGS } from "#features/settings/index.ts";
import { NOT_PLAIN_TEXT } from "#lib/text/one-line.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { byLanguage, LANGUAGES } from "#platform/i18n/languages.ts";
import type { AgentCalls } from "./admin-access.server.ts";
import { type AdminLeadsDeps, replyLead, replyUnchanged } from "./admin-leads.server.ts";
import { type AdminSettingsDeps, settingsCalls } from "./admin-settings.server.ts";

type AdminMessagesDeps = AdminLeadsDeps & AdminSettingsDeps;

const messageBody = bodyOf({
  id: z.uuid("must be the id of a message"),
  kind: z.enum(MESSAGE_KINDS, `must be one of ${MESSAGE_KINDS.join(", ")}`),
  channel: z.enum(MESSAGE_CHANNELS, `must be one of ${MESSAGE_CHANNELS.join(", ")}`),
  language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(", ")}`),
  // What is filled in may be longer than its place.
  text: text(2 * LONGEST_MESSAGE)
    .transform((given) => given.replaceAll("\r\n", "\n").trim())
    .refine((given) => given !== "", "Write something first.")
    // They would be lost on the way.
    .refine((given) => !NOT_PLAIN_TEXT.test(given), "must not contain control characters"),
});

/** `/agent/messages`: the texts themselves. `…/leads/{reference}/messages`: one to a buyer. */
export function adminMessagesApi(deps: AdminMessagesDeps): Hono<AgentCalls> {
  const { leads: context, settings } = deps;
  const complete = (shown: ShownMessages["shown"]): ShownMessages => ({
    shown: {
      ...shown,
      settings: shown.settings.map((each) => {
        const found = MESSAGE_SETTINGS.find(({ key }) => key === each.key);
        return found ? { ...each, fallback: shippedMessage(found.kind, found.language) } : each;
      }),
    },
    examples: byLanguage((language) => exampleValues(language, settings.site().origin)),
  });
  const app = new Hono<AgentCalls>();
  app.route(
    "/",
    settingsCalls(deps, { path: "/agent/messages", keys: MESSAGE_SETTING_KEYS, complete }),
  );
  app.get("/agent/leads/:reference/messages", async (c) => {
    const lead = await findAgentLead(context.db, c.req.param("reference"));
    if (!lead || lead.isForgotten) return replyUnchanged(c, "no-such-lead");
    const source: MessageSource = { leads: context, projects: deps.plotDeps.live, settings };
    const messages = await findMessagesOf(source, lead, { agent: c.var.session.account.name });
    return c.json({ success: true, message: "What may be written.", messages });
  });
  app.post("/agent/leads/:reference/messages", async (c) => {
    const read = await readBody(c, messageBody);
    if (!read.ok) return read.response;
    const reference = c.req.param("reference");
    const actor = c.var.session.account.email;
    const done = await sendMessage(context, { reference, actor, message: read.body });
    if (done.ok) return replyLead(c, deps, reference);
    if (done.code === "no-such-lead") return replyUnchanged(c, done.code);
    const message = "The buyer gave no way by which this could reach them.";
    return c.json({ success: false, code: done.code, message }, 409);
  });
  return app;
}
