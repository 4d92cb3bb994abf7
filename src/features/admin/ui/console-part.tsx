import type { ReactNode } from "react";

/** How wide a part's content is; the edge that it begins at is the same for all. */
const WIDTHS = {
  whole: "",
  table: "max-w-5xl",
  day: "max-w-4xl",
  text: "max-w-3xl",
  form: "max-w-2xl",
} as const;

interface ConsolePartProps {
  readonly width: keyof typeof WIDTHS;
  readonly children: ReactNode;
}

/** A part of the console, below its bar: each begins at the same edge and the same height. */
export function ConsolePart({ width, children }: ConsolePartProps) {
  return (
    <div className="wrap py-8 md:py-10">
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-8 ${WIDTHS[width]}`}>{children}</div>
    </div>
  );
}
