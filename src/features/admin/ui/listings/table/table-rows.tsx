import { Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import { PublishedMark } from "#features/admin/ui/listings/published-mark.tsx";
import { RowBox } from "#features/admin/ui/row-box.tsx";
import type { AdminListingRow } from "#features/listings/index.ts";
import { ListingPicture, SquareYards, useWhere } from "#features/listings/ui.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { Selection } from "./use-selection.ts";

const HEAD = "px-3 py-2.5 text-left text-label font-medium text-muted first:pl-4 last:pr-4";
const CELL = "px-3 py-3 align-middle first:pl-4 last:pr-4";
const WIDE = "max-md:hidden";

interface TableRowsProps {
  readonly rows: readonly AdminListingRow[];
  /** Null for whoever may not change listings: rows without a box. */
  readonly selection: Selection | null;
}

/** The listings as a table; on a telephone a row has all in its first cells. */
export function TableRows({ rows, selection }: TableRowsProps) {
  const { t } = useLingui();
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t`Listings`}</caption>
        <thead className="border-b border-line bg-mist">
          <tr>
            {selection && (
              <th scope="col" className="w-12">
                <RowBox
                  size="size-12"
                  isOn={selection.isPage}
                  name={t`Choose all that are shown`}
                  onToggle={selection.togglePage}
                />
              </th>
            )}
            <th scope="col" className={HEAD}>{t`Layout`}</th>
            <th scope="col" className={`${HEAD} ${WIDE} text-right`}>{t`Rate per sq yd`}</th>
            <th scope="col" className={`${HEAD} text-right max-lg:hidden`}>{t`Area`}</th>
            <th scope="col" className={`${HEAD} ${WIDE} text-right`}>{t`Photographs`}</th>
            <th scope="col" className={`${HEAD} max-lg:hidden`}>{t`Last changed`}</th>
            <th scope="col" className={`${HEAD} ${WIDE}`}>{t`On the site`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.summary.mlsNumber} row={row} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<TableRowsProps, "selection"> {
  readonly row: AdminListingRow;
}

function Row({ row: { summary, published, photos, changedAt }, selection }: RowProps) {
  const { t, i18n } = useLingui();
  const changed = formatIndiaMoment(new Date(changedAt), toLanguage(i18n.locale));
  const { ratePerSqYard: rate, areaSqYards: area } = summary;
  return (
    <tr className="relative border-b border-line last:border-0 hover:bg-river-tint/50 has-[:focus-visible]:bg-river-tint">
      {selection && (
        <td className="relative z-10 w-12 align-middle">
          <RowBox
            size="size-12"
            isOn={selection.isChosen(summary.mlsNumber)}
            name={t`Choose ${summary.name}, ${summary.mlsNumber}`}
            onToggle={() => selection.toggle(summary.mlsNumber)}
          />
        </td>
      )}
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <NameCell summary={summary} published={published} />
        <p className="num mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small md:hidden">
          {rate !== null && <span className="font-[550]">{formatRupees(rate)}</span>}
          {photos > 0 && (
            <span className="text-muted">
              <Icon name="images" className="mr-1 inline size-4" />
              {photos}
            </span>
          )}
          <PublishedMark published={published} />
        </p>
      </th>
      <td className={`num ${CELL} ${WIDE} text-right font-[550]`}>
        {rate === null ? <Missing /> : formatRupees(rate)}
      </td>
      <td className={`num ${CELL} text-right max-lg:hidden`}>
        {area === null ? <Missing /> : <SquareYards value={area} />}
      </td>
      <td className={`num ${CELL} ${WIDE} text-right`}>
        {photos > 0 ? photos : <Missing words={t`None`} />}
      </td>
      <td className={`num ${CELL} text-small text-muted max-lg:hidden`}>{changed}</td>
      <td className={`${CELL} ${WIDE}`}>
        <PublishedMark published={published} />
      </td>
    </tr>
  );
}

function Missing({ words }: { words?: string }) {
  return (
    <span className="text-small font-normal text-muted">{words ?? <Trans>Not stated</Trans>}</span>
  );
}

/** The link covers the row. */
function NameCell({ summary, published }: Pick<AdminListingRow, "summary" | "published">) {
  const where = useWhere();
  const { mlsNumber, name } = summary;
  const town = where(summary);
  return (
    <div className="flex items-center gap-3.5">
      <div
        className="relative h-12 w-16 shrink-0 overflow-hidden rounded-tag bg-mist"
        aria-hidden="true"
      >
        {(published || summary.photos.length > 0) && (
          <ListingPicture summary={summary} sizes="64px" className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0">
        <LocalLink
          to={consoleHref("listings/:mlsNumber/:part?", { mlsNumber })}
          className="font-[550] [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-river"
        >
          {name}
        </LocalLink>
        <p className="text-small text-muted [overflow-wrap:anywhere]">
          {town ? `${town} · ` : ""}
          {mlsNumber}
        </p>
      </div>
    </div>
  );
}
