import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { session, useFailureWords } from "#features/accounts/ui.ts";
import { button } from "#platform/ui/button.ts";
import { download } from "#platform/ui/download.ts";
import { href } from "#platform/ui/href.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { FileButton } from "./file-button.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import { PastImports } from "./past-imports.tsx";
import { PicturesByName } from "./pictures/pictures-by-name.tsx";
import { PreviewReport } from "./preview-report.tsx";
import { type ImportState, useImport } from "./use-import.ts";

/** A spreadsheet or JSON file into the catalogue: looked at first, then brought in. */
export default function ImportPage() {
  const { t } = useLingui();
  const { state, check, apply, refused } = useImport();
  const isBusy = state.kind === "sending" || state.kind === "applying";
  return (
    <div className="wrap max-w-5xl py-8 lg:py-10">
      <h1 className="text-h2">
        <Trans>Import</Trans>
      </h1>
      <p className="mt-2 max-w-2xl text-muted">
        <Trans>
          Import listings from a spreadsheet (XLSX or CSV) or a JSON file. You see what would change
          before anything does; listings not in the file stay as they are.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-x-6 gap-y-1 sm:gap-x-3">
        <FileButton
          label={t`File with listings`}
          accept=".json,.csv,.tsv,.txt,.xlsx"
          isBusy={isBusy}
          isFirst={state.kind === "none"}
          onFile={(file) => void check(file)}
        />
        <TemplateButton kind="xlsx" words={t`Template for a spreadsheet (XLSX)`} />
        <TemplateButton kind="csv" words={t`Template as CSV`} />
        <TemplateButton kind="all" words={t`All listings (XLSX)`} />
        <TemplateButton kind="all-csv" words={t`All listings as CSV`} />
      </div>
      <div className="mt-8 grid gap-6" aria-busy={isBusy}>
        <Stage state={state} />
        {state.kind === "checked" && (
          <PreviewReport
            preview={state.preview}
            said={state.said}
            onSay={(said) => void check(state.file, said)}
            onRefused={() => refused(state.file, state.said)}
            onApply={(wanted) => void apply(state.file, state.said, wanted)}
          />
        )}
        {state.kind === "applied" && (
          <ImportOutcome result={state.result} onAgain={() => void check(state.file)} />
        )}
        {state.kind === "applied" && state.result.ok && (
          <LocalLink
            to={`${href("/agent/listings")}?sort=changed`}
            className={`justify-self-start ${button("primary")}`}
          >
            <Trans>See the listings</Trans>
          </LocalLink>
        )}
        <PastImports key={state.kind} />
      </div>
      <PicturesByName />
    </div>
  );
}

/** The files that can be fetched: what is asked for, and its name. */
const SHEETS = {
  xlsx: ["/api/agent/import/template?as=xlsx", "listings.xlsx"],
  csv: ["/api/agent/import/template?as=csv", "listings.csv"],
  all: ["/api/agent/listings-sheet?as=xlsx", "all-listings.xlsx"],
  "all-csv": ["/api/agent/listings-sheet?as=csv", "all-listings.csv"],
} as const;

interface TemplateButtonProps {
  readonly kind: keyof typeof SHEETS;
  readonly words: string;
}

/** The columns of a spreadsheet that the import reads, empty or with all listings. */
function TemplateButton({ kind, words }: TemplateButtonProps) {
  const [failed, setFailed] = useState(false);
  const fetchFile = async () => {
    const now = session.current();
    const authorization = `Bearer ${now.status === "signed-in" ? now.token : ""}`;
    const [path, name] = SHEETS[kind];
    const reply = await fetch(path, { headers: { authorization } }).catch(() => null);
    setFailed(!reply?.ok);
    if (reply?.ok) download(name, await reply.blob());
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void fetchFile()}
        className={`${button("quiet")} max-sm:px-0`}
      >
        <Icon name="download" className="size-5" />
        {words}
      </button>
      {failed && (
        <p role="alert" className="self-center text-small text-danger">
          <Trans>We couldn’t fetch it. Try again.</Trans>
        </p>
      )}
    </>
  );
}

/** Where it stands, announced; the heading of what comes gets the focus. */
function Stage({ state }: { state: ImportState }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = state;
  useEffect(() => {
    if (kind === "checked" || kind === "applied") heading.current?.focus();
  }, [kind]);
  if (state.kind === "none") return null;
  const { name } = state.file;
  if (state.kind === "failed") {
    const words: Readonly<Record<string, string>> = {
      "file-too-large": t`The file is larger than 20 MB. Import it by the command line.`,
      "import-too-slow": t`Reading the file took too long. Nothing was written: split it, or import it by the command line.`,
      "harmful-file": t`The file is known to be harmful. Nothing was taken.`,
      "scanner-away": t`The file could not be checked for harm, and nothing was taken. Try again later.`,
      "second-factor-needed": t`The console was locked. Choose the file once more.`,
    };
    const failure = { ok: false, code: state.code, message: "" } as const;
    return (
      <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
        {words[state.code] ?? failureWords(failure)}
      </p>
    );
  }
  if (state.kind === "checked" || state.kind === "applied")
    return (
      <h2 ref={heading} tabIndex={-1} className="text-h3 [overflow-wrap:anywhere] outline-none">
        {state.kind === "checked" ? t`What ${name} would change` : t`What ${name} changed`}
      </h2>
    );
  return <Working state={state} />;
}

function Working({ state }: { state: Extract<ImportState, { kind: "sending" | "applying" }> }) {
  const { t } = useLingui();
  const { name } = state.file;
  const progress = state.kind === "applying" ? state.progress : null;
  const doing = { check: t`Rows checked`, geocode: t`Addresses placed`, write: t`Rows written` };
  const part =
    state.kind === "sending"
      ? state.part
      : progress?.total
        ? progress.done / progress.total
        : undefined;
  return (
    <div role="status" className="rounded-card border border-line bg-card p-5">
      <p className="[overflow-wrap:anywhere]">
        {state.kind === "sending" ? t`Sending and reading ${name}…` : t`Importing ${name}…`}
      </p>
      <progress
        {...(part !== undefined && part < 1 && { value: part })}
        aria-label={t`Progress`}
        className="mt-3 h-2 w-full accent-river"
      />
      {progress && (
        <p className="num mt-2 text-small text-muted">
          {doing[progress.phase]}: {progress.done}
        </p>
      )}
    </div>
  );
}
