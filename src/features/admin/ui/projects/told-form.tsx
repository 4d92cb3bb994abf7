import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type { ToldFacts, ToldProject } from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/form-message.tsx";
import { Icon } from "#platform/ui/icon.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { useTyped } from "#platform/ui/use-typed.ts";
import { useUnsaved } from "#platform/ui/use-unsaved.tsx";
import { type FieldProblem, type ProjectFields, readFields } from "./project-fields.ts";
import { ProjectFieldset, type RefusedFields, useFieldErrors } from "./project-fieldset.tsx";

/** The fields as a form has them. */
export const toFields = ({ facts, place }: ToldFacts): ProjectFields => ({ ...facts, place });

/** What became of the last try; `undo` is what was told before it. */
export type Saved =
  | { readonly kind: "none" | "busy" }
  | { readonly kind: "failed"; readonly refused: RefusedFields }
  | { readonly kind: "done"; readonly undo: ProjectFields | null };

/** Saves what is told of a project, as long as it is told as it was seen; `times` counts what was saved. */
export function useSaving(project: ToldProject, onSaved: () => Promise<unknown>) {
  const { call } = useConsoleCalls();
  const { t } = useLingui();
  const refusalWords = useRefusalWords("typed");
  const [saved, setSaved] = useState<Saved>({ kind: "none" });
  const [times, setTimes] = useState(0);
  const { slug, facts, place } = project;
  const save = async (fields: ProjectFields, undo: ProjectFields | null) => {
    if (saved.kind === "busy") return;
    setSaved({ kind: "busy" });
    const path = `/api/agent/projects/${encodeURIComponent(slug)}`;
    const reply = await call("PUT", path, { seen: { facts, place }, project: fields });
    if (!reply.ok) {
      const { code, field } = reply;
      const text = refusalWords(reply, {
        "changed-meanwhile": t`Somebody else changed the project meanwhile. What it says now stands below the fields: save once more to put yours in its place.`,
      });
      const at = code === "invalid-input" ? (field?.replace(/^project\./, "") ?? null) : null;
      setSaved({ kind: "failed", refused: { text, field: at } });
      if (code === "changed-meanwhile") await onSaved();
      return;
    }
    await onSaved();
    setSaved({ kind: "done", undo });
    setTimes((before) => before + 1);
  };
  return { saved, save, times };
}

interface ToldFormProps {
  readonly project: ToldProject;
  readonly saved: Saved;
  readonly onSave: (fields: ProjectFields, undo: ProjectFields | null) => Promise<void>;
}

/** What is told of a project beside its plots, to be changed: name, place, registration, text. */
export function ToldForm({ project, saved, onSave }: ToldFormProps) {
  const { t } = useLingui();
  const { centre } = useRegion();
  const { isTyped, form } = useTyped();
  useUnsaved(isTyped);
  const now = toFields(project);
  const [first] = useState(now);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const refused = saved.kind === "failed" ? saved.refused : null;
  const errorOf = useFieldErrors(form.ref, problem, refused);
  const done = project.published ? t`Saved. Visitors see it now.` : t`Saved, not on the site.`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readFields(new FormData(event.currentTarget), centre);
    setProblem(read.ok ? null : read);
    if (!read.ok) return;
    // A plan says where it lies.
    const place = project.isDrawn ? project.place : read.fields.place;
    void onSave({ ...read.fields, place }, now);
  };
  return (
    <form {...form} onSubmit={submit} noValidate className="grid gap-5">
      <h2 className="text-h3">
        <Trans>About the project</Trans>
      </h2>
      <ProjectFieldset first={first} now={now} hasPlace={project.isDrawn} errorOf={errorOf} />
      {refused?.field === null && <FormMessage outcome={{ kind: "failure", text: refused.text }} />}
      {saved.kind === "done" && <FormMessage outcome={{ kind: "success", text: done }} />}
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={saved.kind === "busy"} className={button("primary")}>
          <Trans>Save</Trans>
        </button>
        {saved.kind === "done" && saved.undo && (
          <Undo onUndo={() => void onSave(saved.undo as ProjectFields, null)} />
        )}
      </div>
    </form>
  );
}

function Undo({ onUndo }: { onUndo: () => void }) {
  return (
    <button type="button" onClick={onUndo} className={button("outline")}>
      <Icon name="undo-2" className="size-4.5" />
      <Trans>Undo</Trans>
    </button>
  );
}
