import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Failure } from "./call-api.ts";

/** What the visitor is told of a failure, by its code; what to do next is in the words. */
const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`No connection. What you typed is still here: try again when you’re online.`,
  unreadable: msg`Something went wrong on our side. Try again in a moment.`,
  "invalid-input": msg`Something in the form isn’t right. Check each field.`,
  "signed-out": msg`You were signed out. What you typed is still here: sign in again.`,
  "wrong-credentials": msg`The email or the password is wrong.`,
  "wrong-password": msg`The current password is wrong.`,
  "wrong-code": msg`This code is wrong or no longer valid. Check it, or ask for a new one.`,
  "reset-link-invalid": msg`This reset link is no longer valid. Ask for a new one.`,
  busy: msg`Many people ask just now. Try again in a few seconds.`,
  "database-away": msg`We’re away for a moment. Please try again shortly.`,
  "identity-refused": msg`We couldn’t confirm this sign-in. Try again, or use your email.`,
  "identity-provider-away": msg`The sign-in service isn’t responding. Try again, or use your email.`,
  "social-sign-in-off": msg`This way of signing in is not available here. Use your email.`,
  "proof-needed": msg`Nothing was changed. Confirm that it is you to go on.`,
  "proof-not-possible": msg`This account cannot be confirmed in this way. Sign in again first.`,
  "ticket-invalid": msg`This took too long. Sign in again.`,
  "passkey-refused": msg`This passkey was not accepted. Try another, or sign in in another way.`,
  "no-such-passkey": msg`That passkey is deleted already.`,
  "too-many-passkeys": msg`An account has at most 20 passkeys. Delete one first.`,
  "undo-link-invalid": msg`This link was used or is no longer valid.`,
  "popup-blocked": msg`The browser blocked the sign-in window. Allow it, or use your email.`,
  timeout: msg`The sign-in took too long. Try again.`,
  "state-mismatch": msg`That response was for a different sign-in. Please try again.`,
  "missing-transaction": msg`The sign-in was started somewhere else. Try again here.`,
  "login-required": msg`Log in with that provider first, then try again.`,
  "mfa-required": msg`The provider asks for another check. Please try again.`,
  "missing-refresh-token": msg`Get access token failed`,
  failed: msg`Login failed`,
  "email-not-verified": msg`The provider has not verified your email. Use your email and a password.`,
  "password-needed": msg`Enter your password.`,
  "no-such-session": msg`That device is already signed out.`,
  "not-allowed": msg`Your role in the team does not allow this. Ask an owner.`,
  "last-owner": msg`The team needs an owner. Make somebody else an owner first.`,
  "not-owner": msg`You are no longer an owner of the team.`,
  "no-such-member": msg`They are no longer in the team.`,
  "already-member": msg`This email is in the team already.`,
  "not-yourself": msg`Do this for yourself in your profile.`,
  "invitation-invalid": msg`This invitation was used, taken back, or is no longer valid. Ask for a new one.`,
  "invitation-of-another": msg`This invitation is for another email. Log in with the one that it came to.`,
  "email-taken": msg`This email cannot be used. Try another.`,
};

/** Where nothing was typed: something was pressed, or a page was to be fetched. */
export const UNTYPED_FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`No connection. Try again when you’re online.`,
  "signed-out": msg`You were signed out. Sign in again.`,
};

const WEAK_PASSWORDS: Readonly<Record<string, MessageDescriptor>> = {
  "too-short": msg`The password is too short. Make it longer.`,
  "too-long": msg`The password is too long: 128 characters at most.`,
  common: msg`Too many people use this password. Choose another.`,
  "contains-email": msg`The password must not contain your email.`,
  "contains-name": msg`The password must not be your name.`,
  "contains-product": msg`The password must not contain the name Sthalam.`,
};

const WEAK = msg`This password is too easy to guess. Choose another.`;
const SECONDS_A_MINUTE = 60;

/**
 * The words of a failure in the language of the page; the server's own where the code is new. What was typed is
 * spoken of unless it is said that nothing was.
 */
export function useFailureWords(given?: "untyped"): (failure: Failure) => string {
  const { t, i18n } = useLingui();
  return ({ code, message, reason = "", least, retryAfterSeconds = 0 }) => {
    if (code === "too-many-tries") {
      const minutes = Math.max(1, Math.ceil(retryAfterSeconds / SECONDS_A_MINUTE));
      return t`Too many tries. Try again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`;
    }
    if (least !== undefined) return t`The password needs at least ${least} characters here.`;
    if (code === "weak-password") return i18n._(WEAK_PASSWORDS[reason] ?? WEAK);
    const own = given === "untyped" ? UNTYPED_FAILURES[code] : undefined;
    const words = own ?? FAILURES[code] ?? (message === "" ? FAILURES.unreadable : undefined);
    return words ? i18n._(words) : message;
  };
}
