import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { LEAST_PASSWORD } from "#features/accounts/model/account-rules.ts";
import type { AccountRefusal, Weakness } from "#features/accounts/model/refusals.ts";

/** What account calls may answer by a code; `signed-out` is of every call that asks for an account. */
export type Refusal =
  | AccountRefusal
  | {
      readonly ok: false;
      readonly code:
        | "signed-out"
        | "second-factor-needed"
        | "identity-refused"
        | "identity-provider-away"
        | "social-sign-in-off";
    };

const WEAKNESSES: Record<Weakness, string> = {
  "too-short": `Password must be at least ${LEAST_PASSWORD} characters.`,
  "too-long": "Password must be at most 128 characters.",
  common: "Too many people use this password. Choose another.",
  "contains-email": "The password must not contain your email.",
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
  "fresh-sign-in-needed": [403, "Sign in once more to do this."],
  "email-taken": [409, "Another account has this email."],
  "email-not-verified": [401, "The provider has not verified your email."],
  "identity-refused": [401, "The provider's answer is not accepted. Try again."],
  "identity-provider-away": [503, "The provider does not answer. Try again shortly."],
  "social-sign-in-off": [404, "This site has no social sign-in."],
  "code-needed": [400, "Enter a code of your device, or a recovery code."],
  "second-factor-needed": [403, "Enter a code of your device to go on."],
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
  if (code !== "too-many-tries") return context.json({ success: false, code, message }, status);
  const { retryAfterSeconds } = refusal;
  context.header("retry-after", String(retryAfterSeconds));
  return context.json({ success: false, code, message, retryAfterSeconds }, status);
}
