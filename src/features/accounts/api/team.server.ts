import { Hono } from "hono";
import { joinTeam } from "#features/accounts/team/invitations.server.ts";
import { bodyOf, readBody } from "#platform/http/read-body.ts";
import { linkToken } from "./account-fields.server.ts";
import { replyRefused } from "./refusals.server.ts";
import { type AccountDeps, notStored, signedIn } from "./signed-in.server.ts";

const joinBody = bodyOf({ token: linkToken });

/** `/team/join`: what the link of an invitation to the team is used by. */
export function teamApi({ context, callerOf }: AccountDeps): Hono {
  const app = new Hono().use("/team/*", notStored);
  app.post("/team/join", signedIn({ context, callerOf }), async (c) => {
    const read = await readBody(c, joinBody);
    if (!read.ok) return read.response;
    const done = await joinTeam(context, c.var.session, read.body.token);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "You are of the team.", role: done.role });
  });
  return app;
}
