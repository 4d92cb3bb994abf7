import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import {
  COMPARISON_TABS,
  type ComparedKind,
  type ComparisonTab,
} from "#features/listings/index.ts";
import { type ComparisonState, comparisonPath } from "#features/saved/model/compare-url.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";

export const TAB_NAMES: Record<ComparisonTab, MessageDescriptor> = {
  overview: msg`Overview`,
  price: msg`Price and cost`,
  land: msg`Land and layout`,
  approvals: msg`Approvals`,
  surroundings: msg`Surroundings`,
  interior: msg`Interior`,
  property: msg`Property`,
  hoa: msg`HOA`,
  community: msg`Community`,
};

export const PANEL_ID = "comparison";

/** Id of a tab in the page. */
export function tabId(tab: ComparisonTab): string {
  return `tab-${tab}`;
}

/** The position that a key leads to among so many tabs; undefined where it leads nowhere. */
function positionAfter(key: string, position: number, total: number): number | undefined {
  const positions: Readonly<Record<string, number>> = {
    ArrowLeft: (position + total - 1) % total,
    ArrowRight: (position + 1) % total,
    Home: 0,
    End: total - 1,
  };
  return positions[key];
}

interface ComparisonTabsProps {
  readonly kind: ComparedKind;
  readonly state: ComparisonState;
}

/** The parts of the comparison as links, so that each has an address; arrow keys pass along. */
export function ComparisonTabs({ kind, state }: ComparisonTabsProps) {
  const { t, i18n } = useLingui();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const tabs: readonly ComparisonTab[] = COMPARISON_TABS[kind];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const at = positionAfter(key, tabs.indexOf(state.tab), tabs.length);
    const tab = at === undefined ? undefined : tabs[at];
    if (!tab) return;
    document.getElementById(tabId(tab))?.focus();
    void navigate(localPath(comparisonPath({ ...state, tab })), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 border-b border-line print:hidden">
      <div
        role="tablist"
        aria-label={t`Parts of the comparison`}
        onKeyDown={onKeyDown}
        className="-mb-px flex max-w-full gap-6 overflow-x-auto"
      >
        {tabs.map((tab) => (
          <a
            key={tab}
            id={tabId(tab)}
            role="tab"
            href={localPath(comparisonPath({ ...state, tab }))}
            aria-selected={tab === state.tab}
            aria-controls={PANEL_ID}
            tabIndex={tab === state.tab ? 0 : -1}
            data-replace
            data-keep-scroll
            className="flex min-h-12 items-center border-b-2 border-transparent text-control font-medium whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-ink aria-selected:font-semibold aria-selected:text-ink"
          >
            {i18n._(TAB_NAMES[tab])}
          </a>
        ))}
      </div>
      <DifferencesSwitch state={state} />
    </div>
  );
}

function DifferencesSwitch({ state }: { state: ComparisonState }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const onChange = (differencesOnly: boolean) =>
    void navigate(localPath(comparisonPath({ ...state, differencesOnly })), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-control">
      <input
        type="checkbox"
        checked={state.differencesOnly}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5"
      />
      {t`Differences only`}
    </label>
  );
}
