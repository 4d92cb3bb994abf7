import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { BULK_FIELDS, labelOf } from "#features/listings/index.ts";
import { button } from "#platform/ui/button.ts";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { actsOf, type BulkAct, toChange } from "./bulk-form.ts";
import type { BulkEdit } from "./use-bulk-edit.ts";
import { INPUT, ValueField } from "./value-field.tsx";

/** Which field, and what becomes of it; what is typed stays whatever the server answers. */
export function ChangeForm({ edit, onClose }: { edit: BulkEdit; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { isTyped, form } = useTyped();
  useUnsaved(isTyped && edit.step.kind !== "done");
  const [path, setPath] = useState<string>("status");
  const [asked, setAct] = useState<BulkAct | null>(null);
  const field = BULK_FIELDS.find((one) => one.path === path) ?? null;
  const acts = actsOf(field);
  const act = acts.find((one) => one === asked) ?? acts[0] ?? "set";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void edit.look(toChange({ field, act }, new FormData(event.currentTarget)));
  };
  const words: Readonly<Record<BulkAct, string>> = {
    publish: "",
    set: t`Set to`,
    percent: t`Change by percent`,
    add: t`Add`,
    remove: t`Take out`,
  };
  return (
    <form {...form} onSubmit={submit} className="grid gap-4">
      <label className="grid gap-1.5 text-control font-[550]">
        <Trans>Field</Trans>
        <select
          value={path}
          onChange={({ currentTarget }) => setPath(currentTarget.value)}
          className={INPUT}
        >
          <option value="">{t`On the site`}</option>
          {BULK_FIELDS.map((one) => (
            <option key={one.path} value={one.path}>
              {i18n._(labelOf(one.path))}
            </option>
          ))}
        </select>
      </label>
      {acts.length > 1 && (
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="sr-only">{t`What is done`}</legend>
          {acts.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="act"
                value={one}
                checked={one === act}
                onChange={() => setAct(one)}
                className="size-5 accent-river"
              />
              {words[one]}
            </label>
          ))}
        </fieldset>
      )}
      <ValueField key={`${path} ${act}`} field={field} act={act} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={edit.isBusy} className={`flex-1 ${button("primary")}`}>
          <Trans>See what changes</Trans>
        </button>
        <button type="button" onClick={onClose} className={button("outline")}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  );
}
