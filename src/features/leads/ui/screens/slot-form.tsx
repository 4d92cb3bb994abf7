import { Trans } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import { button } from "#platform/ui/button.ts";
import { SlotPicker, useSlotChoice } from "./slot-fields.tsx";
import { useFreeSlots } from "./use-free-slots.ts";

interface SlotFormProps {
  /** Which visit it is of: that of a project is named by it. */
  readonly visit: { readonly mlsNumber: string | null; readonly layout: string | null };
  /** What its button says. */
  readonly action: ReactNode;
  readonly isBusy: boolean;
  /** What is wrong with the time that was sent last. */
  readonly problem?: string | undefined;
  /** Changes when the free times may have. */
  readonly again: unknown;
  readonly onChoose: (startsAt: string) => void;
  readonly onClose: () => void;
}

/** A day and one of its free times, for a visit that gets another one. */
export function SlotForm({ visit, action, problem, again, ...form }: SlotFormProps) {
  const { mlsNumber, layout } = visit;
  const slots = useFreeSlots(true, { mlsNumber, plotNumber: layout }, again);
  const { chosen, choose } = useSlotChoice(slots ?? [], undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen) form.onChoose(chosen);
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <SlotPicker slots={slots} chosen={chosen} onChoose={choose} error={problem} isNeeded />
      {!slots?.length && (
        <p role="status" className="text-muted">
          {slots ? (
            <Trans>No time is free just now. Please call us.</Trans>
          ) : (
            <Trans>Looking for free times…</Trans>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={form.isBusy} className={button("primary")}>
          {action}
        </button>
        <button type="button" onClick={form.onClose} className={button("outline")}>
          <Trans>Leave it as it is</Trans>
        </button>
      </div>
    </form>
  );
}
