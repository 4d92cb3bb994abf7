type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** True for a click by which a link opens in this tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The link of this site that a click opens in this tab. */
export function plainLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  const link = target instanceof Element && isPlainClick(event) ? target.closest("a") : null;
  return link && !link.target && link.origin === window.location.origin ? link : null;
}
