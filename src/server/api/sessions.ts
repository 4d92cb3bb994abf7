import { Hono } from "hono";
import { z } from "zod";
import { endSessionById, endSessions, listSessions } from "#accounts/sessions.server.ts";
import { replyRefused } from "./refusals.ts";
import { type AccountDoors, notStored, signedIn } from "./signed-in.ts";

const sessionId = z.uuid();

/** `/sessions`: where the account is signed in, and signing out there. */
export function sessionsApi({ work }: AccountDoors): Hono {
  const own = signedIn(work);
  const app = new Hono().use("/sessions", notStored).use("/sessions/*", notStored);
  app.get("/sessions", own, async (c) => {
    const sessions = await listSessions(work.db, c.var.session, work.clock());
    return c.json({ success: true, message: "Your sessions.", sessions });
  });
  app.delete("/sessions", own, async (c) => {
    await endSessions(work.db, c.var.session.account.id);
    return c.json({ success: true, message: "You are signed out everywhere." });
  });
  app.delete("/sessions/:id", own, async (c) => {
    const id = sessionId.safeParse(c.req.param("id"));
    if (!id.success) return replyRefused(c, { ok: false, code: "no-such-session" });
    const done = await endSessionById(work.db, c.var.session, id.data);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "The session is ended." });
  });
  return app;
}
