import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { FieldFrame, inputClass } from "#features/admin/ui/listing-form/field-frame.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import type { ProjectFields } from "./project-fields.ts";

interface RegistrationFieldsProps {
  /** As it is told so far. */
  readonly first: Pick<ProjectFields, "registration" | "isSample">;
  /** As somebody else told it since. */
  readonly now: Pick<ProjectFields, "registration" | "isSample">;
  readonly error: string | null;
}

/** Whether a project is registered, by which number, and whether it is a sample. */
export function RegistrationFields({ first, now, error }: RegistrationFieldsProps) {
  const { t } = useLingui();
  const { register } = useRegion();
  const id = useId();
  const [isRegistered, setRegistered] = useState(first.registration !== null);
  const isAnother = now.registration !== first.registration || now.isSample !== first.isSample;
  const value = [
    now.registration ?? t`Not registered with ${register} yet`,
    ...(now.isSample ? [t`Sample`] : []),
  ].join(" · ");
  const states = [
    [false, t`Not registered with ${register} yet`],
    [true, t`Registered with ${register}`],
  ] as const;
  return (
    <fieldset className="grid gap-3">
      <legend className="text-control font-[550]">
        <Trans>Registration</Trans>
      </legend>
      {isAnother && <p className="text-small text-muted">{t`Now: ${value}`}</p>}
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {states.map(([value, words]) => (
          <label key={words} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="state"
              value={value ? "registered" : "not-registered"}
              checked={isRegistered === value}
              onChange={() => setRegistered(value)}
              className="size-5 accent-river"
            />
            {words}
          </label>
        ))}
      </div>
      {isRegistered ? (
        <FieldFrame id={id} label={t`Registration number`} hint={null} error={error} required>
          <input
            id={id}
            name="registration"
            defaultValue={first.registration ?? ""}
            maxLength={60}
            autoComplete="off"
            aria-invalid={error !== null}
            aria-describedby={error ? `${id}-below` : undefined}
            className={`h-12 max-w-md ${inputClass(error)}`}
          />
        </FieldFrame>
      ) : (
        <p className="text-small text-muted">
          <Trans>
            Its page will say that it is not for sale: visitors can ask, and not book a visit.
          </Trans>
        </p>
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-control">
        <input
          type="checkbox"
          name="sample"
          defaultChecked={first.isSample}
          className="size-5 accent-river"
        />
        <Trans>This is a sample project: its page says so</Trans>
      </label>
    </fieldset>
  );
}
