import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";
import { FEATURE_CODES, findFeatureCode, spellingOf } from "#features/listings/index.ts";
import { FeatureMark } from "#features/listings/ui.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { entriesAt } from "./draft.ts";
import { Entries } from "./entries-field.tsx";
import { Below } from "./field-frame.tsx";
import type { ListingFieldProps } from "./use-draft.ts";

/** The vocabulary to tick; what stands there in other words is kept, and can be taken out. */
export function FeaturesField({ field, control }: ListingFieldProps) {
  const id = useId();
  const { label, error } = control.stateOf(field);
  const entries = entriesAt(control.draft, field.path);
  const set = (next: readonly string[]) => control.set(field.path, next);
  const chosen = new Set(entries.map(findFeatureCode));
  const others = entries.filter((entry) => findFeatureCode(entry) === null);
  const count = entries.length;
  return (
    <details className="rounded-card border border-line bg-card sm:col-span-2">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4">
        <span className="font-[550]">{label}</span>
        <span className="num text-muted">
          <Plural value={count} _0="none chosen" one="# chosen" other="# chosen" />
        </span>
        <Icon name="chevron-down" className="ml-auto size-5" />
      </summary>
      <fieldset className="border-t border-line p-4">
        <legend className="sr-only">{label}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
          {FEATURE_CODES.map((code) => (
            <label key={code} className="flex min-h-11 items-center gap-2.5 text-control">
              <input
                type="checkbox"
                checked={chosen.has(code)}
                onChange={({ currentTarget }) =>
                  set(
                    currentTarget.checked
                      ? [...entries, spellingOf(code)]
                      : entries.filter((entry) => findFeatureCode(entry) !== code),
                  )
                }
                className="size-5 shrink-0"
              />
              <FeatureMark code={code} />
            </label>
          ))}
        </div>
        {others.length > 0 && (
          <div className="mt-4">
            <p className="mb-2 text-small text-muted">
              <Trans>Worded differently, kept as they are</Trans>
            </p>
            <Entries
              entries={others}
              onRemove={(at) => set(entries.filter((entry) => entry !== others[at]))}
            />
          </div>
        )}
      </fieldset>
      {error && (
        <div className="px-4 pb-4">
          <Below id={id} text={error} isError />
        </div>
      )}
    </details>
  );
}
