/** What others may use of leads. */
export {
  ANSWER_WITHIN_MS,
  type AnswerClock,
  CLOCK_BANDS,
  type ClockBand,
  toAnswerClock,
} from "./model/answer-clock.ts";
export { CSV_REASONS, CSV_STATES } from "./model/csv-words.ts";
export { parseSubject, toSubjectQuery } from "./model/enquire-path.ts";
export {
  CARES,
  COUNTED_TO,
  INBOX_FILTERS,
  INBOX_VIEWS,
  type InboxQuery,
  type InboxView,
  PAGE_LEADS,
  parseInboxQuery,
  toInboxSearch,
} from "./model/inbox-query.ts";
export type {
  AgentLead,
  Inbox,
  InboxLead,
  InboxNews,
  KnownLead,
  LeadsOfDay,
  PersonOfLeads,
  QuotedPlot,
} from "./model/inbox-replies.ts";
export type { LeadAction, NotedAction } from "./model/lead-action.ts";
export { isVisit, LEAD_KINDS, type LeadKind } from "./model/lead-kinds.ts";
export { toLeadPlace } from "./model/lead-place.ts";
export {
  ENTERED_CHANNELS,
  type LeadChannel,
  toLeadChannel,
} from "./model/lead-source.ts";
export {
  effectiveChanges,
  type ForgetReason,
  LEAD_STATES,
  type LeadEvent,
  type LeadEventKind,
  type LeadState,
  LOST_REASONS,
  type LostReason,
  type NextStep,
  STAGES,
  stepBefore,
  toForgetReason,
  toLeadState,
  toLostReason,
} from "./model/lead-states.ts";
export {
  fillMessage,
  findMessageProblem,
  findUnfilled,
  LONGEST_MESSAGE,
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  type MessageChannel,
  type MessageKind,
  type MessageProblem,
  PLACEHOLDERS,
  type Placeholder,
  type PlaceholderValues,
  placeholderToken,
  toMessageKind,
} from "./model/message-texts.ts";
export type { FormAnswer } from "./model/refusals.ts";
export { type StepProblem, stepProblem } from "./model/step-problem.ts";
export {
  type ConsoleVisit,
  type RestoredVisit,
  toVisitState,
  VISIT_ACTS,
  type VisitAct,
  type VisitCalendar,
  type VisitFeedReply,
  type VisitState,
} from "./model/visit.ts";
export {
  CLOSED,
  parseClosed,
  parseHours,
  USUAL_RULES,
  VISIT_MINUTES,
  type VisitRules,
  writeClosed,
  writeHours,
} from "./model/visit-rules.ts";
