import { Trans } from "@lingui/react/macro";
import type { FormEvent, ReactNode } from "react";
import { button } from "#platform/ui/button.ts";
import { SlotPicker } from "./slot-fields.tsx";
import { useFreeSlots } from "./use-free-slots.ts";

interface SlotFormProps {
  readonly mlsNumber: string | null;
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
export function SlotForm({ mlsNumber, action, problem, again, ...form }: SlotFormProps) {
  const { slots } = useFreeSlots(true, mlsNumber, again);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const startsAt = new FormData(event.currentTarget).get("preferredAt");
    if (startsAt) form.onChoose(String(startsAt));
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      {slots.length > 0 ? (
        <SlotPicker slots={slots} error={problem} isNeeded key={problem} />
      ) : (
        <p role="status" className="text-muted">
          <Trans>Looking for free times…</Trans>
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
