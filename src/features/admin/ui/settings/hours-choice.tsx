import { useLingui } from "@lingui/react/macro";
import { parseHours, writeHours } from "#features/leads/index.ts";
import { HOUR_MS, INDIA_AHEAD_MS } from "#lib/time/time.ts";
import { formatIndiaHour } from "#platform/i18n/india-time.ts";
import { type Language, toLanguage } from "#platform/i18n/languages.ts";

interface HoursChoiceProps {
  /** As `writeHours` writes it; empty for the first of the others. */
  readonly value: string;
  /** What may be chosen instead of hours, each with its words. */
  readonly others: readonly (readonly [value: string, words: string])[];
  /** What the hours are of. */
  readonly label: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** When a day ends whose beginning alone is chosen. */
const USUAL_END = 18;

/** "10 am": a whole hour of the day, 0 to 24. Two of them fit a telephone, in Telugu too. */
export function hourWords(hour: number, language: Language): string {
  return formatIndiaHour(new Date(hour * HOUR_MS - INDIA_AHEAD_MS), language).replace(":00", "");
}

/** A first and a last hour, or one of the others. */
export function HoursChoice({ value, others, label, isWrong, onChange }: HoursChoiceProps) {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const open = parseHours(value) ?? null;
  const select = `h-12 min-w-0 flex-1 rounded border bg-card px-3 ${isWrong ? "border-danger ring-1 ring-danger" : "border-edge"}`;
  const setFrom = (given: string) => {
    if (others.some(([other]) => other === given)) return onChange(given);
    const from = Number(given);
    const to = open && open.to > from ? open.to : Math.max(USUAL_END, from + 1);
    onChange(writeHours({ from, to }));
  };
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <select
        aria-label={t`${label}: from`}
        value={open ? String(open.from) : value}
        onChange={(event) => setFrom(event.currentTarget.value)}
        className={select}
      >
        {others.map(([other, words]) => (
          <option key={other} value={other}>
            {words}
          </option>
        ))}
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {hourWords(hour, language)}
          </option>
        ))}
      </select>
      {open && (
        <>
          <span aria-hidden="true">–</span>
          <select
            aria-label={t`${label}: until`}
            value={open.to}
            onChange={({ currentTarget }) =>
              onChange(writeHours({ ...open, to: Number(currentTarget.value) }))
            }
            className={select}
          >
            {HOURS.filter((hour) => hour >= open.from).map((hour) => (
              <option key={hour} value={hour + 1}>
                {hourWords(hour + 1, language)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
