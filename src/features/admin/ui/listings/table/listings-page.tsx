import { Plural, Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/allowed.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { useLoaded } from "#features/admin/ui/second-factor/use-loaded.ts";
import {
  type AdminListingsQuery,
  type AdminListingsTable,
  parseAdminListingsQuery,
  SHOWN_AT_FIRST,
  toAdminListingsSearch,
} from "#features/listings/index.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { ChoosableRows } from "./choosable-rows.tsx";
import { TableFilters } from "./table-filters.tsx";

/** All listings, published or not: found, filtered, ordered, and opened. */
export default function ListingsPage() {
  const { search } = useLocation();
  const query = parseAdminListingsQuery(new URLSearchParams(search));
  const path = `/api/agent/listings${toAdminListingsSearch(query)}`;
  const { loaded, load } = useLoaded<{ table: AdminListingsTable }>(path);
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
      <TableFilters key={query.text} query={query} />
      {loaded.kind === "ready" ? (
        <Found
          // What is chosen is of one search; the filters beside it have a key of theirs.
          key={`found ${toAdminListingsSearch({ ...query, shown: SHOWN_AT_FIRST })}`}
          table={loaded.body.table}
          query={query}
          onChanged={load}
        />
      ) : (
        <NotReady loaded={loaded} onRetry={load} />
      )}
    </div>
  );
}

function Counts({ table: { all, published } }: { table: AdminListingsTable }) {
  const off = all - published;
  return (
    <p className="num mt-1 text-muted">
      <Plural value={published} one="# on the site" other="# on the site" />
      {off > 0 && (
        <>
          {" · "}
          <Plural value={off} one="# not published" other="# not published" />
        </>
      )}
    </p>
  );
}

interface FoundProps {
  readonly table: AdminListingsTable;
  readonly query: AdminListingsQuery;
  readonly onChanged: () => Promise<unknown>;
}

function Found({ table, query, onChanged }: FoundProps) {
  const { rows, found, all } = table;
  const isFiltered =
    toAdminListingsSearch({ ...query, sort: "catalogue", shown: SHOWN_AT_FIRST }) !== "";
  if (rows.length === 0)
    return (
      <div className="mt-2 grid justify-items-center gap-5 rounded-card border border-dashed border-edge px-6 py-16 text-center">
        <p className="text-lead">
          {all === 0 ? <Trans>There is no listing yet.</Trans> : <Trans>No listings match.</Trans>}
        </p>
        {isFiltered && (
          <LocalLink to={consoleHref("listings")} className={button("outline")}>
            <Trans>Show all listings</Trans>
          </LocalLink>
        )}
      </div>
    );
  const more =
    consoleHref("listings") +
    toAdminListingsSearch({ ...query, shown: query.shown + SHOWN_AT_FIRST });
  return (
    <>
      <p role="status" className="num mb-3 text-small text-muted">
        <Plural value={found} one="# listing" other="# listings" />
      </p>
      <ChoosableRows rows={rows} found={found} query={query} onChanged={onChanged} />
      {found > rows.length && (
        <LocalLink to={more} data-keep-scroll className={`mt-6 ${button("outline")}`}>
          <Trans>Show more</Trans>
        </LocalLink>
      )}
    </>
  );
}
