import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { useColleagueName } from "#features/admin/ui/admin-context.tsx";
import {
  FIGURE_NAMES,
  FIGURES,
  type FigureFilter,
  type FigureGroup,
  type Figures,
  type FiguresQuery,
  parseFiguresQuery,
  toFiguresSearch,
} from "#features/analytics/index.ts";
import { button } from "#platform/ui/button.ts";
import { FilterChoice } from "#platform/ui/forms/filter-choice.tsx";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { FIGURE_WORDS, FILTER_WORDS, GROUP_WORDS } from "./figure-words.ts";

interface FiguresFormProps {
  readonly query: FiguresQuery;
  readonly projects: Figures["projects"];
}

/** Which table, by what, of which days; each is a part of the address. */
export function FiguresForm({ query, projects }: FiguresFormProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const go = (form: HTMLFormElement) => {
    const params = new URLSearchParams(toFiguresSearch(query));
    for (const [name, value] of new FormData(form)) params.set(name, String(value));
    const search = toFiguresSearch(parseFiguresQuery(params, Date.now()));
    void navigate(localPath(consoleHref("figures")) + search, { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  const groups: readonly FigureGroup[] = FIGURES[query.what].by;
  const hasProjects = narrowsOf(query).includes("project");
  const isWide = groups.length > 1 && hasProjects;
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <div
        className={`grid grid-cols-2 items-end gap-3 ${isWide ? "lg:grid-cols-[1.5fr_1.25fr_1.25fr_1fr_1fr_auto]" : "lg:grid-cols-[2fr_1.5fr_1fr_1fr_auto]"}`}
      >
        <div className={isWide ? "max-lg:col-span-2" : "max-sm:col-span-2"}>
          <FilterChoice
            name="what"
            label={t`Table`}
            value={query.what}
            options={FIGURE_NAMES.map((name) => [name, i18n._(FIGURE_WORDS[name])] as const)}
            isActive={false}
            onChoose={go}
          />
        </div>
        {groups.length > 1 && (
          <div className={isWide ? "" : "max-sm:col-span-2"}>
            <FilterChoice
              name="by"
              label={t`One row for each`}
              value={query.by}
              options={groups.map((group) => [group, i18n._(GROUP_WORDS[group])] as const)}
              isActive={false}
              onChoose={go}
            />
          </div>
        )}
        {hasProjects && (
          <div className={isWide ? "" : "max-sm:col-span-2"}>
            <FilterChoice
              name="project"
              label={i18n._(FILTER_WORDS.project)}
              value={query.project}
              options={[["", t`All`], ...projects.map(({ slug, name }) => [slug, name] as const)]}
              isActive={query.project !== null}
              onChoose={go}
            />
          </div>
        )}
        <DayField name="from" label={t`From`} day={query.from} />
        <DayField name="to" label={t`To the end of`} day={query.to} />
        <button
          type="submit"
          className={`max-sm:col-span-2 h-11! sm:max-lg:justify-self-start ${button("primary", "small")}`}
        >
          <Trans>Show</Trans>
        </button>
      </div>
      <Narrowed query={query} />
    </form>
  );
}

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly day: string;
}

function DayField({ name, label, day }: DayFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Another address says other days; the field stays, and the focus in it.
  useEffect(() => {
    if (input.current) input.current.value = day;
  }, [day]);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-label text-muted">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="date"
        name={name}
        defaultValue={day}
        required
        className="num mt-0.5 h-11 w-full rounded border border-edge bg-card px-2.5 text-control"
      />
    </div>
  );
}

const narrowsOf = ({ what }: FiguresQuery): readonly FigureFilter[] => FIGURES[what].narrows;

/** What the figures are narrowed to beside a project, which is chosen above; a press takes it away. */
function Narrowed({ query }: { readonly query: FiguresQuery }) {
  const { t, i18n } = useLingui();
  const colleague = useColleagueName();
  const narrowed = narrowsOf(query).filter(
    (filter) => query[filter] !== null && filter !== "project",
  );
  if (narrowed.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {narrowed.map((filter) => {
        const value = query[filter] ?? "";
        const told = filter === "agent" ? colleague(value) : value;
        const words = `${i18n._(FILTER_WORDS[filter])}: ${told}`;
        return (
          <LocalLink
            key={filter}
            to={consoleHref("figures") + toFiguresSearch({ ...query, [filter]: null })}
            data-keep-scroll
            aria-label={t`Remove ${words}`}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-river bg-river-tint px-4 text-control [overflow-wrap:anywhere]"
          >
            {words}
            <Icon name="x" className="size-4.5 shrink-0" />
          </LocalLink>
        );
      })}
    </div>
  );
}
