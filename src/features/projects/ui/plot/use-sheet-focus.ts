import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

type PlotNumber = number | string;

/** The link of a plot on its plan or in its table. */
function linkTo(number: PlotNumber, within: Element | Document | null = document) {
  return within?.querySelector<SVGAElement | HTMLAnchorElement>(
    `a[data-plot="${CSS.escape(String(number))}"]`,
  );
}

/** Puts the focus on a plot of the sheet without scrolling the page to it. */
export function focusPlot(sheet: Element | null, number: PlotNumber): void {
  linkTo(number, sheet)?.focus({ preventScroll: true });
}

/** The sheet of another plot than the page came with grows out of that plot, and its title takes the focus. */
export function useArrival(sheet: RefObject<HTMLElement | null>, number: PlotNumber) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef<PlotNumber | null>(null);
  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    shown.current = number;
    // With the page itself the focus stays at its top.
    if (isFirst && document.activeElement === document.body) return;
    title.current?.focus({ preventScroll: true });
    if (sheet.current) growOutOf(linkTo(number), sheet.current);
  }, [number, sheet]);
  return title;
}

function growOutOf(plot: Element | null | undefined, sheet: HTMLElement): void {
  if (!plot || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [from, to] = [plot.getBoundingClientRect(), sheet.getBoundingClientRect()];
  sheet.style.transformOrigin = `${from.x + from.width / 2 - to.x}px ${from.y + from.height / 2 - to.y}px`;
  sheet.animate({ opacity: [0, 1], scale: [0.9, 1] }, { duration: 140, easing: "ease-out" });
}

/** Gives the focus back to the plot whose sheet has closed. */
export function useFocusBack(chosen: PlotNumber | null): void {
  const last = useRef(chosen);
  useEffect(() => {
    const before = last.current;
    last.current = chosen;
    if (chosen !== null || before === null) return;
    if (document.activeElement === document.body) focusPlot(document.body, before);
  }, [chosen]);
}
