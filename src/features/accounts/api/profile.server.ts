import { Hono } from "hono";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { exportAccount } from "#features/accounts/commands/export-account.server.ts";
import { changePassword } from "#features/accounts/commands/own-password.server.ts";
import {
  confirmEmail,
  saveProfile,
  toProfile,
} from "#features/accounts/commands/profile.server.ts";
import type { OwnEventsReply, ProfileReply } from "#features/accounts/model/replies.ts";
import { findOwnEvents } from "#features/accounts/security-log/own-events.server.ts";
import { bodyOf, readBody } from "#platform/http/read-body.ts";
import { email, oneTimeCode, password, personName } from "./account-fields.server.ts";
import { replyRefused } from "./refusals.server.ts";
import { type AccountDeps, notStored, signedIn } from "./signed-in.server.ts";

const profileBody = bodyOf({ name: personName, email });
const confirmBody = bodyOf({ otp: oneTimeCode });
const passwordBody = bodyOf({ currentPassword: password.optional(), newPassword: password });
const deleteBody = bodyOf({ password: password.optional() });

/** `/profile`: the account of the session: reading, changing, deleting it. */
export function profileApi({ context, callerOf }: AccountDeps): Hono {
  const own = signedIn({ context, callerOf });
  const app = new Hono().use("/profile", notStored).use("/profile/*", notStored);
  app.get("/profile", own, (c) => {
    const reply: ProfileReply = { user: toProfile(c.var.session) };
    return c.json({ success: true, message: "Your profile.", ...reply });
  });
  app.get("/profile/security-events", own, async (c) => {
    const reply: OwnEventsReply = { events: await findOwnEvents(context, c.var.session) };
    return c.json({ success: true, message: "What happened to your account.", ...reply });
  });
  app.put("/profile", own, async (c) => {
    const read = await readBody(c, profileBody);
    if (!read.ok) return read.response;
    const done = await saveProfile(context, c.var.session, read.body, callerOf(c));
    if (!done.ok) return replyRefused(c, done);
    const { profile: user, needsVerification } = done;
    const reply: ProfileReply = { user, ...(needsVerification && { needsVerification }) };
    return c.json({ success: true, message: "Profile updated", ...reply });
  });
  app.post("/profile/email", own, async (c) => {
    const read = await readBody(c, confirmBody);
    if (!read.ok) return read.response;
    const done = await confirmEmail(context, c.var.session, read.body.otp);
    if (!done.ok) return replyRefused(c, done);
    const reply: ProfileReply = { user: done.profile };
    return c.json({ success: true, message: "Your email is changed.", ...reply });
  });
  app.post("/profile/password", own, async (c) => {
    const read = await readBody(c, passwordBody);
    if (!read.ok) return read.response;
    const done = await changePassword(context, c.var.session, read.body);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "Password changed" });
  });
  app.post("/profile/export", own, async (c) => {
    const done = await exportAccount(context, c.var.session);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "Everything about you.", person: done.person });
  });
  app.delete("/profile", own, async (c) => {
    const read = await readBody(c, deleteBody);
    if (!read.ok) return read.response;
    const done = await deleteAccount(context, c.var.session, read.body.password);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "Your account is deleted." });
  });
  return app;
}
