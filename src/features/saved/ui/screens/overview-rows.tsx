import { Trans, useLingui } from "@lingui/react/macro";
import type { ComparedKind } from "#features/listings/index.ts";
import { useWhere } from "#features/listings/ui.ts";
import { type ComparisonState, comparisonPath } from "#features/saved/model/compare-url.ts";
import { ICON_BUTTON } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { type ComparedHome, type ReadRow, readRows } from "./comparison-rows.ts";
import { GroundPicture, groundOf, ScaleBar } from "./ground-scale.tsx";
import { RowValue } from "./row-value.tsx";
import { useComparisonWords } from "./use-comparison-words.ts";

interface OverviewRowsProps {
  readonly kind: ComparedKind;
  readonly state: ComparisonState;
  readonly homes: readonly ComparedHome[];
}

/** More homes than a phone has columns for: the overview of each below the other, at one scale. */
export function OverviewRows({ kind, state, homes }: OverviewRowsProps) {
  const words = useComparisonWords(state.budget);
  const rows = readRows(kind, "overview", homes, words).filter(
    ({ differs, values }) =>
      (differs || !state.differencesOnly) && values.some((value) => value !== null),
  );
  const ground = groundOf(homes);
  return (
    <>
      <ul className="border-2 border-ink bg-card">
        {homes.map((home, at) => (
          <li key={home.summary.mlsNumber} className="border-line not-last:border-b">
            <Overview home={home} at={at} rows={rows} wide={ground?.wide ?? 0} state={state} />
          </li>
        ))}
      </ul>
      {ground && (
        <div className="mt-2 flex gap-4 pl-2 text-small text-muted">
          {/* As wide as the pictures' room. */}
          <div className="w-[79px] shrink-0 pt-1.5">
            <ScaleBar wide={ground.wide} />
          </div>
          <p>
            <Trans>All at one scale. Areas as listed, outlines drawn by us.</Trans>
          </p>
        </div>
      )}
    </>
  );
}

interface OverviewProps extends Pick<OverviewRowsProps, "state"> {
  readonly home: ComparedHome;
  /** Its place among the values of a row. */
  readonly at: number;
  readonly rows: readonly ReadRow[];
  /** Metres that every sketch has the width for. */
  readonly wide: number;
}

function Overview({ home, at, rows, wide, state }: OverviewProps) {
  const { t } = useLingui();
  const where = useWhere();
  const { summary } = home;
  const { mlsNumber, name } = summary;
  const others = state.ids.filter((id) => id !== mlsNumber);
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)]">
      <div className="grid place-items-center border-r border-line bg-paper p-2">
        <GroundPicture home={home} wide={wide} />
      </div>
      <div className="p-3">
        <div className="flex items-start gap-1">
          <h2 className="min-w-0 flex-1 text-control font-semibold tracking-normal [overflow-wrap:anywhere]">
            <LocalLink
              to={href("/property/:mlsNumber", { mlsNumber })}
              className="inline-flex min-h-11 items-center text-river"
            >
              {name}
            </LocalLink>
          </h2>
          <LocalLink
            to={comparisonPath({ ...state, ids: others })}
            aria-label={t`Remove ${summary.name}`}
            data-replace
            data-keep-scroll
            className={`-mr-2 ${ICON_BUTTON}`}
          >
            <Icon name="x" className="size-5" />
          </LocalLink>
        </div>
        <p className="-mt-1 text-small text-muted">{where(summary)}</p>
        <dl className="num mt-2 grid gap-1.5 text-control">
          {rows.map((row) => (
            <div key={row.label} className="flow-root [&_[aria-hidden]]:clear-both">
              <dt className="float-right ml-2 max-w-[45%] text-right text-small text-muted">
                {row.label}
              </dt>
              <dd className={row.differs ? "font-[550]" : ""}>
                <RowValue row={row} at={at} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
