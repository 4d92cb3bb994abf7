import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useFailureWords } from "#features/accounts/ui.ts";
import { useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type { ImportUndone, PastImport } from "#features/listings/index.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** What is told of one that is taken back. */
interface UndoWords {
  readonly undone: string;
  readonly already: string;
  /** Of one in which listings stay, since they were changed meanwhile. */
  readonly butFor: (left: string) => string;
}

/** Takes back what was done to many listings at once, by a file or in the table; one at a time. */
export function useUndoOfMany(onDone: () => Promise<unknown>) {
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords("untyped");
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [isBusy, setBusy] = useState(false);
  const undo = async (id: string, { undone, already, butFor }: UndoWords) => {
    setBusy(true);
    const path = `/api/agent/imports/${id}/undo`;
    const reply = await call<ImportUndone>("POST", path, {});
    await onDone();
    setBusy(false);
    if (!reply.ok) {
      const text = reply.code === "undone-already" ? already : failureWords(reply);
      return setOutcome({ kind: "failure", text });
    }
    const left = reply.body.left.join(", ");
    setOutcome({ kind: "success", text: left === "" ? undone : butFor(left) });
  };
  return { undo, outcome, isBusy };
}

interface PastRowProps {
  readonly name: string;
  readonly past: Pick<PastImport, "at" | "actor" | "undoneAt">;
  /** What stands beside its moment. */
  readonly beside?: ReactNode;
  /** What stands below. */
  readonly children?: ReactNode;
  /** What takes it back; not shown of one that was taken back. */
  readonly undo: ReactNode;
}

/** What was done to many listings at once: its name, by whom and when. */
export function PastRow({ name, past, beside, children, undo }: PastRowProps) {
  const { t, i18n } = useLingui();
  const colleague = useColleagueName();
  const { at, actor, undoneAt } = past;
  const moment = (iso: string) => formatIndiaMoment(new Date(iso), toLanguage(i18n.locale));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card p-4">
      <div className="min-w-0">
        <p className="font-[550] [overflow-wrap:anywhere]">{name}</p>
        <p className="num text-small text-muted [overflow-wrap:anywhere]">
          {actor === null ? t`Command line` : colleague(actor)} ·{" "}
          <time dateTime={at}>{moment(at)}</time>
          {beside}
        </p>
        {children}
      </div>
      {undoneAt === null ? (
        undo
      ) : (
        <p className="num text-small text-muted">
          <Trans>Undone {moment(undoneAt)}</Trans>
        </p>
      )}
    </li>
  );
}

interface UndoAllProps {
  /** What is taken back, for who hears the button alone. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Takes all of a row back. */
export function UndoAll({ name, isBusy, onPress }: UndoAllProps) {
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={onPress}
      className={button("outline", "small")}
    >
      <Icon name="undo-2" className="size-4.5" />
      <span>
        <Trans>Undo all of it</Trans> <span className="sr-only">{name}</span>
      </span>
    </button>
  );
}
