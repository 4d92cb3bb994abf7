// What the calls that buyers make of leads and visits answer; times are ISO 8601.
import type { OwnVisit } from "./visit.ts";

/** As `POST /api/leads` answers a lead that is kept. */
export interface LeadReply {
  readonly reference: string;
  /** Opens the page of the visit that was asked for with it; absent without one. */
  readonly visitToken?: string;
  /** When that visit ends. */
  readonly visitEndsAt?: string;
}

/** As `POST /api/leads/withdrawal` answers. */
export interface WithdrawnReply {
  readonly reference: string;
}

/** As `GET /api/visit-slots` answers. */
export interface FreeSlotsReply {
  /** In which opening hours are meant. */
  readonly timeZone: string;
  /** Their starts. */
  readonly slots: readonly string[];
}

/** As the calls of one visit answer. */
export interface OwnVisitReply {
  readonly visit: OwnVisit;
}

/** As `GET /api/visits` answers. */
export interface OwnVisitsReply {
  /** The next one first. */
  readonly visits: readonly OwnVisit[];
}
