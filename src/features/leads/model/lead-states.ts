/** How far a lead is, in the agent's hands. */
export const LEAD_STATES = ["new", "contacted", "visit-booked", "won", "lost"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** What may happen to a lead. */
export const LEAD_EVENTS = [
  "received",
  "note",
  "state",
  "undo",
  "next-step",
  "step-done",
  "no-answer",
  "visit",
  "forgotten",
] as const;
export type LeadEventKind = (typeof LEAD_EVENTS)[number];

/** Why a lead's person was taken out of it. */
export const FORGET_REASONS = ["term", "withdrawn", "account-deleted", "asked"] as const;
export type ForgetReason = (typeof FORGET_REASONS)[number];

/** What happened to a lead, once; `actor` is the agent's address, null the buyer. */
export interface LeadEvent {
  readonly at: string;
  readonly actor: string | null;
  readonly what: LeadEventKind;
  /**
   * The note, the next step that was set or done, the state it went to, how its visit stands and since a move when it is,
   * or why it was forgotten.
   */
  readonly detail: string;
  /** When the next step is due, ISO 8601; null of others, and of one without a time. */
  readonly dueAt: string | null;
}

/** A state out of the database; a new lead where it names none. */
export function toLeadState(text: string): LeadState {
  return LEAD_STATES.find((state) => state === text) ?? "new";
}

/** An event's kind out of the database; a note where it names none. */
export function toEventKind(text: string): LeadEventKind {
  return LEAD_EVENTS.find((kind) => kind === text) ?? "note";
}

/** Why, out of the database; the term where it names none. */
export function toForgetReason(text: string): ForgetReason {
  return FORGET_REASONS.find((reason) => reason === text) ?? "term";
}

/** The changes of state that stand, oldest first: an undo takes the last one away. */
export function effectiveChanges<Event extends Pick<LeadEvent, "what">>(
  events: readonly Event[],
): Event[] {
  const effective: Event[] = [];
  for (const event of events) {
    if (event.what === "state") effective.push(event);
    else if (event.what === "undo") effective.pop();
  }
  return effective;
}

/** What the agent will do next, and when. */
export interface NextStep {
  /** Empty while nothing is to be done. */
  readonly nextStep: string;
  /** ISO 8601. */
  readonly nextStepAt: string | null;
}

/** The next step before the last change of it: what taking that back leads to; null when there was none. */
export function stepBefore(
  events: readonly Pick<LeadEvent, "what" | "detail" | "dueAt">[],
): NextStep | null {
  const changes = events.filter(({ what }) => what === "next-step" || what === "step-done");
  if (changes.length === 0) return null;
  const before = changes.at(-2);
  if (before?.what !== "next-step") return { nextStep: "", nextStepAt: null };
  return { nextStep: before.detail, nextStepAt: before.dueAt };
}
