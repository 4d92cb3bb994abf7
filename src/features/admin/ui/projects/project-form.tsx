import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import {
  type FieldProblem,
  type NewProjectFields,
  NO_FIELDS,
  readNewFields,
  toSlug,
} from "./project-fields.ts";
import {
  ProjectFieldset,
  type RefusedFields,
  TextField,
  useFieldErrors,
} from "./project-fieldset.tsx";

interface ProjectFormProps {
  /** How many plots would be brought in; 0 while something is wrong in the file. */
  readonly plots: number;
  /** The drawing says where it lies. */
  readonly hasPlace: boolean;
  readonly isBusy: boolean;
  /** Why it was not brought in; null where nothing was refused. */
  readonly refused: RefusedFields | null;
  readonly onBring: (fields: NewProjectFields) => void;
}

/** What a new project is called, where it lies, and whether it is registered. */
export function ProjectForm({ plots, hasPlace, isBusy, refused, onBring }: ProjectFormProps) {
  const { centre } = useRegion();
  const { t } = useLingui();
  const { isTyped, form } = useTyped();
  useUnsaved(isTyped);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [name, setName] = useState("");
  const [slug, setSlug] = useState<string | null>(null);
  const errorOf = useFieldErrors(form.ref, problem, refused);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readNewFields(new FormData(event.currentTarget), centre);
    setProblem(read.ok ? null : read);
    if (read.ok) onBring(read.fields);
  };
  return (
    <form {...form} onSubmit={submit} noValidate className="grid gap-5">
      <h2 className="text-h3">
        <Trans>About the project</Trans>
      </h2>
      <ProjectFieldset first={NO_FIELDS} hasPlace={hasPlace} errorOf={errorOf} onName={setName}>
        <TextField
          name="slug"
          label={t`Address of its page`}
          error={errorOf("slug")}
          required
          hint={`/projects/${slug ?? toSlug(name)}`}
          value={slug ?? toSlug(name)}
          onChange={setSlug}
        />
      </ProjectFieldset>
      <FormMessage
        outcome={
          refused && refused.field === null ? { kind: "failure", text: refused.text } : NO_OUTCOME
        }
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="submit"
          disabled={plots === 0}
          aria-busy={isBusy}
          className={button("action")}
        >
          <Plural
            value={plots}
            _0="Nothing to bring in"
            one="Bring in # plot as a draft"
            other="Bring in # plots as a draft"
          />
        </button>
        <p className="text-small text-muted">
          <Trans>Visitors see it only when you put it on the site.</Trans>
        </p>
      </div>
    </form>
  );
}
