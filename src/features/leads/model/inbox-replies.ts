import type { Facing } from "site-model/terms";
import type { Language } from "#platform/i18n/languages.ts";
import type { InboxCursor, InboxView } from "./inbox-query.ts";
import type { LeadKind } from "./lead-kinds.ts";
import type { LeadChannel, LeadSource } from "./lead-source.ts";
import type { LeadEvent, LeadState, LostReason } from "./lead-states.ts";
import type { VisitCalendar, VisitState } from "./visit.ts";

/** A lead in the list; times are ISO 8601. */
export interface InboxLead {
  readonly reference: string;
  readonly kind: LeadKind;
  readonly channel: LeadChannel;
  /** Empty, as the phone is, once the buyer was forgotten. */
  readonly name: string;
  /** Empty too of who gave an e-mail address alone. */
  readonly phone: string;
  readonly isForgotten: boolean;
  readonly mlsNumber: string | null;
  /** Of what it names in place of a listing. */
  readonly projectSlug: string | null;
  /** Its listing or project by name; null when it names none, or one that is gone. */
  readonly layout: string | null;
  readonly plotNumber: string | null;
  /** How the buyer's own words begin, as one line; empty without any. */
  readonly words: string;
  readonly preferredAt: string | null;
  /** How the visit stands; null where there is none. */
  readonly visitState: VisitState | null;
  readonly state: LeadState;
  /** Null of a lead that is not lost, and where nobody said. */
  readonly lostReason: LostReason | null;
  /** How often an agent reached nobody. */
  readonly attempts: number;
  /** Address of the agent who cares for it; null while nobody does. */
  readonly assignedTo: string | null;
  readonly nextStep: string;
  readonly nextStepAt: string | null;
  readonly createdAt: string;
  readonly firstAnsweredAt: string | null;
  /** Goes with a change: an older one is refused. */
  readonly version: number;
}

/** One lead with all that is known of it. */
export interface KnownLead extends InboxLead {
  readonly email: string | null;
  readonly requirements: string;
  readonly language: Language;
  readonly location: string | null;
  /** False when the site no longer shows its listing. */
  readonly published: boolean;
  /** Where it came from, as far as the browser knew. */
  readonly source: LeadSource;
  /** How many the same person has sent, this one counted; 0 of one that is forgotten. */
  readonly ofPerson: number;
  /** Oldest first. */
  readonly events: readonly LeadEvent[];
}

/** Everything that leads tell of one person, the newest first. */
export interface PersonOfLeads {
  /** As the lead says it by which the person was looked for. */
  readonly name: string;
  readonly language: Language;
  /** E.164. */
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  /** What agents said of who else it is, the oldest first. */
  readonly joins: readonly PersonJoin[];
  readonly likelySame: readonly LikelySame[];
  /** Of the newest: what is written to the person is about it. */
  readonly newest: Pick<KnownLead, "reference" | "phone" | "email" | "language">;
  readonly leads: readonly InboxLead[];
  /** References of those whose next step went with the lead, which is lost. */
  readonly givenUp: readonly string[];
  readonly events: readonly LeadEvent[];
}

/** That two people were found to be one. */
export interface PersonJoin {
  readonly id: string;
  /** The two ways to reach the person: numbers in E.164, or addresses. */
  readonly contacts: readonly [string, string];
  /** ISO 8601. */
  readonly joinedAt: string;
  /** The agent's address; empty of a former one. */
  readonly joinedBy: string;
}

/** Somebody who may be the same person: another number that gave the same address. */
export interface LikelySame {
  readonly reference: string;
  readonly name: string;
  readonly contact: string;
  readonly email: string;
}

/** A plot that a lead names, as agents quote it. */
export interface QuotedPlot {
  readonly sqYards: number;
  /** The side that its road is on, such as "SE"; null where nobody stated it. */
  readonly facing: Facing | null;
  /** Of the land alone; null where it has to be asked for, and of a plot that is sold. */
  readonly priceRupees: number | null;
}

/** One lead as the console gets it. */
export interface AgentLead extends KnownLead {
  /** Null where it names none, or one that no project has. */
  readonly plot: QuotedPlot | null;
  /** What a message to the buyer begins with, in the buyer's language. */
  readonly greeting: string;
  /** Addresses of the agents who may care for it. */
  readonly agents: readonly string[];
}

/** A layout that leads ask about. */
export interface AskedListing {
  readonly mlsNumber: string;
  readonly name: string;
}

/** The same of a project. */
export interface AskedProject {
  readonly slug: string;
  readonly name: string;
}

/** How many of the leads whose 24 hours are over, or whose buyer was spoken with, had that talk in time. */
export interface AnsweredShare {
  readonly inTime: number;
  readonly of: number;
}

/** The inbox as `GET /api/agent/leads` tells it. */
export interface Inbox {
  readonly leads: readonly InboxLead[];
  /** How many wait for an answer, whatever the query. */
  readonly waiting: number;
  /** Where the pages beside this one begin; null where there is none. */
  readonly before: InboxCursor | null;
  readonly after: InboxCursor | null;
  /** How many the query finds, shown or not; counted to `COUNTED_TO`. */
  readonly found: number;
  /** False where more leads may have the query's text than were looked at: the newest were. */
  readonly isAll: boolean;
  /** By view, with the query's other filters; each counted to `COUNTED_TO`. */
  readonly counts: Readonly<Record<InboxView, number>>;
  readonly listings: readonly AskedListing[];
  readonly projects: readonly AskedProject[];
  readonly share: AnsweredShare;
  /** To ask for news from. */
  readonly asOf: string;
}

/** What came in since. */
export interface InboxNews {
  /** Waiting for an answer now. */
  readonly waiting: number;
  /** Came in since, newest first, a few at most. */
  readonly newest: readonly Pick<InboxLead, "reference" | "name" | "kind">[];
  readonly asOf: string;
}

/** A few of the leads that something is found of, and how many there are. */
export interface SomeLeads {
  readonly leads: readonly InboxLead[];
  readonly found: number;
}

/** What leads ask of the agents today; visits are those of seven days from today on that stand, and older ones whose end nobody told. */
export interface LeadsOfDay extends VisitCalendar {
  /** Without an answer, the nearest deadline first. */
  readonly waiting: SomeLeads;
  /** How many of those are past the promise. */
  readonly late: number;
  /** Whose next step is due, the longest overdue first. */
  readonly steps: SomeLeads;
  /** Days of the seven on which no visit can be booked, such as "2026-11-23". */
  readonly closedDays: readonly string[];
}
