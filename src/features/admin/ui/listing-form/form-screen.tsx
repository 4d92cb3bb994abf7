import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMay } from "#features/admin/ui/admin-context.tsx";
import { focusFirstWrong } from "#features/admin/ui/focus-first-wrong.ts";
import type { AdminListing } from "#features/listings/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { entriesAt, textAt } from "./draft.ts";
import { FIELD_GROUPS } from "./field-groups.ts";
import { ListingField } from "./listing-field.tsx";
import { PlaceSection } from "./place-section.tsx";
import { Preview } from "./preview.tsx";
import type { DraftControl } from "./use-draft.ts";
import { type Saving, useSaving } from "./use-saving.ts";

interface FormScreenProps {
  /** Null for a listing that is to be new. */
  readonly stored: AdminListing | null;
  readonly onSaved: (mlsNumber: string) => void;
}

/** The form of one listing: its facts in groups, where it is, and what is done with them. */
export function FormScreen({ stored, onSaved }: FormScreenProps) {
  const saving = useSaving(stored, onSaved);
  const { control, problems } = saving;
  const form = useRef<HTMLFormElement>(null);
  const mayChange = useMay("change-listings");
  useEffect(() => {
    if (problems.length > 0) focusFirstWrong(form.current);
  }, [problems]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save(saving.published);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="pb-28">
      {saving.conflict && (
        <ConflictPanel
          conflict={saving.conflict}
          onResolve={(theirPaths) => void saving.resolve(theirPaths)}
          onGiveUp={saving.giveUp}
        />
      )}
      <fieldset disabled={!mayChange} className="contents">
        {FIELD_GROUPS.slice(0, 1).map((group) => (
          <Group key={group.id} group={group} control={control} isStored={saving.isStored} />
        ))}
        <Section id="place" title={<Trans>Where it is</Trans>}>
          <PlaceSection control={control} />
        </Section>
        {FIELD_GROUPS.slice(1).map((group) => (
          <Group key={group.id} group={group} control={control} isStored={saving.isStored} />
        ))}
      </fieldset>
      {mayChange && <FormActions saving={saving} />}
      {saving.preview && <Preview details={saving.preview} onClose={saving.closePreview} />}
    </form>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: React.ReactNode;
  readonly children: React.ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section
      aria-labelledby={`group-${id}`}
      className="grid gap-x-10 gap-y-4 border-b border-line py-8 lg:grid-cols-[220px_minmax(0,1fr)]"
    >
      <h2 id={`group-${id}`} className="text-h3">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

interface GroupProps {
  readonly group: (typeof FIELD_GROUPS)[number];
  readonly control: DraftControl;
  readonly isStored: boolean;
}

function Group({ group, control, isStored }: GroupProps) {
  const { i18n } = useLingui();
  const { draft, hasProblem } = control;
  const fields = (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {group.fields.map((field) => (
        <ListingField
          key={field.path}
          field={field}
          control={control}
          readOnly={isStored && field.path === "mlsNumber"}
        />
      ))}
    </div>
  );
  const isFilled = group.fields.some(
    ({ path }) =>
      hasProblem(path) || entriesAt(draft, path).length > 0 || textAt(draft, path) !== "",
  );
  // As it began: who types in a field, or empties it, keeps it and the focus in it.
  const [folds] = useState(group.folded === true && !isFilled);
  return (
    <Section id={group.id} title={i18n._(group.words)}>
      {folds ? <Folded isFilled={isFilled}>{fields}</Folded> : fields}
    </Section>
  );
}

interface FoldedProps {
  readonly isFilled: boolean;
  readonly children: React.ReactNode;
}

/** Fields that were empty when the form began: closed until asked for, or until something stands in them. */
function Folded({ isFilled, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || isFilled}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className={`min-h-11 cursor-pointer items-center gap-2 font-[550] text-river ${isFilled ? "hidden" : "flex"}`}
      >
        <Icon name="plus" className="size-5" />
        <Trans>Fill this in</Trans>
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

/** What is done with the form, always in reach. */
function FormActions({ saving }: { saving: Saving }) {
  const { published, unsaved, busy, save } = saving;
  // What is typed after it is not saved with it.
  const outcome = unsaved && saving.outcome.kind === "success" ? NO_OUTCOME : saving.outcome;
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card/95 py-3 backdrop-blur-sm"
    >
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 max-lg:basis-full lg:order-last lg:flex-1">
          <FormMessage outcome={outcome} />
          {outcome.kind === "none" && unsaved && (
            <p className="text-small text-muted">
              <Trans>Not saved yet</Trans>
            </p>
          )}
        </div>
        <button
          type="submit"
          aria-busy={busy}
          disabled={saving.isStored && !unsaved}
          className={`${button("primary")} max-sm:flex-1 max-sm:px-3`}
        >
          <Trans>Save</Trans>
        </button>
        <button
          type="button"
          aria-busy={busy}
          onClick={() => void save(!published)}
          className={`${button(published ? "outline" : "action")} max-sm:flex-1 max-sm:px-3`}
        >
          {published ? <Trans>Take off the site</Trans> : <Trans>Publish</Trans>}
        </button>
        <button
          type="button"
          onClick={() => void saving.openPreview()}
          className={`${button("quiet")} max-sm:w-11 max-sm:px-0`}
        >
          <Icon name="eye" className="size-5" />
          <span className="max-sm:sr-only">
            <Trans>Preview</Trans>
          </span>
        </button>
      </div>
    </div>
  );
}
