import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFailureWords } from "#features/accounts/ui.ts";
import { useValueWords } from "#features/admin/ui/listing-form/value-words.ts";
import { useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import { useLoaded } from "#features/admin/ui/second-factor/use-loaded.ts";
import { findLabel, type PastEdit } from "#features/listings/index.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/form-message.tsx";
import { Icon } from "#platform/ui/icon.tsx";

/** The last fields that were set for many at once; each can be taken back as a whole. */
export function PastEdits({ onUndone }: { onUndone: () => unknown }) {
  const { t } = useLingui();
  const { loaded, load } = useLoaded<{ edits: readonly PastEdit[] }>("/api/agent/listing-edits");
  const { undo, outcome, isBusy } = useUndo(() => Promise.all([load(), onUndone()]));
  if (loaded.kind !== "ready" || loaded.body.edits.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-[550]">
        <Icon name="undo-2" className="size-4.5" />
        <Trans>Changes of many at once</Trans>
      </summary>
      <FormMessage outcome={outcome} />
      <ul className="mt-3 grid gap-2" aria-label={t`Changes of many at once`}>
        {loaded.body.edits.map((one) => (
          <Row key={one.id} past={one} isBusy={isBusy} onUndo={() => void undo(one)} />
        ))}
      </ul>
    </details>
  );
}

function useUndo(onDone: () => Promise<unknown>) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [isBusy, setBusy] = useState(false);
  const undo = async ({ id }: PastEdit) => {
    setBusy(true);
    const path = `/api/agent/imports/${id}/undo`;
    const reply = await call<{ left: readonly string[] }>("POST", path, {});
    await onDone();
    setBusy(false);
    if (!reply.ok) {
      const isDone = reply.code === "undone-already";
      const text = isDone ? t`This was undone already.` : failureWords(reply);
      return setOutcome({ kind: "failure", text });
    }
    const left = reply.body.left.join(", ");
    const text = left === "" ? t`Undone.` : t`Undone, but for what was changed since: ${left}`;
    setOutcome({ kind: "success", text });
  };
  return { undo, outcome, isBusy };
}

interface RowProps {
  readonly past: PastEdit;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

function Row({ past, isBusy, onUndo }: RowProps) {
  const { t, i18n } = useLingui();
  const valueWords = useValueWords();
  const { at, actor, field, value, updated, undoneAt } = past;
  const label = findLabel(field);
  const name = label ? i18n._(label) : t`On the site`;
  const set = `${name} → ${valueWords(value)}`;
  const moment = (iso: string) => formatIndiaMoment(new Date(iso), toLanguage(i18n.locale));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4">
      <div className="min-w-0">
        <p className="font-[550] [overflow-wrap:anywhere]">{set}</p>
        <p className="num text-small text-muted [overflow-wrap:anywhere]">
          {actor === "" ? t`a former agent` : (actor ?? t`Command line`)} ·{" "}
          <time dateTime={at}>{moment(at)}</time> ·{" "}
          <Plural value={updated} one="# changed" other="# changed" />
        </p>
      </div>
      {undoneAt === null ? (
        <button
          type="button"
          disabled={isBusy}
          onClick={onUndo}
          className={button("outline", "small")}
        >
          <Icon name="undo-2" className="size-4.5" />
          <span>
            <Trans>Undo all of it</Trans> <span className="sr-only">{set}</span>
          </span>
        </button>
      ) : (
        <p className="num text-small text-muted">
          <Trans>Undone {moment(undoneAt)}</Trans>
        </p>
      )}
    </li>
  );
}
