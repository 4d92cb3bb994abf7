import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Failure } from "./call-api.ts";

/** What the visitor is told of a failure, by its code; what to do next is in the words. */
const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`No connection. What you typed is kept: try again when you are online.`,
  unreadable: msg`Something went wrong on our side. Try again in a moment.`,
  "invalid-input": msg`Something in the form is not accepted. Check each field.`,
  "signed-out": msg`You are signed out. Sign in again.`,
  "wrong-credentials": msg`The e-mail or the password is wrong.`,
  "wrong-password": msg`The current password is wrong.`,
  "wrong-code": msg`This code is wrong or no longer valid. Check it, or ask for a new one.`,
  "reset-link-invalid": msg`This reset link is no longer valid. Ask for a new one.`,
  "database-away": msg`We are away for a moment. Try again shortly.`,
  "identity-refused": msg`This sign-in could not be confirmed. Try again, or use your e-mail.`,
  "identity-provider-away": msg`The sign-in service does not answer. Try again, or use your e-mail.`,
  "social-sign-in-off": msg`This way of signing in is not available here. Use your e-mail.`,
  "fresh-sign-in-needed": msg`For this, sign in again first.`,
  "popup-blocked": msg`The browser blocked the sign-in window. Allow it, or use your e-mail.`,
  timeout: msg`The sign-in took too long. Try again.`,
  "state-mismatch": msg`The answer did not belong to this sign-in. Try again.`,
  "missing-transaction": msg`The sign-in was begun elsewhere. Try again here.`,
  "login-required": msg`The provider asks you to log in there first. Try again.`,
  "mfa-required": msg`The provider asks for a second proof. Try again.`,
  "missing-refresh-token": msg`Get access token failed`,
  failed: msg`Login failed`,
  "email-not-verified": msg`The provider has not verified your e-mail. Use your e-mail and a password.`,
  "password-needed": msg`Enter your password.`,
  "no-such-session": msg`That device is signed out already.`,
  "email-taken": msg`This e-mail cannot be used. Try another.`,
};

const WEAK_PASSWORDS: Readonly<Record<string, MessageDescriptor>> = {
  "too-short": msg`The password is too short. Make it longer.`,
  "too-long": msg`The password is too long: 128 characters at most.`,
  common: msg`Too many people use this password. Choose another.`,
  "contains-email": msg`The password must not contain your e-mail.`,
  "contains-product": msg`The password must not contain the name of this site.`,
};

const WEAK = msg`This password is too easy to guess. Choose another.`;
const SECONDS_A_MINUTE = 60;

/** The words of a failure in the language of the page; the server's own where the code is new. */
export function useFailureWords(): (failure: Failure) => string {
  const { t, i18n } = useLingui();
  return ({ code, message, reason = "", least, retryAfterSeconds = 0 }) => {
    if (code === "too-many-tries") {
      const minutes = Math.max(1, Math.ceil(retryAfterSeconds / SECONDS_A_MINUTE));
      return t`Too many tries. Try again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`;
    }
    if (least !== undefined) return t`The password needs at least ${least} characters here.`;
    if (code === "weak-password") return i18n._(WEAK_PASSWORDS[reason] ?? WEAK);
    const words = FAILURES[code] ?? (message === "" ? FAILURES.unreadable : undefined);
    return words ? i18n._(words) : message;
  };
}
