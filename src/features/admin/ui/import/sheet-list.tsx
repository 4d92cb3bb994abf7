import { Trans, useLingui } from "@lingui/react/macro";
import { useDownload } from "#features/admin/ui/calls/use-download.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** The files that can be fetched: what is asked for, and its name. */
const SHEETS = {
  xlsx: ["/api/agent/import/template?as=xlsx", "listings.xlsx"],
  csv: ["/api/agent/import/template?as=csv", "listings.csv"],
  all: ["/api/agent/listings-sheet?as=xlsx", "all-listings.xlsx"],
  "all-csv": ["/api/agent/listings-sheet?as=csv", "all-listings.csv"],
} as const;

/** Spreadsheets to begin from: empty ones with their columns, and the listings as they are. */
export function SheetList() {
  const { t } = useLingui();
  return (
    <aside
      aria-labelledby="sheets"
      className="grid content-start gap-x-8 rounded-card border border-line bg-card p-5"
    >
      <h2 id="sheets" className="text-h3">
        <Trans>Start from a sheet</Trans>
      </h2>
      <p className="mt-1 mb-2 text-small text-muted">
        <Trans>
          An empty one says what each column takes; the full one has what is listed now.
        </Trans>
      </p>
      <SheetButton kind="xlsx" words={t`Template for a spreadsheet (XLSX)`} />
      <SheetButton kind="csv" words={t`Template as CSV`} />
      <SheetButton kind="all" words={t`All listings (XLSX)`} />
      <SheetButton kind="all-csv" words={t`All listings as CSV`} />
    </aside>
  );
}

interface SheetButtonProps {
  readonly kind: keyof typeof SHEETS;
  readonly words: string;
}

function SheetButton({ kind, words }: SheetButtonProps) {
  const { t, i18n } = useLingui();
  const { bring, isBusy, failure } = useDownload();
  const refusalWords = useRefusalWords("pressed");
  const again = t`We couldn’t fetch it. Try again.`;
  const [path, name] = SHEETS[kind];
  return (
    <div>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={() => void bring(`${path}&in=${toLanguage(i18n.locale)}`, name)}
        className={`justify-start px-0 text-left ${button("quiet")}`}
      >
        <Icon name="download" className="size-5" />
        {words}
      </button>
      {failure && (
        <p role="alert" className="text-small text-danger">
          {refusalWords(failure, { network: again, unreadable: again })}
        </p>
      )}
    </div>
  );
}
