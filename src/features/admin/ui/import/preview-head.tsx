import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ImportPreview } from "#features/listings/index.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";

interface PreviewHeadProps {
  readonly preview: Extract<ImportPreview, { ok: true }>;
  readonly emptyClears: boolean;
  readonly onEmptyClears: (emptyClears: boolean) => void;
}

/** What a file would do, in figures; where it would clear facts, that stands there as well. */
export function PreviewHead({ preview, emptyClears, onEmptyClears }: PreviewHeadProps) {
  const { t } = useLingui();
  const { added, updated, unchanged, cleared, report, table } = preview;
  const emptied = table?.emptied ?? 0;
  return (
    <>
      <TitleBlock columns="grid-cols-2 sm:grid-cols-4">
        <TitleCell name={t`New`}>{added}</TitleCell>
        <TitleCell name={t`Changed`}>{updated}</TitleCell>
        <TitleCell name={t`Unchanged`}>{unchanged}</TitleCell>
        <TitleCell name={t`Not accepted`}>{report.badRows}</TitleCell>
      </TitleBlock>
      {cleared > 0 && (
        <p role="status" className="rounded bg-turmeric-tint p-4 font-[550]">
          <Plural
            value={cleared}
            one="This clears # fact of your listings."
            other="This clears # facts of your listings."
          />
        </p>
      )}
      {emptied > 0 && (
        <label className="flex min-h-11 items-center gap-3 text-control">
          <input
            type="checkbox"
            checked={emptyClears}
            onChange={({ currentTarget }) => onEmptyClears(currentTarget.checked)}
            className="size-5 shrink-0 accent-river"
          />
          <span>
            <Trans>Empty cells clear what is stored</Trans>{" "}
            <span className="text-muted">
              <Plural value={emptied} one="· # fact" other="· # facts" />
            </span>
          </span>
        </label>
      )}
    </>
  );
}
