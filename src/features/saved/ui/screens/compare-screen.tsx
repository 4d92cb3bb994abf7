import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ShareButton } from "#features/listings/ui.ts";
import {
  type ComparisonState,
  canCompare,
  comparisonPath,
  MOST_COMPARED,
  tabOf,
} from "#features/saved/model/compare-url.ts";
import { TEXT_ACTION } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink, WayUp } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { Caution } from "./caution.tsx";
import { type ComparedHome, kindOf } from "./comparison-rows.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { ComparisonTabs } from "./comparison-tabs.tsx";

interface CompareScreenProps {
  readonly state: ComparisonState;
  readonly homes: readonly ComparedHome[];
  /** Ids of the address that the catalogue does not know. */
  readonly unknown: readonly string[];
}

/** Two to five homes side by side, the same for whoever opens the link. */
export function CompareScreen({ state, homes, unknown }: CompareScreenProps) {
  const { t } = useLingui();
  const names = homes.map(({ summary }) => summary.name).join(", ");
  const path = comparisonPath(state);
  const kind = kindOf(homes);
  const isCompared = canCompare(homes.length);
  const known = state.ids.filter((id) => !unknown.includes(id));
  const shown = { ...state, tab: tabOf(kind, state.tab) };
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead
        title={t`Compare layouts · Sthalam`}
        description={t`Layouts side by side: rate, cost, area, roads, approvals, features and location.`}
        indexed={false}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <WayUp to={href("/favourites")}>
          <Trans>Saved homes</Trans>
        </WayUp>
        {isCompared && (
          <div className="flex gap-5">
            <button type="button" onClick={() => window.print()} className={TEXT_ACTION}>
              <Icon name="printer" className="size-5" />
              <Trans>Print</Trans>
            </button>
            <ShareButton name={names} path={path} />
          </div>
        )}
      </div>
      <h1 className="mt-2 text-h1">
        {isCompared ? (
          <Plural value={homes.length} one="Compare # layout" other="Compare # layouts" />
        ) : (
          <Trans>Compare layouts</Trans>
        )}
      </h1>
      <Remarks known={homes.length} unknown={unknown} tooMany={known.slice(MOST_COMPARED)} />
      {!isCompared && (
        <LocalLink to={href("/searchProperties")} className={TEXT_ACTION}>
          <Icon name="search" className="size-5" />
          <Trans>Search Properties</Trans>
        </LocalLink>
      )}
      {homes.length > 0 && (
        <>
          <ComparisonTabs kind={kind} state={shown} />
          <ComparisonTable kind={kind} state={shown} homes={homes} />
        </>
      )}
    </div>
  );
}

interface RemarksProps {
  /** Homes found. */
  readonly known: number;
  readonly unknown: readonly string[];
  /** Known ids beyond the most that are compared. */
  readonly tooMany: readonly string[];
}

/** What of the address cannot be compared. */
function Remarks({ known, unknown, tooMany }: RemarksProps) {
  const { t } = useLingui();
  const ids = unknown.join(", ");
  const further = tooMany.join(", ");
  const isOdd = !canCompare(known) || tooMany.length > 0;
  if (!isOdd && unknown.length === 0) return null;
  return (
    <Caution>
      {isOdd && <p>{t`Select between 2 and 5 properties to compare.`}</p>}
      {tooMany.length > 0 && <p>{t`More than 5, so left out: ${further}`}</p>}
      {unknown.length > 0 && <p>{t`No longer listed, so left out: ${ids}`}</p>}
    </Caution>
  );
}
