/** What somebody of the team may be, from all rights down. */
export const ROLES = ["owner", "agent", "viewer"] as const;

export type Role = (typeof ROLES)[number];

/** Somebody of the team, as owners see it. */
export interface TeamMember {
  readonly email: string;
  readonly role: Role;
  /** As the account says; null where nobody has signed up with the address. */
  readonly name: string | null;
  /** Browsers that are signed in. */
  readonly sessions: number;
  /** True once a code app or a passkey is set up. */
  readonly hasSecondFactor: boolean;
  /** ISO; null where nobody has signed in. */
  readonly lastSignInAt: string | null;
}

/** Somebody who was mailed a link and has not used it. */
export interface TeamInvitation {
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  /** ISO. */
  readonly expiresAt: string;
}

export interface Team {
  readonly members: readonly TeamMember[];
  readonly invitations: readonly TeamInvitation[];
}
