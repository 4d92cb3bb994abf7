import { useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import {
  type AdminListingsQuery,
  parseAdminListingsQuery,
  toAdminListingsSearch,
} from "#features/listings/index.ts";
import { FilterChoice } from "#platform/ui/forms/filter-choice.tsx";
import { FilterSearch } from "#platform/ui/forms/filter-search.tsx";
import { useLocalPath } from "#platform/ui/local-link.tsx";

/** Search, filters and order of the table; each is a part of the address. */
export function TableFilters({ query }: { query: AdminListingsQuery }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const go = (form: HTMLFormElement) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) params.set(name, String(value));
    const search = toAdminListingsSearch(parseAdminListingsQuery(params));
    void navigate(localPath(consoleHref("listings")) + search, { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  const all = [["", t`All`]] as const;
  return (
    <form
      onSubmit={onSubmit}
      className="my-6 grid grid-cols-2 items-end gap-x-3 gap-y-3 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]"
    >
      <div className="max-lg:col-span-2">
        <FilterSearch
          text={query.text}
          label={t`Search listings`}
          placeholder={t`Name, place or number`}
          send={t`Search`}
        />
      </div>
      <FilterChoice
        name="published"
        label={t`On the site`}
        value={query.published}
        options={[...all, ["yes", t`Published`], ["no", t`Not published`]]}
        isActive={query.published !== null}
        onChoose={go}
      />
      <FilterChoice
        name="photos"
        label={t`Photographs`}
        value={query.photos}
        options={[...all, ["yes", t`With photographs`], ["no", t`Without photographs`]]}
        isActive={query.photos !== null}
        onChoose={go}
      />
      <FilterChoice
        name="rate"
        label={t`Rate`}
        value={query.rate}
        options={[...all, ["yes", t`Rate stated`], ["no", t`Rate not stated`]]}
        isActive={query.rate !== null}
        onChoose={go}
      />
      <FilterChoice
        name="sort"
        label={t`Order`}
        value={query.sort}
        options={[
          ["catalogue", t`As in the catalogue`],
          ["changed", t`Last changed first`],
          ["name", t`By name`],
        ]}
        isActive={query.sort !== "catalogue"}
        onChoose={go}
      />
    </form>
  );
}
