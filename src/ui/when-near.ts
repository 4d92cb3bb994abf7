import { type ComponentType, lazy } from "react";

/** How near the visitor comes before the script is fetched, below the screen's edge. */
const MARGIN = "400px";
/** Signs that somebody uses the page. */
const SIGNS = ["scroll", "pointerdown", "keydown"] as const;

/**
 * A part of a page whose script is fetched once the visitor comes near it or touches the page at
 * all; the server's HTML stands meanwhile. `id` names an element round the part. Where the page was
 * come to without a reload there is no such HTML, and the part is fetched at once.
 */
export function whenNear<Props>(
  id: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  return lazy(async () => {
    const place = typeof document === "undefined" ? null : document.getElementById(id);
    if (place) await nearness(place);
    return load();
  });
}

function nearness(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const come = () => {
      watcher.disconnect();
      for (const sign of SIGNS) removeEventListener(sign, come, true);
      resolve();
    };
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: MARGIN },
    );
    watcher.observe(place);
    for (const sign of SIGNS) addEventListener(sign, come, { capture: true, passive: true });
  });
}
