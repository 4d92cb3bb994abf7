import type { SecondStepNeeded, SignedIn } from "#features/accounts/accounts-context.server.ts";
import { spendIdToken } from "#features/accounts/credentials/spend-id-token.server.ts";
import {
  type IdTokenCheck,
  type IdTokenResult,
  verifyIdToken,
} from "#features/accounts/credentials/verify-id-token.server.ts";
import { MOST_NAME } from "#features/accounts/model/account-rules.ts";
import { isAddress, toAddress } from "#features/accounts/model/address.ts";
import type { Refused } from "#features/accounts/model/refusals.ts";
import type { SecurityLogContext } from "#features/accounts/security-log/record-event.server.ts";
import { NOT_ONE_LINE } from "#lib/text/one-line.ts";
import type { Caller } from "#platform/http/caller.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { signInByIdentity } from "./sign-in-by-identity.server.ts";

interface BroughtToken {
  readonly idToken: string;
  readonly nonce: string | null;
  readonly language: Language;
}

type Refusal = Extract<IdTokenResult, { ok: false }> | Refused<"email-not-verified">;

/** Signs in by an id token, which works once. */
export async function signInByIdToken(
  context: SecurityLogContext,
  { idToken, nonce, language }: BroughtToken,
  check: Omit<IdTokenCheck, "clock">,
  caller: Caller,
): Promise<SignedIn | SecondStepNeeded | Refusal> {
  const verified = await verifyIdToken(idToken, nonce, { ...check, clock: context.clock });
  if (!verified.ok) return verified;
  if (!(await spendIdToken(context.db, verified)))
    return { ok: false, code: "identity-refused", reason: "used before" };
  const { identity } = verified;
  const email = identity.email === null ? null : toAddress(identity.email);
  const known = email !== null && isAddress(email) ? email : null;
  const claims = { ...identity, email: known, name: toName(identity.name, known), language };
  return signInByIdentity(context, claims, caller);
}

/** One line, as sign-up takes it; without a name the address serves. */
function toName(told: string | null, email: string | null): string {
  const parts = (told ?? "").normalize("NFC").split(NOT_ONE_LINE);
  const line = parts.filter(Boolean).join(" ").trim();
  return [...(line || email?.split("@")[0] || "")].slice(0, MOST_NAME).join("");
}
