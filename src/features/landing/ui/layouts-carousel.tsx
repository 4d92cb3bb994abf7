import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { ListingSummary } from "#features/listings/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useSideSwipe } from "#platform/ui/pictures/use-side-swipe.ts";
import { LayoutCard } from "./layout-card.tsx";

/** Cards in view: three from 1024 pixels, two from 768, else one. The styles hide the rest. */
const MOST_IN_VIEW = 3;
const IN_VIEW =
  "grid gap-6 md:grid-cols-2 lg:grid-cols-3 max-lg:[&>li:nth-child(3)]:hidden max-md:[&>li:nth-child(2)]:hidden";

/** Where it stood, by entry of the history, so that Back leads there: in memory alone, as what was typed. */
const stood = new Map<string, number>();

interface LayoutsCarouselProps {
  readonly layouts: readonly ListingSummary[];
  readonly budgetLakhs: number;
}

/** Layouts side by side, moved on one at a time, round from the last to the first and back. */
export function LayoutsCarousel({ layouts, budgetLakhs }: LayoutsCarouselProps) {
  const { t } = useLingui();
  const { length } = layouts;
  const { key } = useLocation();
  const [first, setFirst] = useState(() => (stood.get(key) ?? 0) % length);
  useEffect(() => void stood.set(key, first), [key, first]);
  const move = (by: number) => setFirst((now) => (now + by + length) % length);
  const swipe = useSideSwipe(move);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(by);
  };
  const inView = Array.from(
    { length: Math.min(MOST_IN_VIEW, length) },
    (_, i) => layouts[(first + i) % length],
  );
  const [position, total] = [formatWhole(first + 1), formatWhole(length)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-roledescription={t`carousel`}
      aria-label={t`Layouts`}
      onKeyDown={onKeyDown}
      {...swipe}
      className="relative mt-6 flex touch-pan-y flex-col gap-4"
    >
      <div
        className={`flex items-center justify-between gap-4 max-md:order-last md:justify-end lg:absolute lg:-top-17 lg:right-0 ${length <= MOST_IN_VIEW ? "lg:hidden" : ""} ${length === 1 ? "hidden" : ""}`}
      >
        <Arrow label={t`Previous layout`} icon="arrow-left" onClick={() => move(-1)} />
        <p aria-live="polite" className="num min-w-16 text-center text-small text-muted">
          {t`${position} of ${total}`}
        </p>
        <Arrow label={t`Next layout`} icon="arrow-right" onClick={() => move(1)} />
      </div>
      <ul className={IN_VIEW}>
        {inView.map(
          (layout) =>
            layout && (
              <li key={layout.mlsNumber} className="flex">
                <LayoutCard summary={layout} budgetLakhs={budgetLakhs} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly icon: "arrow-left" | "arrow-right";
  readonly onClick: () => void;
}

function Arrow({ label, icon, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-edge bg-card hover:border-ink"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
