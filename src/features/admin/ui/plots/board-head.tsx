import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { AdminPlots } from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { StatusMark } from "./plot-rows.tsx";
import { STATUSES } from "./plot-words.ts";

interface BoardHeadProps {
  readonly counts: AdminPlots["counts"];
  /** What the address looks for. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Which of the panels is open. */
  readonly panel: "history" | "prices" | null;
  readonly onPanel: (which: "history" | "prices") => void;
}

/** A pause in typing after which the address follows. */
const PAUSE_MS = 300;

/** How many plots there are of each status, and what the board shows of them. */
export function BoardHead({ counts, text, onText, panel, onPanel }: BoardHeadProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {STATUSES.map((status) => (
          <li key={status}>
            <StatusMark status={status} count={counts[status]} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <SearchField text={text} onText={onText} />
        <button
          type="button"
          aria-expanded={panel === "prices"}
          onClick={() => onPanel("prices")}
          className={`${button("outline", "small")} h-11! aria-expanded:border-ink aria-expanded:bg-mist`}
        >
          <Icon name="hand-coins" className="size-5" />
          <Trans>Price list</Trans>
        </button>
        <button
          type="button"
          aria-pressed={panel === "history"}
          onClick={() => onPanel("history")}
          className={`${button("outline", "small")} h-11! aria-pressed:border-ink aria-pressed:bg-mist`}
        >
          <Icon name="list" className="size-5" />
          <Trans>History</Trans>
        </button>
      </div>
    </div>
  );
}

/** Looks for plots while somebody types; another address says other words. */
function SearchField({ text, onText }: Pick<BoardHeadProps, "text" | "onText">) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = text;
  }, [text]);
  return (
    <input
      ref={input}
      type="search"
      defaultValue={text}
      maxLength={100}
      aria-label={t`Plot, buyer or facing`}
      placeholder={t`Plot, buyer or facing`}
      onChange={({ currentTarget: { value } }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onText(value.trim()), PAUSE_MS);
      }}
      className="h-11 min-w-64 flex-1 max-sm:basis-full rounded border border-edge bg-card px-3.5"
    />
  );
}
