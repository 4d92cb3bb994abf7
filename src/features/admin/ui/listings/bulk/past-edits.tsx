import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { useValueWords } from "#features/admin/ui/listing-form/value-words.ts";
import { PastRow, UndoAll, useUndoOfMany } from "#features/admin/ui/listings/past-changes.tsx";
import { DELETED, findLabel, type PastEdit } from "#features/listings/index.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** The last fields that were set for many at once, and what was deleted; each can be taken back as a whole. */
export function PastEdits({ onUndone }: { onUndone: () => unknown }) {
  const { t } = useLingui();
  const { loaded, load } = useLoaded<{ edits: readonly PastEdit[] }>("/api/agent/listing-edits");
  const { undo, outcome, isBusy } = useUndoOfMany(() => Promise.all([load(), onUndone()]));
  const undoWords = {
    undone: t`Undone.`,
    already: t`This was undone already.`,
    butFor: (left: string) => t`Undone, but for what was changed since: ${left}`,
  };
  if (loaded.kind !== "ready" || loaded.body.edits.length === 0) return null;
  return (
    <details className="mt-8">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-[550]">
        <Icon name="undo-2" className="size-4.5" />
        <Trans>Changes of many, and deletions</Trans>
      </summary>
      <FormMessage outcome={outcome} />
      <ul className="mt-3 grid gap-2" aria-label={t`Changes of many, and deletions`}>
        {loaded.body.edits.map((one) => (
          <Row
            key={one.id}
            past={one}
            isBusy={isBusy}
            onUndo={() => void undo(one.id, undoWords)}
          />
        ))}
      </ul>
    </details>
  );
}

interface RowProps {
  readonly past: PastEdit;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

function Row({ past, isBusy, onUndo }: RowProps) {
  const { t, i18n } = useLingui();
  const valueWords = useValueWords();
  const { field, value, updated } = past;
  const label = findLabel(field);
  const name = label ? i18n._(label) : t`On the site`;
  const isDeletion = field === DELETED;
  const set = isDeletion ? t`Deleted: ${value}` : `${name} → ${valueWords(value)}`;
  return (
    <PastRow
      name={set}
      past={past}
      beside={
        <>
          {" "}
          ·{" "}
          {isDeletion ? (
            <Plural value={updated} one="# deleted" other="# deleted" />
          ) : (
            <Plural value={updated} one="# changed" other="# changed" />
          )}
        </>
      }
      undo={<UndoAll name={set} isBusy={isBusy} onPress={onUndo} />}
    />
  );
}
