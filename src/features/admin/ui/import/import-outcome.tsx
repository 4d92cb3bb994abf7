import { useLingui } from "@lingui/react/macro";
import { button } from "#platform/ui/button.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { outcomeKind } from "./outcome-kind.ts";
import { Problems } from "./preview-report.tsx";
import type { ImportState } from "./use-import.ts";

type Applied = Extract<ImportState, { kind: "applied" }>;

interface ImportOutcomeProps extends Pick<Applied, "result" | "asDrafts"> {
  readonly onAgain: () => void;
}

/** What an import did, or why it did nothing. */
export function ImportOutcome({ result, asDrafts, onAgain }: ImportOutcomeProps) {
  const { t } = useLingui();
  const done = {
    new: t`Done. Visitors see the new listings now.`,
    drafts: t`Done. The new listings are drafts: visitors do not see them yet.`,
    changes: t`Done. What changed is on the site now, except in drafts.`,
    nothing: t`Done. Everything was already as in the file.`,
  };
  if (result.ok)
    return (
      <>
        <p role="status" className="rounded bg-leaf-tint p-4 text-leaf">
          {done[outcomeKind(result, asDrafts)]}
        </p>
        <TitleBlock columns="grid-cols-2 sm:grid-cols-4">
          <TitleCell name={t`New`}>{result.added}</TitleCell>
          <TitleCell name={t`Changed`}>{result.updated}</TitleCell>
          <TitleCell name={t`Left out`}>{result.report.badRows}</TitleCell>
          <TitleCell name={t`Not on the map`}>{result.unplaced}</TitleCell>
        </TitleBlock>
      </>
    );
  const words: Readonly<Record<string, string>> = {
    "importer-running": t`Another import is running. Nothing was written: try again when it is done.`,
    "bad-rows": t`Some rows are no longer accepted. Nothing was written: look at the file again.`,
  };
  return (
    <>
      <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
        {words[result.code] ?? t`The file could not be read. Nothing was written.`}
      </p>
      <Problems report={result.report} />
      <button type="button" onClick={onAgain} className={`justify-self-start ${button("outline")}`}>
        {t`Look at the file again`}
      </button>
    </>
  );
}
