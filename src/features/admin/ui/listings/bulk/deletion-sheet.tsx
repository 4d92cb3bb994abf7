import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { type Deletion, type DeletionPreview, toDisplayName } from "#features/listings/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { Sheet } from "#platform/ui/sheet.tsx";
import type { ChosenListings } from "./use-bulk-edit.ts";
import { useDeletion } from "./use-deletion.ts";

interface DeletionSheetProps {
  readonly chosen: ChosenListings;
  readonly onClose: () => void;
  /** Once it is done and the sheet is closed. */
  readonly onDone: () => void;
}

/** Deletes listings that were never on the site: which go, which stay and why, and then it is done. */
export function DeletionSheet({ chosen, onClose, onDone }: DeletionSheetProps) {
  const titleId = useId();
  const { step, failure, isBusy, look, remove } = useDeletion(chosen);
  const isDone = step.kind === "done" && step.done.deleted > 0;
  return (
    <Sheet titleId={titleId} onClose={isDone ? onDone : onClose}>
      <div className="grid gap-4">
        <h2 id={titleId} className="text-h3">
          <Trans>Delete listings</Trans>
        </h2>
        {step.kind === "looking" && failure === null && <div className="skeleton h-28" />}
        {step.kind === "looked" && <Looked preview={step.preview} />}
        {step.kind === "done" && <Done done={step.done} />}
        <FormMessage outcome={failure === null ? NO_OUTCOME : { kind: "failure", text: failure }} />
        <div className="flex flex-wrap gap-3">
          {step.kind === "looking" && failure !== null && (
            <button type="button" onClick={() => void look()} className={button("primary")}>
              <Trans>Try again</Trans>
            </button>
          )}
          {step.kind === "looked" && step.preview.deleted > 0 && (
            <button
              type="button"
              aria-busy={isBusy}
              onClick={() => void remove()}
              className={`num flex-1 border-danger text-danger! ${button("outline")}`}
            >
              <Plural
                value={step.preview.deleted}
                one="Delete # listing"
                other="Delete # listings"
              />
            </button>
          )}
          <button
            type="button"
            onClick={isDone ? onDone : onClose}
            className={button(isDone ? "primary" : "outline")}
          >
            {isDone ? <Trans>Back to the table</Trans> : <Trans>Back</Trans>}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

function Looked({
  preview: { deleted, rows, refused, refusedRows },
}: {
  preview: DeletionPreview;
}) {
  const { t } = useLingui();
  return (
    <>
      {deleted > 0 && (
        <div role="status" className="num grid gap-2">
          <p>
            <Plural
              value={deleted}
              one="# was never on the site. It goes with its photographs and its history:"
              other="# were never on the site. They go with their photographs and their history:"
            />
          </p>
          <Names label={t`What goes`} rows={rows} all={deleted} />
          <p className="text-small text-muted">
            <Trans>
              It can be undone under the table; photographs come back within a day, the history does
              not.
            </Trans>
          </p>
        </div>
      )}
      {refused > 0 && (
        <div role="status" className="num grid gap-2 rounded bg-turmeric-tint p-3.5 text-control">
          <p>
            <Plural
              value={refused}
              one="# is or was on the site, and cannot be deleted: saved homes, requests and its price history point to it. Take it off the site instead."
              other="# are or were on the site, and cannot be deleted: saved homes, requests and their price history point to them. Take them off the site instead."
            />
          </p>
          <Names label={t`What stays`} rows={refusedRows} all={refused} />
        </div>
      )}
    </>
  );
}

interface NamesProps {
  readonly label: string;
  readonly rows: DeletionPreview["rows"];
  readonly all: number;
}

function Names({ label, rows, all }: NamesProps) {
  const more = all - rows.length;
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls is reached by keyboard.
      tabIndex={0}
      className="max-h-48 overflow-y-auto overscroll-contain text-control"
    >
      {rows.map(({ mlsNumber, name }) => (
        <li key={mlsNumber} className="py-1 [overflow-wrap:anywhere]">
          <b className="font-[550]">{toDisplayName(name)}</b>{" "}
          <span className="text-small text-muted">{mlsNumber}</span>
        </li>
      ))}
      {more > 0 && (
        <li className="py-1 text-muted">
          <Plural value={more} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
}

function Done({ done: { deleted, left } }: { done: Deletion }) {
  const numbers = left.join(", ");
  return (
    <div role="status" className="num grid gap-4">
      <p className="text-lead font-[550]">
        <Plural
          value={deleted}
          _0="Nothing was deleted."
          one="# listing is deleted."
          other="# listings are deleted."
        />
      </p>
      {left.length > 0 && (
        <p className="rounded bg-turmeric-tint p-3.5 text-control [overflow-wrap:anywhere]">
          <Trans>Somebody else changed these meanwhile. They stay as they are: {numbers}</Trans>
        </p>
      )}
    </div>
  );
}
