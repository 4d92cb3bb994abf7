import { Hono } from "hono";
import { askForReset, resetPassword } from "#features/accounts/commands/reset-password.server.ts";
import { endSession } from "#features/accounts/commands/sessions.server.ts";
import { signIn } from "#features/accounts/commands/sign-in.server.ts";
import { signUp } from "#features/accounts/commands/sign-up.server.ts";
import { giveSecondStep } from "#features/accounts/commands/two-step-sign-in.server.ts";
import { undoEmailChange } from "#features/accounts/commands/undo-email-change.server.ts";
import { resendCode, verifyEmail } from "#features/accounts/commands/verify-email.server.ts";
import type {
  SignUpReply,
  UndoneReply,
  VerifiedReply,
  VerifyFirstReply,
} from "#features/accounts/model/replies.ts";
import { toNoticeVersion } from "#features/legal/index.ts";
import { inEvenTime } from "#platform/http/even-time.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import {
  appCode,
  email,
  language,
  linkToken,
  oneTimeCode,
  password,
  personName,
} from "./account-fields.server.ts";
import { replyRefused, replySecondStep, replySignedIn } from "./refusals.server.ts";
import { type AccountDeps, notStored } from "./signed-in.server.ts";

const signUpBody = bodyOf({
  name: personName,
  email,
  password,
  language: language.default("en"),
  notice: text(20).optional(),
});
const verifyBody = bodyOf({ email, otp: oneTimeCode, attempt: linkToken.optional() });
const addressBody = bodyOf({ email, language: language.optional() });
const signInBody = bodyOf({ email, password });
const stepBody = bodyOf({ ticket: linkToken, code: appCode });
const undoBody = bodyOf({ token: linkToken });
const resetBody = bodyOf({ token: linkToken, email, newPassword: password });

/** `POST /auth/…`: signing up, in and out, codes and reset links. */
export function authApi({ context, callerOf }: AccountDeps): Hono {
  return new Hono()
    .use("/auth/*", notStored)
    .post("/auth/signup", async (c) => {
      const read = await readBody(c, signUpBody);
      if (!read.ok) return read.response;
      const done = await inEvenTime(() => {
        const { notice, ...person } = read.body;
        const noticeVersion = toNoticeVersion("account", notice);
        return signUp(context, { ...person, noticeVersion }, callerOf(c));
      });
      if (!done.ok) return replyRefused(c, done);
      const message = "We sent a code to your email.";
      const reply: SignUpReply = { needsVerification: true, attempt: done.attempt };
      return c.json({ success: true, message, ...reply });
    })
    .post("/auth/verify-otp", async (c) => {
      const read = await readBody(c, verifyBody);
      if (!read.ok) return read.response;
      const { email, otp, attempt } = read.body;
      const done = await verifyEmail(context, { email, code: otp, attempt }, callerOf(c));
      if (!done.ok) return replyRefused(c, done);
      const { token, user, passwordGone } = done;
      const message = "Your email is verified.";
      const reply: VerifiedReply = { token, user, passwordGone };
      return c.json({ success: true, message, ...reply });
    })
    .post("/auth/send-otp", async (c) => {
      const read = await readBody(c, addressBody);
      if (!read.ok) return read.response;
      const { email, language } = read.body;
      const done = await inEvenTime(() => resendCode(context, { email, language }, callerOf(c)));
      if (!done.ok) return replyRefused(c, done);
      const message = "If an account waits for a code, a new one is on its way.";
      return c.json({ success: true, message });
    })
    .post("/auth/login", async (c) => {
      const read = await readBody(c, signInBody);
      if (!read.ok) return read.response;
      const done = await signIn(context, read.body, callerOf(c));
      if (!done.ok) return replyRefused(c, done);
      if ("needsVerification" in done) {
        const reply: VerifyFirstReply = { needsVerification: true };
        return c.json({ success: true, message: "Verify your email.", ...reply });
      }
      if ("needsSecondFactor" in done) return replySecondStep(c, done);
      return replySignedIn(c, done);
    })
    .post("/auth/second-factor", async (c) => {
      const read = await readBody(c, stepBody);
      if (!read.ok) return read.response;
      const done = await giveSecondStep(context, read.body, callerOf(c));
      if (!done.ok) return replyRefused(c, done);
      return replySignedIn(c, done);
    })
    .post("/auth/forgot-password", async (c) => {
      const read = await readBody(c, addressBody);
      if (!read.ok) return read.response;
      const { email, language } = read.body;
      const done = await inEvenTime(() => askForReset(context, { email, language }, callerOf(c)));
      if (!done.ok) return replyRefused(c, done);
      const message = "If this email has an account, a reset link is on its way.";
      return c.json({ success: true, message });
    })
    .post("/auth/reset-password", async (c) => {
      const read = await readBody(c, resetBody);
      if (!read.ok) return read.response;
      const done = await resetPassword(context, read.body, callerOf(c));
      if (!done.ok) return replyRefused(c, done);
      const message = "Your password is changed. Please sign in.";
      return c.json({ success: true, message });
    })
    .post("/auth/undo-email", async (c) => {
      const read = await readBody(c, undoBody);
      if (!read.ok) return read.response;
      const done = await undoEmailChange(context, read.body.token, callerOf(c));
      if (!done.ok) return replyRefused(c, done);
      const { token, email } = done.reset;
      const message = "Your address is back. Choose a new password.";
      const reply: UndoneReply = { reset: { token, email } };
      return c.json({ success: true, message, ...reply });
    })
    .post("/auth/logout", async (c) => {
      await endSession(context, callerOf(c));
      return c.json({ success: true, message: "You are signed out." });
    });
}
