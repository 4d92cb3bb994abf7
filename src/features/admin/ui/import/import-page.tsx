import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { consoleHref } from "#features/admin/console-pages.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { FileDrop } from "./file-drop.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { PastImports } from "./past-imports.tsx";
import { PicturesByName } from "./pictures/pictures-by-name.tsx";
import { PreviewReport } from "./preview-report.tsx";
import { SheetList } from "./sheet-list.tsx";
import { type FailedTry, type ImportState, useImport } from "./use-import.ts";

/** A spreadsheet or JSON file into the catalogue: looked at first, then brought in. */
export default function ImportPage() {
  const { state, check, apply, refused } = useImport();
  const isBusy = state.kind === "sending" || state.kind === "applying";
  return (
    <ConsolePart width="whole">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1 className="text-h1">
            <Trans>Import</Trans>
          </h1>
          <p className="mt-2 max-w-2xl text-muted">
            <Trans>
              You see what would change before anything does. Listings that are not in the file stay
              as they are, and so does what a spreadsheet has no column for.
            </Trans>
          </p>
        </div>
        <ImportSteps state={state} />
      </div>
      <div
        className={
          state.kind === "none" ? "grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]" : "grid gap-6"
        }
      >
        <FileDrop
          isBusy={isBusy}
          isFirst={state.kind === "none"}
          onFile={(file) => void check(file)}
        />
        {state.kind === "none" && <SheetList />}
      </div>
      <div className="grid gap-6" aria-busy={isBusy}>
        <Stage state={state} />
        {state.kind === "checked" && state.failed && <FailedNotice failed={state.failed} />}
        {state.kind === "checked" && (
          <PreviewReport
            preview={state.preview}
            said={state.said}
            failed={state.failed}
            onSay={(said) => void check(state.file, said)}
            onRefused={() => refused(state.file, state.said)}
            onApply={(wanted) => void apply(state, wanted)}
          />
        )}
        {state.kind === "applied" && (
          <ImportOutcome
            result={state.result}
            asDrafts={state.asDrafts}
            onAgain={() => void check(state.file)}
          />
        )}
        {state.kind === "applied" && state.result.ok && (
          <LocalLink
            to={`${consoleHref("listings")}?sort=changed`}
            className={`justify-self-start ${button("primary")}`}
          >
            <Trans>See the listings</Trans>
          </LocalLink>
        )}
        <PastImports key={state.kind} />
      </div>
      <PicturesByName />
    </ConsolePart>
  );
}

/** Where it stands, announced; the heading of what comes gets the focus. */
function Stage({ state }: { state: ImportState }) {
  const { t } = useLingui();
  const fileRefusals = useFileRefusals();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = state;
  useEffect(() => {
    if (kind === "checked" || kind === "applied") heading.current?.focus();
  }, [kind]);
  if (state.kind === "none") return null;
  const { name } = state.file;
  if (state.kind === "failed") return <Alert>{fileRefusals(state.code)}</Alert>;
  if (state.kind === "checked" || state.kind === "applied")
    return (
      <h2 ref={heading} tabIndex={-1} className="text-h3 [overflow-wrap:anywhere] outline-none">
        {state.kind === "checked" ? t`What ${name} would change` : t`What ${name} changed`}
      </h2>
    );
  return <Working state={state} />;
}

/** Why a file is not taken, by the code of the answer. */
function useFileRefusals(): (code: string) => string {
  const { t } = useLingui();
  const refusalWords = useRefusalWords("file");
  const own = {
    "file-too-large": t`The file is larger than 20 MB. Import it by the command line.`,
    "import-too-slow": t`Reading the file took too long. Nothing was written: split it, or import it by the command line.`,
  };
  return (code) => refusalWords(code, own);
}

/** Codes of an answer that did not come, or was cut off: the listings may be in all the same. */
const LOST = ["network", "unreadable"];

/** Why a file that was looked at was not brought in, or that nobody knows whether it was. */
function FailedNotice({ failed: { code } }: { failed: FailedTry }) {
  const { t } = useLingui();
  const fileRefusals = useFileRefusals();
  if (LOST.includes(code))
    return (
      <Alert>
        {t`No answer came back, so the listings may be in already: look at the list of imports below. You can try again safely: nothing is brought in twice.`}
      </Alert>
    );
  const isLocked = code === "second-factor-needed";
  return (
    <Alert>
      {isLocked
        ? t`The console was locked, and nothing was brought in. Try again.`
        : fileRefusals(code)}
    </Alert>
  );
}

function Alert({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
      {children}
    </p>
  );
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
