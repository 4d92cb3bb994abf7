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
