import type { TooManyTries } from "#features/accounts/index.ts";
/** Why a lead was not taken. */
export type LeadRefusal =
  | TooManyTries
  | { readonly ok: false; readonly code: "key-reused" }
  | { readonly ok: false; readonly code: "no-such-listing" }
  | {
      readonly ok: false;
      /** The slot is past, outside the opening hours, or somebody else's. */
      readonly code: "slot-closed" | "slot-taken";
      /** Starts of the next ones that are free. */
      readonly freeSlots: readonly Date[];
    };

/** A lead that is kept; `repeated` when the same key brought it before. */
export interface LeadTaken {
  readonly ok: true;
  readonly reference: string;
  readonly repeated: boolean;
  /** When the visit ends that was asked for with it. */
  readonly visitEndsAt: Date | null;
}

/** One field that is wrong. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
  /** Why a name or a phone number is none, and the digits that are wrong. */
  readonly reason?: string;
  readonly digits?: string;
}

/** What became of a form that was sent without script. */
export type FormAnswer =
  | { readonly ok: true; readonly reference: string }
  | {
      readonly ok: false;
      readonly code: "invalid-input" | LeadRefusal["code"];
      readonly problems: readonly FieldProblem[];
      readonly retryAfterSeconds: number | null;
    };
