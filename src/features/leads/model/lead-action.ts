import type { LeadState, LostReason } from "./lead-states.ts";

/** A note, which any of several actions may bring along. */
interface Noted {
  readonly note?: string | undefined;
  /** A UUID that the browser made for these words: with whichever action they come again, they are one note. */
  readonly noteId?: string | undefined;
}

/** What may bring a note along, or is one. */
export type NotedAction = Noted &
  (
    | { readonly what: "note" }
    /** Spoke with the buyer: what was new, or given up, is talked to. */
    | { readonly what: "reached" }
    /** Called or wrote, and nobody answered: the clock runs on. */
    | { readonly what: "no-answer" }
    | {
        readonly what: "state";
        readonly state: LeadState;
        /** Why it is lost; of others there is none. */
        readonly reason?: LostReason | undefined;
      }
  );

/** What an agent does to a lead, but for the version that goes with it; moments are ISO 8601 in a call. */
export type LeadAction<Moment = string> =
  | NotedAction
  | {
      readonly what: "next-step";
      readonly nextStep: string;
      /** When it is due; null without a time. */
      readonly nextStepAt?: Moment | null | undefined;
    }
  /** Who cares for it from now on; null for nobody. */
  | { readonly what: "assign"; readonly assignee: string | null }
  /** What was to be done next is done. */
  | { readonly what: "step-done" }
  | { readonly what: "undo" };
