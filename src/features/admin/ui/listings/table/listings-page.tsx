import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { BeyondEnd, ListPages } from "#features/admin/ui/list-pages.tsx";
import { PastEdits } from "#features/admin/ui/listings/bulk/past-edits.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { useScrollBack } from "#features/admin/ui/use-scroll-back.ts";
import {
  type AdminListingsQuery,
  type AdminListingsTable,
  LISTINGS_COUNTED_TO,
  PAGE_LISTINGS,
  parseAdminListingsQuery,
  toAdminListingsSearch,
} from "#features/listings/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { ChoosableRows } from "./choosable-rows.tsx";
import { TableFilters } from "./table-filters.tsx";

/** All listings, published or not: found, filtered, ordered, and opened. */
export default function ListingsPage() {
  const { search } = useLocation();
  const query = parseAdminListingsQuery(new URLSearchParams(search));
  const path = `/api/agent/listings${toAdminListingsSearch(query)}`;
  const { loaded, load } = useLoaded<{ table: AdminListingsTable }>(path);
  useScrollBack(loaded.kind === "ready");
  const [edits, setEdits] = useState(0);
  const onChanged = async () => {
    await load();
    setEdits((was) => was + 1);
  };
  const table = loaded.kind === "ready" ? loaded.body.table : null;
  return (
    <div className="wrap py-8 md:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-h1">
            <Trans>Listings</Trans>
          </h1>
          {table && <Counts table={table} />}
        </div>
        <Allowed right="change-listings">
          <LocalLink
            to={consoleHref("listings/new")}
            className={`${button("primary")} max-sm:w-full`}
          >
            <Icon name="plus" className="size-5" />
            <Trans>New listing</Trans>
          </LocalLink>
        </Allowed>
      </header>
      <TableFilters query={query} />
      {loaded.kind === "ready" ? (
        <Found
          // What is chosen is of one search.
          key={toAdminListingsSearch({ ...query, from: null })}
          table={loaded.body.table}
          query={query}
          onChanged={onChanged}
        />
      ) : (
        <NotReady loaded={loaded} onRetry={load} />
      )}
      {/* What was changed need not be among what the filters find any more. */}
      <Allowed right="change-listings">
        <PastEdits key={edits} onUndone={load} />
      </Allowed>
    </div>
  );
}

function Counts({ table: { published, unpublished } }: { table: AdminListingsTable }) {
  const [on, off] = [useCounted()(published), useCounted()(unpublished)];
  return (
    <p className="num mt-1 text-muted">
      <Trans>{on} on the site</Trans>
      {unpublished > 0 && (
        <>
          {" · "}
          <Trans>{off} not published</Trans>
        </>
      )}
    </p>
  );
}

/** A count in words: of very many it says that there are so many or more. */
function useCounted() {
  const { t } = useLingui();
  return (counted: number) => {
    const figure = formatWhole(counted);
    return counted < LISTINGS_COUNTED_TO ? figure : t`${figure} or more`;
  };
}

interface FoundProps {
  readonly table: AdminListingsTable;
  readonly query: AdminListingsQuery;
  readonly onChanged: () => Promise<unknown>;
}

function Found({ table, query, onChanged }: FoundProps) {
  const { rows, found, before, after } = table;
  const told = useCounted()(found);
  const to = (from: AdminListingsQuery["from"]) =>
    consoleHref("listings") + toAdminListingsSearch({ ...query, from });
  if (rows.length === 0)
    return query.from ? <BeyondEnd first={to(null)} /> : <Empty table={table} query={query} />;
  return (
    <>
      <p role="status" className="num mb-3 text-small text-muted">
        <Plural value={found} one="# listing" other={`${told} listings`} />
      </p>
      <ChoosableRows rows={rows} found={found} query={query} onChanged={onChanged} />
      <ListPages
        before={before && to(before)}
        after={after && to(after)}
        most={PAGE_LISTINGS}
        className="mt-6"
      />
    </>
  );
}

function Empty({ table, query }: Pick<FoundProps, "table" | "query">) {
  const isFiltered = toAdminListingsSearch({ ...query, sort: "catalogue" }) !== "";
  return (
    <div className="mt-2 grid justify-items-center gap-5 rounded-card border border-dashed border-edge px-6 py-16 text-center">
      <p className="text-lead">
        {table.published + table.unpublished === 0 ? (
          <Trans>There is no listing yet.</Trans>
        ) : (
          <Trans>No listings match.</Trans>
        )}
      </p>
      {isFiltered && (
        <LocalLink to={consoleHref("listings")} className={button("outline")}>
          <Trans>Show all listings</Trans>
        </LocalLink>
      )}
    </div>
  );
}
