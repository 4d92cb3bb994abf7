type ButtonKind = "action" | "primary" | "outline" | "quiet";
type ButtonSize = "normal" | "small";

/** Classes of a button or of a link that looks like one; `action` is the one commercial act of a screen. */
export function button(kind: ButtonKind, size: ButtonSize = "normal"): string {
  return `button button-${kind} button-${size}`;
}

/** Classes of a link or button that is words after their icon. */
export const TEXT_ACTION =
  "flex min-h-11 items-center gap-2 text-control font-[550] text-river hover:text-river-deep";

/** Classes of a square button that shows an icon alone. */
export const ICON_BUTTON =
  "grid size-11 shrink-0 place-items-center rounded text-ink transition-colors hover:bg-mist";
