/** What visitors have of an import that was made. */
export type OutcomeKind =
  /** Listings that were not there before, on the site. */
  | "new"
  /** The same, and not on the site yet. */
  | "drafts"
  /** Nothing new: other facts of listings that were there. */
  | "changes"
  | "nothing";

interface Counts {
  readonly added: number;
  readonly updated: number;
}

/** What is to be said of an import by what it did; new ones may be brought in as drafts. */
export function outcomeKind({ added, updated }: Counts, asDrafts: boolean): OutcomeKind {
  if (added > 0) return asDrafts ? "drafts" : "new";
  return updated > 0 ? "changes" : "nothing";
}
