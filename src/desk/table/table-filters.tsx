import { useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { href, useNavigate } from "react-router";
import { type DeskQuery, parseDeskQuery, toDeskSearch } from "#listings/changes/desk-query.ts";
import { ICON_BUTTON } from "#ui/button.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocalPath } from "#ui/local-link.tsx";

/** Search, filters and order of the table; each is a part of the address. */
export function TableFilters({ query }: { query: DeskQuery }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const go = (form: HTMLFormElement) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) params.set(name, String(value));
    const search = toDeskSearch(parseDeskQuery(params));
    void navigate(localPath(href("/agent/listings")) + search, { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  const all = [["", t`All`]] as const;
  const choice = { onChoose: go };
  return (
    <form
      onSubmit={onSubmit}
      className="my-6 grid grid-cols-2 items-end gap-x-3 gap-y-3 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]"
    >
      <SearchField text={query.text} />
      <Choice
        {...choice}
        name="published"
        label={t`On the site`}
        value={query.published}
        options={[...all, ["yes", t`Published`], ["no", t`Not published`]]}
      />
      <Choice
        {...choice}
        name="photos"
        label={t`Photographs`}
        value={query.photos}
        options={[...all, ["yes", t`With photographs`], ["no", t`Without photographs`]]}
      />
      <Choice
        {...choice}
        name="rate"
        label={t`Rate`}
        value={query.rate}
        options={[...all, ["yes", t`Rate stated`], ["no", t`Rate not stated`]]}
      />
      <Choice
        {...choice}
        name="sort"
        label={t`Order`}
        value={query.sort}
        options={[
          ["catalogue", t`As in the catalogue`],
          ["changed", t`Last changed first`],
          ["name", t`By name`],
        ]}
      />
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
    <div className="relative max-lg:col-span-2">
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={100}
        aria-label={t`Search listings`}
        placeholder={t`Name, place or number`}
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
  const id = useId();
  const isChosen = value !== null && value !== "catalogue";
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
          isChosen ? "border-river ring-1 ring-river" : "border-edge"
        }`}
      >
        {options.map(([given, words]) => (
          <option key={given} value={given}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
