import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import {
  CARES,
  CLOCK_BANDS,
  INBOX_FILTERS,
  type Inbox,
  type InboxQuery,
  LEAD_KINDS,
  parseInboxQuery,
  toInboxSearch,
} from "#features/leads/index.ts";
import { LEAD_KIND_WORDS } from "#features/leads/ui.ts";
import { button } from "#platform/ui/button.ts";
import { FilterChoice } from "#platform/ui/forms/filter-choice.tsx";
import { FilterSearch } from "#platform/ui/forms/filter-search.tsx";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { BAND_WORDS } from "./inbox-words.ts";

type Asked = Pick<Inbox, "listings" | "projects">;

interface InboxFiltersProps {
  readonly query: InboxQuery;
  /** What was ever asked about. */
  readonly asked: Asked;
  /** What else is done with the list, beside the button of the filters. */
  readonly children: ReactNode;
}

/** Search and filters; each is a part of the address. */
export function InboxFilters({ query, asked, children }: InboxFiltersProps) {
  const { t } = useLingui();
  const choices = useChoices(query, asked);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const go = (form: HTMLFormElement) => {
    const { view } = query;
    const params = new URLSearchParams(toInboxSearch({ ...parseInboxQuery(NOTHING), view }));
    for (const [name, value] of new FormData(form)) {
      const said = name === ABOUT ? String(value) : [[name, String(value)]];
      for (const [key, text] of new URLSearchParams(said)) params.set(key, text);
    }
    const search = toInboxSearch(parseInboxQuery(params));
    void navigate(localPath(consoleHref("leads")) + search, { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  const chosen = INBOX_FILTERS.filter((name) => query[name] !== null).length;
  const [open, setOpen] = useState(chosen > 0);
  const panel = useId();
  return (
    <form onSubmit={onSubmit} className="mt-4">
      <FilterSearch
        text={query.text}
        label={t`Search leads`}
        placeholder={t`Name, phone, reference, words`}
        send={t`Search`}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className={button("outline", "small")}
        >
          <Icon name="sliders-horizontal" className="size-4.5" />
          {chosen > 0 ? t`Filters (${chosen})` : t`Filters`}
        </button>
        {children}
      </div>
      <div id={panel} className={open ? "mt-3 grid gap-2 sm:grid-cols-2" : "hidden"}>
        {choices.map(({ options, ...choice }) => (
          <FilterChoice
            key={choice.name}
            {...choice}
            options={[["", t`All`], ...options]}
            isActive={choice.value !== null}
            onChoose={go}
          />
        ))}
      </div>
      {(chosen > 0 || query.text !== "") && (
        <LocalLink
          to={
            consoleHref("leads") + toInboxSearch({ ...parseInboxQuery(NOTHING), view: query.view })
          }
          data-keep-scroll
          className="flex min-h-11 items-center gap-2 font-[550] text-river hover:text-river-deep"
        >
          <Icon name="x" className="size-4.5" />
          <Trans>Clear search and filters</Trans>
        </LocalLink>
      )}
    </form>
  );
}

/** The choice that says a listing or a project: its values are parts of the address. */
const ABOUT = "about";
const NOTHING = new URLSearchParams();

/** What the list may be narrowed to. */
function useChoices(query: InboxQuery, { listings, projects }: Asked) {
  const { t, i18n } = useLingui();
  const offered = [
    ...listings.map(({ mlsNumber, name }) => [aboutOf({ listing: mlsNumber }), name] as const),
    ...projects.map(({ slug, name }) => [aboutOf({ project: slug }), name] as const),
  ];
  const about = aboutOf(query);
  const isOffered = about === "" || offered.some(([one]) => one === about);
  return [
    {
      name: "kind",
      label: t`Asked for`,
      value: query.kind,
      options: LEAD_KINDS.map((kind) => [kind, i18n._(LEAD_KIND_WORDS[kind])] as const),
    },
    {
      name: "clock",
      label: t`Clock`,
      value: query.clock,
      options: CLOCK_BANDS.map((band) => [band, i18n._(BAND_WORDS[band])] as const),
    },
    {
      name: ABOUT,
      label: t`Layout or project`,
      value: about || null,
      options: isOffered
        ? offered
        : [...offered, [about, query.listing ?? query.project ?? ""] as const],
    },
    {
      name: "care",
      label: t`Cared for by`,
      value: query.care,
      options: CARES.map((care) => [care, care === "mine" ? t`Me` : t`Nobody`] as const),
    },
  ];
}

/** What leads are to be about, as the address says it. */
function aboutOf({ listing, project }: Partial<Pick<InboxQuery, "listing" | "project">>): string {
  return String(new URLSearchParams(listing ? { listing } : project ? { project } : {}));
}
