import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { type SlotDay, toSlotDays } from "#features/leads/model/slot-days.ts";
import { FieldError, inputLook } from "#features/leads/ui/lead-field.tsx";
import { toLanguage } from "#platform/i18n/languages.ts";

interface SlotFieldProps {
  /** Free slots as ISO instants, in order. */
  readonly slots: readonly string[];
  readonly value?: string | undefined;
  readonly error?: string | undefined;
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

/** First the day, then one of its free times. */
export function SlotPicker({ slots, value, error }: SlotFieldProps) {
  const id = useId();
  const days = useSlotDays(slots);
  const dayOf = (at: string | undefined) =>
    days.find(({ slots: of }) => of.some(({ startsAt }) => startsAt === at))?.day ?? "";
  const [day, setDay] = useState(dayOf(value));
  const times = days.find((one) => one.day === day)?.slots ?? [];
  return (
    <div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}-day`} className="text-control font-[550]">
            <Trans>Day (optional)</Trans>
          </label>
          <select
            id={`${id}-day`}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
            className={`${LOOK} ${inputLook(false)}`}
          >
            <AnyTime />
            {days.map((one) => (
              <option key={one.day} value={one.day}>
                {one.day}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-time`} className="text-control font-[550]">
            <Trans>Time</Trans>
          </label>
          <select
            key={day}
            id={`${id}-time`}
            name="preferredAt"
            defaultValue={dayOf(value) === day && value ? value : times[0]?.startsAt}
            disabled={times.length === 0}
            aria-describedby={error ? `${id}-below` : undefined}
            className={`${LOOK} ${inputLook(error !== undefined)} disabled:opacity-60`}
          >
            {times.length === 0 && <option value="">–</option>}
            {times.map(({ startsAt, time }) => (
              <option key={startsAt} value={startsAt}>
                {time}
              </option>
            ))}
          </select>
        </div>
      </div>
      <FieldError id={`${id}-below`} error={error} />
    </div>
  );
}
