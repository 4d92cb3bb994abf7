import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { isPlainClick } from "#platform/ui/local-link.tsx";

export const SECTIONS = ["overview", "facts", "market", "neighbourhood", "contact"] as const;
export type Section = (typeof SECTIONS)[number];

const SHOWN_AFTER_PX = 100;
const HEIGHT_PX = 56;

/** The words of each section, in the bar and over the section. */
export function useSectionNames(): Record<Section, string> {
  const { t } = useLingui();
  return {
    overview: t`Overview`,
    facts: t`Facts & Features`,
    market: t`Market Value`,
    neighbourhood: t`Neighbourhood`,
    contact: t`Contact Info`,
  };
}

/** Above the window, where Tab reaches it: with the focus in it the bar comes down, over the header. */
const HIDDEN =
  "pointer-events-none -translate-y-full opacity-0 has-focus-visible:pointer-events-auto has-focus-visible:z-50 has-focus-visible:translate-y-0 has-focus-visible:opacity-100";

/** A bar that appears after 100 px of scrolling, or under the keyboard, and follows the section in view. */
export function SectionNav({ summary }: { summary: ListingSummary }) {
  const { t } = useLingui();
  const names = useSectionNames();
  const { shown, current } = useScrolledSection();
  const row = useCurrentInView(current);
  return (
    <nav
      aria-label={t`Sections`}
      className={`fixed inset-x-0 top-0 z-30 border-b border-line bg-card transition-opacity print:hidden ${
        shown ? "opacity-100" : HIDDEN
      }`}
    >
      <div className="wrap flex h-14 items-center justify-between gap-6">
        <div ref={row} className="-mx-4 flex gap-6 self-stretch overflow-x-auto px-4 md:gap-8">
          {SECTIONS.map((section) => (
            <a
              key={section}
              href={`#${section}`}
              onClick={(event) => goTo(section, event)}
              aria-current={section === current ? "location" : undefined}
              className="relative -mx-2 flex shrink-0 items-center px-2 text-control font-medium whitespace-nowrap text-muted hover:text-ink aria-[current]:text-ink focus-visible:-outline-offset-2 aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-ink"
            >
              {names[section]}
            </a>
          ))}
        </div>
        <p className="hidden min-w-0 truncate text-control lg:block">
          <b className="font-semibold">{summary.name}</b>{" "}
          {summary.ratePerSqYard !== null && (
            <span className="num text-muted">
              {t`${formatRupees(summary.ratePerSqYard)} per sq yd`}
            </span>
          )}
        </p>
      </div>
    </nav>
  );
}

/** Moves the row of tabs, so that on a phone the current one is whole. */
function useCurrentInView(current: Section) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = current && row.current?.querySelector("[aria-current]");
    if (!tab || !row.current) return;
    const [box, whole] = [tab.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += box.left + box.width / 2 - (whole.left + whole.width / 2);
  }, [current]);
  return row;
}

/**
 * Goes to a section without the router: told of another address it would draw the page anew, and
 * sections whose script is on its way would fall out of it, with the visitor's place.
 */
function goTo(section: Section, event: MouseEvent): void {
  const target = document.getElementById(section);
  if (!target || !isPlainClick(event)) return;
  event.preventDefault();
  history.replaceState(history.state, "", `#${section}`);
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** Sections below each other, with their place in the window. One beside them is always in view. */
function sectionsInColumn(): { section: Section; top: number }[] {
  const column = document.getElementById("overview")?.getBoundingClientRect().left;
  return SECTIONS.flatMap((section) => {
    const box = document.getElementById(section)?.getBoundingClientRect();
    return box && box.left === column ? [{ section, top: box.top }] : [];
  });
}

function useScrolledSection(): { shown: boolean; current: Section } {
  const [shown, setShown] = useState(false);
  const [current, setCurrent] = useState<Section>("overview");
  useEffect(() => {
    const read = () => {
      const passed = sectionsInColumn().filter(({ top }) => top <= window.innerHeight * 0.35);
      // Over the foot of the site it would be about what is gone.
      const end = document.getElementById("content")?.getBoundingClientRect().bottom ?? 0;
      setShown(window.scrollY > SHOWN_AFTER_PX && end > HEIGHT_PX);
      setCurrent(passed.at(-1)?.section ?? "overview");
    };
    read();
    window.addEventListener("scroll", read, { passive: true });
    window.addEventListener("resize", read);
    return () => {
      window.removeEventListener("scroll", read);
      window.removeEventListener("resize", read);
    };
  }, []);
  return { shown, current };
}
