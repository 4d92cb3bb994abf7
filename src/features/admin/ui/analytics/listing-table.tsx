import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import {
  type Analytics,
  type ListingSums,
  MEASURES,
  type Measure,
  sortBySum,
} from "#features/analytics/index.ts";
import { projectPath } from "#features/projects/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { EmptySheet } from "#platform/ui/empty-sheet.tsx";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { MEASURE_WORDS } from "./measure-words.ts";
import { SparkBars } from "./week-bars.tsx";

/** The measure that the address sorts by. */
function useSortedBy(): Measure {
  const given = new URLSearchParams(useLocation().search).get("by");
  return MEASURES.find((measure) => measure === given) ?? "views";
}

/** Each layout with its sums; the address says by which they are sorted. */
export function ListingTable({ analytics }: { readonly analytics: Analytics }) {
  const by = useSortedBy();
  const { listings, unseen } = analytics;
  return (
    <section aria-labelledby="by-layout">
      <h2 id="by-layout" className="text-h3">
        <Trans>By layout, 12 weeks</Trans>
      </h2>
      {listings.length === 0 ? (
        <EmptySheet>
          <Trans>Nothing has been counted yet. The first visit to a layout shows here.</Trans>
        </EmptySheet>
      ) : (
        <table className="num mt-3 w-full">
          <Head by={by} />
          <tbody>
            {sortBySum(listings, by).map((listing) => (
              <Row key={listing.mlsNumber ?? listing.project ?? ""} listing={listing} by={by} />
            ))}
          </tbody>
        </table>
      )}
      {unseen > 0 && listings.length > 0 && (
        <p className="mt-4 text-small text-muted">
          <Plural
            value={unseen}
            one="# more layout on the site was not opened, saved or asked about in these weeks."
            other="# more layouts on the site were not opened, saved or asked about in these weeks."
          />
        </p>
      )}
    </section>
  );
}

function Head({ by }: { readonly by: Measure }) {
  const { i18n } = useLingui();
  return (
    <thead>
      <tr className="border-b border-ink text-label">
        <th scope="col" className="py-2 text-left font-medium">
          <Trans>Layout</Trans>
        </th>
        <td className="w-32 max-md:hidden" />
        {MEASURES.map((measure) => (
          <th
            key={measure}
            scope="col"
            aria-sort={measure === by ? "descending" : undefined}
            className="w-px pl-3 text-right font-medium sm:w-28"
          >
            <LocalLink
              to={`${consoleHref("numbers")}?by=${measure}`}
              data-keep-scroll
              data-replace
              aria-current={measure === by ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-1 text-river underline-offset-4 hover:underline aria-[current]:text-ink"
            >
              {measure === by && <Icon name="arrow-down" className="size-4" />}
              {i18n._(MEASURE_WORDS[measure])}
            </LocalLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ listing, by }: { readonly listing: ListingSums; readonly by: Measure }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 text-left font-normal [overflow-wrap:anywhere]">
        <Name listing={listing} />
      </th>
      <td className="max-md:hidden">
        <SparkBars counts={listing[by]} />
      </td>
      {MEASURES.map((measure) => (
        <td
          key={measure}
          className={`py-3 pl-3 text-right ${measure === by ? "font-[550]" : "text-muted"}`}
        >
          {formatWhole(listing.sums[measure])}
        </td>
      ))}
    </tr>
  );
}

function pathOf({ mlsNumber, project }: ListingSums): string | null {
  if (mlsNumber !== null) return href("/property/:mlsNumber", { mlsNumber });
  return project && projectPath(project);
}

function Name({ listing }: { readonly listing: ListingSums }) {
  const { mlsNumber, project, name, published } = listing;
  const path = pathOf(listing);
  if (path === null)
    return (
      <span className="text-muted">
        <Trans>Not about a layout</Trans>
      </span>
    );
  if (!published)
    return (
      <>
        {name ?? mlsNumber ?? project}
        <span className="block text-small text-muted">
          <Trans>Not on the site now</Trans>
        </span>
      </>
    );
  return (
    <LocalLink
      to={path}
      target="_blank"
      className="inline-flex min-h-6 items-center font-medium text-river underline-offset-4 hover:underline"
    >
      {name}
    </LocalLink>
  );
}
