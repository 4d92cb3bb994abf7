import { ErrorResponse, ErrorTimeout } from "oidc-client-ts";
import { expect, test } from "vitest";
import { isNetworkFailure, toSocialFailure } from "./social-failure.ts";

const answered = (error: string) => new ErrorResponse({ error });

test.each([
  ["the visitor refused at the provider", answered("access_denied"), "cancelled"],
  ["the visitor left Facebook's page", answered("user_cancelled_login"), "cancelled"],
  ["nobody is signed in there", answered("login_required"), "login-required"],
  ["the provider must ask something", answered("interaction_required"), "login-required"],
  ["a second factor is asked for", answered("mfa_required"), "mfa-required"],
  ["there is no refresh token", answered("missing_refresh_token"), "missing-refresh-token"],
  ["the provider has a bad day", answered("temporarily_unavailable"), "network"],
  ["the code was used", answered("invalid_grant"), "failed"],
  ["the code is that of an object's own part", answered("constructor"), "failed"],
  ["the message is that of an object's own part", new Error("toString"), "failed"],
  ["the answer has no state", new Error("No state in response"), "state-mismatch"],
  ["the answer has another state", new Error("State does not match"), "state-mismatch"],
  [
    "the question is forgotten",
    new Error("No matching state found in storage"),
    "missing-transaction",
  ],
  ["no answer in 10 s", new ErrorTimeout("Network timed out"), "network"],
  ["no network", new TypeError("Failed to fetch"), "network"],
  ["anything else", new Error("boom"), "failed"],
  ["not even an error", "boom", "failed"],
])("%s", (_, error, code) => {
  expect(toSocialFailure(error)).toBe(code);
});

test("only what never came is asked for again", () => {
  expect(isNetworkFailure(new TypeError("Failed to fetch"))).toBe(true);
  expect(isNetworkFailure(answered("invalid_grant"))).toBe(false);
});
