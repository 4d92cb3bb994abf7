import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { HoursChoice } from "./hours-choice.tsx";
import { type Stretch, toStretches, writeStretches } from "./stretches.ts";

interface StretchesFieldProps {
  /** As `writeStretches` writes them. */
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** Days, or hours of days, in a list that grows and shrinks. */
export function StretchesField({ value, isWrong, onChange }: StretchesFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<readonly Stretch[]>(() => toStretches(value));
  // A row without a day is not part of the value; what somebody else made of it is shown instead.
  const rows = writeStretches(typed) === value.trim() ? typed : toStretches(value);
  const set = (next: readonly Stretch[]) => {
    setTyped(next);
    onChange(writeStretches(next));
  };
  const replace = (row: number, change: Partial<Stretch>) =>
    set(rows.map((stretch, n) => (n === row ? { ...stretch, ...change } : stretch)));
  return (
    <div className="mt-1.5 grid gap-3">
      <ul className="grid gap-3 empty:hidden">
        {rows.map(({ day, hours }, row) => {
          const number = row + 1;
          const label = t`Closed ${number}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; days may be the same
            <li key={row} className="flex flex-wrap items-center gap-2">
              <input
                type="date"
                aria-label={t`${label}: day`}
                aria-invalid={isWrong}
                value={day}
                onChange={(event) => replace(row, { day: event.currentTarget.value })}
                className="num h-12 min-w-0 rounded border border-edge bg-card px-3 max-sm:flex-1"
              />
              <HoursChoice
                value={hours}
                others={[["", t`All day`]]}
                label={label}
                isWrong={false}
                onChange={(next) => replace(row, { hours: next })}
              />
              <button
                type="button"
                aria-label={t`${label}: take away`}
                onClick={() => set(rows.filter((_, n) => n !== row))}
                className="grid size-11 place-items-center rounded hover:bg-mist"
              >
                <Icon name="x" className="size-5" />
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        onClick={() => set([...rows, { day: "", hours: "" }])}
        className={`justify-self-start ${button("outline", "small")}`}
      >
        <Trans>Add a day</Trans>
      </button>
    </div>
  );
}
