import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { SecondStepNeeded, SignedIn } from "#features/accounts/accounts-context.server.ts";
import { LEAST_PASSWORD } from "#features/accounts/model/account-rules.ts";
import type { AccountRefusal, Weakness } from "#features/accounts/model/refusals.ts";
import type { SecondStepReply, SignedInReply } from "#features/accounts/model/replies.ts";

/** What account calls may answer by a code; `signed-out` is of every call that asks for an account. */
export type Refusal =
  | AccountRefusal
  | {
      readonly ok: false;
      readonly code:
        | "signed-out"
        | "second-factor-needed"
        | "not-allowed"
        | "identity-refused"
        | "identity-provider-away"
        | "social-sign-in-off";
    };

const WEAKNESSES: Record<Weakness, string> = {
  "too-short": `Password must be at least ${LEAST_PASSWORD} characters.`,
  "too-long": "Password must be at most 128 characters.",
  common: "Too many people use this password. Choose another.",
  "contains-email": "The password must not contain your email.",
  "contains-name": "The password must not be your name.",
  "contains-product": "The password must not contain the name of this site.",
};

const REPLIES: Record<
  Exclude<Refusal["code"], "weak-password">,
  readonly [status: ContentfulStatusCode, message: string]
> = {
  "signed-out": [401, "Please sign in."],
  "wrong-credentials": [401, "Email or password is wrong."],
  "wrong-code": [400, "The code is wrong or has expired."],
  "reset-link-invalid": [400, "This link was used or has expired. Ask for another."],
  "wrong-password": [403, "The current password is wrong."],
  "password-needed": [400, "Enter your current password."],
  "proof-needed": [403, "Confirm that it is you to do this."],
  "proof-not-possible": [400, "This account cannot be confirmed in this way."],
  "ticket-invalid": [401, "This took too long. Sign in again."],
  "passkey-refused": [401, "This passkey is not accepted."],
  "no-such-passkey": [404, "There is no such passkey."],
  "too-many-passkeys": [409, "An account has at most 20 passkeys. Delete one first."],
  "undo-link-invalid": [400, "This link was used or has expired."],
  "email-taken": [409, "Another account has this email."],
  "email-not-verified": [401, "The provider has not verified your email."],
  "identity-refused": [401, "The provider's answer is not accepted. Try again."],
  "identity-provider-away": [503, "The provider does not answer. Try again shortly."],
  "social-sign-in-off": [404, "This site has no social sign-in."],
  "code-needed": [400, "Enter a code of your device, or a recovery code."],
  "second-factor-needed": [403, "Enter a code of your device to go on."],
  "not-allowed": [403, "Your role in the team does not allow this."],
  "last-owner": [409, "You are the only owner. Make somebody else an owner first."],
  "not-owner": [403, "You are no longer an owner."],
  "no-such-member": [404, "There is no such member of the team."],
  "changed-meanwhile": [409, "Somebody else changed this meanwhile. See how it is now."],
  "already-member": [409, "This address is of the team already."],
  "not-yourself": [409, "Do this for yourself in your profile."],
  "invitation-invalid": [404, "This invitation was used, taken back, or has expired."],
  "invitation-of-another": [403, "This invitation is for another address."],
  "no-such-session": [404, "There is no such session."],
  "too-many-tries": [429, "Too many tries. Wait a little."],
};

/** The reply to an expected failure. */
export function replyRefused(context: Context, refusal: Refusal): Response {
  const { code } = refusal;
  if (code === "weak-password") {
    const { reason, least } = refusal;
    const message = least ? `Password must be at least ${least} characters.` : WEAKNESSES[reason];
    return context.json({ success: false, code, reason, least, message }, 422);
  }
  const [status, message] = REPLIES[code];
  if (status === 401) context.header("www-authenticate", "Bearer");
  if (code === "proof-needed")
    return context.json({ success: false, code, message, ways: refusal.ways }, status);
  if (code !== "too-many-tries") return context.json({ success: false, code, message }, status);
  const { retryAfterSeconds } = refusal;
  context.header("retry-after", String(retryAfterSeconds));
  return context.json({ success: false, code, message, retryAfterSeconds }, status);
}

/** The reply to a sign-in that a code of the app has to follow. */
export function replySecondStep(context: Context, { ticket }: SecondStepNeeded): Response {
  const reply: SecondStepReply = { needsSecondFactor: true, ticket };
  return context.json({ success: true, message: "Enter a code of your app.", ...reply });
}

/** The reply to a sign-in that is granted. */
export function replySignedIn(context: Context, { token, user }: SignedIn): Response {
  const reply: SignedInReply = { token, user };
  return context.json({ success: true, message: "You are signed in.", ...reply });
}
