import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { useMayLeave } from "#platform/ui/forms/use-unsaved.tsx";
import { Sheet } from "#platform/ui/sheet.tsx";
import { ChangeForm } from "./change-form.tsx";
import { LookedAt } from "./looked-at.tsx";
import { type ChosenListings, useBulkEdit } from "./use-bulk-edit.ts";

interface BulkSheetProps {
  readonly chosen: ChosenListings;
  readonly count: number;
  readonly onClose: () => void;
  /** Once something was changed and the sheet is closed. */
  readonly onDone: () => void;
}

/** One field of many listings: what it becomes, what that does to each, and then it is done. */
export function BulkSheet({ chosen, count, onClose, onDone }: BulkSheetProps) {
  const titleId = useId();
  const edit = useBulkEdit(chosen);
  const mayLeave = useMayLeave();
  const { step, failure } = edit;
  const close = step.kind === "done" ? onDone : onClose;
  return (
    <Sheet titleId={titleId} onClose={() => mayLeave() && close()}>
      <div className="grid gap-4">
        <div>
          <h2 id={titleId} className="text-h3">
            <Trans>Change a field</Trans>
          </h2>
          <p className="num mt-1 text-muted">
            <Plural value={count} one="# listing chosen" other="# listings chosen" />
          </p>
        </div>
        {/* Kept while it is looked at: nothing that was typed is lost on the way back. */}
        <div className={step.kind === "asked" ? "contents" : "hidden"}>
          <ChangeForm edit={edit} onClose={onClose} />
        </div>
        {step.kind === "looked" && <LookedAt edit={edit} {...step} />}
        {step.kind === "done" && <Done {...step} onClose={onDone} />}
        <FormMessage outcome={failure === null ? NO_OUTCOME : { kind: "failure", text: failure }} />
      </div>
    </Sheet>
  );
}

interface DoneProps {
  readonly changed: number;
  readonly left: readonly string[];
  readonly onClose: () => void;
}

function Done({ changed, left, onClose }: DoneProps) {
  const numbers = left.join(", ");
  return (
    <div role="status" className="grid gap-4">
      <p className="num text-lead font-[550]">
        <Plural value={changed} one="# listing is changed." other="# listings are changed." />
      </p>
      {left.length > 0 && (
        <p className="rounded bg-turmeric-tint p-3.5 text-control [overflow-wrap:anywhere]">
          <Trans>Somebody else changed these meanwhile. They stay as they are: {numbers}</Trans>
        </p>
      )}
      {changed > 0 && (
        <p className="text-small text-muted">
          <Trans>It can be undone as a whole, under the table.</Trans>
        </p>
      )}
      <button type="button" onClick={onClose} className={button("primary")}>
        <Trans>Back to the table</Trans>
      </button>
    </div>
  );
}
