import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type SlotDay, toSlotDays } from "#features/leads/model/slot-days.ts";
import { FieldError, inputLook } from "#features/leads/ui/lead-field.tsx";
import { formatIndiaDayParts, formatIndiaHour } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";

interface SlotListProps {
  /** Free slots as ISO instants, in order. */
  readonly slots: readonly string[];
  readonly value?: string | undefined;
  readonly error?: string | undefined;
}

function useSlotDays(slots: readonly string[]): SlotDay[] {
  const { i18n } = useLingui();
  return toSlotDays(slots, toLanguage(i18n.locale));
}

/** Day and time in one list: needs no script. */
export function SlotList({ slots, value, error }: SlotListProps) {
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
        className={`mt-1.5 h-12 ${inputLook(error !== undefined)}`}
      >
        <option value="">
          <Trans>Decide by phone</Trans>
        </option>
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

/** A free time that is chosen, and the way to another; one that was taken meanwhile is chosen no more. */
export function useSlotChoice(slots: readonly string[], first: string | undefined) {
  const [wanted, choose] = useState(first ?? "");
  return { chosen: slots.includes(wanted) ? wanted : "", choose };
}

/** What books a time, by its day and hour: "Book Sat 28, 11:00 am". */
export function useBookingWords(): (startsAt: string) => string {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  return (startsAt) => {
    const at = new Date(startsAt);
    const { weekday, day } = formatIndiaDayParts(at, language);
    const time = formatIndiaHour(at, language);
    return t`Book ${weekday} ${day}, ${time}`;
  };
}

interface SlotPickerProps {
  /** Free slots as ISO instants, in order; null while they are asked for. */
  readonly slots: readonly string[] | null;
  /** One of them; empty as long as none is chosen. */
  readonly chosen: string;
  readonly onChoose: (startsAt: string) => void;
  readonly error?: string | undefined;
  /** The time that the error is about. */
  readonly refused?: string | undefined;
  /** A time has to be chosen: it is what the form is for. */
  readonly isNeeded?: boolean;
}

/** First the day, then one of its free times, each a chip; by arrow keys as well. */
export function SlotPicker({ slots, chosen, error, refused, ...props }: SlotPickerProps) {
  const id = useId();
  const days = useSlotDays(slots ?? []);
  const day = days.find((one) => one.slots.some(({ startsAt }) => startsAt === chosen));
  const below = error ? `${id}-below` : undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Days {...props} days={slots && days} day={day} group={`${id}-day`} />
      {day && (
        <fieldset className="min-w-0" aria-describedby={below}>
          <legend className="text-control font-[550]">
            <Trans>Time</Trans>
          </legend>
          <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1.5">
            {day.slots.map(({ startsAt, time }) => (
              <Chip
                key={startsAt}
                group={`${id}-time`}
                isChosen={startsAt === chosen}
                isWrong={error !== undefined && startsAt === refused}
                onChoose={() => props.onChoose(startsAt)}
                className="num min-h-12 px-1 text-center text-control leading-tight font-[550]"
              >
                {time}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <input type="hidden" name="preferredAt" value={day ? chosen : ""} />
      <FieldError id={below} error={error} />
    </div>
  );
}

/** Days shown first; a tap brings the others. */
const FIRST_DAYS = 7;

interface DaysProps extends Pick<SlotPickerProps, "onChoose" | "isNeeded"> {
  /** Null while they are asked for. */
  readonly days: readonly SlotDay[] | null;
  /** The one whose time is chosen. */
  readonly day: SlotDay | undefined;
  readonly group: string;
}

function Days({ days, day, group, onChoose, isNeeded = false }: DaysProps) {
  const chips = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (isLong) chips.current?.querySelectorAll("input")[FIRST_DAYS]?.focus();
  }, [isLong]);
  const isShort = !isLong && (!day || (days?.indexOf(day) ?? 0) < FIRST_DAYS);
  const hasMore = days !== null && isShort && days.length > FIRST_DAYS;
  return (
    <fieldset className="min-w-0">
      <legend className="text-control font-[550]">
        {isNeeded ? <Trans>Day</Trans> : <Trans>Day (optional)</Trans>}
      </legend>
      <div ref={chips} className="mt-1.5 grid grid-cols-7 gap-1.5 max-[22.4375rem]:grid-cols-5">
        {days === null && <div className="skeleton col-span-full h-17 noscript:hidden" />}
        {days?.slice(0, isShort ? FIRST_DAYS : undefined).map((one) => (
          <Chip
            key={one.day}
            group={group}
            name={one.day}
            isChosen={one === day}
            onChoose={() => onChoose(one.slots[0]?.startsAt ?? "")}
            className="min-h-17 flex-col"
          >
            <span className="text-tiny">{one.parts.weekday}</span>
            <span className="num text-lead leading-5 font-semibold">{one.parts.day}</span>
            <span className="text-tiny">{one.parts.month}</span>
          </Chip>
        ))}
      </div>
      {(!isNeeded || hasMore) && (
        <div className="mt-1.5 flex gap-1.5">
          {!isNeeded && (
            <Chip
              group={group}
              isChosen={day === undefined}
              onChoose={() => onChoose("")}
              className="min-h-11 flex-1 px-3 text-center text-control leading-tight font-[550]"
            >
              <Trans>Decide by phone</Trans>
            </Chip>
          )}
          {hasMore && (
            <button
              type="button"
              onClick={() => setIsLong(true)}
              className={`min-h-11 flex-1 ${button("quiet", "small")}`}
            >
              <Trans>Later days</Trans>
            </button>
          )}
        </div>
      )}
    </fieldset>
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
