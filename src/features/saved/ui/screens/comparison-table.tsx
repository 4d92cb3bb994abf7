import { Trans, useLingui } from "@lingui/react/macro";
import {
  COMPARISON_TABS,
  type ComparedKind,
  type ComparisonTab,
} from "#features/listings/index.ts";
import { useWhere } from "#features/listings/ui.ts";
import {
  type ComparisonState,
  comparisonPath,
  LEAST_COMPARED,
} from "#features/saved/model/compare-url.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { type ComparedHome, type ReadRow, readRows } from "./comparison-rows.ts";
import { PANEL_ID, TAB_NAMES, tabId } from "./comparison-tabs.tsx";
import { OverviewRows } from "./overview-rows.tsx";
import { RowValue } from "./row-value.tsx";
import { ScaleSheet } from "./scale-sheet.tsx";
import { useComparisonWords } from "./use-comparison-words.ts";

interface ComparisonTableProps {
  readonly kind: ComparedKind;
  readonly state: ComparisonState;
  readonly homes: readonly ComparedHome[];
}

/**
 * What a row tells. On a phone its column has no width: the words stand above the values and stay in
 * view while the homes pass.
 */
const LABEL_CELL =
  "sticky left-0 z-10 w-0 text-left align-top text-small font-medium md:w-52 md:min-w-52 md:bg-paper md:py-3";
const LABEL =
  "flex gap-2 max-md:absolute max-md:top-2.5 max-md:left-0 max-md:w-max max-md:max-w-[calc(100vw-2rem)]";

/** A line of its own, read without going sideways. */
const AS_WIDE_AS_THE_SCREEN = "sticky left-0 block w-fit max-lg:max-w-[calc(100vw-2rem)]";

/** Columns that a phone has room for; more go sideways. */
const FIT_PHONE = 3;

/**
 * The homes in columns; one part of the rows at a time, all of them on paper. Their names stay in view: where
 * there are more than a phone has room for, within a pane as high as the screen.
 */
export function ComparisonTable({ kind, state, homes }: ComparisonTableProps) {
  const { t } = useLingui();
  const isInRows = homes.length > FIT_PHONE && state.tab === "overview";
  return (
    <div
      id={PANEL_ID}
      role="tabpanel"
      aria-labelledby={tabId(state.tab)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keys
      tabIndex={0}
      className={`relative pt-5 ${homes.length > FIT_PHONE ? (isInRows ? "md:max-lg:max-h-dvh md:max-lg:overflow-auto" : "max-lg:max-h-dvh max-lg:overflow-auto") : "max-md:text-small"}`}
    >
      {isInRows && (
        <div className="md:hidden print:hidden">
          <OverviewRows kind={kind} state={state} homes={homes} />
        </div>
      )}
      <table
        className={`w-full border-collapse ${homes.length > FIT_PHONE ? "" : "max-md:table-fixed"} ${isInRows ? "max-md:not-print:hidden" : ""}`}
      >
        <Columns state={state} homes={homes} />
        {COMPARISON_TABS[kind].map((tab) => (
          <Rows key={tab} kind={kind} tab={tab} state={state} homes={homes} />
        ))}
        <tfoot className="print:hidden">
          <tr>
            <td className="sticky left-0 z-10 bg-paper" />
            {homes.map(({ summary: { mlsNumber, name } }) => (
              <td key={mlsNumber} className="py-5 max-md:not-last:pr-3 md:pl-6">
                <LocalLink
                  to={href("/property/:mlsNumber", { mlsNumber })}
                  aria-label={t`View Details: ${name}`}
                  className={`w-full ${button("outline")} px-2 text-center whitespace-normal`}
                >
                  <Trans>View Details</Trans>
                </LocalLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Columns({ state, homes }: Omit<ComparisonTableProps, "kind">) {
  const { t } = useLingui();
  const where = useWhere();
  const least = homes.length > FIT_PHONE ? "min-w-36" : "";
  return (
    <thead>
      <ScaleSheet homes={homes} />
      <tr className="sticky top-0 z-20 bg-paper">
        <td className="sticky left-0 z-10 bg-paper" />
        {homes.map(({ summary }) => (
          <th
            key={summary.mlsNumber}
            scope="col"
            style={{ width: `${100 / homes.length}%` }}
            className={`relative py-3 text-left align-top max-md:not-last:pr-3 md:pl-6 ${least}`}
          >
            {homes.length > LEAST_COMPARED && (
              <LocalLink
                to={comparisonPath({
                  ...state,
                  ids: state.ids.filter((id) => id !== summary.mlsNumber),
                })}
                aria-label={t`Remove ${summary.name}`}
                data-replace
                data-keep-scroll
                className="float-right -mt-2.5 -mr-2 grid size-11 max-md:float-none max-md:ml-auto place-items-center rounded-full hover:bg-mist print:hidden"
              >
                <Icon name="x" className="size-5" />
              </LocalLink>
            )}
            <span className="block text-control font-semibold [overflow-wrap:anywhere] md:text-lead">
              {summary.name}
            </span>
            <span className="block text-small font-normal text-muted">{where(summary)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowsProps extends ComparisonTableProps {
  readonly tab: ComparisonTab;
}

function Rows({ kind, tab, state, homes }: RowsProps) {
  const { i18n } = useLingui();
  const words = useComparisonWords(state.budget);
  const all = readRows(kind, tab, homes, words).filter(
    (row) => row.differs || !state.differencesOnly,
  );
  const rows = all.filter(isKnown);
  const missing = all.flatMap((row) => (isKnown(row) ? [] : row.label)).join(", ");
  return (
    <tbody className={tab === state.tab ? "" : "hidden print:table-row-group"}>
      <tr className="hidden print:table-row">
        <th colSpan={homes.length + 1} scope="rowgroup" className="pt-5 pb-1 text-left text-h3">
          {i18n._(TAB_NAMES[tab])}
        </th>
      </tr>
      {all.length === 0 && (
        <tr className="border-t border-line">
          <td colSpan={homes.length + 1} className="py-4 text-muted">
            <span className={AS_WIDE_AS_THE_SCREEN}>
              <Trans>No differences in this part.</Trans>
            </span>
          </td>
        </tr>
      )}
      {rows.map((row) => (
        <Row key={row.label} row={row} homes={homes} />
      ))}
      {missing !== "" && (
        <tr className="border-t border-line">
          <td colSpan={homes.length + 1} className="py-4 text-control text-muted">
            <span className={AS_WIDE_AS_THE_SCREEN}>
              <Trans>Not available for any of them: {missing}</Trans>
            </span>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Whether at least one home states it. */
function isKnown({ values }: ReadRow): boolean {
  return values.some((value) => value !== null);
}

function Row({ row, homes }: { row: ReadRow; homes: readonly ComparedHome[] }) {
  const { t } = useLingui();
  const { label, values, differs } = row;
  return (
    <tr className="border-t border-line break-inside-avoid">
      <th scope="row" className={`${LABEL_CELL} ${differs ? "text-ink" : "text-muted"}`}>
        <span className={LABEL}>
          <i
            className={`mt-1.5 size-2.5 shrink-0 rounded-full ${differs ? "border border-turmeric-ink bg-turmeric" : "max-md:hidden"}`}
          />
          <span>
            {label}
            {differs && <span className="sr-only"> ({t`differs`})</span>}
          </span>
        </span>
      </th>
      {values.map((value, at) => (
        <td
          key={homes[at]?.summary.mlsNumber}
          className={`num pt-9 pb-3 align-top text-control [overflow-wrap:anywhere] max-md:not-last:pr-3 md:pt-3 md:pl-6 ${
            value ? (differs ? "font-[550]" : "") : "text-muted"
          }`}
        >
          <RowValue row={row} at={at} />
        </td>
      ))}
    </tr>
  );
}
