import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { toRupees } from "#features/calculators/index.ts";
import {
  COMPARISON_TABS,
  type ComparedKind,
  type ComparisonTab,
} from "#features/listings/index.ts";
import { useSum } from "#features/listings/ui.ts";
import { type ComparisonState, comparisonPath } from "#features/saved/model/compare-url.ts";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";
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
  const change = useChange(state);
  const tabs: readonly ComparisonTab[] = COMPARISON_TABS[kind];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const at = positionAfter(key, tabs.indexOf(state.tab), tabs.length);
    const tab = at === undefined ? undefined : tabs[at];
    if (!tab) return;
    document.getElementById(tabId(tab))?.focus();
    change({ tab });
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
      <div className="flex flex-wrap items-center gap-x-6 max-md:py-1.5">
        <BudgetChoice state={state} />
        <DifferencesSwitch state={state} />
      </div>
    </div>
  );
}

/** Goes to the comparison with a change, in place of the one shown. */
function useChange(state: ComparisonState): (change: Partial<ComparisonState>) => void {
  const localPath = useLocalPath();
  const navigate = useNavigate();
  return (change) =>
    void navigate(localPath(comparisonPath({ ...state, ...change })), {
      replace: true,
      preventScrollReset: true,
    });
}

/** Budgets to choose among, in lakhs. */
const BUDGETS = [20, 25, 30, 35, 40, 45, 50, 60, 75, 100] as const;

/** What the visitor would pay, by which a row says what it buys. */
function BudgetChoice({ state }: { state: ComparisonState }) {
  const { t } = useLingui();
  const sum = useSum();
  const change = useChange(state);
  const budgets = [...new Set([...BUDGETS, state.budget])].sort((a, b) => a - b);
  const select = useRef<HTMLSelectElement>(null);
  const take = ({ value }: HTMLSelectElement) => change({ budget: Number(value) });
  useChosenEarly(select, String(state.budget), take);
  return (
    <label className="flex min-h-11 items-center gap-2 text-control">
      {t`Budget`}
      <select
        ref={select}
        value={state.budget}
        onChange={({ currentTarget }) => take(currentTarget)}
        className="h-11 cursor-pointer rounded border border-edge bg-card px-2 text-control"
      >
        {budgets.map((lakhs) => (
          <option key={lakhs} value={lakhs}>
            {sum(toRupees(lakhs))}
          </option>
        ))}
      </select>
    </label>
  );
}

function DifferencesSwitch({ state }: { state: ComparisonState }) {
  const { t } = useLingui();
  const change = useChange(state);
  const box = useRef<HTMLInputElement>(null);
  const take = ({ checked }: HTMLInputElement) => change({ differencesOnly: checked });
  useChosenEarly(box, state.differencesOnly, take);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-control">
      <input
        ref={box}
        type="checkbox"
        checked={state.differencesOnly}
        onChange={({ currentTarget }) => take(currentTarget)}
        className="size-5"
      />
      {t`Differences only`}
    </label>
  );
}
