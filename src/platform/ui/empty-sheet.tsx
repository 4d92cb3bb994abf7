import type { ReactNode } from "react";

/** The empty sheet: a plot nobody has drawn yet, with its cross-hair. */
export function SurveyMark() {
  return (
    <svg viewBox="0 0 120 84" className="h-21 w-30 text-muted" aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeLinejoin="round">
        <path d="M8 14 112 5v70L14 80z" strokeDasharray="3 3" />
        <path d="m11 47 101-7M60 10v67" strokeDasharray="2 3" strokeOpacity=".7" />
        <circle cx="60" cy="43" r="9" className="stroke-ink" />
        <path d="M46 43h28M60 29v28" className="stroke-ink" />
      </g>
    </svg>
  );
}

/** Where there is nothing to show: the mark, and a sentence that says why or what to do. */
export function EmptySheet({ children }: { children: ReactNode }) {
  return (
    <div className="grid place-content-center justify-items-center gap-4 px-(--gutter) py-12 text-center">
      <SurveyMark />
      <p className="max-w-sm text-muted">{children}</p>
    </div>
  );
}
