const BASE =
  "inline-flex items-center justify-center gap-2 rounded border text-center font-[550] transition-colors min-[360px]:whitespace-nowrap active:translate-y-px disabled:pointer-events-none disabled:bg-mist disabled:text-faint aria-disabled:pointer-events-none aria-disabled:bg-mist aria-disabled:text-faint";

const KINDS = {
  deed: "border-transparent bg-laterite text-white hover:bg-laterite-deep",
  primary: "border-transparent bg-river text-white hover:bg-river-deep",
  outline: "border-edge bg-card hover:border-ink hover:bg-paper",
  quiet: "border-transparent text-river hover:bg-river-tint",
} as const;

const SIZES = {
  normal: "min-h-12 px-5 text-base",
  small: "h-11 px-3.5 text-control md:h-10",
} as const;

/** Classes of a button or of a link that looks like one; `deed` is the one commercial act of a screen. */
export function button(kind: keyof typeof KINDS, size: keyof typeof SIZES = "normal"): string {
  return `${BASE} ${KINDS[kind]} ${SIZES[size]}`;
}

/** Classes of a square button that shows an icon alone. */
export const ICON_BUTTON =
  "grid size-11 shrink-0 place-items-center rounded text-ink transition-colors hover:bg-mist";
