import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Failure } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type { ToldFacts, ToldProject } from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { type FieldProblem, type ProjectFields, readFields } from "./project-fields.ts";
import { ProjectFieldset, type RefusedFields, useFieldErrors } from "./project-fieldset.tsx";

/** The fields as a form has them. */
const toFields = ({ facts, place }: ToldFacts): ProjectFields => ({ ...facts, place });
const toTold = ({ place, ...facts }: ProjectFields): ToldFacts => ({ facts, place });

/** What became of the last try; `undo` is what was told before it. */
type Saved =
  | { readonly kind: "none" | "busy" }
  | { readonly kind: "failed"; readonly refused: RefusedFields }
  | { readonly kind: "done"; readonly undo: ProjectFields | null };

/** What a form began with, and what is told now as far as its agent was shown it. */
interface Seen {
  readonly first: ProjectFields;
  readonly now: ProjectFields;
  /** Another for each form: one that was saved begins anew. */
  readonly times: number;
}

/** Saves what is told of a project, as long as it is told as its agent was shown it. */
function useSaving(project: ToldProject, onSaved: () => Promise<unknown>) {
  const { call } = useConsoleCalls();
  const { t } = useLingui();
  const refusalWords = useRefusalWords("typed");
  const [saved, setSaved] = useState<Saved>({ kind: "none" });
  const [seen, setSeen] = useState<Seen>(() => {
    const first = toFields(project);
    return { first, now: first, times: 0 };
  });
  const path = `/api/agent/projects/${encodeURIComponent(project.slug)}`;
  const refuse = async (reply: Failure) => {
    const text = refusalWords(reply, {
      "changed-meanwhile": t`Somebody else changed the project meanwhile. What it says now stands below the fields: save once more to put yours in its place.`,
    });
    const at = reply.code === "invalid-input" ? reply.field?.replace(/^project\./, "") : undefined;
    if (reply.code === "changed-meanwhile") {
      const fresh = await call<{ project: ToldProject }>("GET", path);
      if (fresh.ok) setSeen({ ...seen, now: toFields(fresh.body.project) });
    }
    setSaved({ kind: "failed", refused: { text, field: at ?? null } });
  };
  const save = async (fields: ProjectFields, undo: ProjectFields | null) => {
    if (saved.kind === "busy") return;
    setSaved({ kind: "busy" });
    const reply = await call("PUT", path, { seen: toTold(seen.now), project: fields });
    if (!reply.ok) return refuse(reply);
    setSeen({ first: fields, now: fields, times: seen.times + 1 });
    setSaved({ kind: "done", undo });
    await onSaved();
  };
  return { saved, save, seen };
}

interface ToldFormProps {
  readonly project: ToldProject;
  readonly onSaved: () => Promise<unknown>;
}

/** What is told of a project beside its plots, to be changed: name, place, registration, text. */
export function ToldForm({ project, onSaved }: ToldFormProps) {
  const { seen, ...saving } = useSaving(project, onSaved);
  return <Fields key={seen.times} project={project} seen={seen} {...saving} />;
}

interface FieldsProps extends Omit<ReturnType<typeof useSaving>, "seen"> {
  readonly project: ToldProject;
  readonly seen: Seen;
}

function Fields({ project, seen, saved, save }: FieldsProps) {
  const { t } = useLingui();
  const { centre } = useRegion();
  const { isTyped, form } = useTyped();
  useUnsaved(isTyped);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const refused = saved.kind === "failed" ? saved.refused : null;
  const errorOf = useFieldErrors(form.ref, problem, refused);
  const { first, now } = seen;
  const undo = saved.kind === "done" && !isTyped ? saved.undo : null;
  const done = project.published ? t`Saved. Visitors see it now.` : t`Saved, not on the site.`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readFields(new FormData(event.currentTarget), centre);
    setProblem(read.ok ? null : read);
    if (!read.ok) return;
    // A plan says where it lies.
    const place = project.isDrawn ? now.place : read.fields.place;
    void save({ ...read.fields, place }, now);
  };
  return (
    <form {...form} onSubmit={submit} noValidate className="grid gap-5">
      <h2 className="text-h3">
        <Trans>About the project</Trans>
      </h2>
      {/* Once it is saved the form begins anew: what was typed meanwhile would be lost. */}
      <div inert={saved.kind === "busy"} className="contents">
        <ProjectFieldset first={first} now={now} hasPlace={project.isDrawn} errorOf={errorOf} />
      </div>
      {refused?.field === null && <FormMessage outcome={{ kind: "failure", text: refused.text }} />}
      {saved.kind === "done" && !isTyped && (
        <FormMessage outcome={{ kind: "success", text: done }} />
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={saved.kind === "busy"} className={button("primary")}>
          <Trans>Save</Trans>
        </button>
        {undo && <Undo onUndo={() => void save(undo, null)} />}
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
