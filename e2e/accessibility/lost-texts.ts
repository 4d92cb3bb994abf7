import type { Page } from "playwright-core";

/** What cannot be read of a page: texts that are cut off, that lie out of the window or on another. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const UNSEEN = ".map-canvas, svg, noscript, script, style, option, [aria-hidden=true]";
    const ancestors = (it: Element): Element[] =>
      it.parentElement ? [it, ...ancestors(it.parentElement)] : [it];
    const isRead = (it: Element) =>
      it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      it.closest(UNSEEN) === null &&
      // Said to screen readers alone.
      !ancestors(it).some((up) => up.clientWidth === 1 || getComputedStyle(up).clipPath !== "none");
    /** The window that the text is seen through, where nothing scrolls before it. */
    const windowOf = (it: Element) => {
      const bound = ancestors(it).find(
        (up) =>
          up !== document.body &&
          up !== document.documentElement &&
          getComputedStyle(up).overflow !== "visible",
      );
      if (!bound) return { left: 0, right: innerWidth };
      const { overflow, textOverflow } = getComputedStyle(bound);
      return /auto|scroll/.test(overflow) || textOverflow === "ellipsis"
        ? { left: -1e6, right: 1e6 }
        : bound.getBoundingClientRect();
    };
    const isFixed = (it: Element) =>
      ancestors(it).some((up) => /fixed|sticky/.test(getComputedStyle(up).position));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; it: Element; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const [text, it] = [node.textContent?.trim() ?? "", node.parentElement];
      if (text === "" || !it || !isRead(it)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 2) lines.push({ text, it, box });
    }
    const cut = lines.filter(({ it, box }) => {
      const { left, right } = windowOf(it);
      const isOutside = box.right < left || box.left > right;
      return (box.left < left - 2 || box.right > right + 2) && !(isOutside && right !== innerWidth);
    });
    const still = lines.filter(({ it }) => !isFixed(it));
    const covered = still.filter(({ it, box }, at) =>
      still.slice(at + 1).some((other) => {
        if (it.contains(other.it) || other.it.contains(it)) return false;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return wide > 3 && high > Math.min(box.height, other.box.height) * 0.45;
      }),
    );
    return [
      ...cut.map(({ text }) => `cut: ${text}`),
      ...covered.map(({ text }) => `covered: ${text}`),
    ];
  });
}
