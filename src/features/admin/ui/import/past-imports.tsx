import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { PastRow, UndoAll, useUndoOfMany } from "#features/admin/ui/listings/past-changes.tsx";
import type { PastImport } from "#features/listings/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";

/** The last files that were brought in; any of them can be taken back as a whole. */
export function PastImports() {
  const { t } = useLingui();
  const { loaded, load } = useLoaded<{ imports: readonly PastImport[] }>("/api/agent/imports");
  const undoWords = useUndoWords();
  const { undo, outcome, isBusy } = useUndoOfMany(load);
  if (loaded.kind !== "ready" || loaded.body.imports.length === 0) return null;
  return (
    <section aria-labelledby="past-imports">
      <h2 id="past-imports" className="text-h3">
        <Trans>Files brought in</Trans>
      </h2>
      <FormMessage outcome={outcome} />
      <ul className="mt-3 grid gap-2" aria-label={t`Files brought in`}>
        {loaded.body.imports.map((one) => (
          <Row
            key={one.id}
            past={one}
            isBusy={isBusy}
            onUndo={() => void undo(one.id, undoWords(one))}
          />
        ))}
      </ul>
    </section>
  );
}

/** What is told of a file that is taken back. */
function useUndoWords() {
  const { t } = useLingui();
  return ({ fileName }: PastImport) => ({
    undone: t`${fileName} is undone. Listings that were new are off the site, as drafts.`,
    already: t`${fileName} was undone already.`,
    butFor: (left: string) => t`${fileName} is undone, but for what was changed since: ${left}`,
  });
}

interface RowProps {
  readonly past: PastImport;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

function Row({ past, isBusy, onUndo }: RowProps) {
  const { t } = useLingui();
  const { fileName, added, updated, published } = past;
  return (
    <PastRow
      name={fileName || t`A file`}
      past={past}
      undo={<UndoButton past={past} isBusy={isBusy} onUndo={onUndo} />}
    >
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
    </PastRow>
  );
}

/** Asks once more where listings would leave the site. */
function UndoButton({ past: { fileName, added, published }, isBusy, onUndo }: RowProps) {
  const [isAsked, setIsAsked] = useState(false);
  // One that was put on the site since stays there, as all that was changed since.
  const leaving = published ? added : 0;
  if (!isAsked || leaving === 0)
    return (
      <UndoAll
        name={fileName}
        isBusy={isBusy}
        onPress={leaving === 0 ? onUndo : () => setIsAsked(true)}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-small">
        <Plural
          value={leaving}
          one="# listing leaves the site."
          other="# listings leave the site."
        />
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
