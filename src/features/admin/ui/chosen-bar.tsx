import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** The look of what may be done there. */
export const BAR_BUTTON =
  "inline-flex min-h-11 items-center justify-center rounded border border-night-muted px-4 text-control font-[550] text-white hover:border-white hover:bg-white/10";

interface ChosenBarProps {
  readonly label: string;
  /** How much is chosen. */
  readonly told: ReactNode;
  /** What may be done to it. */
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** What may be done to the rows that are chosen, at the foot of the screen. */
export function ChosenBar({ label, told, children, onClear }: ChosenBarProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={label}
      data-bottom-bar
      className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-ink p-4 text-white max-md:-mx-(--gutter) max-md:rounded-none lg:bottom-4 lg:px-6 [&_:focus-visible]:outline-card"
    >
      {told}
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <button
          type="button"
          onClick={onClear}
          aria-label={t`Choose none`}
          className="grid size-11 place-items-center rounded hover:bg-white/10"
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
    </section>
  );
}
