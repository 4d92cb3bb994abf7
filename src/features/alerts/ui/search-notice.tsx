import { useLingui } from "@lingui/react/macro";
import { MOST_SEARCHES } from "#features/alerts/model/saved-search.ts";
import { Notice } from "#platform/ui/notice.tsx";
import { savedSearches, useSavedSearches } from "./saved-searches.ts";

/** Says that a change of what is saved was taken back, and why. */
export function SearchNotice() {
  const { t } = useLingui();
  const { problem } = useSavedSearches();
  const problemWords = useProblemWords();
  // The end of a session has a notice of its own.
  if (problem === null || problem.code === "signed-out") return null;
  return (
    <Notice closeWords={t`Close`} onClose={() => savedSearches.dismissProblem()}>
      {problemWords(problem.code)}
    </Notice>
  );
}

function useProblemWords(): (code: string) => string {
  const { t } = useLingui();
  return (code) => {
    if (code === "too-many-searches")
      return t`You have saved ${MOST_SEARCHES} searches, which is the limit. Remove one first.`;
    if (code === "no-storage")
      return t`This browser stores nothing. Sign in to save searches in your account.`;
    const reason = code === "network" ? t`No connection.` : t`Something went wrong on our side.`;
    return t`${reason} Nothing was changed.`;
  };
}
