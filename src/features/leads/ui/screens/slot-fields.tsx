import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { type SlotDay, toSlotDays } from "#features/leads/model/slot-days.ts";
import { FieldError, inputLook } from "#features/leads/ui/lead-field.tsx";
import { toLanguage } from "#platform/i18n/languages.ts";

interface SlotFieldProps {
  /** Free slots as ISO instants, in order. */
  readonly slots: readonly string[];
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  /** A time has to be chosen: it is what the form is for. */
  readonly isNeeded?: boolean;
}

function useSlotDays(slots: readonly string[]): SlotDay[] {
  const { i18n } = useLingui();
  return toSlotDays(slots, toLanguage(i18n.locale));
}

const LOOK = "mt-1.5 h-12";

/** Day and time in one list: needs no script. */
export function SlotList({ slots, value, error }: SlotFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        <Trans>Day and time (optional)</Trans>
      </label>
      <select
        id={id}
        name="preferredAt"
        defaultValue={slots.includes(value ?? "") ? value : ""}
        aria-describedby={error ? `${id}-below` : undefined}
        className={`${LOOK} ${inputLook(error !== undefined)}`}
      >
        <AnyTime />
        {useSlotDays(slots).map(({ day, slots: of }) => (
          <optgroup key={day} label={day}>
            {of.map(({ startsAt, time }) => (
              <option key={startsAt} value={startsAt}>
                {day}, {time}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <FieldError id={`${id}-below`} error={error} />
    </div>
  );
}

function AnyTime() {
  return (
    <option value="">
      <Trans>Decide by phone</Trans>
    </option>
  );
}

/** First the day, then one of its free times, each a chip; by arrow keys as well. */
export function SlotPicker({ slots, value, error, isNeeded = false }: SlotFieldProps) {
  const id = useId();
  const days = useSlotDays(slots);
  const [chosen, setChosen] = useState(value ?? "");
  const dayOf = (at: string) => days.find((day) => day.slots.some((slot) => slot.startsAt === at));
  const day = dayOf(chosen);
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="text-control font-[550]">
          {isNeeded ? <Trans>Day</Trans> : <Trans>Day (optional)</Trans>}
        </legend>
        <div className="mt-1.5 -ml-1 flex gap-2 overflow-x-auto p-1">
          {!isNeeded && (
            <Chip
              group={`${id}-day`}
              isChosen={day === undefined}
              onChoose={() => setChosen("")}
              className="h-19 shrink-0 px-3"
            >
              <span className="max-w-20 text-center text-label font-[550]">
                <Trans>Decide by phone</Trans>
              </span>
            </Chip>
          )}
          {days.map((one) => (
            <Chip
              key={one.day}
              group={`${id}-day`}
              name={one.day}
              isChosen={one === day}
              onChoose={() => setChosen(one.slots[0]?.startsAt ?? "")}
              className="h-19 w-14 shrink-0 flex-col"
            >
              <span className="text-label">{one.parts.weekday}</span>
              <span className="num text-lead leading-tight font-semibold">{one.parts.day}</span>
              <span className="text-label">{one.parts.month}</span>
            </Chip>
          ))}
        </div>
      </fieldset>
      {day && (
        <fieldset className="min-w-0" aria-describedby={error ? `${id}-below` : undefined}>
          <legend className="text-control font-[550]">
            <Trans>Time</Trans>
          </legend>
          <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {day.slots.map(({ startsAt, time }) => (
              <Chip
                key={startsAt}
                group={`${id}-time`}
                isChosen={startsAt === chosen}
                isWrong={error !== undefined && startsAt === value}
                onChoose={() => setChosen(startsAt)}
                className="num h-12 px-1 text-center text-control leading-tight font-[550]"
              >
                {time}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {day && <input type="hidden" name="preferredAt" value={chosen} />}
      <FieldError id={`${id}-below`} error={error} />
    </div>
  );
}

interface ChipProps {
  /** Chips of which one is chosen. */
  readonly group: string;
  /** What it says to those who do not see it, where its parts do not say it. */
  readonly name?: string;
  readonly isChosen: boolean;
  readonly isWrong?: boolean;
  readonly onChoose: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

/** One of several, as large as a finger; what it stands for is sent by a field of its own. */
function Chip({ group, name, isChosen, isWrong, onChoose, className, children }: ChipProps) {
  return (
    <label
      className={`relative flex cursor-pointer items-center justify-center rounded border border-edge bg-card hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-river ${className}`}
    >
      <input
        type="radio"
        name={group}
        // Of no form: what it is for is not sent.
        form={`${group}-of-none`}
        aria-label={name}
        aria-invalid={isWrong}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}
