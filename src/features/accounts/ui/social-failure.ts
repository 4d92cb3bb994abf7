import { ErrorResponse, ErrorTimeout } from "oidc-client-ts";

/** Why a social sign-in gave no id token. `cancelled` is the visitor's own doing: say nothing. */
export type SocialFailure =
  | "cancelled"
  | "popup-blocked"
  | "timeout"
  | "state-mismatch"
  | "missing-transaction"
  | "login-required"
  | "mfa-required"
  | "missing-refresh-token"
  | "network"
  | "failed";

/** Error codes of providers: OpenID Connect Core 3.1.2.6, OAuth 2.0 4.1.2.1, and Auth0's own. */
const BY_PROVIDER_CODE: ReadonlyMap<string, SocialFailure> = new Map([
  ["access_denied", "cancelled"],
  ["user_cancelled_authorize", "cancelled"],
  ["user_cancelled_login", "cancelled"],
  ["login_required", "login-required"],
  ["interaction_required", "login-required"],
  ["account_selection_required", "login-required"],
  ["consent_required", "login-required"],
  ["mfa_required", "mfa-required"],
  ["missing_refresh_token", "missing-refresh-token"],
  ["temporarily_unavailable", "network"],
]);

/** What `oidc-client-ts` says of an answer that does not belong to the question asked. */
const BY_MESSAGE: ReadonlyMap<string, SocialFailure> = new Map([
  ["No state in response", "state-mismatch"],
  ["State does not match", "state-mismatch"],
  ["nonce in id_token does not match nonce in client storage", "state-mismatch"],
  ["No matching state found in storage", "missing-transaction"],
]);

/** True for what may go well at the next try: no answer, or none in time. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ErrorTimeout || error instanceof TypeError;
}

/** The code for whatever asking the provider threw. */
export function toSocialFailure(error: unknown): SocialFailure {
  if (error instanceof ErrorResponse) return BY_PROVIDER_CODE.get(error.error ?? "") ?? "failed";
  if (isNetworkFailure(error)) return "network";
  return (error instanceof Error && BY_MESSAGE.get(error.message)) || "failed";
}
