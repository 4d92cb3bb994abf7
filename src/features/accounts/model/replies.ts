// What the calls of accounts answer, told once for who answers and who asks.
import type { OwnEvent } from "./security-events.ts";

/** Who an account belongs to. */
export interface User {
  readonly name: string;
  readonly email: string;
}

/** The account as its owner sees it. */
export interface Profile extends User {
  readonly hasPassword: boolean;
  /** A new address that waits for its code. */
  readonly pendingEmail?: string;
  /** The notice that was agreed to, and when (ISO 8601); absent where nobody wrote it down. */
  readonly consent?: { readonly noticeVersion: string; readonly agreedAt: string };
  /** Set for who may enter the console; for everybody else there is none. */
  readonly isOfTeam?: boolean;
}

/** As `GET /api/profile`, its change and a confirmed address answer. */
export interface ProfileReply {
  readonly user: Profile;
  /** True when a code was mailed to a new address; absent otherwise. */
  readonly needsVerification?: boolean;
}

/** One signed-in device; times are ISO 8601. */
export interface DeviceSession {
  readonly id: string;
  /** True for the one that asks. */
  readonly current: boolean;
  /** Browser and system in words; empty when unknown. */
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/** As `GET /api/sessions` answers. */
export interface SessionsReply {
  /** The last used first. */
  readonly sessions: readonly DeviceSession[];
}

/** A passkey as its owner sees it; times are ISO 8601. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** As `GET /api/passkeys` answers. */
export interface PasskeysReply {
  /** The oldest first. */
  readonly passkeys: readonly Passkey[];
}

/** As `GET /api/profile/security-events` answers. */
export interface OwnEventsReply {
  /** The newest first. */
  readonly events: readonly OwnEvent[];
}

/** As a granted sign-in answers; the token is stored nowhere but at the visitor's. */
export interface SignedInReply {
  readonly token: string;
  readonly user: User;
}

/** Right so far, but a code of the app turns the ticket into a session. */
export interface SecondStepReply {
  readonly needsSecondFactor: true;
  readonly ticket: string;
}

/** The address is not confirmed yet: the code that was mailed to it comes first. */
export interface VerifyFirstReply {
  readonly needsVerification: true;
}

/** As `POST /api/auth/login` answers. */
export type SignInReply = SignedInReply | SecondStepReply | VerifyFirstReply;

/** As `POST /api/auth0/verify-token` answers. */
export type SocialSignInReply = SignedInReply | SecondStepReply;

/** As `POST /api/auth/signup` answers, whether or not the address has an account. */
export interface SignUpReply extends VerifyFirstReply {
  /** Which sign-up the mailed code is of. */
  readonly attempt: string;
}

/** As `POST /api/auth/verify-otp` answers. */
export interface VerifiedReply extends SignedInReply {
  /** Somebody else had signed up with this address later; the password was theirs. */
  readonly passwordGone: boolean;
}

/** As `POST /api/auth/undo-email` answers: what sets a new password for the former address. */
export interface UndoneReply {
  readonly reset: { readonly token: string; readonly email: string };
}

/** What a browser asks the identity provider with; nothing of it is secret. */
export interface SocialOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string | null;
  readonly scope: string;
}

/** As `GET /api/sign-in-options` answers. */
export interface SignInOptionsReply {
  /** Null where the site has no provider. */
  readonly social: SocialOptions | null;
}

/** How far an agent is: no device yet, a code needed in this session, or in. */
export type SecondFactorState = "not-set-up" | "needed" | "confirmed";

/** As `GET /api/second-factor` answers. */
export interface OwnFactorReply {
  /** True once a code app is set up. */
  readonly isSetUp: boolean;
  readonly recoveryCodesLeft: number;
}

/** As `POST /api/second-factor/device` answers: what a new code app needs. */
export interface FactorDeviceReply {
  /** To be typed in. */
  readonly secret: string;
  /** What its picture says. */
  readonly uri: string;
}

/** As a device's confirmation and new recovery codes answer. */
export interface RecoveryCodesReply {
  /** Told this once. */
  readonly recoveryCodes: readonly string[];
}
