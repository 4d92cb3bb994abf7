import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId } from "react";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { FileButton } from "#features/admin/ui/import/file-button.tsx";
import { ProblemsTable } from "#features/admin/ui/import/problems-table.tsx";
import {
  PLOT_PROBLEM_WORDS,
  PLOT_TARGET_WORDS,
  UNREADABLE_WORDS,
} from "#features/admin/ui/projects/project-words.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { PLOT_TARGETS, type PriceListPreview } from "#features/projects/index.ts";
import { readIndiaField } from "#lib/time/time.ts";
import { button } from "#platform/ui/button.ts";
import { download } from "#platform/ui/download.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PriceChanges } from "./price-changes.tsx";
import { refusedPricesCsv } from "./refused-prices.ts";
import type { ActOutcome } from "./use-plot-acts.ts";
import { type PriceListState, usePriceList } from "./use-price-list.ts";

/** What is said otherwise of a price list than of a file of plots: it is no drawing, and nobody chooses its columns. */
const UNREADABLE_LISTS = {
  "not-a-table": msg`This is not a price list. Save it as .xlsx or CSV.`,
} as const;
const WRONG_IN_LISTS = {
  ...PLOT_PROBLEM_WORDS,
  "missing-column": msg`The file has no such column. Fetch the price list and write into it: its first row names the columns.`,
} as const;

/** Wrong cells of a file that are listed; all of its wrong rows are in the file that it gives back. */
const MOST_SHOWN = 200;

interface PriceListPanelProps {
  readonly slug: string;
  readonly isBusy: boolean;
  readonly outcome: ActOutcome;
  /** True when the prices were taken. */
  readonly onApply: (changes: PriceListPreview["changes"], from: string | null) => Promise<boolean>;
}

/** The prices of a project as a file: fetched, changed in a spreadsheet, and brought back. */
export function PriceListPanel({ slug, isBusy, outcome, onApply }: PriceListPanelProps) {
  const { t } = useLingui();
  const { state, fetchFile, look, forget } = usePriceList(slug);
  const apply = async (changes: PriceListPreview["changes"], from: string | null) => {
    if (await onApply(changes, from)) forget();
  };
  return (
    <section
      aria-label={t`Price list`}
      className="mt-4 grid gap-4 rounded-card border border-line bg-card p-4"
    >
      <p className="max-w-2xl text-small text-muted">
        <Trans>
          Fetch the list, change prices or rates in a spreadsheet, and choose the file again. You
          see what changes before anything does.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Allowed right="change-plots">
          <FileButton
            label={t`File with prices`}
            accept=".csv,.tsv,.txt,.xlsx"
            isBusy={state.kind === "busy"}
            isFirst={state.kind === "none"}
            onFile={(file) => void look(file)}
          />
        </Allowed>
        <div className="flex flex-wrap items-center gap-x-3 max-sm:w-full max-sm:gap-x-6">
          {(["xlsx", "csv"] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              onClick={() => void fetchFile(kind)}
              className={`${button("quiet")} max-sm:px-0`}
            >
              <Icon name="download" className="size-5" />
              {kind === "xlsx" ? t`Price list (XLSX)` : t`Price list (CSV)`}
            </button>
          ))}
        </div>
      </div>
      <Failed state={state} />
      {state.kind === "looked" && (
        <Preview
          preview={state.preview}
          isBusy={isBusy}
          outcome={outcome}
          onApply={(changes, from) => void apply(changes, from)}
        />
      )}
    </section>
  );
}

function Failed({ state }: { state: PriceListState }) {
  const { i18n } = useLingui();
  const refusalWords = useRefusalWords("projectFile");
  if (state.kind === "busy")
    return (
      <p role="status" className="text-muted">
        <Trans>Reading the file…</Trans>
      </p>
    );
  if (state.kind !== "failed") return null;
  const { code } = state;
  const words = { ...UNREADABLE_WORDS, ...UNREADABLE_LISTS };
  const unreadable = Object.entries(words).find(([name]) => name === code)?.[1];
  return (
    <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
      {unreadable ? i18n._(unreadable) : refusalWords(code)}
    </p>
  );
}

interface PreviewProps extends Pick<PriceListPanelProps, "isBusy" | "outcome"> {
  readonly preview: PriceListPreview;
  readonly onApply: (changes: PriceListPreview["changes"], from: string | null) => void;
}

function Preview({ preview, isBusy, outcome, onApply }: PreviewProps) {
  const { isTyped, form } = useTyped();
  useUnsaved(isTyped, "project");
  const { changes, unchanged, sold, problems } = preview;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = String(new FormData(event.currentTarget).get("from") ?? "");
    onApply(changes, readIndiaField(from));
  };
  const soldNumbers = sold.join(", ");
  return (
    <form {...form} onSubmit={submit} className="grid gap-4">
      {problems.length > 0 && <WrongRows preview={preview} />}
      {(changes.length > 0 || unchanged > 0) && (
        <p role="status" className="num text-control">
          <Plural value={changes.length} one="# price changes" other="# prices change" />
          {", "}
          <Plural value={unchanged} one="# stays as it is" other="# stay as they are" />
        </p>
      )}
      {sold.length > 0 && (
        <p className="num text-small text-muted">
          <Trans>Sold, and left as they are: {soldNumbers}</Trans>
        </p>
      )}
      <PriceChanges changes={changes} />
      {changes.length > 0 && (
        <WhenToChange count={changes.length} isPart={problems.length > 0} isBusy={isBusy} />
      )}
      <FormMessage
        outcome={outcome.kind === "failed" ? { kind: "failure", text: outcome.text } : NO_OUTCOME}
      />
    </form>
  );
}

/** What is wrong in the file, and those rows as a file to be put right. */
function WrongRows({ preview }: Pick<PreviewProps, "preview">) {
  const { i18n, t } = useLingui();
  const { changes, problems, refused } = preview;
  const rows = problems.map(({ row, column, value, code }) => {
    const target = PLOT_TARGETS.find((one) => one === column);
    const name = target ? i18n._(PLOT_TARGET_WORDS[target]) : column;
    return { row, column: name, value, why: i18n._(WRONG_IN_LISTS[code]), more: "" };
  });
  const saveRefused = () => {
    const csv = refusedPricesCsv(refused, rows, t`Not accepted because`);
    download("prices-not-accepted.csv", new Blob([csv], { type: "text/csv" }));
  };
  return (
    <>
      <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
        {changes.length > 0 ? (
          <Plural
            value={refused.rows.length}
            one="# row is wrong in the file. Put it right and choose the file again, or take the other rows without it."
            other="# rows are wrong in the file. Put them right and choose the file again, or take the other rows without them."
          />
        ) : (
          <Plural
            value={problems.length}
            one="# thing is wrong in the file: put it right there and choose the file again. Nothing is saved."
            other="# things are wrong in the file: put them right there and choose the file again. Nothing is saved."
          />
        )}
      </p>
      <ProblemsTable
        problems={rows.slice(0, MOST_SHOWN)}
        more={Math.max(0, rows.length - MOST_SHOWN)}
      >
        {refused.rows.length > 0 && (
          <div className="border-t border-line p-2">
            <button
              type="button"
              onClick={saveRefused}
              className={`h-auto! min-h-12 py-2 text-left whitespace-normal! max-sm:px-1 ${button("quiet")}`}
            >
              <Icon name="download" className="size-5 shrink-0" />
              <Trans>These rows as a file, with the reasons</Trans>
            </button>
          </div>
        )}
      </ProblemsTable>
    </>
  );
}

interface WhenToChangeProps {
  readonly count: number;
  /** True where rows of the file are wrong, and left out. */
  readonly isPart: boolean;
  readonly isBusy: boolean;
}

function WhenToChange({ count, isPart, isBusy }: WhenToChangeProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-4">
      <label htmlFor={id} className="grid gap-1.5 text-control font-[550]">
        <Trans>From (empty: at once)</Trans>
        <input
          id={id}
          name="from"
          type="datetime-local"
          className="h-12 rounded border border-edge bg-card px-3.5 font-normal"
        />
      </label>
      <button type="submit" aria-busy={isBusy} className={button("action")}>
        {isPart ? (
          <Plural
            value={count}
            one="Change # price, without the wrong rows"
            other="Change # prices, without the wrong rows"
          />
        ) : (
          <Plural value={count} one="Change # price" other="Change # prices" />
        )}
      </button>
    </div>
  );
}
