import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import { useLoaded } from "#features/admin/ui/second-factor/use-loaded.ts";
import type { PastImport } from "#features/listings/index.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/form-message.tsx";
import { Icon } from "#platform/ui/icon.tsx";

/** The last files that were brought in; any of them can be taken back as a whole. */
export function PastImports() {
  const { t } = useLingui();
  const { loaded, load } = useLoaded<{ imports: readonly PastImport[] }>("/api/agent/imports");
  const { undo, outcome, isBusy } = useUndo(load);
  if (loaded.kind !== "ready" || loaded.body.imports.length === 0) return null;
  return (
    <section aria-labelledby="past-imports">
      <h2 id="past-imports" className="text-h3">
        <Trans>Files brought in</Trans>
      </h2>
      <FormMessage outcome={outcome} />
      <ul className="mt-3 grid gap-2" aria-label={t`Files brought in`}>
        {loaded.body.imports.map((one) => (
          <Row key={one.id} past={one} isBusy={isBusy} onUndo={() => void undo(one)} />
        ))}
      </ul>
    </section>
  );
}

function useUndo(onDone: () => Promise<unknown>) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [isBusy, setIsBusy] = useState(false);
  const undo = async ({ id, fileName }: PastImport) => {
    setIsBusy(true);
    const path = `/api/agent/imports/${id}/undo`;
    const reply = await call<{ left: readonly string[] }>("POST", path, {});
    await onDone();
    setIsBusy(false);
    if (!reply.ok) {
      const isDone = reply.code === "undone-already";
      const text = isDone ? t`${fileName} was undone already.` : failureWords(reply);
      return setOutcome({ kind: "failure", text });
    }
    const left = reply.body.left.join(", ");
    const text =
      left === ""
        ? t`${fileName} is undone. Listings that were new are off the site, as drafts.`
        : t`${fileName} is undone, but for what was changed since: ${left}`;
    setOutcome({ kind: "success", text });
  };
  return { undo, outcome, isBusy };
}

interface RowProps {
  readonly past: PastImport;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

function Row({ past, isBusy, onUndo }: RowProps) {
  const { t, i18n } = useLingui();
  const { at, actor, fileName, added, updated, published, undoneAt } = past;
  const moment = (iso: string) => formatIndiaMoment(new Date(iso), toLanguage(i18n.locale));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4">
      <div className="min-w-0">
        <p className="font-[550] [overflow-wrap:anywhere]">{fileName || t`A file`}</p>
        <p className="num text-small text-muted [overflow-wrap:anywhere]">
          {actor === "" ? t`a former agent` : (actor ?? t`Command line`)} ·{" "}
          <time dateTime={at}>{moment(at)}</time>
        </p>
        <p className="num text-small">
          {added > 0 && <Plural value={added} one="# new" other="# new" />}
          {added > 0 && updated > 0 && " · "}
          {updated > 0 && <Plural value={updated} one="# changed" other="# changed" />}
          {!published && added > 0 && (
            <>
              {" "}
              · <Trans>as drafts</Trans>
            </>
          )}
        </p>
      </div>
      {undoneAt === null ? (
        <UndoButton past={past} isBusy={isBusy} onUndo={onUndo} />
      ) : (
        <p className="num text-small text-muted">
          <Trans>Undone {moment(undoneAt)}</Trans>
        </p>
      )}
    </li>
  );
}

/** Asks once more where listings would leave the site. */
function UndoButton({ past: { fileName, added }, isBusy, onUndo }: RowProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked || added === 0)
    return (
      <button
        type="button"
        disabled={isBusy}
        onClick={added === 0 ? onUndo : () => setIsAsked(true)}
        className={button("outline", "small")}
      >
        <Icon name="undo-2" className="size-4.5" />
        <span>
          <Trans>Undo all of it</Trans> <span className="sr-only">{fileName}</span>
        </span>
      </button>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-small">
        <Plural value={added} one="# listing leaves the site." other="# listings leave the site." />
      </p>
      <button
        type="button"
        // The button that was pressed gave way to this one.
        ref={(it) => it?.focus()}
        disabled={isBusy}
        onClick={onUndo}
        className={button("primary", "small")}
      >
        <Trans>Undo it</Trans>
      </button>
      <button
        type="button"
        onClick={() => setIsAsked(false)}
        className={button("outline", "small")}
      >
        <Trans>Leave it</Trans>
      </button>
    </div>
  );
}
