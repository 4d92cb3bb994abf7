/** Why a password is not taken. */
export type Weakness =
  | "too-short"
  | "too-long"
  | "common"
  | "contains-email"
  | "contains-name"
  | "contains-product";

/** The tries are used up for now. */
export interface TooManyTries {
  readonly ok: false;
  readonly code: "too-many-tries";
  readonly retryAfterSeconds: number;
}

export interface WeakPassword {
  readonly ok: false;
  readonly code: "weak-password";
  readonly reason: Weakness;
  /** With "too-short": how many characters it must have. */
  readonly least?: number;
}

/** In which ways an owner may prove to sit there, the quickest first. */
export const PROOF_WAYS = ["passkey", "password", "mailed-code", "second-factor"] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** A change waits until the owner has proven to sit there, in one of these ways. */
export interface ProofNeeded {
  readonly ok: false;
  readonly code: "proof-needed";
  readonly ways: readonly ProofWay[];
}

/** An expected failure that its code says all about. */
export interface Refused<Code extends string> {
  readonly ok: false;
  readonly code: Code;
}

/** Every failure that a command of this feature may return. */
export type AccountRefusal =
  | TooManyTries
  | WeakPassword
  | ProofNeeded
  | Refused<
      | "wrong-credentials"
      | "wrong-code"
      | "reset-link-invalid"
      | "wrong-password"
      | "password-needed"
      | "proof-not-possible"
      | "passkey-refused"
      | "ticket-invalid"
      | "no-such-passkey"
      | "too-many-passkeys"
      | "undo-link-invalid"
      | "email-taken"
      | "email-not-verified"
      | "no-such-session"
      | "code-needed"
      | "last-owner"
      | "not-owner"
      | "no-such-member"
      | "changed-meanwhile"
      | "already-member"
      | "not-yourself"
      | "invitation-invalid"
      | "invitation-of-another"
    >;

/** Refuses by a code. */
export function refuse<Code extends string>(code: Code): Refused<Code> {
  return { ok: false, code };
}
