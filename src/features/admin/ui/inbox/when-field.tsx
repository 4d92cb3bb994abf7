import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { toIndiaField } from "#lib/time/time.ts";
import { type QuickTime, quickTimes } from "./quick-times.ts";

const QUICK_WORDS: Record<QuickTime, MessageDescriptor> = {
  "this-evening": msg`Today 6 pm`,
  tomorrow: msg`Tomorrow 10 am`,
  "in-3-days": msg`In 3 days`,
  "in-a-week": msg`In a week`,
};

interface WhenFieldProps {
  readonly name: string;
  /** As `toIndiaField` writes it; empty for no time. */
  readonly when: string;
  readonly onChange: (when: string) => void;
  /** What is wrong with it. */
  readonly error?: string | undefined;
}

/** A moment by the clock of India, with the usual ones a tap away. */
export function WhenField({ name, when, onChange, error }: WhenFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        <Trans>When (time in India)</Trans>
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id={id}
          name={name}
          type="datetime-local"
          value={when}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="num h-11 min-w-0 rounded border border-edge bg-card px-3.5 max-sm:w-full"
        />
        {quickTimes(Date.now()).map((time) => (
          <button
            key={time.name}
            type="button"
            aria-pressed={when === toIndiaField(time.at)}
            onClick={() => onChange(toIndiaField(time.at))}
            className="h-11 rounded-full border border-edge bg-card px-4 text-control font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
          >
            {i18n._(QUICK_WORDS[time.name])}
          </button>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
