import { Hono } from "hono";
import { z } from "zod";
import { findPushShown, type PushDeps, pushApi } from "#features/accounts/index.server.ts";
import { bodyOf, readBody } from "#platform/http/read-body.ts";
import { saveQuietHours } from "#platform/push/push-devices.server.ts";
import type { AgentCalls } from "./admin-access.server.ts";

const hour = z.int("must be a full hour").min(0).max(23, "must be an hour from 0 to 23");
const hoursBody = bodyOf({
  isQuiet: z.boolean("must be true or false"),
  fromHour: hour,
  toHour: hour,
}).refine(({ isQuiet, fromHour, toHour }) => !isQuiet || fromHour !== toHour, {
  path: ["toHour"],
  error: "must be another hour than the first",
});

/** `/agent/push`: the caller's own devices that show new requests, and when they are quiet. */
export function adminPushApi(deps: PushDeps): Hono<AgentCalls> {
  const { context, push } = deps;
  return new Hono<AgentCalls>()
    .route("/agent/push", pushApi(deps, "requests"))
    .post("/agent/push/hours", async (c) => {
      const read = await readBody(c, hoursBody);
      if (!read.ok) return read.response;
      const accountId = c.var.session.account.id;
      await saveQuietHours(context.db, accountId, { hours: read.body, now: context.clock() });
      push.wake();
      const shown = await findPushShown(deps, "requests", accountId);
      return c.json({ success: true, message: "Your notifications.", push: shown });
    });
}
