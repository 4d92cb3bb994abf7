interface Stage {
  /** Who says that a lead is there has spoken with the buyer. */
  readonly isSpoken: boolean;
  /** Nothing more is to be done. */
  readonly isOver: boolean;
  /** What older releases stored for it. */
  readonly formerly: readonly string[];
}

/** How far a lead is, in the agent's hands, in the order in which most go. */
export const STAGES = {
  new: { isSpoken: false, isOver: false, formerly: [] },
  talked: { isSpoken: true, isOver: false, formerly: ["contacted", "visit-booked"] },
  visited: { isSpoken: true, isOver: false, formerly: [] },
  negotiating: { isSpoken: true, isOver: false, formerly: [] },
  won: { isSpoken: true, isOver: true, formerly: [] },
  lost: { isSpoken: false, isOver: true, formerly: [] },
} as const satisfies Record<string, Stage>;
export type LeadState = keyof typeof STAGES;
export const LEAD_STATES = Object.keys(STAGES) as readonly LeadState[];

/** Why a lead is lost. */
export const LOST_REASONS = [
  "price",
  "location",
  "approval",
  "bought-elsewhere",
  "not-reached",
  "not-looking",
  "other",
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** What may happen to a lead. */
export const LEAD_EVENTS = [
  "received",
  "entered",
  "note",
  "state",
  "undo",
  "next-step",
  "step-done",
  "no-answer",
  "reached",
  "assigned",
  "visit",
  "joined",
  "parted",
  "wrote",
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
   * The note, the next step that was set or done, the state it went to and why it is lost, how its visit stands and since a move when it is,
   * who cares for it now, the request of whom it was joined with or parted from,
   * what was written to the buyer (kind, way, language),
   * why it was forgotten, or how one came that an agent entered.
   */
  readonly detail: string;
  /** When the next step is due, ISO 8601; null of others, and of one without a time. */
  readonly dueAt: string | null;
}

/** A state out of the database, also of an older release; a new lead where it names none. */
export function toLeadState(text: string): LeadState {
  const [name = ""] = text.split(" ");
  const formerly = (state: LeadState): readonly string[] => STAGES[state].formerly;
  return LEAD_STATES.find((state) => state === name || formerly(state).includes(name)) ?? "new";
}

/** Why a lead is lost, of a column or of what an event tells ("lost price"); null where nobody said. */
export function toLostReason(text: string | null): LostReason | null {
  const name = text?.split(" ").at(-1);
  return LOST_REASONS.find((reason) => reason === name) ?? null;
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

/** Where a lead begins that an agent enters: the two have talked. */
export const ENTERED_STATE = "talked" satisfies LeadState;

/** The state that a lead with these events began with. */
export function firstState(events: readonly Pick<LeadEvent, "what">[]): LeadState {
  return events.some(({ what }) => what === "entered") ? ENTERED_STATE : "new";
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
