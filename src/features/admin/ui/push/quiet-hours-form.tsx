import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { PushShown } from "#features/accounts/index.ts";
import { Choice } from "#features/admin/ui/inbox/choice.tsx";
import { HOUR_MS, toIndiaMidnight } from "#lib/time/time.ts";
import { formatIndiaHour } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

type Hours = PushShown["hours"];

interface QuietHoursFormProps {
  readonly hours: Hours;
  readonly isBusy: boolean;
  readonly onSave: (hours: Hours) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When notifications wait: they come as one after, and mail comes as ever. */
export function QuietHoursForm({ hours, isBusy, onSave }: QuietHoursFormProps) {
  const { t, i18n } = useLingui();
  const [draft, setDraft] = useState(hours);
  const isSame = draft.isQuiet && draft.fromHour === draft.toHour;
  const midnight = toIndiaMidnight(0);
  const options = HOURS.map((hour) => {
    const at = new Date(midnight + hour * HOUR_MS);
    return [String(hour), formatIndiaHour(at, toLanguage(i18n.locale))] as const;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame) onSave(draft);
  };
  return (
    <form onSubmit={submit} aria-labelledby="quiet-hours" className="grid grid-cols-1 gap-4">
      <div>
        <h3 id="quiet-hours" className="text-control font-[550]">
          <Trans>Quiet hours</Trans>
        </h3>
        <p className="mt-1 text-small text-muted">
          <Trans>What comes in meanwhile is told once, after them. Mail comes as ever.</Trans>
        </p>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={draft.isQuiet}
          onChange={({ currentTarget }) => setDraft({ ...draft, isQuiet: currentTarget.checked })}
          className="size-5 accent-river"
        />
        <Trans>No notifications at night</Trans>
      </label>
      {draft.isQuiet && (
        <div className="grid grid-cols-2 gap-4">
          <Choice
            label={t`Quiet from`}
            value={String(draft.fromHour)}
            options={options}
            onChoose={(hour) => setDraft({ ...draft, fromHour: Number(hour) })}
          />
          <Choice
            label={t`Quiet until`}
            value={String(draft.toHour)}
            options={options}
            onChoose={(hour) => setDraft({ ...draft, toHour: Number(hour) })}
          />
        </div>
      )}
      {isSame && (
        <p role="alert" className="flex items-start gap-1.5 text-small text-danger">
          <Icon name="circle-alert" className="mt-0.75 size-4" />
          <Trans>Choose two different hours.</Trans>
        </p>
      )}
      <button type="submit" aria-busy={isBusy} className={`${button("outline")} sm:w-fit`}>
        <Trans>Save</Trans>
      </button>
    </form>
  );
}
