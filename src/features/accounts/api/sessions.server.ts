import { Hono } from "hono";
import { z } from "zod";
import {
  endOwnSessions,
  endSessionById,
  listSessions,
} from "#features/accounts/commands/own-sessions.server.ts";
import type { SessionsReply } from "#features/accounts/model/replies.ts";
import { replyRefused } from "./refusals.server.ts";
import { type AccountDeps, notStored, signedIn } from "./signed-in.server.ts";

const sessionId = z.uuid();

/** `/sessions`: where the account is signed in, and signing out there. */
export function sessionsApi({ context, callerOf }: AccountDeps): Hono {
  const own = signedIn({ context, callerOf });
  const app = new Hono().use("/sessions", notStored).use("/sessions/*", notStored);
  app.get("/sessions", own, async (c) => {
    const reply: SessionsReply = { sessions: await listSessions(context, c.var.session) };
    return c.json({ success: true, message: "Your sessions.", ...reply });
  });
  app.delete("/sessions", own, async (c) => {
    const done = await endOwnSessions(context, c.var.session, "all");
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "You are signed out everywhere." });
  });
  app.delete("/sessions/others", own, async (c) => {
    const done = await endOwnSessions(context, c.var.session, "others");
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "You are signed out elsewhere." });
  });
  app.delete("/sessions/:id", own, async (c) => {
    const id = sessionId.safeParse(c.req.param("id"));
    if (!id.success) return replyRefused(c, { ok: false, code: "no-such-session" });
    const done = await endSessionById(context, c.var.session, id.data);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "The session is ended." });
  });
  return app;
}
