/** What is counted of each listing and project; no project can be saved. */
export const MEASURES = ["views", "saves", "leads"] as const;
export type Measure = (typeof MEASURES)[number];

/** Counts by week, in the order of `Numbers.weeks`. */
export type ByWeek = Readonly<Record<Measure, readonly number[]>>;

/** A listing or project of which anything was counted. */
export interface ListingAnalytics extends ByWeek {
  /** Null of a project, and for leads that are about neither. */
  readonly mlsNumber: string | null;
  /** A project's slug. */
  readonly project: string | null;
  /** Null when the listing is gone. */
  readonly name: string | null;
  /** False when visitors do not find it now. */
  readonly published: boolean;
}

/** The numbers as `GET /api/agent/numbers` tells them. */
export interface Analytics {
  /** Mondays, oldest first; the last week is still running. */
  readonly weeks: readonly string[];
  readonly listings: readonly ListingAnalytics[];
  /** Published listings of which nothing was counted. */
  readonly unseen: number;
}
