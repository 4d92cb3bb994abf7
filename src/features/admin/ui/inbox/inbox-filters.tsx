import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import {
  type AskedListing,
  CARES,
  CLOCK_BANDS,
  type InboxQuery,
  LEAD_KINDS,
  parseInboxQuery,
  toInboxSearch,
} from "#features/leads/index.ts";
import { LEAD_KIND_WORDS } from "#features/leads/ui.ts";
import { button } from "#platform/ui/button.ts";
import { FilterChoice } from "#platform/ui/filter-choice.tsx";
import { FilterSearch } from "#platform/ui/filter-search.tsx";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { BAND_WORDS } from "./inbox-words.ts";

interface InboxFiltersProps {
  readonly query: InboxQuery;
  readonly listings: readonly AskedListing[];
  /** What else is done with the list, beside the button of the filters. */
  readonly children: ReactNode;
}

/** Search and filters; each is a part of the address. */
export function InboxFilters({ query, listings, children }: InboxFiltersProps) {
  const { t } = useLingui();
  const choices = useChoices(query, listings);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const go = (form: HTMLFormElement) => {
    const params = new URLSearchParams(toInboxSearch({ ...query, text: "", from: null }));
    for (const [name, value] of new FormData(form)) params.set(name, String(value));
    const search = toInboxSearch(parseInboxQuery(params));
    void navigate(localPath(consoleHref("leads")) + search, { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  const chosen = [query.kind, query.clock, query.listing, query.care].filter(Boolean).length;
  const [open, setOpen] = useState(chosen > 0);
  const panel = useId();
  const isFiltered =
    query.kind ?? query.clock ?? query.listing ?? query.care ?? (query.text || null);
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
      {isFiltered !== null && (
        <LocalLink
          to={
            consoleHref("leads") +
            toInboxSearch({ ...parseInboxQuery(new URLSearchParams()), view: query.view })
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

/** What the list may be narrowed to. */
function useChoices(query: InboxQuery, listings: readonly AskedListing[]) {
  const { t, i18n } = useLingui();
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
      name: "listing",
      label: t`Layout`,
      value: query.listing,
      options: listings.map(({ mlsNumber, name }) => [mlsNumber, name] as const),
    },
    {
      name: "care",
      label: t`Cared for by`,
      value: query.care,
      options: CARES.map((care) => [care, care === "mine" ? t`Me` : t`Nobody`] as const),
    },
  ];
}
