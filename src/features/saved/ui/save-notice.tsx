import { useLingui } from "@lingui/react/macro";
import { NOTICE_ACTION, Notice } from "#platform/ui/notice.tsx";
import { type SaveProblem, savedHomes, useSaveProblem } from "./saved-homes.ts";

/** Says that a heart went back to what it was, and why. */
export function SaveNotice() {
  const { t } = useLingui();
  const problem = useSaveProblem();
  const problemWords = useProblemWords();
  // The end of a session has a notice of its own.
  if (problem === null || problem.code === "signed-out") return null;
  const retry = () => savedHomes.set(problem.mlsNumber, problem.wanted === "save");
  return (
    <Notice
      closeWords={t`Close`}
      onClose={() => savedHomes.dismissProblem()}
      action={
        <button type="button" onClick={retry} className={NOTICE_ACTION}>
          {t`Try again`}
        </button>
      }
    >
      {problemWords(problem)}
    </Notice>
  );
}

function useProblemWords(): (problem: SaveProblem) => string {
  const { t } = useLingui();
  return ({ code, wanted }) => {
    if (code === "too-many-saved") return t`You have saved 500 layouts, which is the limit.`;
    if (code === "no-storage")
      return t`This browser stores nothing. Sign in to save layouts in your account.`;
    if (code === "no-such-listing") return t`This layout is no longer listed.`;
    const reason = code === "network" ? t`No connection.` : t`Something went wrong on our side.`;
    return wanted === "save"
      ? t`${reason} The layout was not saved.`
      : t`${reason} The layout is still saved.`;
  };
}
