/** A field of an export: times are ISO 8601. */
type Value = string | number | boolean | null;
type Entries<Field extends string> = readonly Readonly<Record<Field, Value>>[];

/** Everything that the site knows of the owner of an account, each part a list of plain entries. */
export interface PersonExport {
  readonly account: Entries<
    "name" | "email" | "pendingEmail" | "language" | "hasPassword" | "createdAt" | "lastSignInAt"
  >;
  readonly consent: Entries<"noticeVersion" | "agreedAt">;
  readonly identities: Entries<"issuer" | "subject" | "createdAt">;
  readonly passkeys: Entries<"name" | "createdAt" | "lastUsedAt">;
  readonly codeApps: Entries<"createdAt" | "recoveryCodes">;
  readonly sessions: Entries<"device" | "createdAt" | "lastUsedAt">;
  readonly knownBrowsers: Entries<"lastUsedAt">;
  /** Devices that show notifications, of requests to the team or of what is saved. */
  readonly notifications: Entries<"topic" | "device" | "createdAt" | "sentAt">;
  /** When notifications wait, in full hours by the clock of India; empty where nobody set it. */
  readonly quietHours: Entries<"isQuiet" | "fromHour" | "toHour">;
  /** The place in the team, and an invitation into it that waits. */
  readonly team: Entries<"role" | "addedAt" | "invitedAt" | "expiresAt">;
  /** The address at which the owner's calendar reads the team's visits, without its secret. */
  readonly visitCalendar: Entries<"createdAt" | "lastUsedAt">;
  /** Addresses that a mailed link can still put back. */
  readonly formerEmails: Entries<"email" | "changedAt" | "expiresAt">;
  readonly securityEvents: Entries<"at" | "what" | "outcome" | "way" | "network" | "device">;
  readonly savedHomes: Entries<"mlsNumber" | "savedAt">;
  readonly savedSearches: Entries<"name" | "search" | "savedAt">;
  /** That changes of what is saved are mailed; empty where they are not. */
  readonly alerts: Entries<"noticeVersion" | "agreedAt">;
  readonly requests: Entries<
    | "reference"
    | "createdAt"
    | "what"
    | "name"
    | "phone"
    | "email"
    | "requirements"
    | "mlsNumber"
    | "project"
    | "plotNumber"
    | "preferredAt"
    | "visitState"
    | "language"
    | "agreedAt"
    | "noticeVersion"
    | "state"
    | "channel"
    | "sourcePage"
    | "referrerHost"
    | "utmSource"
    | "utmMedium"
    | "utmCampaign"
    | "consentBasis"
    | "lostReason"
    | "nextStep"
    | "nextStepAt"
    | "answeredAt"
  >;
  /** What happened to each request, the agent's notes included; agents are not named. */
  readonly requestEvents: Entries<"reference" | "at" | "what" | "note" | "dueAt">;
  /** Numbers and addresses that agents said are one person's: the owner's, and those joined with them. */
  readonly joins: Entries<"contact" | "joinedWith" | "joinedAt">;
  /** Plots that are held or booked for the owner's address, or were. */
  readonly plots: Entries<"project" | "number" | "at" | "what" | "name">;
  readonly mails: Entries<"what" | "createdAt" | "sentAt">;
}

export type ExportPart = keyof PersonExport;
export type ExportField<Part extends ExportPart = ExportPart> = Part extends ExportPart
  ? keyof PersonExport[Part][number]
  : never;

/** What other features know of the owner. */
export type ExportElsewhere = Pick<
  PersonExport,
  | "savedHomes"
  | "savedSearches"
  | "alerts"
  | "requests"
  | "requestEvents"
  | "joins"
  | "plots"
  | "visitCalendar"
>;

/**
 * What an agent hands out of a person at the person's wish, by address or number. What somebody saves, searches
 * and how they log in is shown to no agent: the owner of an account gets it at `/profile/data`.
 */
export type AskedExport = Pick<
  PersonExport,
  "account" | "consent" | "requests" | "requestEvents" | "joins" | "plots" | "mails"
>;

/** True for a moment as an export writes it. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);
}
