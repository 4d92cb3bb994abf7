import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import {
  FIGURE_FILTERS,
  FIGURE_NAMES,
  FIGURES,
  type FigureGroup,
  type Figures,
  type FiguresQuery,
  parseFiguresQuery,
  toFiguresSearch,
} from "#features/analytics/index.ts";
import { button } from "#platform/ui/button.ts";
import { FilterChoice } from "#platform/ui/filter-choice.tsx";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
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
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1.5fr_1fr_1fr_auto]">
        <div className="max-sm:col-span-2">
          <FilterChoice
            name="what"
            label={t`Table`}
            value={query.what}
            options={FIGURE_NAMES.map((name) => [name, i18n._(FIGURE_WORDS[name])] as const)}
            isActive={false}
            onChoose={go}
          />
        </div>
        <div className="max-sm:col-span-2">
          {groups.length > 1 ? (
            <FilterChoice
              name="by"
              label={t`One row for each`}
              value={query.by}
              options={groups.map((group) => [group, i18n._(GROUP_WORDS[group])] as const)}
              isActive={false}
              onChoose={go}
            />
          ) : (
            <FilterChoice
              name="project"
              label={i18n._(FILTER_WORDS.project)}
              value={query.project}
              options={[["", t`All`], ...projects.map(({ slug, name }) => [slug, name] as const)]}
              isActive={query.project !== null}
              onChoose={go}
            />
          )}
        </div>
        <DayField name="from" label={t`From`} day={query.from} />
        <DayField name="to" label={t`To the end of`} day={query.to} />
        <button
          type="submit"
          className={`max-lg:col-span-2 lg:h-11! ${button("primary", "small")}`}
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
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-label text-muted">
        {label}
      </label>
      <input
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

/** What the figures are narrowed to; a press takes it away. */
function Narrowed({ query }: { readonly query: FiguresQuery }) {
  const { t, i18n } = useLingui();
  const isOfLeads = FIGURES[query.what].by.length > 1;
  const narrowed = FIGURE_FILTERS.filter(
    (filter) => query[filter] !== null && filter !== "project",
  );
  if (narrowed.length === 0 || !isOfLeads) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {narrowed.map((filter) => {
        const words = `${i18n._(FILTER_WORDS[filter])}: ${query[filter]}`;
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
