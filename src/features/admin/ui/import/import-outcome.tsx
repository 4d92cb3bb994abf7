import { useLingui } from "@lingui/react/macro";
import { button } from "#platform/ui/button.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { Problems } from "./preview-report.tsx";
import type { ImportState } from "./use-import.ts";

interface ImportOutcomeProps {
  readonly result: Extract<ImportState, { kind: "applied" }>["result"];
  readonly onAgain: () => void;
}

/** What an import did, or why it did nothing. */
export function ImportOutcome({ result, onAgain }: ImportOutcomeProps) {
  const { t } = useLingui();
  if (result.ok)
    return (
      <>
        <p role="status" className="rounded bg-leaf-tint p-4 text-leaf">
          {t`Done. Visitors see the new listings now.`}
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
