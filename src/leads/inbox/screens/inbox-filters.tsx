import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { CLOCK_BANDS } from "#leads/inbox/answer-clock.ts";
import { type InboxQuery, parseInboxQuery, toInboxSearch } from "#leads/inbox/inbox-query.ts";
import type { AskedListing } from "#leads/inbox/inbox-replies.ts";
import { LEAD_KINDS } from "#leads/lead-kinds.ts";
import { button, ICON_BUTTON } from "#ui/button.ts";
import { Icon } from "#ui/icon.tsx";
import { LocalLink, useLocalPath } from "#ui/local-link.tsx";
import { BAND_WORDS, KIND_WORDS } from "./inbox-words.ts";

interface InboxFiltersProps {
  readonly query: InboxQuery;
  readonly listings: readonly AskedListing[];
  /** What else is done with the list, beside the button of the filters. */
  readonly children: ReactNode;
}

/** Search and filters; each is a part of the address. */
export function InboxFilters({ query, listings, children }: InboxFiltersProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const go = (form: HTMLFormElement) => {
    const params = new URLSearchParams(toInboxSearch({ ...query, text: "" }));
    for (const [name, value] of new FormData(form)) params.set(name, String(value));
    params.delete("shown");
    const search = toInboxSearch(parseInboxQuery(params));
    void navigate(localPath(href("/agent")) + search, { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  const chosen = [query.kind, query.clock, query.listing].filter(Boolean).length;
  const [open, setOpen] = useState(chosen > 0);
  const panel = useId();
  const isFiltered = query.kind ?? query.clock ?? query.listing ?? (query.text || null);
  return (
    <form onSubmit={onSubmit} className="mt-4">
      <SearchField text={query.text} />
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
      <div id={panel} className={open ? "mt-3 grid gap-2 sm:grid-cols-3" : "hidden"}>
        <Choice
          name="kind"
          label={t`Asked for`}
          value={query.kind}
          options={LEAD_KINDS.map((kind) => [kind, i18n._(KIND_WORDS[kind])])}
          onChoose={go}
        />
        <Choice
          name="clock"
          label={t`Clock`}
          value={query.clock}
          options={CLOCK_BANDS.map((band) => [band, i18n._(BAND_WORDS[band])])}
          onChoose={go}
        />
        <Choice
          name="listing"
          label={t`Layout`}
          value={query.listing}
          options={listings.map(({ mlsNumber, name }) => [mlsNumber, name])}
          onChoose={go}
        />
      </div>
      {isFiltered !== null && (
        <LocalLink
          to={
            href("/agent") +
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

function SearchField({ text }: { text: string }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  // Another address says other words; the field stays, and the focus in it.
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);
  return (
    <div className="relative">
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={100}
        aria-label={t`Search leads`}
        placeholder={t`Name, phone, reference, words`}
        className="h-11 w-full rounded border border-edge bg-card pr-12 pl-3.5 text-control"
      />
      <button
        type="submit"
        aria-label={t`Search`}
        className={`absolute top-0 right-0 ${ICON_BUTTON} text-muted`}
      >
        <Icon name="search" className="size-5" />
      </button>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChoose: (form: HTMLFormElement) => void;
}

function Choice({ name, label, value, options, onChoose }: ChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-label text-muted">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value ?? ""}
        onChange={({ currentTarget: { form } }) => form && onChoose(form)}
        className={`mt-0.5 h-11 w-full truncate rounded border bg-card px-2.5 text-control ${
          value === null ? "border-edge" : "border-river ring-1 ring-river"
        }`}
      >
        <option value="">{t`All`}</option>
        {value !== null && !options.some(([given]) => given === value) && (
          <option value={value}>{value}</option>
        )}
        {options.map(([given, words]) => (
          <option key={given} value={given}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
