/** What the security log tells of: nothing else gets into it. */
export const SECURITY_EVENTS = [
  "sign-up",
  "sign-in",
  "sign-out",
  "session-ended",
  "sessions-ended",
  "reset-asked",
  "password-reset",
  "password-changed",
  "email-change-asked",
  "email-changed",
  "email-change-undone",
  "identity-linked",
  "factor-set-up",
  "factor-replaced",
  "factor-forgotten",
  "recovery-codes-renewed",
  "passkey-added",
  "passkey-removed",
  "console-opened",
  "proof",
  "data-exported",
  "account-deleted",
  "person-deleted",
  "person-exported",
  "leads-exported",
  "listings-imported",
  "project-brought",
  "project-changed",
  "settings-changed",
  "team-changed",
  "visit-feed-changed",
  "role-changed",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** By what somebody was known, or tried to be. */
export const SIGN_IN_WAYS = [
  "password",
  "mailed-code",
  "identity",
  "second-factor",
  "passkey",
  "link",
] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

export type SecurityOutcome = "done" | "refused";

/** An event as its owner sees it. */
export interface OwnEvent {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly outcome: SecurityOutcome;
  readonly way: SignInWay | null;
  /** ISO 8601. */
  readonly at: string;
  /** Browser and system in words; empty when unknown. */
  readonly device: string;
}
