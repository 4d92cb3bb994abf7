import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { FieldFrame, inputClass } from "#features/admin/ui/listing-form/field-frame.tsx";
import type { DrawingSaid } from "#features/projects/index.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { button } from "#platform/ui/button.ts";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";

type Stated = NonNullable<DrawingSaid["stated"]>;

interface StatedFieldsProps {
  readonly onState: (stated: Stated) => void;
}

/** Neither field is more than this: acres as the call takes them, and a share of the land. */
const MOST = { acres: 100_000, openPercent: 100 } as const;

/** A figure as it is typed; undefined of an empty field, null of what is none. */
function readFigure(text: string, most: number): number | undefined | null {
  if (text.trim() === "") return undefined;
  const value = Number(toLatinDigits(text).trim().replace(",", "."));
  return Number.isFinite(value) && value > 0 && value <= most ? value : null;
}

/** What the approval says of the land, to be compared with what is drawn: both may be left empty. */
export function StatedFields({ onState }: StatedFieldsProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ acres: "", openPercent: "" });
  const { isTyped, form } = useTyped();
  const [isWrong, setWrong] = useState(false);
  useUnsaved(isTyped);
  const acres = readFigure(typed.acres, MOST.acres);
  const openPercent = readFigure(typed.openPercent, MOST.openPercent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRead = acres !== null && openPercent !== null;
    setWrong(!isRead);
    if (!isRead) return;
    onState({
      ...(acres !== undefined && { acres }),
      ...(openPercent !== undefined && { openPercent }),
    });
  };
  return (
    <form
      {...form}
      onSubmit={submit}
      noValidate
      className="grid gap-3 rounded-card border border-line bg-card p-3"
    >
      <h3 className="text-control font-[550]">
        <Trans>What the approval states</Trans>
      </h3>
      <p className="text-small text-muted">
        <Trans>
          Compared with what is drawn within the boundary. Leave empty what you do not know.
        </Trans>
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <FigureField
          label={t`Total area, acres`}
          value={typed.acres}
          isWrong={isWrong && acres === null}
          onChange={(text) => setTyped({ ...typed, acres: text })}
        />
        <FigureField
          label={t`Open space, % of the land`}
          value={typed.openPercent}
          isWrong={isWrong && openPercent === null}
          onChange={(text) => setTyped({ ...typed, openPercent: text })}
        />
      </div>
      <button type="submit" className={`justify-self-start ${button("outline", "small")}`}>
        <Trans>Compare</Trans>
      </button>
    </form>
  );
}

interface FigureFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

function FigureField({ label, value, isWrong, onChange }: FigureFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const error = isWrong ? t`No figure could be read here.` : null;
  return (
    <FieldFrame id={id} label={label} hint={null} error={error} required={false}>
      <input
        id={id}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-below` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={`num h-11 ${inputClass(error)}`}
      />
    </FieldFrame>
  );
}
