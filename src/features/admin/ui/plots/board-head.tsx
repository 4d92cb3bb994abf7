import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminPlot } from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { StatusMark } from "./plot-rows.tsx";
import { STATUSES } from "./plot-words.ts";

interface BoardHeadProps {
  readonly plots: readonly AdminPlot[];
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isHistory: boolean;
  readonly onHistory: () => void;
  readonly isPrices: boolean;
  readonly onPrices: () => void;
}

/** How many plots there are of each status, and what the board shows of them. */
export function BoardHead(props: BoardHeadProps) {
  const { plots, text, onText, isHistory, onHistory, isPrices, onPrices } = props;
  const { t } = useLingui();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {STATUSES.map((status) => (
          <li key={status}>
            <StatusMark
              status={status}
              count={plots.filter((plot) => plot.status === status).length}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <input
          type="search"
          value={text}
          aria-label={t`Plot, buyer or facing`}
          placeholder={t`Plot, buyer or facing`}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          className="h-11 min-w-0 flex-1 max-sm:basis-full rounded border border-edge bg-card px-3.5"
        />
        <button
          type="button"
          aria-expanded={isPrices}
          onClick={onPrices}
          className={`${button("outline", "small")} h-11! aria-expanded:border-ink aria-expanded:bg-mist`}
        >
          <Icon name="hand-coins" className="size-5" />
          <Trans>Price list</Trans>
        </button>
        <button
          type="button"
          aria-pressed={isHistory}
          onClick={onHistory}
          className={`${button("outline", "small")} h-11! aria-pressed:border-ink aria-pressed:bg-mist`}
        >
          <Icon name="list" className="size-5" />
          <Trans>History</Trans>
        </button>
      </div>
    </div>
  );
}
