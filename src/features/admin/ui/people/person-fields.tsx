import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { type AdminListingsTable, toDisplayName } from "#features/listings/index.ts";
import { type AdminPlots, FEATURED_SLUG } from "#features/projects/index.ts";

interface EntryFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly error: string | undefined;
  readonly type?: "text" | "tel" | "email";
  /** Id of the list of what may be meant. */
  readonly list?: string;
  /** Told what is in it when it is left. */
  readonly onLeave?: (typed: string) => void;
}

/** A labelled input with what is wrong with it below; what is typed stays. */
export function EntryField({ name, label, error, onLeave, ...input }: EntryFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        {label}
      </label>
      <input
        id={id}
        name={name}
        {...input}
        maxLength={500}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onBlur={({ currentTarget }) => onLeave?.(currentTarget.value)}
        className={`mt-1.5 h-12 w-full min-w-0 rounded border bg-card px-3.5 ${error === undefined ? "border-edge" : "border-danger"}`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Any project's plots come with the names of all. */
const PROJECTS_PATH = `/api/agent/projects/${FEATURED_SLUG}/plots`;

/** The layout's number or the project's name, with projects and layouts last changed to choose from. */
export function LayoutField({ error }: { readonly error: string | undefined }) {
  const list = useId();
  const { loaded } = useLoaded<{ table: AdminListingsTable }>("/api/agent/listings");
  const { loaded: named } = useLoaded<{ plots: AdminPlots }>(PROJECTS_PATH);
  const rows = loaded.kind === "ready" ? loaded.body.table.rows : [];
  const projects = named.kind === "ready" ? named.body.plots.projects : [];
  return (
    <>
      <EntryField
        name="mlsNumber"
        label={<Trans>Layout (MLS number) or project</Trans>}
        error={error}
        list={list}
      />
      <datalist id={list}>
        {projects.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
        {rows.map(({ summary: { mlsNumber, name } }) => (
          <option key={mlsNumber} value={mlsNumber}>
            {toDisplayName(name)}
          </option>
        ))}
      </datalist>
    </>
  );
}
